"""How much space a bundle takes on each drive, and how much is due to each game."""

from collections.abc import Mapping, Sequence
from pathlib import Path

from sim.board import board_files
from sim.bundler import drive, game_files
from sim.bundler.filing import package_names


def cost(game: str, names: Sequence[str], files: Mapping[Path, bytes]) -> int:
    """Return how many bytes of a bundle's files only one game needs."""
    own = game_files.only_of(game, drive.files(names))
    own |= drive.atlases(names).keys() - drive.atlases(names, (game,)).keys()
    own |= drive.puzzles().keys() - drive.puzzles((game,)).keys()
    compiled = {place.with_suffix(".mpy") for place in own}  # as in a bundle of sources
    own |= compiled | {package_names.place(place) for place in compiled}
    # The files with its texts are made by passes/topics.py, so they are not among the sources.
    folder = package_names.place(Path("firmware", game, "game.py")).parent
    own |= {place for place in files if folder in place.parents}
    return sum(len(files.get(place, b"")) for place in own)


def room(names: Sequence[str], files: Mapping[Path, bytes]) -> list[tuple[str, int, int]]:
    """Return board name, KB taken by the files and KB of the drive for each board.

    The board with the least free space comes first.
    """
    found = []
    for name in names:
        drive_kb = board_files.facts(name).drive_kb
        found.append((name, drive.kilobytes(map(len, files.values()), files, drive_kb), drive_kb))
    return sorted(found, key=lambda one: one[2] - one[1])
