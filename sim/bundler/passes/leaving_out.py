"""Leaves the game out that is not wanted.

Assumes that firmware/games.py says in one list which games there are, a line each.

Refuses, by ValueError, a list that is not written as expected.
"""

import re
from pathlib import Path

from sim.bundler.game_files import only_of
from sim.bundler.program import Program

_FIRST = Path("firmware", "games.py")  # says which games there are


def run(program: Program) -> None:
    """Take out all that only the game left out needs, and its line in the list of games."""
    game = program.left_out
    if game is None:
        return
    listed = re.compile(rf'^    \("{game}", .*\),\n', re.MULTILINE)
    rest, count = listed.subn("", program.texts[_FIRST].decode())
    if count != 1:
        raise ValueError(f"{_FIRST} does not say {listed.pattern}")
    for place in only_of(game, program.paths):
        program.texts.pop(place, None)
    program.texts[_FIRST] = rest.encode()
