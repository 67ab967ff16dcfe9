"""The page of a release, as one file and as a folder."""

import subprocess
import sys
from pathlib import Path, PurePosixPath

from sim.bundler.archive import zipped
from sim.bundler.system_files import is_of_system
from sim.project import ROOT
from sim.release import licences
from sim.release.version import VERSION

NAME = "number-drop.html"  # without a version, so that there can be a link to the latest one
WORKSHOP = "number-drop-workshop.html"
FOLDER = "page"  # in the release, ready for a web server
_MADE = ROOT / "dist" / "number-drop.html"
_MADE_FOLDER = ROOT / "dist" / "web"
_MICROPYTHON = ROOT / "web" / "licences" / "micropython.txt"


def files() -> dict[Path, bytes]:
    """Build the page; return it as one file and a folder. Raises OSError if that fails."""
    # Not imported: web/ depends on sim/, and sim/ must not depend on web/.
    done = subprocess.run(
        [sys.executable, "-m", "web"], cwd=ROOT, capture_output=True, text=True, check=False
    )
    if done.returncode:
        raise OSError(done.stderr.strip() or "the page could not be made")
    return as_files(_MADE, _MADE_FOLDER)


def as_files(made: Path, folder: Path) -> dict[Path, bytes]:
    """Return the page as one file, as a folder, and as a zip of the folder.

    If the page was not built as a folder too, the folder has only the one file.
    """
    single = made.read_bytes()
    inside = {PurePosixPath("index.html"): single}
    for path in sorted(folder.rglob("*")):
        if path.is_file() and not is_of_system(path):
            inside[PurePosixPath(path.relative_to(folder).as_posix())] = path.read_bytes()
    inside |= licences_of_page()
    workshop = inside.get(PurePosixPath("workshop.html"))
    archive = {PurePosixPath("number-drop", place): content for place, content in inside.items()}
    return {
        Path(NAME): single,
        **({} if workshop is None else {Path(WORKSHOP): workshop}),
        Path(f"number-drop-page-{VERSION}.zip"): zipped(dict(sorted(archive.items()))),
        **{Path(FOLDER, place): content for place, content in inside.items()},
    }


def licences_of_page() -> dict[PurePosixPath, bytes]:
    """Return the licence texts of everything in the page."""
    found = licences.of_modules(licences.OF_PAGE)
    found[PurePosixPath(licences.FOLDER, "micropython.txt")] = _MICROPYTHON.read_bytes()
    return found
