"""The full licence texts of everything in a download."""

import importlib.metadata
from collections.abc import Iterable
from pathlib import Path, PurePosixPath

from sim.bundler import drive
from sim.project import ROOT

FOLDER = "LICENSES"
OF_PAGE = ("adafruit_display_text", "adafruit_displayio_layout")  # the libraries in the page
_OWN = "number-drop.txt"


def of_drive(name: str) -> dict[PurePosixPath, bytes]:
    """Return the licence texts for a board's drive, by path: ours, and those of its libraries."""
    paths = drive.files([name])
    modules = {
        place.relative_to(drive.LIBRARIES).parts[0].removesuffix(".py")
        for place in paths
        if place.parts[0] == drive.LIBRARIES
    }
    return of_modules(modules)


def of_modules(modules: Iterable[str]) -> dict[PurePosixPath, bytes]:
    """Return our licence text, and those of the installed libraries with these modules."""
    known = importlib.metadata.packages_distributions()
    found = {PurePosixPath(FOLDER, _OWN): (ROOT / "LICENSE").read_bytes()}
    for name in sorted({name for module in modules for name in known[module]}):
        for file in _texts(name):
            found[PurePosixPath(FOLDER, f"{name.lower()}.txt")] = file.read_bytes()
    return found


def _texts(name: str) -> list[Path]:
    """Return the licence file of an installed library; FileNotFoundError if it has none."""
    for file in importlib.metadata.files(name) or ():
        if "licen" in file.name.lower() and any(part.endswith("-info") for part in file.parts):
            return [Path(str(file.locate()))]
    raise FileNotFoundError(f"{name} is installed without its licence")
