"""The sources that go on a board's CIRCUITPY drive, and the space they take."""

import importlib.util
from collections.abc import Collection, Iterable, Sequence
from pathlib import Path

from firmware.widgets.layout import is_low
from sim.board import board_files, utf8
from sim.bundler import fast_boards, touch_boards
from sim.bundler.drive_shape import SECTOR, sectors, shape
from sim.bundler.syntax.imports import imports
from sim.project import ROOT, SET_UP

PACKAGES = ("engine", "firmware")
INTERFACES = "interfaces"  # a file or folder only for the type checker, never imported at run time
TOUCH = "touch"  # files for touch screens, only for boards that have one
LIBRARIES = "lib"  # the folder for third-party libraries
ATLASES = "atlas"
PUZZLES = "puzzles"  # the folder for each game's puzzles, and for those of users
# The files that CircuitPython itself runs, by their paths on the drive; they have to be source.
CODE = Path("code.py")
SAFEMODE = Path("safemode.py")
_STARTERS = {CODE: ROOT / "firmware" / "code.py", SAFEMODE: ROOT / "firmware" / "safemode.py"}
_BROWN_OUT = ("samd51", "nrf52", "esp32")  # chips that start in safe mode after a brown-out

_QR_CODE = Path("firmware", "screens", "qr_code.py")  # a menu offers it if it is there
_QR_DRIVE_KB = 600  # the smallest drive with room for it

_ADAFRUIT = "adafruit_"
# Reserved on a drive for boot_out.txt, settings.toml, and a home of the store in /saves.
LATER_KB = 12

Files = dict[Path, Path]  # each file's actual path, by its path on the drive (as source)


def files(names: Iterable[str]) -> Files:
    """Return the files that the boards with these board files need. Raises FileNotFoundError.

    The board file of a single board is named after its board id, by which the board finds it.
    """
    names = list(names)
    found = _starters(names)
    has_touch = touch_boards.are_any(names)
    for package in PACKAGES:
        for source in (ROOT / package).rglob("*.py"):
            is_left_out = is_for_types(source) or is_for_touch(source) and not has_touch
            if source not in _STARTERS.values() and not is_left_out:
                found[source.relative_to(ROOT)] = source
    if not fast_boards.are_all(names):
        found = {place: path for place, path in found.items() if place not in fast_boards.OWN}
    if not any(map(_has_room_for_qr_code, names)):
        del found[_QR_CODE]
    found |= _board_files(names)
    found |= _libraries(found.values(), names)
    return dict(sorted(found.items()))


def _has_room_for_qr_code(name: str) -> bool:
    """Return whether a board has the drive for the QR code's library, and the screen to show it."""
    has_room = board_files.facts(name).drive_kb >= _QR_DRIVE_KB
    return has_room and not is_low(board_files.screen_size(name)[1])


def is_for_types(source: Path) -> bool:
    """Return whether a file is only for the type checker, and is kept off the drive."""
    return INTERFACES in _inside(source).with_suffix("").parts


def is_for_touch(source: Path) -> bool:
    """Return whether a file is only for touch screens."""
    return TOUCH in _inside(source).with_suffix("").parts


def _inside(source: Path) -> Path:
    return source.relative_to(ROOT) if source.is_relative_to(ROOT) else Path(source.name)


def atlases(
    names: Iterable[str],
    without: Collection[str] = (),
    screens: Sequence[tuple[int, int]] = (),
) -> dict[Path, bytes]:
    """Return the atlases that the screens of these boards load, by their paths on the drive.

    `without` are the names of games whose atlases are left out. `screens` are sizes of additional
    screens, width and height in pixels.
    """
    from sim.atlas import freshness

    # First: it reports in one line what is wrong with the sources of the atlases.
    freshness.ensure()
    from sim.atlas import catalogue  # imported late because it needs the display libraries

    found = {
        atlas
        for size in (*map(board_files.screen_size, names), *screens)
        for game, loaded in catalogue.of_screen(*size).items()
        for atlas in loaded
        if game not in without
    }
    return {Path(ATLASES, file): content for file, content in freshness.read(found).items()}


def puzzles(without: Collection[str] = ()) -> dict[Path, bytes]:
    """Return the puzzles of all games but those in `without`, by their paths on the drive."""
    return {
        path.relative_to(ROOT): path.read_bytes()
        for path in sorted((ROOT / PUZZLES).glob("*.jsonl"))
        if path.stem not in without
    }


def kilobytes(sizes: Iterable[int], places: Iterable[Path], drive_kb: int) -> int:
    """Return how many KB of a drive these files take, including their folders.

    `sizes` are the sizes of the files in bytes.
    """
    cluster = shape(sectors(drive_kb)).cluster * SECTOR
    folders = {parent for place in places for parent in place.parents if parent.name}
    clusters = sum(-(-size // cluster) for size in sizes) + len(folders)
    return -(-clusters * cluster // 1024)


def fits(kb: int, drive_kb: int) -> bool:
    """Return whether this many KB of files fit on a drive."""
    divided = shape(sectors(drive_kb))
    return kb + LATER_KB <= divided.clusters * divided.cluster * SECTOR // 1024


def _starters(names: list[str]) -> Files:
    found = {CODE: _STARTERS[CODE]}
    if any(board_files.facts(name).nvm in _BROWN_OUT for name in names):
        found[SAFEMODE] = _STARTERS[SAFEMODE]
    return found


def _board_files(names: list[str]) -> Files:
    """Return these board files, and the helper modules in boards/ that they import."""
    found = {Path("boards", "__init__.py"): board_files.FOLDER / "__init__.py"}
    waiting = list(names)
    known = {f"boards.{path.stem}" for path in board_files.FOLDER.glob("*.py")}
    while waiting:
        name = waiting.pop()
        source = board_files.FOLDER / f"{name}.py"
        place = board_files.board_id(name) if names == [name] else name
        found[Path("boards", f"{place}.py")] = source
        text = source.read_text(encoding="utf-8")
        for target in imports(text, f"boards.{name}", False, known):
            helper = target.module.removeprefix("boards.")
            if target.module in known and Path("boards", f"{helper}.py") not in found:
                waiting.append(helper)
    return found


class _Installed:
    """The names of all Adafruit modules installed by pip."""

    def __contains__(self, name: object) -> bool:
        return str(name).startswith(_ADAFRUIT) and _installed(str(name)) is not None


def _libraries(sources: Iterable[Path], names: list[str]) -> Files:
    """Return the Adafruit libraries that the sources import and the boards do not have built in."""
    built_in = frozenset.intersection(
        *(board_files.included_modules(board_files.board_id(name)) for name in names)
    )
    found: Files = {}
    waiting = list(sources)
    while waiting:
        source = waiting.pop()
        for module in _imported_libraries(source):
            path = _installed(module)
            if path is None:
                raise FileNotFoundError(f"{module} is not installed: {SET_UP}")
            if path not in found.values() and module.partition(".")[0] not in built_in:
                place = Path(LIBRARIES, *module.split("."))
                is_package = path.name == "__init__.py"
                found[place / "__init__.py" if is_package else place.with_suffix(".py")] = path
                waiting.append(path)
    return found


def _imported_libraries(source: Path) -> list[str]:
    """Return the Adafruit modules that a file imports, along with their packages."""
    content = source.read_bytes()
    if not utf8.is_plain(content):
        raise ValueError(f"{_inside(source).as_posix()}: {utf8.SAVE}")
    try:
        targets = imports(content.decode("utf-8"), source.stem, False, _Installed())
    except (SyntaxError, ValueError) as mistake:
        raise ValueError(f"{_inside(source).as_posix()}: {mistake}") from mistake
    modules = []
    for target in targets:
        if target.module.startswith(_ADAFRUIT) and not (target.guarded or target.for_types):
            parts = target.module.split(".")
            modules += [".".join(parts[: end + 1]) for end in range(len(parts))]
    return modules


def _installed(name: str) -> Path | None:
    """Return the file of an installed module without importing it."""
    top, *rest = name.split(".")
    spec = importlib.util.find_spec(top)
    if spec is None or spec.origin is None:
        return None
    if not rest:
        return Path(spec.origin)
    inside = Path(spec.origin).parent.joinpath(*rest)
    places = (inside / "__init__.py", inside.with_suffix(".py"))
    return next((place for place in places if place.is_file()), None)
