"""`python -m web [--out FILE]`: makes the page, one file with all it needs.

A folder `web` beside the file gets the same page as an app: see app.py. Exit code 1: something is
not installed, or the page has become larger than it may be.
"""

import gzip
import shutil
import sys
from collections.abc import Sequence
from pathlib import Path

from sim.board import board_files
from sim.command_line import OneLineParser, OptionsError, complain
from sim.project import ROOT
from web import app
from web.page_text import page

OUT = ROOT / "dist" / "number-drop.html"
FOLDER = "web"
MOST_BYTES, MOST_ZIPPED = 1_200_000, 450_000


def main(arguments: Sequence[str]) -> int:
    """Make the page; return the exit code."""
    parser = OneLineParser(prog="python -m web", description=__doc__, allow_abbrev=False)
    parser.add_argument("--out", metavar="FILE", type=Path, default=OUT, help="where it goes")
    try:
        out: Path = parser.parse_args(arguments).out
        made = page().encode()
        files = app.files()
    except (OptionsError, FileNotFoundError, board_files.BoardFileError) as mistake:
        return complain(str(mistake), "web")
    zipped = len(gzip.compress(made, 9))
    if len(made) > MOST_BYTES or zipped > MOST_ZIPPED:
        complain(f"{len(made)} bytes, {zipped} gzipped: at most {MOST_BYTES}, {MOST_ZIPPED}", "web")
        return 1
    folder = out.parent / FOLDER
    shutil.rmtree(folder, ignore_errors=True)
    folder.mkdir(parents=True)
    for name, content in files.items():
        (folder / name).write_bytes(content)
    out.write_bytes(made)
    print(f"{out}: {len(made)} bytes, {zipped} gzipped. Open it in a browser.")
    print(f"{folder}: the same as an app, for a web server.")
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
