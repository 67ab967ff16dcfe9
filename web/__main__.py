"""`python -m web [--out FILE]`: makes the page, one file with everything it needs.

A folder `web` next to the file gets the same page as an app (see app.py), and workshop.html, the
page with the workshop's exercises (see workshop_page.py). Exit code 1: a page exceeds its size
limit. Exit code 2: it cannot be made; one line says why.
"""

import gzip
from collections.abc import Collection, Sequence
from pathlib import Path

from firmware import games
from sim.atlas.freshness import PaintError
from sim.board import board_files
from sim.bundler.system_files import is_of_system
from sim.command_line import OneLineParser, OptionsError, complain, naming, run
from sim.project import ROOT

OUT = ROOT / "dist" / "number-drop.html"
FOLDER = "web"
MOST = 1_200_000, 450 * 1024  # bytes, and gzipped
_GAMES = ("number_drop", "drop_it")  # whose links and results the page knows


def main(arguments: Sequence[str]) -> int:
    """Build the page; return the exit code."""
    parser = OneLineParser(prog="python -m web", description=__doc__)
    parser.add_argument("--out", metavar="FILE", type=Path, default=OUT, help="the file to write")
    try:
        out: Path = parser.parse_args(arguments).out
        if away := [game for game in _GAMES if game not in games.NAMES]:
            raise OptionsError(f"{away[0]} is not in firmware/games.py: the page needs both games")
        from web import app, page_text, workshop_page  # imported late: a library may be missing

        made = page_text.page().encode()
        files = {**app.files(), workshop_page.NAME: workshop_page.whole().encode()}
        folder = out.parent / FOLDER
        _check(out, folder, files)
        workshop = workshop_page.NAME
        if not _fits(out.name, made, MOST) or not _fits(
            workshop, files[workshop], workshop_page.MOST
        ):
            return 1
        folder.mkdir(parents=True, exist_ok=True)
        for name, content in files.items():
            (folder / name).write_bytes(content)
        out.write_bytes(made)
    except OSError as mistake:
        return complain(str(naming(mistake, out)), "web")
    except (OptionsError, PaintError, board_files.BoardFileError) as mistake:
        return complain(str(mistake), "web")
    except ModuleNotFoundError as mistake:
        return complain(f"{mistake}: run `make setup-tests`, and call .venv's python", "web")
    print(f"Open it in a browser: {out}")
    print(f"{folder}: the same page as an app, for a web server.")
    return 0


def _check(out: Path, folder: Path, names: Collection[str]) -> None:
    """Raise OptionsError if the page or its folder would replace something else."""
    if out.is_dir() or out == folder:
        raise OptionsError(f"{out} is a folder: name a file")
    for path in sorted(folder.iterdir()) if folder.is_dir() else [folder]:
        if path.exists() and path.name not in names and not is_of_system(path):
            raise OptionsError(f"{path} is not one of the page's files: name a file elsewhere")


def _fits(name: str, made: bytes, most: tuple[int, int]) -> bool:
    """Print a page's size, plain and gzipped; return whether it is within the limit."""
    size = len(made), len(gzip.compress(made, 9))
    message = f"{name}: {size[0]} bytes, {size[1]} gzipped"
    print(message)
    if size[0] > most[0] or size[1] > most[1]:
        complain(f"{message}: at most {most[0]}, {most[1]}", "web")
        return False
    return True


if __name__ == "__main__":
    run(main, "web")
