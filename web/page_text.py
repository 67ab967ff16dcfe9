"""The page as one text: index.html with everything it needs inserted.

MicroPython comes from tests/vm/node_modules, where `make setup-tests` installs the pinned version;
the firmware is included compiled.
"""

import base64
import json
import re
from collections.abc import Mapping, Sequence
from functools import cache
from itertools import groupby
from pathlib import Path
from types import MappingProxyType

import web.boards as boards
from sim.board import board_files
from sim.bundler import drive, fast_boards, game_files, mpy, pipeline
from sim.bundler.syntax.annotations import without_types
from sim.project import ROOT
from sim.release.version import VERSION
from web.icons import icon, pictures
from web.licence_texts import licences
from web.pixels import LOADING, loading

PAGE_SOURCES = ROOT / "web" / "page"
MACHINE = ROOT / "web" / "machine"
# What the page's MicroPython runs besides the firmware.
PROGRAM = (
    "web/program.py",
    "web/board_file.py",
    "web/spoken_state.py",
    "web/lines.py",
    "web/game_link.py",
    "web/replay_link.py",
    "web/result.py",
    "web/replayed_game.py",
    "sim/protocol/number_drop/notation.py",
    "sim/protocol/number_drop/states.py",
    "sim/protocol/drop_it/notation.py",
    "sim/protocol/drop_it/states.py",
)
# Modules that are only useful on boards: code.py, which is not in the page, reports crashes and
# restarts; memory is short, so a solo game may have to end without its table (the page has 2 MB:
# machine.js); keys held at the start test the wires; page/touch.js makes the
# gestures; and links are copied, not scanned.
_OF_BOARDS = (
    "firmware/crash.py",
    "firmware/crash_screen.py",
    "firmware/memory/report.py",
    "firmware/number_drop/screens/summary.py",
    "firmware/number_drop/screens/low_summary.py",
    "firmware/screens/computer_thinking.py",
    "firmware/screens/qr_code.py",
    "firmware/screens/self_test.py",
    "firmware/keys/raw_keys.py",
    "firmware/touch/finger.py",
    "firmware/widgets/test_card.py",
    "lib/adafruit_miniqr.py",
)
MICROPYTHON = ROOT / "tests/vm/node_modules/@micropython/micropython-webassembly-pyscript"
# The page's scripts, each after those it imports. For people and tests they are separate modules;
# in the page they are one.
SCRIPTS = (
    "words",
    "notice",
    "address",
    "bytes",
    "store",
    "touch",
    "boards",
    "machine",
    "screen",
    "sound",
    "keys",
    "fit",
    "case",
    "speech",
    "share",
    "backup",
    "header",
    "install",
    "main",
)
STYLES = ("style", "case", "loading")
_IMPORT = re.compile(r"^import .*;\n", re.MULTILINE)
_EXPORT = re.compile(r"^export ", re.MULTILINE)
# Comments and indentation, which are only for readers of the source files.
_REMARKS = {
    "js": re.compile(r"^ *//.*\n|(?<=[;{,}\])>]) // .*$|^ +", re.MULTILINE),
    "css": re.compile(r"^ */\*.*?\*/\n|(?<=[;{}]) /\*.*?\*/|^ +", re.MULTILINE | re.DOTALL),
    # The comment about MicroPython's origin stays, for anyone who takes the page apart.
    "html": re.compile(r"^<!-- (?!MicroPython)\w+ \w.*-->\n|^ +", re.MULTILINE),
}
# Parts of MicroPython's script: its command for Node.js, its check of the browser's version, names
# that it only warns of, and files that are loaded as they are read.
# The page checks by itself whether the browser has what it needs (needs.js).
_NOT_OF_THE_PAGE = (
    (
        re.compile(
            r'if\((globalThis\.loadMicroPython=loadMicroPython),"object"==.*?\}\(\)\}(?=class )'
        ),
        r"\1;",
    ),
    (re.compile(r"!function\(\)\{function humanReadable.*?\}\(\);(?=var Module=)"), ""),
    (re.compile(r'\["writeI53[^\]]*\]\.forEach\(function\(sym\)\{\w+\(sym\)\}\);'), ""),
    (re.compile(r'\["[^\[\]]*"\]\.forEach\(unexportedRuntimeSymbol\);'), ""),
    (re.compile(r'createLazyFile\(parent.*?abort\("FS\.standardizePath[^}]*\}'), ""),
)
_TRIES = 5  # more iterations save a few bytes and take that many times as long
_HOLE = re.compile(r"<!-- (\w+) -->|/\* (\w+) \*/")


def page(
    links: str = "",
    may_load: str = "img-src blob: data:;",
    others: Mapping[str, str] = MappingProxyType({}),
) -> str:
    """Return the whole page; FileNotFoundError if MicroPython is not installed.

    `links` go into its head. `may_load` extends its Content-Security-Policy: what it may load
    besides its own content. `others` replace the usual content of placeholders.
    """
    parts = _parts() | {"links": links, "may_load": may_load, **others}
    html = joined(["index"], "html")
    return _HOLE.sub(lambda hole: parts[hole[1] or hole[2]], html)


@cache
def _parts() -> dict[str, str]:
    """Return the content of index.html's placeholders that all kinds of page share."""
    if not MICROPYTHON.is_dir():
        raise FileNotFoundError("MicroPython is not installed: run `make setup-tests`")
    parts = {
        "style": joined(STYLES, "css"),
        "boards": json.dumps(boards.every_board(), separators=(",", ":")),
        "wasm": _packed((MICROPYTHON / "micropython.wasm").read_bytes()),
        "files": packed_files(files()),
        "micropython": micropython(),
        "script": script(),
        "needs": joined(["needs"], "js"),
        "licences": licences(),
        "version": VERSION,
        "kept": "number-drop.",
        "panel": "",
        "edition": "",
    }
    parts |= {f"icon_{name}": icon(name) for name in pictures()}
    parts |= {f"loading_{language}": loading(language) for language in LOADING}
    for name in ("micropython", "script", "needs"):
        if "</script" in parts[name]:
            raise ValueError(f"{name} would end its own element")
    return parts


def micropython() -> str:
    """Return MicroPython's script without the parts that the page does not run.

    Raises ValueError if the script is not shaped like the pinned version.
    """
    machine = (MICROPYTHON / "micropython.mjs").read_text("utf-8")
    for part, left in _NOT_OF_THE_PAGE:
        machine, count = part.subn(left, machine)
        if count != 1:
            raise ValueError(f"MicroPython's script has {part.pattern} {count} times, not once")
    return _EXPORT.sub("", machine.replace("export async", "async"))


def script(names: Sequence[str] = SCRIPTS) -> str:
    """Return the page's own scripts, or these, as one."""
    return _EXPORT.sub("", _IMPORT.sub("", joined(names, "js")))


def joined(names: Sequence[str], ending: str) -> str:
    """Return some of the page's sources, one after the other, without comments."""
    return "\n".join(_REMARKS[ending].sub("", _source(f"{name}.{ending}")) for name in names)


def files(
    program: Sequence[str] = PROGRAM, passes: Sequence[pipeline.Pass] = pipeline.FOR_PAGE
) -> dict[str, bytes]:
    """Return the files of the page's MicroPython: the compiled program, and the atlases.

    Modules that only touch screens need are included. Besides those, only the default board's drive
    is included: the page describes its boards as data, without loading their files.
    """
    sources: dict[Path, Path] = {}
    beside = {Path(path.name): path for path in MACHINE.glob("*.py")}
    beside |= {Path(path): ROOT / path for path in program}
    touch = {path.relative_to(ROOT): path for path in (ROOT / "firmware").rglob("*.py")}
    sources |= {
        place: path
        for place, path in touch.items()
        if drive.is_for_touch(path) and place.as_posix() not in _OF_BOARDS
    }
    of_board = drive.files([board_files.DEFAULT])
    unused = game_files.of_no_game(of_board)
    for place, path in of_board.items():
        if place.as_posix() in _OF_BOARDS:
            continue
        if place.parts[0] in drive.PACKAGES:
            if place not in unused:
                sources[place] = path
        elif place.parts[0] == drive.LIBRARIES:
            beside[place.relative_to(drive.LIBRARIES)] = path
    sources |= {place: ROOT / place for place in fast_boards.OWN}  # a browser is fast, too
    texts = fast_boards.offer({place: path.read_bytes() for place, path in sources.items()})
    others = {place: path.read_bytes() for place, path in beside.items()}
    texts = pipeline.shorten(pipeline.begin(texts, [*others.values()]), passes) | others
    found = {}
    for place, text in texts.items():
        name = place.with_suffix(".mpy").as_posix()
        # Tracebacks only need the file's own name: without its folder it packs better.
        found[name] = mpy.compile_source(without_types(text), place.stem)
    atlases = drive.atlases(board_files.names(), screens=[*boards.UPRIGHT, *boards.LYING])
    data = atlases | drive.puzzles()
    packed = {name: found[name] for name in sorted(found, key=_likeness)}
    return packed | {place.as_posix(): content for place, content in data.items()}


def _likeness(name: str) -> tuple[str, str, str]:
    """Return a sort key that puts similar files next to each other, which packs best.

    Similar files are all texts of a language, and the files of folders with the same name in
    different games.
    """
    *_, folder, file = ["", *name.split("/")]
    return file if folder == "text" else "", folder, name


def _source(name: str) -> str:
    return (PAGE_SOURCES / name).read_text("utf-8")


def packed_files(found: Mapping[str, bytes]) -> str:
    """Return files as one, preceded by an index.

    The index is a line of JSON with each folder and, by name, the lengths of its files' two parts:
    the names that a compiled module uses, and its code; another file has just the second. First
    come the first parts of all files, then the second ones. Names pack best next to names: apart
    from the code they take 12 KB less. Adjacent files share one entry for their folder.
    """
    places = {place: place.rpartition("/") for place in found}
    parts = {place: _parted(place, content) for place, content in found.items()}
    folders = [
        (folder, {places[place][2]: [*map(len, parts[place])] for place in together})
        for folder, together in groupby(found, key=lambda place: places[place][0])
    ]
    index = json.dumps(folders, separators=(",", ":"))
    contents = [b"".join(column) for column in zip(*parts.values(), strict=True)]
    return _packed(b"".join([index.encode(), b"\n", *contents]))


def _parted(place: str, content: bytes) -> tuple[bytes, bytes]:
    end = mpy.end_of_names(content) if place.endswith(".mpy") else 0
    return content[:end], content[end:]


@cache
def _packed(data: bytes) -> str:
    """Return bytes compressed for any zlib, in base64; zopfli saves 4 % compared with zlib."""
    import zopfli.zlib  # imported late: only building the page needs it

    packed = zopfli.zlib.compress(data, numiterations=_TRIES)
    return base64.b64encode(packed).decode()
