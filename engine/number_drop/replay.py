"""A game read back from its bytes, and played again action by action."""

from engine.number_drop.codec import carry
from engine.number_drop.game import Game
from engine.number_drop.record import (
    COUNT_AT,
    COUNT_BITS,
    HEAD,
    TAIL,
    VERSION,
    Record,
)
from engine.number_drop.table import LETTERS
from engine.packing import Bits, crc16


def from_bytes(data):
    """Return the Record that `to_bytes` made the bytes of.

    ValueError for anything else: cut short, longer, damaged, of another version, not a game.
    """
    length = len(data) - TAIL
    if length < HEAD or data[0] != VERSION:
        raise ValueError("not a saved game of this version")
    if data[length] | data[length + 1] << 8 != crc16(data, length):
        raise ValueError("the saved game is damaged")
    bits = Bits(data, True)
    bits.at = 8  # behind the version
    players = bits.carry(0, 3)
    seed = bits.carry(0, 16) | bits.carry(0, 16) << 16
    record = Record(players, seed, [bits.carry(0, 4) for _ in range(LETTERS)])
    for _ in range(bits.carry(0, COUNT_BITS)):
        record.apply(carry(bits, record.game))
    if record.to_bytes() != bytes(data):
        raise ValueError("the saved game is damaged")
    return record


class Replay:
    """A record played again, action by action."""

    def __init__(self, record):
        game = record.game
        self.game = Game(game.players, game.seed_low | game.seed_high << 16, game.tiles)
        self._bits = Bits(record.bits.data, True)
        self._bits.at = COUNT_AT + COUNT_BITS
        self._left = record.count

    def next(self):
        """Return the action that comes next in `game`, -1 after the last. It is not done yet."""
        if self._left == 0:
            return -1
        self._left -= 1
        return carry(self._bits, self.game)

    def do(self, action):
        """Do the action that `next` returned."""
        self.game.apply(action)
