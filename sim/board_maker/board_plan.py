"""The plan of a handheld to be built, and the checks of its parts."""

import re
from dataclasses import dataclass

from sim.board import board_files
from sim.board_maker import free_pins, modules, rp2_pins, wiring, wiring_picture

KEYS = board_files.KEY_NAMES
# The kind of memory by CircuitPython port; no board of another port is known to run the game.
_NVM = {"raspberrypi": "rp2", "atmel-samd": "samd51", "nordic": "nrf52", "espressif": "esp32"}
_PORT = re.compile(r"^ - port: (\S+)$", re.MULTILINE)


class PlanError(ValueError):
    """A plan that cannot be built; the message is one line that says what to change."""


@dataclass(frozen=True)
class Kind:
    """A kind of screen: its pins, its sizes and how it can be mounted.

    The pins in `spare` are optional. `sizes` has the driver's other arguments for each size: where
    the picture begins in the chip's memory, and by how many degrees it is turned. `turns` has the
    rotations possible at each size; at any other the picture would exceed that memory, or be
    scrambled. `usual` has suggested pins: first those of a Pico's board file here, then those along
    a Feather's edge.
    """

    pins: tuple[str, ...]
    spare: tuple[str, ...]
    sizes: dict[str, dict[str, int]]
    turns: dict[str, tuple[int, ...]]
    usual: tuple[str, ...]


TURNS = (0, 90, 180, 270)  # degrees
# The wiring of Waveshare's Pico-LCD-1.3, which is mounted on its side.
_WAVESHARE = "clk=GP10 din=GP11 cs=GP9 dc=GP8 rst=GP12 bl=GP13"
_WAVESHARE_TURN = 270
_OLED = Kind(
    ("sda", "scl"),
    (),
    {"128x64": {}},
    {"128x64": (0, 180)},
    ("sda=GP4 scl=GP5", "sda=SDA scl=SCL"),
)
SCREENS = {
    "st7789": Kind(
        ("clk", "din", "cs", "dc", "rst", "bl"),
        ("rst", "bl"),
        {
            "240x240": {"rowstart": 80},
            "240x320": {},
            "320x240": {"rotation": 270},
            "240x280": {"rowstart": 20},
            "280x240": {"rotation": 270, "rowstart": 20},
            "170x320": {"colstart": 35},
            "320x170": {"rotation": 270, "colstart": 35},
            "240x135": {"rotation": 270, "rowstart": 40, "colstart": 53},
        },
        {
            "240x240": TURNS,
            **dict.fromkeys(("240x320", "240x280", "170x320"), (0, 180)),
            **dict.fromkeys(("320x240", "280x240", "320x170", "240x135"), (90, 270)),
        },
        (
            _WAVESHARE,
            "clk=SCK din=MOSI cs=D10 dc=D9 rst=D6 bl=D5",
        ),
    ),
    "ssd1306": _OLED,
    "sh1106": _OLED,
}
# The chips of touch screens on I2C: which of Adafruit's modules reads it, and its class there.
TOUCH_CHIPS = {
    "focaltouch": ("adafruit_focaltouch", "Adafruit_FocalTouch"),
    "cst8xx": ("adafruit_cst8xx", "Adafruit_CST8XX"),
}
_TOUCH_PINS = ("sda", "scl")
NONE = "none"  # the answer for what is not there
# For a Pico, as in boards/pico_wires.py.
_USUAL_KEYS = "up=GP2 down=GP18 left=GP16 right=GP20 a=GP15 b=GP17 x=GP19 y=GP21"
_LONGEST_NAME = 80
_LEAST = (72, 40)  # pixels of the smallest screen, across and down
_MOST = 1024  # pixels in either direction; trying a larger screen takes minutes
BUILT_IN = "builtin"  # a screen that is part of the board, as board.DISPLAY


@dataclass(frozen=True)
class Plan:
    """A handheld to be built.

    `screen` is one of SCREENS or BUILT_IN. `pins` has the board's pin for each pin name of the
    screen, `keys` for each key. `touch` is one of TOUCH_CHIPS or "", `touch_pins` has its pins.
    """

    name: str
    title: str
    screen: str
    size: str
    pins: dict[str, str]
    keys: dict[str, str]
    sound: str
    rotation: int | None
    touch: str
    touch_pins: dict[str, str]
    drive_kb: int

    @property
    def nvm(self) -> str:
        """The kind of its memory."""
        return nvm_of(board_files.board_id(self.name))

    @property
    def is_fast(self) -> bool:
        """Whether its chip is known to be fast enough for the SIS computer player."""
        return is_fast(board_files.board_id(self.name))


def check_name(name: str) -> str:
    """Return a board file's name if it is valid, else raise PlanError.

    A valid name is a board's id, usually followed by `_` and more.
    """
    if not re.fullmatch("[A-Za-z0-9][A-Za-z0-9_.-]*", name):
        raise PlanError(f"{name!r} is not a valid file name: use letters, digits, _ and -")
    if len(name) > _LONGEST_NAME:
        raise PlanError(f"a file name has at most {_LONGEST_NAME} characters")
    board = board_files.board_id(name)
    if not board:
        raise PlanError(
            f"{board_files.not_in_stubs(name)}; after an id, such as raspberry_pi_pico,"
            " _ and a name of your choice may follow"
        )
    if not re.fullmatch("[a-z0-9_]*", name.removeprefix(board)):
        raise PlanError(
            f"{name!r} is not valid: only lower-case letters, digits and _ may follow {board}"
        )
    _check_board(board)
    check_files(name)
    return name


def _check_board(board: str) -> None:
    """Raise PlanError if the game cannot run on a board, whatever is wired to it."""
    if "." in board:  # an import would take it for a package
        raise PlanError(
            f"{board} has a dot in its id, so it cannot have a board file: choose another board"
        )
    nvm_of(board)
    lacking = ", ".join(modules.lacking(board))
    if lacking:
        raise PlanError(
            f"CircuitPython on {board} has no {lacking}, which the game needs: choose another board"
        )


def check_files(name: str) -> None:
    """Raise PlanError if a new handheld's board file or pictures already exist."""
    if (board_files.FOLDER / f"{name}.py").exists():
        raise PlanError(f"boards/{name}.py already exists: choose another name, or delete it")
    for file in wiring_picture.files(name, wiring.FOLDER):
        if file.exists():  # such as another board's breadboard, which the docs show
            raise PlanError(f"docs/wiring/{file.name} already exists: choose another name")


def check_title(title: str) -> str:
    """Return a handheld's title if it is valid, without surrounding spaces; else raise PlanError.

    It has to fit between quotation marks.
    """
    if not title.strip() or '"' in title or "\\" in title or not title.isprintable():
        raise PlanError('a title is a few words without " and \\')
    if len(title) > 40:
        raise PlanError("a title has at most 40 characters")
    return title.strip()


def nvm_of(board: str) -> str:
    """Return the kind of memory of a board."""
    found = _PORT.search(board_files.stub(board))
    port = found[1] if found else "unknown"
    if port not in _NVM:
        raise PlanError(f"{board} has a chip ({port}) whose memory the game does not support")
    return _NVM[port]


def is_fast(board: str) -> bool:
    """Return whether a board's chip is an RP2350 or an ESP32-S3.

    The board's stub does not name the chip, but lists the modules that CircuitPython has there. In
    the `raspberrypi` port, only the builds for an RP2350 lack `alarm`. In `espressif`, only those
    for an ESP32-S3 have `sdioio` but neither `audioio`, as on chips with a DAC, nor the ESP32-P4's
    `mipidsi`.
    """
    has = board_files.included_modules(board)
    if nvm_of(board) == "rp2":
        return "alarm" not in has
    return nvm_of(board) == "esp32" and "sdioio" in has and not {"audioio", "mipidsi"} & has


def drive_of(board: str) -> int | None:
    """Return a board's CIRCUITPY drive size in KB, or None if unknown.

    Raises PlanError if the board file that would give it, another handheld's, cannot be used.
    """
    known = [name for name in board_files.names() if board_files.board_id(name) == board]
    try:
        return board_files.facts(known[0]).drive_kb if known else None
    except board_files.BoardFileError as mistake:
        raise PlanError(str(mistake)) from mistake


def check_screen(screen: str, name: str) -> str:
    """Return a kind of screen if the board can have it."""
    if screen not in (*SCREENS, BUILT_IN):
        raise PlanError(f"unknown screen {screen!r}: there are {', '.join((*SCREENS, BUILT_IN))}")
    has_own = re.search("^DISPLAY:", board_files.stub(board_files.board_id(name)), re.MULTILINE)
    if has_own and screen != BUILT_IN:
        raise PlanError(f"{board_files.board_id(name)} has a screen of its own: choose {BUILT_IN}")
    if screen == BUILT_IN and not has_own:
        raise PlanError(
            f"{board_files.board_id(name)} has no screen of its own: choose the one you wire"
        )
    return screen


def check_size(size: str, screen: str) -> str:
    """Return a screen's size if it is valid."""
    sizes = SCREENS[screen].sizes if screen in SCREENS else {}
    found = re.fullmatch("([1-9][0-9]{1,3})x([1-9][0-9]{1,3})(x1|x16)?", size)
    if found and (int(found[1]) < _LEAST[0] or int(found[2]) < _LEAST[1]):
        raise PlanError(
            f"{size} is too small: the game needs {_LEAST[0]}x{_LEAST[1]} or more, for five rows"
            " of the sheet and a line that says what the keys do"
        )
    if sizes and size not in sizes:
        raise PlanError(f"no {screen} of {size}: there are {', '.join(sizes)}")
    if found is None:
        raise PlanError(
            f"{size!r} is not a size: width x height, such as 240x135; append x1 for monochrome"
        )
    if max(int(found[1]), int(found[2])) > _MOST:
        raise PlanError(f"{size} is too large: at most {_MOST} pixels in either direction")
    return size


def check_rotation(rotation: int | None, screen: str, size: str) -> int | None:
    """Return the degrees by which a screen is turned; None is the manufacturer's default.

    Raises PlanError if it cannot be turned by that much.
    """
    able = SCREENS[screen].turns[size] if screen in SCREENS else TURNS
    if rotation is not None and rotation not in able:
        degrees = " or ".join(map(str, able))
        raise PlanError(
            f"no {screen} of {size} can be turned by {rotation}: --rotation is {degrees}"
        )
    return rotation


def usual_rotation(screen: str, size: str, pins: dict[str, str]) -> int | None:
    """Return the degrees by which such a screen is usually turned; None is its default.

    A screen on the pins of Waveshare's is assumed to be theirs.
    """
    is_theirs = size == "240x240" and pins == _pairs(_WAVESHARE, SCREENS["st7789"].pins, "pin")
    return _WAVESHARE_TURN if screen == "st7789" and is_theirs else None


def check_screen_pins(text: str, screen: str, board: str) -> dict[str, str]:
    """Return a screen's pins from `clk=GP10 din=GP11 ...`."""
    kind = SCREENS[screen]
    found = _pairs(text, kind.pins, "pin of this screen")
    missing = [name for name in kind.pins if name not in found and name not in kind.spare]
    if missing:
        raise PlanError(f"the screen also needs {', '.join(missing)}: {missing[0]}=<pin>")
    return _able(_known(found, board, {}), board)


def usual_pins(screen: str, board: str) -> str:
    """Return suggested pins for a screen, or "" if the board lacks them."""
    for usual in SCREENS[screen].usual:
        try:
            check_screen_pins(usual, screen, board)
        except PlanError:  # the board lacks them, or they cannot do this
            continue
        return usual
    return ""


def usual_keys(board: str, taken: dict[str, str]) -> str:
    """Return suggested keys, or "" if the board lacks their pins.

    `taken` are the screen's pins.
    """
    try:
        check_keys(_USUAL_KEYS, board, taken)
    except PlanError:
        return ""
    return _USUAL_KEYS


def pins_of(board: str) -> str:
    """Return a board's pins as text."""
    return _some(_free(board))


def check_touch(chip: str) -> str:
    """Return the chip of a touch screen, or "" for none."""
    if chip in ("", NONE):
        return ""
    if chip not in TOUCH_CHIPS:
        raise PlanError(f"unknown chip {chip!r}: there are {', '.join(TOUCH_CHIPS)}, or {NONE}")
    return chip


def check_touch_pins(text: str, board: str, taken: dict[str, str]) -> dict[str, str]:
    """Return the pins of a touch screen's chip from `sda=GP4 scl=GP5`."""
    found = _pairs(text, _TOUCH_PINS, "pin of this chip")
    missing = [name for name in _TOUCH_PINS if name not in found]
    if missing:
        raise PlanError(f"the touch screen also needs {missing[0]}: {missing[0]}=<pin>")
    return _able(_known(found, board, taken), board)


def check_keys(
    text: str, board: str, taken: dict[str, str], has_touch: bool = False
) -> dict[str, str]:
    """Return the keys' pins from `a=GP14 b=GP15 ...`; `taken` are the screen's pins.

    With a touch screen there may be none.
    """
    if text == NONE and has_touch:
        return {}
    found = _pairs(text, KEYS, "key")
    if len(found) < 2:
        raise PlanError("at least two keys are needed: a=<pin> b=<pin>")
    many = {"up", "down", "left", "right", "a", "b"} <= set(found)
    few = "a" in found and ("b" in found or {"up", "down"} & set(found))
    if not many and not few:
        raise PlanError("the game needs a, and b or up and down, or all of up down left right a b")
    return _known(found, board, taken)


def check_sound(pin: str, board: str, taken: dict[str, str]) -> str:
    """Return the pin of a piezo, or "" for none."""
    if pin in ("", NONE):
        return ""
    _known({"sound": pin}, board, taken)
    return _able({"pwm": pin, **taken}, board)["pwm"]


def _pairs(text: str, names: tuple[str, ...], what: str) -> dict[str, str]:
    """Return {name: pin} from words of the form `name=pin`."""
    found: dict[str, str] = {}
    for word in text.replace(",", " ").split():
        name, equals, pin = word.partition("=")
        if not equals or not pin:
            raise PlanError(f"{word!r} is not of the form name=pin, such as {names[0]}=GP2")
        if name.lower() not in names:
            raise PlanError(f"{name!r} is not a {what}: there are {', '.join(names)}")
        if name.lower() in found:
            raise PlanError(f"{name} is given twice")
        found[name.lower()] = pin
    return found


def _known(pins: dict[str, str], board: str, taken: dict[str, str]) -> dict[str, str]:
    """Return the pins if the board has all of them and none is in use."""
    there, free = board_files.pins(board), _free(board)
    used = {there[pin]: name for name, pin in taken.items()}
    for name, pin in pins.items():
        if pin not in there:
            raise PlanError(f"{board} has no pin {pin}: it has {_some(free)}")
        if there[pin] not in free.values():
            raise PlanError(f"the board itself uses {pin}; the free pins are {_some(free)}")
        if there[pin] in used:
            raise PlanError(f"pin {pin} is used twice, for {used[there[pin]]} and for {name}")
        used[there[pin]] = name
    return pins


def _able(pins: dict[str, str], board: str) -> dict[str, str]:
    """Return the pins if, as far as is known, the chip allows their use."""
    by_label = {name.upper(): pin for name, pin in pins.items()}
    wrong = rp2_pins.mistakes(board, by_label) if nvm_of(board) == "rp2" else []
    if wrong:
        raise PlanError(wrong[0])
    return pins


def _free(board: str) -> dict[str, str]:
    """Return the free pins with one name each, the chip's own where the board has that."""
    free = free_pins.free(board)
    names = rp2_pins.free(board) if nvm_of(board) == "rp2" else free
    return {name: free[name] for name in names}


def _some(names: dict[str, str]) -> str:
    """Return a board's pins as text, with one name each and at most 40 of them."""
    firsts = list({chip_name: name for name, chip_name in reversed(names.items())}.values())[::-1]
    return ", ".join(firsts[:40]) + (" ..." if len(firsts) > 40 else "")
