"""The downloads for a board: a zip, and where possible a UF2 and a self-unpacking file."""

from pathlib import Path, PurePosixPath

from sim.board import board_files
from sim.bundler.archive import zipped
from sim.bundler.drive_shape import sectors
from sim.bundler.pipeline import Bundle
from sim.release import (
    drive_leaflet,
    fat,
    leaflet,
    licences,
    one_file,
    places,
    settings_leaflet,
    uf2,
)
from sim.release.version import VERSION

DRIVE = "CIRCUITPY"  # the folder of the zip whose content goes onto the drive
README = PurePosixPath("README.txt")
SETTINGS = PurePosixPath("SETTINGS.txt")
# CircuitPython creates these on a drive that it formats, to keep computers from adding files.
QUIET = {
    PurePosixPath(name): b""
    for name in (".fseventsd/no_log", ".metadata_never_index", ".Trashes", ".Trash-1000")
}

Drive = dict[PurePosixPath, bytes]


def stem(name: str) -> str:
    """Return the name of a board's files, without their extensions."""
    return f"number-drop-{name}-{VERSION}"


def has_uf2(name: str) -> bool:
    """Return whether there is a UF2 file for a board."""
    return places.of_board(name) is not None


def why_none(name: str) -> str:
    """Return why there is no UF2 file for a board."""
    if places.is_flashed_whole(name):
        return "where CircuitPython keeps its drive is not known (sim/release/places.py)"
    return "its boot drive writes the firmware alone"


def of_board(name: str, bundle: Bundle) -> dict[Path, bytes]:
    """Return the files to download for a board, made from its own bundle."""
    game = {PurePosixPath(place.as_posix()): content for place, content in bundle.files.items()}
    texts = {SETTINGS: settings_leaflet.text().encode(), **licences.of_drive(name)}
    called = stem(name)
    map_name, uf2_name = f"{called}.map.json", f"{called}.uf2" if has_uf2(name) else ""
    beside = {README: leaflet.text(name, VERSION, uf2_name, map_name).encode(), **texts}
    inside = {PurePosixPath(DRIVE, place): content for place, content in game.items()}
    named = {PurePosixPath(map_name): bundle.map.encode()}
    found = {Path(f"{called}.zip"): zipped(dict(sorted((beside | inside | named).items())))}
    packed = {**texts, **game}
    if not one_file.why_none(name, packed):
        found[Path(f"{called}.py")] = one_file.text(name, packed)
    place = places.of_board(name)
    if place is not None:
        extras = {README: drive_leaflet.text(name, VERSION).encode(), **texts}
        volume = fat.volume(on_flash(game, extras), sectors(board_files.facts(name).drive_kb))
        found[Path(uf2_name)] = uf2.file(volume, place.drive_at, place.family)
    return found


def on_flash(game: Drive, beside: Drive) -> Drive:
    """Return all files on the drive of a UF2 file, including those next to the game in a zip."""
    return {**QUIET, **beside, **game}
