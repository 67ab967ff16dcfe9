"""Replays a Number Drop game from its bytes, action by action."""

from engine import replay
from engine.number_drop.codec import carry
from engine.number_drop.game import Game
from engine.number_drop.record import (
    COUNT_AT,
    COUNT_BITS,
    HEAD,
    VERSION,
    Record,
)
from engine.number_drop.table import TILES
from engine.replay import opened


def from_bytes(data: bytes | bytearray) -> Record:
    """Return the Record that `to_bytes` made the bytes of.

    ValueError for anything else: cut short, longer, damaged, of another version, not a game.
    """
    bits = opened(data, VERSION, HEAD)
    players = bits.carry(0, 3)
    seed = bits.carry(0, 16) | bits.carry(0, 16) << 16
    record = Record(players, seed, [bits.carry(0, 4) for _ in range(TILES)])
    for _ in range(bits.carry(0, COUNT_BITS)):
        record.apply(carry(bits, record.game))
    if record.to_bytes() != bytes(data):
        raise ValueError("the saved game is damaged")
    return record


class Replay(replay.Replay):
    """A record played again, action by action."""

    game: Game

    def __init__(self, record: Record) -> None:
        game = record.game
        seed = game.seed_low | game.seed_high << 16
        super().__init__(Game(game.players, seed, game.tiles), carry, record, COUNT_AT + COUNT_BITS)
