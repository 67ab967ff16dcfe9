"""A game with its history, and as bytes: the base of undo, save, replay and log.

As bytes, low byte first:

    0       version
    1       players
    2-5     seed
    6-8     tiles, a nibble each, A lowest
    9-10    how many actions
    11-...  the actions, packed as `codec.py` says
    last 2  CRC-16 of all that goes before
"""

from engine.bits import Bits
from engine.const import const
from engine.crc import crc16
from engine.number_drop import codec
from engine.number_drop.game import Game
from engine.number_drop.table import LETTERS, ROLL

VERSION = const(0xD1)
_HEAD = const(11)
_TAIL = const(2)


class Record:
    """A game, every action since its start, and the way back to the latest roll."""

    def __init__(self, players, seed, tiles=None):
        """Start a game; see `Game` for what goes in. ValueError as there."""
        self.game = Game(players, seed, tiles)
        self.count = 0  # actions so far
        self.bits = Bits(codec.room(players))  # the actions: see codec.py
        self._saved = bytearray(self.game.saved_size())  # the game after the latest roll
        self._saved_at = 0  # the bit behind that roll
        self._saved_count = 0
        self.game.save_into(self._saved)

    def apply(self, action):
        """Do an action and keep it. ValueError if it is not legal; nothing is changed then."""
        game = self.game
        if not game.is_legal(action):
            raise ValueError("not a legal action")
        rolled = game.phase == ROLL
        codec.write(self.bits, game, action)
        game.apply_legal(action)
        self.count += 1
        if rolled:
            self._keep()

    def _keep(self):
        """Make this the point that undo goes back to."""
        self.game.save_into(self._saved)
        self._saved_at = self.bits.at
        self._saved_count = self.count

    def can_undo(self):
        """Return whether there is an action since the latest roll (before the first: since new)."""
        return self.count > self._saved_count

    def undo(self):
        """Take the latest action back: do those between the latest roll and it anew.

        ValueError if there is none.
        """
        if not self.can_undo():
            raise ValueError("nothing to undo since the latest roll")
        wanted = self.count - 1
        self.game.load_from(self._saved)
        self.bits.at = self._saved_at
        self.count = self._saved_count
        while self.count < wanted:
            self.game.apply(codec.read(self.bits, self.game))
            self.count += 1

    def to_bytes(self):
        """Return the game as bytes."""
        game = self.game
        length = (self.bits.at + 7) >> 3
        data = bytearray(_HEAD + length + _TAIL)
        data[0] = VERSION
        data[1] = game.players
        _put(data, 2, game.seed_low)
        _put(data, 4, game.seed_high)
        for i in range(LETTERS):
            data[6 + (i >> 1)] |= game.tiles[i] << ((i & 1) << 2)
        _put(data, 9, self.count)
        for i in range(length):
            data[_HEAD + i] = self.bits.bytes[i]
        spare = length * 8 - self.bits.at  # bits that an action taken back may have left
        if spare:
            data[_HEAD + length - 1] &= 0xFF >> spare
        _put(data, _HEAD + length, crc16(data, 0, _HEAD + length))
        return bytes(data)


def _put(data, at, word):
    """Put 16 bits into a bytearray."""
    data[at] = word & 0xFF
    data[at + 1] = word >> 8


def _get(data, at):
    """Return 16 bits of a bytearray."""
    return data[at] | data[at + 1] << 8


def from_bytes(data):
    """Return the Record that `to_bytes` made the bytes of.

    ValueError for anything else: cut short, longer, damaged, of another version, not a game.
    """
    end = len(data) - _TAIL
    if end < _HEAD:
        raise ValueError("not a saved game: too short")
    if data[0] != VERSION:
        raise ValueError("not a saved game of this version")
    if _get(data, end) != crc16(data, 0, end):
        raise ValueError("the saved game is damaged")
    record = Record(data[1], _get(data, 2) | _get(data, 4) << 16, _tiles(data))
    count = _get(data, 9)
    bits = Bits(end - _HEAD)
    for i in range(end - _HEAD):
        bits.bytes[i] = data[_HEAD + i]
    for _ in range(count):
        record.apply(codec.read(bits, record.game))
    if record.to_bytes() != bytes(data):
        raise ValueError("the saved game is damaged")
    return record


def _tiles(data):
    """Return the tiles of a saved game."""
    return [data[6 + (i >> 1)] >> ((i & 1) << 2) & 15 for i in range(LETTERS)]


class Replay:
    """A record played again, action by action."""

    def __init__(self, record):
        game = record.game
        self.game = Game(game.players, game.seed_low | game.seed_high << 16, game.tiles)
        self._bits = record.bits.reader()
        self._left = record.count

    def next(self):
        """Return the action that comes next in `game`, -1 after the last. It is not done yet."""
        if self._left == 0:
            return -1
        self._left -= 1
        return codec.read(self._bits, self.game)

    def do(self, action):
        """Do the action that `next` returned."""
        self.game.apply(action)
