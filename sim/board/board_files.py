"""What board files and their boards' stubs say, found out without running them."""

import ast
import difflib
import importlib.metadata
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

# Modules that circuitpython-stubs does not list, since they have no build switch of their own.
# (CircuitPython, ports/espressif/boards/m5stack_cardputer*/mpconfigboard.mk)
_UNLISTED = {
    "m5stack_cardputer": {"cardputer_keyboard"},
    "m5stack_cardputer_ros": {"cardputer_keyboard"},
}
# The parts of the standard library that every build we care about has (the PyGamer's is the
# smallest). circuitpython-stubs covers them only in part.
STANDARD = frozenset(
    "array binascii builtins collections errno gc io json math os random re select struct sys time"
    " traceback zlib".split()
)
BUILTINS = STANDARD | {"micropython"}
# Only names that Python can write: a pctel_wsc_1450 also has 32KHZ_XTAL1, which no program can use.
_PIN_LINE = re.compile(r"^([^\W\d]\w*): microcontroller\.Pin  # (\w+)", re.MULTILINE)
_INCLUDED = re.compile(r"^ - Included modules: (.*)$", re.MULTILINE)
_FAST_LINE = re.compile(r"^FAST\b", re.MULTILINE)
_FROZEN = re.compile(r"^ - Frozen libraries: (.*)$", re.MULTILINE)


class BoardFileError(Exception):
    """A board file that cannot be used; the message is one line that says what to change."""


@contextmanager
def mistakes_in_a_line(name: str) -> Iterator[None]:
    """Turn an exception raised in a board file into a BoardFileError that names the file and line.

    The line is the board file's, or else that of a helper in its folder. Exceptions raised
    elsewhere are bugs in the simulator and pass through.
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

    `name` is the file's name; `board_id` is CircuitPython's id, for which there can be several
    files. `screen` describes board.DISPLAY: width and height in pixels, bits per pixel, and the
    degrees by which it is mounted turned; None if the board file makes its own display. `nvm` is a
    key of KINDS, `drive_kb` the size of the CIRCUITPY drive. `is_fast` says whether the SIS
    computer player can think there.
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
        """The size of the board's non-volatile memory."""
        return KINDS[self.nvm].size

    @property
    def is_small(self) -> bool:
        """Whether CircuitPython has less than 200 000 bytes of heap there.

        RP2350 and ESP32-S3 have 512 KB of RAM or more, and boards with another ESP32 have PSRAM.
        The others have 264 KB (RP2040), 256 KB (nRF52840) or 192 KB (SAMD51).
        """
        return not self.is_fast and self.nvm != "esp32"


def names() -> list[str]:
    """Return the names of all board files, not including their helpers."""
    return sorted(path.stem for path in FOLDER.glob("*.py") if board_id(path.stem))


def known(name: str) -> str:
    """Return a list of the known board files for an error message.

    It begins with a suggestion if `name`, which is not one of them, resembles one.
    """
    there = names()
    meant = difflib.get_close_matches(name, there, n=1)
    return (f"did you mean {meant[0]}? " if meant else "") + f"known are {', '.join(there)}"


def unknown(name: str) -> str:
    """Return the error message for a name that belongs to no board file.

    Its file may be there all the same, for a board that is newer than the stubs.
    """
    if re.fullmatch(r"\w+", name) and (FOLDER / f"{name}.py").exists():
        return f"boards/{name}.py: {not_in_stubs(name)}"
    return f"unknown board {name!r}: {known(name)}"


def not_in_stubs(name: str) -> str:
    """Return the error message for a name that begins with no board's id."""
    return (
        f"{name!r} does not begin with an id that circuitpython-stubs"
        f" {importlib.metadata.version('circuitpython-stubs')} has: boot_out.txt names the board's"
        " id; if that is it, the board is newer than the stubs"
    )


def board_id(name: str) -> str:
    """Return a board file's CircuitPython board id, or "" if it has none.

    A file's name is the id, optionally followed by `_` and whatever sets it apart from another file
    for the same board.
    """
    known = _definitions()
    while name and name not in known:
        name = name.rpartition("_")[0]
    return name


def facts(name: str) -> Facts:
    """Return the constants of the board file `name`; BoardFileError if any is missing or wrong."""
    path = FOLDER / f"{name}.py"
    said = _constants(path)
    for needed in ("NAME", "NVM", "DRIVE"):
        if needed not in said:
            raise BoardFileError(f"{path.name} has no {needed}: write it as in pygamer.py")
    for constant, is_right, wanted in _FORMS:
        if constant in said and not is_right(said[constant]):
            raise BoardFileError(f"{path.name}: {constant} has to be {wanted}")
    screen = said.get("SCREEN")
    has_display = re.search(r"^DISPLAY:", stub(board_id(name)), re.MULTILINE) is not None
    if has_display and screen is None:
        raise BoardFileError(
            f"{path.name} has no SCREEN: width, height and bits per pixel of board.DISPLAY"
        )
    if screen is not None:
        screen = (*screen, 0)[:4]
    is_fast = said.get("FAST", None if _FAST_LINE.search(read(path)) else False)
    if not isinstance(is_fast, bool):
        raise BoardFileError(f"{path.name}: FAST has to be True or False: write FAST = True")
    return Facts(name, said["NAME"], board_id(name), screen, said["NVM"], said["DRIVE"], is_fast)


def screen_size(name: str) -> tuple[int, int]:
    """Return the width and height in pixels of a board file's screen, without running the file.

    They are taken from SCREEN, or else from the call of the display's driver. Raises BoardFileError
    if neither gives them as numbers.
    """
    screen = facts(name).screen
    if screen is not None:
        return screen[:2]
    path = FOLDER / f"{name}.py"
    for file in (path, *_beside(path)):
        for node in ast.walk(_parsed(read(file))):
            if isinstance(node, ast.Call):
                match {keyword.arg: keyword.value for keyword in node.keywords}:
                    case {"width": ast.Constant(int(width)), "height": ast.Constant(int(height))}:
                        return width, height
    raise BoardFileError(
        f"{path.name} passes no width= and height= to its screen's driver: write them as numbers"
    )


def _beside(path: Path) -> list[Path]:
    """Return the board files that a board file takes something from."""
    found = re.findall(r"^from boards\.(\w+) import", read(path), re.MULTILINE)
    return [FOLDER / f"{name}.py" for name in found if name in names()]


def included_modules(board: str) -> frozenset[str]:
    """Return the modules that CircuitPython has on a board, as its stub lists them.

    Frozen modules and parts of modules, such as `busio.SPI`, are included.
    """
    text = stub(board)
    lists = [
        match[1].split(",") for match in (_INCLUDED.search(text), _FROZEN.search(text)) if match
    ]
    listed = {name.strip() for names in lists for name in names}
    return frozenset(listed | _UNLISTED.get(board, set()))


def pins(board: str) -> dict[str, str]:
    """Return the chip's pin name for each pin name of a board; several names may mean one pin."""
    return dict(_PIN_LINE.findall(stub(board)))


@cache
def stub(board: str) -> str:
    """Return the text of the board's definition in the package circuitpython-stubs."""
    return (_package() / board / "__init__.pyi").read_text(encoding="utf-8")


def check(board_file: ModuleType) -> None:
    """Raise BoardFileError if a board file that has been run lacks a part.

    KEYS and LABELS are only checked here, since they may come from a helper file.
    """
    name = board_file.__name__.rpartition(".")[2]
    said = vars(board_file)
    for function in ("make_display", "make_keys"):
        if not callable(said.get(function)):
            raise BoardFileError(f"{name}.py has no {function}(): write it as in pygamer.py")
    for function in ("make_display", "make_keys", "make_voice"):
        if callable(said.get(function)) and inspect.signature(said[function]).parameters:
            raise BoardFileError(f"{name}.py: {function}() must not have parameters")
    keys, labels = said.get("KEYS"), said.get("LABELS", {})
    if not isinstance(keys, tuple) or not {"a"} < set(keys) <= set(KEY_NAMES):
        raise BoardFileError(
            f'{name}.py: KEYS has to contain "a" and others of: {", ".join(KEY_NAMES)}'
        )
    if len(set(keys)) < len(keys):
        raise BoardFileError(f"{name}.py: KEYS contains a name twice")
    if not isinstance(labels, dict) or not all(isinstance(one, str) for one in labels.values()):
        raise BoardFileError(
            f'{name}.py: LABELS has to be the texts printed on keys: {{"a": "OK"}}'
        )


def _is_screen(said: Any) -> bool:
    """Return whether `said` is a screen's size, depth and optional rotation."""
    match said:
        case (int(width), int(height), 1 | 16) | (int(width), int(height), 1 | 16, int(_)):
            return width > 0 and height > 0 and (*said, 0)[3] in (0, 90, 180, 270)
    return False


# For each constant: whether its value is right, and how the error message describes a right one.
_FORMS: tuple[tuple[str, Callable[[Any], bool], str], ...] = (
    ("NAME", lambda said: isinstance(said, str), "a text"),
    ("NVM", lambda said: isinstance(said, str) and said in KINDS, f"one of {', '.join(KINDS)}"),
    ("DRIVE", lambda said: isinstance(said, int), "a number of KB"),
    ("SCREEN", _is_screen, "width, height and bits per pixel, such as (160, 128, 16)"),
)


def read(path: Path) -> str:
    """Return the text of a file in the folder; BoardFileError if it is not valid Python."""
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
    except ValueError as mistake:  # a null byte
        raise BoardFileError(f"{where}: {mistake}") from mistake
    return said


def read_all() -> list[str]:
    """Return the text of every file in the folder; BoardFileError if one is not valid Python."""
    return [read(path) for path in sorted(FOLDER.glob("*.py"))]


@cache
def _compile(source: str, file: str) -> None:
    compile(source, file, "exec")  # finds more than parsing does: a return outside a function


@cache
def _parsed(source: str) -> ast.Module:
    return ast.parse(source)


def _constants(path: Path, within: tuple[Path, ...] = ()) -> dict[str, Any]:
    """Return the names that a file gives literal values, or takes from another file next to it."""
    if path in within or not path.exists():  # a circle, or nothing: found out when the file runs
        return {}
    said: dict[str, Any] = {}
    modules: dict[str, str] = {}

    def beside(module: str) -> dict[str, Any]:
        return _constants(FOLDER / f"{module}.py", (*within, path))

    for statement in _parsed(read(path)).body:
        match statement:
            case ast.ImportFrom("boards", names):
                modules |= {alias.asname or alias.name: alias.name for alias in names}
            case ast.ImportFrom(str(module), names) if module.startswith("boards."):
                other = beside(module.removeprefix("boards."))
                for alias in names:
                    if alias.name == "*":
                        said |= other
                    elif alias.name in other:
                        said[alias.asname or alias.name] = other[alias.name]
            case ast.Assign([ast.Name(name)], ast.Attribute(ast.Name(module), attribute)):
                other = beside(modules[module]) if module in modules else {}
                if attribute in other:
                    said[name] = other[attribute]
            case ast.Assign([ast.Name(name)], value):
                try:
                    said[name] = ast.literal_eval(value)
                except (TypeError, ValueError):
                    continue  # wrong, or computed: checked when the file runs
    return said


@cache
def _definitions() -> frozenset[str]:
    return frozenset(path.name for path in _package().iterdir() if path.is_dir())


def _package() -> Path:
    package = importlib.util.find_spec("board_definitions")
    if package is None or not package.submodule_search_locations:
        raise ModuleNotFoundError(f"circuitpython-stubs is missing: {SET_UP}")
    return Path(next(iter(package.submodule_search_locations)))
