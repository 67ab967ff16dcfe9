"""A Number Drop game with its history: the base of undo, save, replay and log.

As bytes it is a bit stream (see `Bits`) followed by its CRC-16, low byte first:

    8 bits       version
    3 bits       players
    2 x 16 bits  seed, its low half first
    5 x 4 bits   tiles, A first
    10 bits      number of actions
    ...          the actions: see codec.py

With house rules the players field is 7, and the actions are preceded by

    3 bits       players
    3 bits       the flags of house.py
"""

from engine.const import TYPE_CHECKING, const
from engine.number_drop.codec import carry, room
from engine.number_drop.game import Game
from engine.number_drop.table import ROLL
from engine.packing import Bits

if TYPE_CHECKING:
    from collections.abc import Sequence

VERSION = const(0xD2)  # identifies the game on the device: also in firmware/games.py
_COUNT_AT = const(63)  # bit of the number of actions
COUNT_BITS = const(10)
HEAD = const(10)  # bytes before the actions, at most
WITH_HOUSE = const(7)  # instead of the players


class Record:
    """A game with all its actions and undo to the latest roll."""

    def __init__(
        self, players: int, seed: int, tiles: "Sequence[int] | None" = None, house: int = 0
    ) -> None:
        """Start a game; arguments and ValueError as for `Table`."""
        kind = Game
        if house:
            from engine.number_drop import house as rules  # costs memory, so only if needed

            kind = rules.Game
        self.game = game = kind(players, seed, tiles, house)
        self.count = 0  # actions
        self.bits = bits = Bits(bytearray(HEAD + room(players, house)))
        bits.carry(VERSION, 8)
        bits.carry(WITH_HOUSE if house else players, 3)
        bits.carry(game.seed_low, 16)
        bits.carry(game.seed_high, 16)
        for shape in game.tiles:
            bits.carry(shape, 4)
        bits.carry(0, COUNT_BITS)
        if house:
            bits.carry(players, 3)
            bits.carry(house, 3)
        self.start = bits.at  # where the actions begin
        self._saved = bytearray(self.game.saved_size())  # the game after the latest roll
        self._keep()

    def _keep(self) -> None:
        """Make this the point that undo cannot pass."""
        self.game.save_into(self._saved)
        self._saved_at = self.bits.at
        self._saved_count = self.count
        self.chose = 0  # who has acted since, bit n = player n

    def apply(self, action: int) -> None:
        """Apply and record an action; ValueError, with nothing changed, if illegal."""
        game = self.game
        game.check(action)
        rolled = game.phase == ROLL
        self.chose |= 1 << game.player
        carry(self.bits, game, action)
        game.apply_legal(action)
        self.count += 1
        if rolled:
            self._keep()

    def can_undo(self) -> bool:
        """Return whether there is an action since the latest roll, or the start before any."""
        return self.count > self._saved_count

    def undo(self) -> int:
        """Undo and return the latest action by replaying from the latest roll.

        ValueError if there is none.
        """
        if not self.can_undo():
            raise ValueError("nothing to undo since the latest roll")
        game, bits = self.game, self.bits
        wanted = self.count - 1
        game.load_from(self._saved)
        bits.at = self._saved_at
        bits.reading = True
        self.count = self._saved_count
        self.chose = 0
        while self.count < wanted:
            self.chose |= 1 << game.player
            game.apply(carry(bits, game))
            self.count += 1
        at = bits.at
        action = carry(bits, game)
        bits.at = at
        bits.reading = False
        return action

    def to_bytes(self) -> bytes:
        """Return the game as bytes."""
        bits = self.bits
        end = bits.at
        bits.at = _COUNT_AT
        bits.carry(self.count, COUNT_BITS)
        bits.at = end
        return bits.sealed()
