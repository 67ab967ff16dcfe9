"""Leaves unwanted games out, and what only they need.

Assumes that firmware/games.py says in one list which games there are, a line each.

Refuses, by ValueError, a list that is not written as expected.
"""

import re
from pathlib import Path

from sim.bundler.game_files import of_no_game, only_of
from sim.bundler.program import Program

_FIRST = Path("firmware", "games.py")  # says which games there are


def run(program: Program) -> None:
    """Leave out each unwanted game, then what no game imports.

    Each is taken out of what the ones before it left.
    """
    paths = dict(program.paths)
    for game in program.left_out:
        _leave_out(game, program, paths)
    for place in of_no_game(paths):
        program.texts.pop(place, None)


def _leave_out(game: str, program: Program, paths: dict[Path, Path]) -> None:
    """Take out what only this game needs, and its list line.

    It goes from `paths` too.
    """
    listed = re.compile(rf'^    \("{game}", .*\),\n', re.MULTILINE)
    rest, count = listed.subn("", program.texts[_FIRST].decode())
    if count != 1:
        raise ValueError(f"{_FIRST} does not say {listed.pattern}")
    for place in only_of(game, paths):
        program.texts.pop(place, None)
        del paths[place]
    program.texts[_FIRST] = rest.encode()
