"""`python -m web [--out FILE]`: makes the page, one file with all it needs.

MicroPython comes from tests/vm/node_modules, where `make setup` installs it, as pinned there; the
firmware goes in compiled. Exit code 1: something is not installed, or the page has become larger
than it may be.
"""

import base64
import gzip
import json
import re
import sys
import zlib
from collections.abc import Mapping, Sequence
from pathlib import Path

import web.told as told
from sim.board import board_files
from sim.bundler import drive, mpy
from sim.bundler.syntax.annotations import without_types
from sim.command_line import OneLineParser, OptionsError, complain
from sim.project import ROOT
from web.icons import icon, pictures

OUT = ROOT / "dist" / "number-drop.html"
SOURCES = ROOT / "web" / "page"
MACHINE = ROOT / "web" / "machine"
# What the page's MicroPython runs beside the firmware.
PROGRAM = (
    "web/program.py",
    "web/seen.py",
    "web/lines.py",
    "sim/protocol/number_drop/notation.py",
    "sim/protocol/number_drop/states.py",
    "sim/protocol/drop_it/notation.py",
    "sim/protocol/drop_it/states.py",
)
MICROPYTHON = ROOT / "tests/vm/node_modules/@micropython/micropython-webassembly-pyscript"
MOST_BYTES, MOST_ZIPPED = 1_200_000, 450_000

# The page's scripts, what each imports before it. They are modules of one another while they are
# read by people and tests; in the page they are one.
SCRIPTS = (
    "words",
    "notice",
    "address",
    "bytes",
    "store",
    "boards",
    "machine",
    "screen",
    "sound",
    "keys",
    "fit",
    "case",
    "speech",
    "header",
    "main",
)
STYLES = ("style", "case")
_IMPORT = re.compile(r"^import .*;\n", re.MULTILINE)
_EXPORT = re.compile(r"^export ", re.MULTILINE)
_HOLE = re.compile(r"<!-- (\w+) -->|/\* (\w+) \*/")


def page() -> str:
    """Return the whole page. Raises FileNotFoundError if MicroPython is not installed."""
    if not MICROPYTHON.is_dir():
        raise FileNotFoundError("MicroPython is not installed: run `make setup`")
    machine = (MICROPYTHON / "micropython.mjs").read_text("utf-8")
    parts = {
        "style": "\n".join((SOURCES / f"{name}.css").read_text("utf-8") for name in STYLES),
        "boards": json.dumps(told.every_board()),
        "wasm": _packed((MICROPYTHON / "micropython.wasm").read_bytes()),
        "files": _packed(_archive(files())),
        "micropython": _EXPORT.sub("", machine.replace("export async", "async")),
        "script": script(),
    }
    parts |= {f"icon_{name}": icon(name) for name in pictures()}
    for name in ("micropython", "script"):
        if "</script" in parts[name]:
            raise ValueError(f"{name} would end its own element")
    html = (SOURCES / "index.html").read_text("utf-8")
    return _HOLE.sub(lambda hole: parts[hole[1] or hole[2]], html)


def script() -> str:
    """Return the page's own scripts as one."""
    texts = [(SOURCES / f"{name}.js").read_text("utf-8") for name in SCRIPTS]
    return "\n".join(_EXPORT.sub("", _IMPORT.sub("", text)) for text in texts)


def files() -> dict[str, bytes]:
    """Return what the page's MicroPython finds as files: the program, compiled, and the atlases.

    Names are not shortened, nor modules joined, as on boards: memory is no matter here. Of modules
    only the default board's drive is looked at: what boards are in the page is told, not loaded.
    """
    sources = {Path(path.name): path for path in MACHINE.glob("*.py")}
    sources |= {Path(path): ROOT / path for path in PROGRAM}
    for place, path in drive.files([board_files.DEFAULT]).items():
        if place.parts[0] in drive.PACKAGES:
            sources[place] = path
        elif place.parts[0] == drive.LIBRARIES:
            sources[place.relative_to(drive.LIBRARIES)] = path
    found = {}
    for place, path in sources.items():
        name = place.with_suffix(".mpy").as_posix()
        found[name] = mpy.compile_source(without_types(path.read_bytes()), name)
    atlases = drive.atlases(board_files.names())
    return found | {place.as_posix(): content for place, content in atlases.items()}


def _archive(found: Mapping[str, bytes]) -> bytes:
    """Return files as one: a line of JSON with each one's name and length, then all of them."""
    index = json.dumps([[name, len(content)] for name, content in found.items()])
    return index.encode() + b"\n" + b"".join(found.values())


def _packed(data: bytes) -> str:
    return base64.b64encode(zlib.compress(data, 9)).decode()


def main(arguments: Sequence[str]) -> int:
    """Make the page; return the exit code."""
    parser = OneLineParser(prog="python -m web", description=__doc__, allow_abbrev=False)
    parser.add_argument("--out", metavar="FILE", type=Path, default=OUT, help="where it goes")
    try:
        out: Path = parser.parse_args(arguments).out
        made = page().encode()
    except (OptionsError, FileNotFoundError, board_files.BoardFileError) as mistake:
        return complain(str(mistake), "web")
    zipped = len(gzip.compress(made, 9))
    if len(made) > MOST_BYTES or zipped > MOST_ZIPPED:
        complain(f"{len(made)} bytes, {zipped} gzipped: at most {MOST_BYTES}, {MOST_ZIPPED}", "web")
        return 1
    out.parent.mkdir(parents=True, exist_ok=True)
    out.write_bytes(made)
    print(f"{out}: {len(made)} bytes, {zipped} gzipped. Open it in a browser.")
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
