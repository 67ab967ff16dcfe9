"""Finds the player that plays a whole game by key presses, for `--auto`.

The module auto_<game>.py knows a game's keys.
"""

from importlib import import_module
from importlib.util import find_spec

from firmware import games
from sim.players.key_player import KeyPlayer


def make_player(
    how: str, players: int, seed: int | None, game: str | None = None, computers: int = 0
) -> KeyPlayer:
    """Return a player for `--auto` that plays `game`, by default the first one.

    Raises ValueError for a game without an automatic player. No other game's rules are loaded.
    """
    game = game or games.NAMES[0]
    name = f"sim.players.auto_{game}"
    if find_spec(name) is None:
        raise ValueError(f"{game} has no automatic player: see sim/players/")
    player: KeyPlayer = import_module(name).Auto(how, players, seed, computers)
    return player
