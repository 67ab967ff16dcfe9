"""What a player can set: one small number each, all of them in a few bytes."""

from engine.const import TYPE_CHECKING, const
from firmware.kept.storage import SETTINGS
from firmware.themes import NAMES

if TYPE_CHECKING:
    from firmware.kept.storage import Storage

# Each setting's number, and below its choices, from 0.
LANGUAGE = const(0)  # a place in LANGUAGES
THEME = const(1)  # a place in themes.NAMES
SOUND = const(2)  # off, soft, full
BRIGHTNESS = const(3)  # 0 to 4, a fifth to all of it
SPEED = const(4)  # of animations: off, quick, calm
HAND = const(5)  # right, left: the device turned round
DELAY = const(6)  # before a held key repeats: short, middle, long
RATE = const(7)  # of the repeats: slow, middle, fast
HINTS = const(8)  # not allowed, allowed
STRICT = const(9)  # off, on: neither undo nor hints, and scores that say so
# Whether a roll asks before it ends a turn: never, ALWAYS, if not after a pause.
CONFIRM = const(10)
PRACTICE = const(11)  # in Drop It: off, the landing is seen before the drop
DIM_AFTER = const(12)  # minutes without a key: see light.py
OFF_AFTER = const(13)

ALWAYS = const(1)

LANGUAGES = ("en", "fr")  # a new one is a file text/<name>.py, and its name at the end
CHOICES = bytes([len(LANGUAGES), len(NAMES), 3, 5, 3, 2, 3, 3, 2, 2, 3, 2, 4, 4])
_DEFAULTS = bytes([0, 0, 1, 4, 2, 0, 1, 1, 1, 0, 0, 0, 2, 2])
_VERSION = const(1)  # of the bytes that are kept: this, and a byte for each setting
_UNTOUCHED = const(0xFF)  # a setting that stands as it does by default


class Settings:
    """The choices made, `values[LANGUAGE]` and so on."""

    def __init__(self) -> None:
        self.values = bytearray(_DEFAULTS)
        self._defaults = bytearray(_DEFAULTS)

    def step(self, which: int, step: int) -> None:
        """Go to a setting's next choice (1) or the one before (-1), round the ends."""
        self.values[which] = (self.values[which] + step) % CHOICES[which]

    def set_default(self, which: int, choice: int) -> None:
        """Take another choice for a setting that the player has not touched."""
        self.values[which] = self._defaults[which] = choice

    def load(self, storage: "Storage") -> None:
        """Take the choices that are kept; what is none of the choices stays as it is."""
        data = bytearray(1 + len(CHOICES))
        length = storage.read(SETTINGS, data)
        if data[0] != _VERSION:
            return
        for which in range(min(length - 1, len(CHOICES))):
            if data[1 + which] < CHOICES[which]:
                self.values[which] = data[1 + which]

    def keep(self, storage: "Storage") -> None:
        """Keep the choices that differ from the defaults, so that others can get new defaults."""
        data = bytearray(1 + len(CHOICES))
        data[0] = _VERSION
        for which in range(len(CHOICES)):
            same = self.values[which] == self._defaults[which]
            data[1 + which] = _UNTOUCHED if same else self.values[which]
        storage.keep(SETTINGS, data, len(data))
        storage.save()
