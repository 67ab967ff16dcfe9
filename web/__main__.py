"""`python -m web [--out FILE]`: makes the page, one file with all it needs.

A folder `web` beside the file gets the same page as an app: see app.py; and workshop.html, the page
with the workshop's exercises: see workshop_page.py. Exit code 1: something is not installed, or a
page has become larger than it may be.
"""

import gzip
import shutil
import sys
from collections.abc import Sequence
from pathlib import Path

from sim.board import board_files
from sim.command_line import OneLineParser, OptionsError, complain
from sim.project import ROOT
from web import app, workshop_page
from web.page_text import page

OUT = ROOT / "dist" / "number-drop.html"
FOLDER = "web"
MOST = 1_200_000, 450_000  # bytes, and gzipped


def main(arguments: Sequence[str]) -> int:
    """Make the page; return the exit code."""
    parser = OneLineParser(prog="python -m web", description=__doc__, allow_abbrev=False)
    parser.add_argument("--out", metavar="FILE", type=Path, default=OUT, help="where it goes")
    try:
        out: Path = parser.parse_args(arguments).out
        made = page().encode()
        files = app.files()
        workshop = workshop_page.whole().encode()
    except (OptionsError, FileNotFoundError, board_files.BoardFileError) as mistake:
        return complain(str(mistake), "web")
    except ModuleNotFoundError as mistake:
        return complain(f"{mistake}: run `make setup-tests`", "web")
    if not (_fits(made, MOST) and _fits(workshop, workshop_page.MOST)):
        return 1
    folder = out.parent / FOLDER
    shutil.rmtree(folder, ignore_errors=True)
    folder.mkdir(parents=True)
    for name, content in {**files, workshop_page.NAME: workshop}.items():
        (folder / name).write_bytes(content)
    out.write_bytes(made)
    print(f"Open it in a browser: {out}")
    print(f"{folder}: the same as an app, for a web server.")
    return 0


def _fits(made: bytes, most: tuple[int, int]) -> bool:
    """Return whether a page has at most so many bytes, and so many gzipped; say how many it has."""
    size = len(made), len(gzip.compress(made, 9))
    print(f"{size[0]} bytes, {size[1]} gzipped")
    if size[0] > most[0] or size[1] > most[1]:
        complain(f"{size[0]} bytes, {size[1]} gzipped: at most {most[0]}, {most[1]}", "web")
        return False
    return True


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
