"""Leaves out the games that are not wanted, and what only they need.

Assumes that firmware/games.py lists all games, one line each.

Refuses, by ValueError, a list that is not written as expected.
"""

import re
from pathlib import Path

from sim.bundler.game_files import of_no_game, only_of
from sim.bundler.program import Program

_FIRST = Path("firmware", "games.py")  # lists the games


def run(program: Program) -> None:
    """Leave out each unwanted game, then what no game imports.

    Each is removed from what the previous ones left.
    """
    paths = dict(program.paths)
    for game in program.left_out:
        _leave_out(game, program, paths)
    for place in of_no_game(paths):
        program.texts.pop(place, None)


def _leave_out(game: str, program: Program, paths: dict[Path, Path]) -> None:
    """Remove the files that only this game needs, also from `paths`, and its line in the list."""
    listed = re.compile(rf'^    \("{game}", .*\),\n', re.MULTILINE)
    rest, count = listed.subn("", program.texts[_FIRST].decode())
    if count != 1:
        raise ValueError(f"{_FIRST} does not contain {listed.pattern}")
    for place in only_of(game, paths):
        program.texts.pop(place, None)
        del paths[place]
    program.texts[_FIRST] = rest.encode()
