"""Leaves the game out that is not wanted.

Assumes that firmware/games/ says in one list which games there are.

Refuses, by ValueError, a list that is not written as expected.
"""

from pathlib import Path

from sim.bundler.game_files import NAMES, only_of
from sim.bundler.program import Program

_FIRST = Path("firmware", "games", "__init__.py")  # says which games there are
_LISTED = "NAMES = ({})".format(", ".join(f'"{name}"' for name in NAMES))


def run(program: Program) -> None:
    """Take out all that only the game left out needs, and shorten the list of games."""
    game = program.left_out
    if game is None:
        return
    text = program.texts[_FIRST].decode()
    if _LISTED not in text:
        raise ValueError(f"{_FIRST} does not say {_LISTED}")
    (rest,) = [name for name in NAMES if name != game]
    for place in only_of(game, program.paths):
        program.texts.pop(place, None)
    program.texts[_FIRST] = text.replace(_LISTED, f'NAMES = ("{rest}",)').encode()
