"""The player's settings: small numbers in a few bytes."""

from engine.const import TYPE_CHECKING, const
from firmware.kept.storage import SETTINGS
from firmware.text import LANGUAGES as LANGUAGES
from firmware.themes import NAMES as THEMES

if TYPE_CHECKING:
    from firmware.kept.storage import Storage

    Line = tuple[str, tuple[str, ...], str]  # of the list below

# Each setting's number: its index in the list below, and in the saved bytes.
LANGUAGE = const(0)
THEME = const(1)
SOUND = const(2)
BRIGHTNESS = const(3)
SPEED = const(4)  # of animations
HAND = const(5)  # left: the device is held upside down
DELAY = const(6)  # before a held key repeats
RATE = const(7)  # of the repeats
HINTS = const(8)
STRICT = const(9)  # on: no undo and no hints, which the scores mention
CONFIRM = const(10)  # ask before a roll ends a turn: never, ALWAYS, if in haste
PRACTICE = const(11)  # on: Drop It shows where a piece will land
DIM_AFTER = const(12)  # minutes without a key: see idle.py
OFF_AFTER = const(13)
DIGITS = const(14)  # the look of the digits on the sheet

ALWAYS = const(1)

_PREFIX = "NUMBER_DROP_"
_VERSION = const(1)  # of the saved bytes: this, and a byte per setting
# Where a restart resumes: in the title or one of its menus, in the game (where the player in turn
# may already hold the device), in a lesson, or in the replay of the finished game. See
# memory/restart.py.
AT_TITLE = const(0)
GOES_ON = const(1)
HELD = const(2)
IN_LESSON = const(3)
IN_REPLAY = const(4)
RESUME_PLACES = const(5)  # with six games, the note's bits are all used
_VERSION_BITS = const(3)  # in the first byte; the note is above
_UNTOUCHED = const(0xFF)  # a setting left at its default


def _lines() -> "tuple[Line, ...]":
    """Return each setting's name in settings.toml, its choices there, and its default."""
    # Each row is a constant: a board interns any other string permanently.
    return (
        ("LANGUAGE", LANGUAGES, "en"),
        ("THEME", THEMES, "dark"),
        ("SOUND", ("off", "soft", "full"), "soft"),
        ("BRIGHTNESS", ("1", "2", "3", "4", "5"), "5"),
        ("ANIMATIONS", ("off", "quick", "calm"), "calm"),
        ("HAND", ("right", "left"), "right"),
        ("REPEAT_DELAY", ("short", "medium", "long"), "medium"),
        ("REPEAT_RATE", ("slow", "medium", "fast"), "medium"),
        ("HINTS", ("off", "on"), "on"),
        ("STRICT", ("off", "on"), "off"),
        ("CONFIRM", ("off", "on", "pause"), "pause"),
        ("PRACTICE", ("off", "on"), "off"),
        ("DIM_AFTER", ("never", "1", "2", "3"), "2"),
        ("OFF_AFTER", ("never", "5", "10", "30"), "10"),
        ("DIGITS", ("plain", "coloured"), "plain"),
    )


def _in_bytes() -> tuple[bytes, bytes]:
    """Return the number of choices of each setting, and the index of its default."""
    lines = _lines()
    counts = bytes([len(choices) for _, choices, _ in lines])
    return counts, bytes([choices.index(default) for _, choices, default in lines])


CHOICES, _DEFAULTS = _in_bytes()
del _in_bytes


class Settings:
    """The chosen settings: `values[LANGUAGE]` and so on."""

    def __init__(self) -> None:
        self.values = bytearray(_DEFAULTS)
        # A restart's note: 1 + RESUME_PLACES * the game's index + the place, 0 for none; and the
        # number of the lesson or menu. It is saved for one start only.
        self.resume = 0
        self.resume_detail = 0
        self._defaults = bytearray(_DEFAULTS)

    def step(self, which: int, step: int) -> None:
        """Advance a setting to its next (1) or previous (-1) choice, wrapping around."""
        self.values[which] = (self.values[which] + step) % CHOICES[which]

    def set_default(self, which: int, choice: int) -> None:
        """Change the default of a setting, and its value, which the player has not changed."""
        self.values[which] = self._defaults[which] = choice

    def load(self, storage: "Storage") -> None:
        """Load the saved choices, skipping invalid ones."""
        data = bytearray(2 + len(CHOICES))
        length = storage.read(SETTINGS, data)
        if data[0] & ((1 << _VERSION_BITS) - 1) != _VERSION:
            return
        self.resume = data[0] >> _VERSION_BITS
        self.resume_detail = data[1 + len(CHOICES)] if self.resume else 0
        for which in range(min(length - 1, len(CHOICES))):
            if data[1 + which] < CHOICES[which]:
                self.values[which] = data[1 + which]

    def save(self, storage: "Storage") -> None:
        """Save the choices that differ from their defaults; the others follow new defaults."""
        data = bytearray(1 + len(CHOICES) + (self.resume > 0))
        data[0] = self.resume << _VERSION_BITS | _VERSION
        if self.resume:
            data[-1] = self.resume_detail
        for which in range(len(CHOICES)):
            same = self.values[which] == self._defaults[which]
            data[1 + which] = _UNTOUCHED if same else self.values[which]
        storage.store(SETTINGS, data, len(data))
        storage.save()


def read_toml(settings: Settings) -> str:
    """Take defaults from the drive's settings.toml, such as NUMBER_DROP_THEME = "light".

    Invalid values are reported and ignored. Return the first setting to check, or "": one with an
    invalid value, or one in heap_settings.py that this board needs and lacks.
    """
    from firmware.drive_settings import line_of, value_of
    from firmware.memory import heap_settings

    first = ""
    try:
        value_of(_PREFIX + "BOARD")  # code.py has used the board's own file instead
    except ValueError:
        print(line_of(_PREFIX + "BOARD"))
        first = "BOARD"
    for which, (name, choices, _) in enumerate(_lines()):
        try:
            value = value_of(_PREFIX + name)
            if value is None:
                continue
            word = str(value).lower()
        except ValueError:
            word = ""
        if word in choices:
            settings.set_default(which, choices.index(word))
        else:
            print(line_of(_PREFIX + name))
            print("It can be", ", ".join(['"' + choice + '"' for choice in choices]))
            first = first or name
    return first or heap_settings.missing()
