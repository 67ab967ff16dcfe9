"""A match of Number Drop under the referee."""

import secrets
from typing import Any

from engine.number_drop import shapes
from engine.number_drop.bot import Bot
from engine.number_drop.house import NAMES, PLAY_ON
from engine.number_drop.record import VERSION, Record
from engine.number_drop.replay import from_bytes
from engine.number_drop.table import MOST_PLAYERS, ROLL
from sim.protocol import match
from sim.protocol.json_checks import Json, seed_of, some_of, whole
from sim.protocol.number_drop import actions, states
from sim.protocol.number_drop.notation import to_json
from sim.protocol.number_drop.reading import from_json


class Match(match.Match):
    """A game and the player that gives hints."""

    VERSION = VERSION  # the first byte of saved data
    states = states
    actions = actions
    read = from_json
    tell = to_json

    def __init__(self, record: Record) -> None:
        super().__init__(record, Bot())

    @classmethod
    def new(cls, request: Json) -> "Match":
        """Return a match with a new game; ValueError saying what is wrong with the request."""
        players = whole(request.get("players"), 1, MOST_PLAYERS, "players")
        seed = seed_of(request)
        if seed is None:
            seed = secrets.randbits(32)
        tiles = _tiles(request["tiles"]) if "tiles" in request else None
        return cls(Record(players, seed, tiles, _house(request.get("house", []), players)))

    @classmethod
    def load(cls, data: bytes) -> "Match":
        """Return a match with a saved game; ValueError if the data is not one."""
        return cls(from_bytes(data))

    def hint(self) -> Json:
        """Return what the computer player would do; a roll is left to the random generator."""
        if self.game.phase == ROLL:
            return {"do": "roll"}
        return super().hint()


def _house(names: Any, players: int) -> int:
    """Return the flags of house rules."""
    house = sum(1 << rule for rule in some_of(names, NAMES, "house"))
    if players == 1 and house & PLAY_ON:
        raise ValueError("house: play_on is for 2 to 6 players")
    return house


def _tiles(names: Any) -> list[int]:
    if not isinstance(names, list) or not all(
        isinstance(name, str) and name in shapes.NAMES for name in names
    ):
        raise ValueError(f"tiles must be five names out of {' '.join(shapes.NAMES)}")
    return [shapes.NAMES.index(name) for name in names]
