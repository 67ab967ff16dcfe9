"""What board files and their boards' stubs say, read without running them."""

import ast
import difflib
import importlib.util
import inspect
import re
import traceback
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from functools import cache
from pathlib import Path
from types import ModuleType
from typing import Any

from sim.board.flash_kinds import KINDS
from sim.project import ROOT, SET_UP

KEY_NAMES = ("up", "down", "left", "right", "a", "b", "x", "y", "start", "select")
FOLDER = ROOT / "boards"
DEFAULT = "pygamer"

# Modules of some builds that circuitpython-stubs does not list: they have no switch of their own.
# (CircuitPython, ports/espressif/boards/m5stack_cardputer/mpconfigboard.mk)
_UNLISTED = {"m5stack_cardputer": {"cardputer_keyboard"}}
# On every board, and in circuitpython-stubs only in part: of the standard library what is in every
# build that we care about (the PyGamer's is the smallest).
STANDARD = frozenset(
    "array binascii builtins collections errno gc io json math os random re select struct sys time"
    " traceback zlib".split()
)
BUILTINS = STANDARD | {"micropython"}
# Only what Python can write: a pctel_wsc_1450 has a 32KHZ_XTAL1 too, which no program can name.
_PIN_LINE = re.compile(r"^([^\W\d]\w*): microcontroller\.Pin  # (\w+)", re.MULTILINE)
_INCLUDED = re.compile(r"^ - Included modules: (.*)$", re.MULTILINE)
_FAST_LINE = re.compile(r"^FAST\b", re.MULTILINE)
_FROZEN = re.compile(r"^ - Frozen libraries: (.*)$", re.MULTILINE)


class BoardFileError(Exception):
    """A board file that cannot be used.

    The message is one line that says what to change.
    """


@contextmanager
def mistakes_in_a_line(name: str) -> Iterator[None]:
    """Turn a mistake in a board file into a BoardFileError.

    It says in which of the file's lines, or of a helper's that it uses. What is raised without
    either is the simulator's own mistake, and stays as it is.
    """
    try:
        yield
    except BoardFileError:
        raise
    except Exception as error:
        frames = traceback.extract_tb(error.__traceback__)
        places = [(Path(frame.filename), frame.lineno) for frame in frames]
        file = FOLDER / f"{name}.py"
        own = [f"line {line}" for path, line in places if path == file]
        helped = [f"{path.name}, line {line}" for path, line in places if path.parent == FOLDER]
        if not helped:
            raise
        where = f"boards/{file.name}" + (f", {own[-1]}" if own else f": {helped[-1]}")
        raise BoardFileError(f"{where}: {type(error).__name__}: {error}") from error


@dataclass(frozen=True)
class Facts:
    """A board file's constants.

    `name` is the file's; `board_id` is CircuitPython's, which can have several files. `screen` is
    of board.DISPLAY: its width and height in pixels, its bits a pixel, the degrees by which it is
    mounted turned; None: the board file makes its own. `nvm` is a name in KINDS, `drive_kb` the
    size of its CIRCUITPY drive. `is_fast`: whether SIS can think there.
    """

    name: str
    title: str
    board_id: str
    screen: tuple[int, int, int, int] | None
    nvm: str
    drive_kb: int
    is_fast: bool

    @property
    def nvm_bytes(self) -> int:
        """The size of its non-volatile memory."""
        return KINDS[self.nvm].size

    @property
    def is_small(self) -> bool:
        """Whether CircuitPython has less than 200 000 bytes of heap there.

        The fast chips, RP2350 and ESP32-S3, have 512 KB of RAM or more. The others have 264 KB
        (RP2040), 256 KB (nRF52840) or 192 KB (SAMD51).
        """
        return not self.is_fast


def names() -> list[str]:
    """Return the names of all board files, without their helpers."""
    return sorted(path.stem for path in FOLDER.glob("*.py") if board_id(path.stem))


def known(name: str) -> str:
    """Return which board files there are.

    The one that may be meant by `name`, which is none of them, comes first.
    """
    there = names()
    meant = difflib.get_close_matches(name, there, n=1)
    return (f"did you mean {meant[0]}? " if meant else "") + f"known are {', '.join(there)}"


def unknown(name: str) -> str:
    """Return what to say of a board file that is not there."""
    return f"unknown board {name!r}: {known(name)}"


def board_id(name: str) -> str:
    """Return a board file's CircuitPython board id, "" for none.

    A file is named by the id, or by the id, `_` and what sets it apart from another for that board.
    """
    known = _definitions()
    while name and name not in known:
        name = name.rpartition("_")[0]
    return name


def facts(name: str) -> Facts:
    """Return what the board file `name` says.

    Raises BoardFileError if something is missing.
    """
    path = FOLDER / f"{name}.py"
    said = _constants(path)
    for needed in ("NAME", "NVM", "DRIVE"):
        if needed not in said:
            raise BoardFileError(f"{path.name} says no {needed}: write it as pygamer.py does")
    for constant, is_right, wanted in _FORMS:
        if constant in said and not is_right(said[constant]):
            raise BoardFileError(f"{path.name}: {constant} is {wanted}")
    screen = said.get("SCREEN")
    has_display = re.search(r"^DISPLAY:", stub(board_id(name)), re.MULTILINE) is not None
    if has_display and screen is None:
        raise BoardFileError(
            f"{path.name} says no SCREEN: width, height and bits a pixel of board.DISPLAY"
        )
    if screen is not None:
        screen = (*screen, 0)[:4]
    is_fast = said.get("FAST") if _FAST_LINE.search(read(path)) else False
    if not isinstance(is_fast, bool):
        raise BoardFileError(f"{path.name}: FAST is True or False: write it as FAST = True")
    return Facts(name, said["NAME"], board_id(name), screen, said["NVM"], said["DRIVE"], is_fast)


def screen_size(name: str) -> tuple[int, int]:
    """Return a board file's screen width and height in pixels.

    The board file `name` is not run: they are what it says as SCREEN, or else to the driver that it
    calls. Raises BoardFileError if it says neither in figures.
    """
    screen = facts(name).screen
    if screen is not None:
        return screen[:2]
    path = FOLDER / f"{name}.py"
    for node in ast.walk(ast.parse(read(path))):
        if isinstance(node, ast.Call):
            match {keyword.arg: keyword.value for keyword in node.keywords}:
                case {"width": ast.Constant(int(width)), "height": ast.Constant(int(height))}:
                    return width, height
    raise BoardFileError(
        f"{path.name} says no width= and height= to its screen's driver: write them as figures"
    )


def included_modules(board: str) -> frozenset[str]:
    """Return the modules that CircuitPython has on the board `board`.

    Its stub lists them, frozen ones too. `busio.SPI` and the like, which are parts of modules,
    count as such names too.
    """
    text = stub(board)
    lists = [
        match[1].split(",") for match in (_INCLUDED.search(text), _FROZEN.search(text)) if match
    ]
    listed = {name.strip() for names in lists for name in names}
    return frozenset(listed | _UNLISTED.get(board, set()))


def pins(board: str) -> dict[str, str]:
    """Return the chip's own name of each pin by its name.

    The pins are those of the board `board`. Several names may mean one pin.
    """
    return dict(_PIN_LINE.findall(stub(board)))


@cache
def stub(board: str) -> str:
    """Return the text of the board's definition in the package circuitpython-stubs."""
    return (_package() / board / "__init__.pyi").read_text(encoding="utf-8")


def check(board_file: ModuleType) -> None:
    """Raise BoardFileError if a board file that has run lacks a part.

    Its KEYS and LABELS may come from a file beside it, so they are known only then.
    """
    name = board_file.__name__.rpartition(".")[2]
    said = vars(board_file)
    for function in ("make_display", "make_keys"):
        if not callable(said.get(function)):
            raise BoardFileError(f"{name}.py has no {function}(): write it as pygamer.py does")
    for function in ("make_display", "make_keys", "make_voice"):
        if callable(said.get(function)) and inspect.signature(said[function]).parameters:
            raise BoardFileError(f"{name}.py: {function}() is called with nothing")
    keys, labels = said.get("KEYS"), said.get("LABELS", {})
    if not isinstance(keys, tuple) or not {"a"} < set(keys) <= set(KEY_NAMES):
        raise BoardFileError(f'{name}.py: KEYS is "a" and others of: {", ".join(KEY_NAMES)}')
    if len(set(keys)) < len(keys):
        raise BoardFileError(f"{name}.py: a name stands twice in KEYS")
    if not isinstance(labels, dict) or not all(isinstance(one, str) for one in labels.values()):
        raise BoardFileError(f'{name}.py: LABELS is what is printed on keys: {{"a": "OK"}}')


def _is_screen(said: Any) -> bool:
    """Return whether it is a screen's size, depth and perhaps rotation."""
    match said:
        case (int(width), int(height), 1 | 16) | (int(width), int(height), 1 | 16, int(_)):
            return width > 0 and height > 0 and (*said, 0)[3] in (0, 90, 180, 270)
    return False


# By constant, what is right and how it is told.
_FORMS: tuple[tuple[str, Callable[[Any], bool], str], ...] = (
    ("NAME", lambda said: isinstance(said, str), "a text"),
    ("NVM", lambda said: isinstance(said, str) and said in KINDS, f"one of {', '.join(KINDS)}"),
    ("DRIVE", lambda said: isinstance(said, int), "a number of KB"),
    ("SCREEN", _is_screen, "width, height and bits a pixel, such as (160, 128, 16)"),
)


def read(path: Path) -> str:
    """Return what a file in the folder says, which is Python.

    Raises BoardFileError if it is not.
    """
    source = path.read_bytes()
    where = f"boards/{path.name}"
    try:
        _compile(said := source.decode(), path.name)
    except SyntaxError as mistake:
        where += f", line {mistake.lineno}" if mistake.lineno else ""
        raise BoardFileError(f"{where}: {mistake.msg}") from mistake
    except UnicodeDecodeError as mistake:
        line = source.count(b"\n", 0, mistake.start) + 1
        raise BoardFileError(f"{where}, line {line}: save it in UTF-8") from mistake
    except ValueError as mistake:  # a byte 0
        raise BoardFileError(f"{where}: {mistake}") from mistake
    return said


def read_all() -> list[str]:
    """Return what all files in the folder say.

    Raises BoardFileError for one that is not Python.
    """
    return [read(path) for path in sorted(FOLDER.glob("*.py"))]


@cache
def _compile(source: str, file: str) -> None:
    compile(source, file, "exec")  # finds what parsing does not, such as a return outside


def _constants(path: Path) -> dict[str, Any]:
    """Return the names that a file sets to literal values."""
    return _said(read(path))


@cache
def _said(source: str) -> dict[str, Any]:
    said = {}
    for statement in ast.parse(source).body:
        match statement:
            case ast.Assign([ast.Name(name)], value):
                try:
                    said[name] = ast.literal_eval(value)
                except (TypeError, ValueError):
                    continue  # wrong, or made of something else: known when the file runs
    return said


@cache
def _definitions() -> frozenset[str]:
    return frozenset(path.name for path in _package().iterdir() if path.is_dir())


def _package() -> Path:
    package = importlib.util.find_spec("board_definitions")
    if package is None or not package.submodule_search_locations:
        raise ModuleNotFoundError(f"circuitpython-stubs is missing: {SET_UP}")
    return Path(next(iter(package.submodule_search_locations)))
