"""What every game's saved bytes and replays have in common."""

from engine.packing import CRC_BYTES, Bits, crc16


def opened(data, version, head):
    """Return the Bits of a saved game to read on behind its version, which is its first byte.

    ValueError if it is of another version, has less than `head` bytes or a wrong CRC.
    """
    length = len(data) - CRC_BYTES
    if length < head or data[0] != version:
        raise ValueError("not a saved game of this version")
    if data[length] | data[length + 1] << 8 != crc16(data, length):
        raise ValueError("the saved game is damaged")
    bits = Bits(data, True)
    bits.at = 8
    return bits


class Replay:
    """A game played again, action by action."""

    def __init__(self, game, carry, record, start):
        """Take a game at its beginning, its codec, and where in the record's bits actions start."""
        self.game = game
        self._carry = carry
        self._bits = Bits(record.bits.data, True)
        self._bits.at = start
        self._left = record.count

    def next(self):
        """Return the action that comes next in `game`, -1 after the last. It is not done yet."""
        if self._left == 0:
            return -1
        self._left -= 1
        return self._carry(self._bits, self.game)

    def do(self, action):
        """Do the action that `next` returned."""
        self.game.apply(action)
