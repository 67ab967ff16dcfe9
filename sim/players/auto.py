"""Finds who plays a whole game by key presses, for `--auto`.

auto_<game>.py has a game's keys.
"""

from importlib import import_module
from importlib.util import find_spec

from firmware import games
from sim.players.key_player import KeyPlayer


def make_player(
    how: str, players: int, seed: int | None, game: str | None = None, computers: int = 0
) -> KeyPlayer:
    """Return a player for `--auto`.

    It plays the `game` of that name, without one the first. ValueError for a game whose keys nobody
    has told. No other game's rules are loaded.
    """
    game = game or games.NAMES[0]
    name = f"sim.players.auto_{game}"
    if find_spec(name) is None:
        raise ValueError(f"{game} has no automatic player: sim/players/ has those that there are")
    player: KeyPlayer = import_module(name).Auto(how, players, seed, computers)
    return player
