"""A plain game: turns, points, a seed for everything random, and small actions.

As bytes its record is one stream of bits (see `Bits`), followed by its CRC-16, low byte first:

    8 bits       version
    3 bits       players
    2 x 16 bits  seed, its low half first
    10 bits      how many actions
    ...          the actions
"""

from engine import replay
from engine.const import TYPE_CHECKING, const
from engine.packing import Bits
from engine.rng import Rng

if TYPE_CHECKING:
    from collections.abc import Callable
    from typing import Any

    from engine.interfaces import Carrier

_VERSION_BITS = const(8)
_PLAYER_BITS = const(3)
_HALF_BITS = const(16)  # of a seed's half
_COUNT_BITS = const(10)
_MOST_COUNT = const((1 << _COUNT_BITS) - 1)
_COUNT_AT = const(_VERSION_BITS + _PLAYER_BITS + 2 * _HALF_BITS)  # where the number of actions is
_HEAD = const(_COUNT_AT + _COUNT_BITS)  # bits before the actions
_MOST_PLAYERS = const(6)


class Game:
    """A game's state; a subclass adds the rules: `is_legal`, `is_over`, `apply`."""

    def __init__(self, players: int, seed: int) -> None:
        """Start a game of 1 to 6 players (otherwise ValueError) from the low 32 bits of a seed."""
        if not 1 <= players <= _MOST_PLAYERS:
            raise ValueError("one to six can play")
        self.players = players
        self.seed_low, self.seed_high = seed & 0xFFFF, seed >> 16 & 0xFFFF
        self.rng = Rng(self.seed_low, self.seed_high)
        self.rng.warm_up()
        self.totals = [0] * players
        self.turn = 0  # turns completed so far

    def player(self) -> int:
        """Return the player to act."""
        return self.turn % self.players

    def score(self, player: int) -> int:
        """Return a player's points."""
        return self.totals[player]


class Record:
    """A game and every action since its start; a subclass specifies the game."""

    GAME: "Callable[[int, int], Any]"  # the Game class
    VERSION: int  # the first byte of its saved games
    WIDTH: int  # bits of an action
    MOST: int  # the most actions per player in a game; 1023 in all

    def __init__(self, players: int, seed: int) -> None:
        """Start a game; ValueError as in the Game, or if it can have too many actions."""
        self.game = type(self).GAME(players, seed)
        self.count = 0  # actions so far
        self.actor = -1  # the player who took the latest one
        self._start = players, seed
        self._most = self.MOST * players
        if self._most > _MOST_COUNT:
            raise ValueError("a plain game has no room for that many actions")
        self.bits = Bits(bytearray((_HEAD + self.WIDTH * self._most + 7) // 8))
        self.bits.carry(self.VERSION, _VERSION_BITS)
        self.bits.carry(players, _PLAYER_BITS)
        self.bits.carry(seed & 0xFFFF, _HALF_BITS)
        self.bits.carry(seed >> _HALF_BITS, _HALF_BITS)
        self.bits.carry(0, _COUNT_BITS)

    def carry(self, bits: "Carrier", action: int = 0) -> int:
        """Write an action, or read one; return it."""
        return bits.carry(action, self.WIDTH)

    def apply(self, action: int) -> None:
        """Apply and record an action; ValueError, with nothing changed, if it is illegal."""
        if self.count == self._most:
            raise ValueError("more actions than such a game has")
        actor = self.game.player()
        self.game.apply(action)
        self.actor = actor
        self.carry(self.bits, action)
        self.count += 1

    def latest(self) -> int:
        """Return the latest action, -1 if there is none."""
        if not self.count:
            return -1
        bits = Bits(self.bits.data, True)
        bits.at = self.bits.at - self.WIDTH
        return self.carry(bits)

    def can_undo(self) -> bool:
        """Return whether the latest action can be undone; subclasses may forbid it, as for dice."""
        return self.count > 0

    def undo(self) -> int:
        """Undo and return the latest action by replaying all others; ValueError without any."""
        if not self.can_undo():
            raise ValueError("nothing to undo")
        action = self.latest()
        self.count -= 1
        self.bits.at -= self.WIDTH
        again = self.replay()
        self.actor = -1
        for _ in range(self.count):
            self.actor = again.game.player()
            again.do(again.next())
        self.game = again.game
        return action

    def replay(self) -> "Replay":
        """Return a replay of the game."""
        players, seed = self._start
        again = type(self).GAME(players, seed)
        return Replay(again, lambda bits, game: self.carry(bits), self, _HEAD)

    def to_bytes(self) -> bytes:
        """Return the game as bytes."""
        bits = self.bits
        end = bits.at
        bits.at = _COUNT_AT
        bits.carry(self.count, _COUNT_BITS)
        bits.at = end
        return bits.sealed()


class Replay(replay.Replay):
    """Replays a record, action by action."""

    game: "Any"


def from_bytes(data: bytes | bytearray, kind: "type[Record]") -> Record:
    """Return the Record whose `to_bytes` returned these bytes; ValueError for any others."""
    bits = replay.opened(data, kind.VERSION, (_HEAD + 7) // 8)
    players = bits.carry(0, _PLAYER_BITS)
    record = kind(players, bits.carry(0, _HALF_BITS) | bits.carry(0, _HALF_BITS) << _HALF_BITS)
    for _ in range(bits.carry(0, _COUNT_BITS)):
        record.apply(record.carry(bits))
    if record.to_bytes() != bytes(data):
        raise ValueError("the saved game is damaged")
    return record
