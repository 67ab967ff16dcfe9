"""A Drop It game with its history, the basis of undo, save, replay and log.

As bytes it is one stream of bits (see `Bits`), followed by its CRC-16, low byte first:

    8 bits   version
    2 bits   players - 1
    1 bit    teams
    2 bits   how the edges are marked; or 3 if more than four play, and the three bits before are
             how the edges are marked, + 3 for six players
    1 bit    jokers
    7 bits   how many actions
    ...      the actions: drops of 15 bits, answers of 1 bit
"""

from engine.const import TYPE_CHECKING, const
from engine.drop_it.game import JOKER, MOST_PLAYERS, Game
from engine.drop_it.judge import COLOUR_EDGES
from engine.drop_it.pieces import PIECES
from engine.packing import Bits

if TYPE_CHECKING:
    from engine.interfaces import Carrier

VERSION = const(0xB1)  # the device recognizes the game by it: firmware/games.py lists it, too
COUNT_AT = const(14)  # where the number of actions is
COUNT_BITS = const(7)
HEAD = const(3)  # bytes needed for what comes before the actions
_DROP_BITS = const(15)
MANY = const(3)  # in place of the edges where more than four play: games began with fewer


def carry(bits: "Carrier", game: Game, action: int = 0) -> int:
    """Write a legal action to `bits`, or read one from there; return it.

    What is read from damaged bits is always a number, but may not be legal. ValueError at the end
    of the bits.
    """
    return bits.carry(action, 1 if game.phase == JOKER else _DROP_BITS)


class Record:
    """A game with all its actions, and undo of a joker."""

    def __init__(
        self,
        players: int,
        teams: bool | int = False,
        edges: int = COLOUR_EDGES,
        jokers: bool | int = False,
    ) -> None:
        """Start a game; arguments and ValueError are as for `Game`."""
        self.game = Game(players, teams, edges, jokers)
        self.count = 0  # actions so far
        self.bits = Bits(bytearray(HEAD + (PIECES * (_DROP_BITS + 1) + 7 >> 3)))
        self._write_head()

    def _write_head(self) -> None:
        game = self.game
        self.bits.carry(VERSION, 8)
        who, edges = game.players - 1 | game.teams << 2, game.edges
        if game.players > MOST_PLAYERS:
            who, edges = edges + MANY * (game.players - MOST_PLAYERS - 1), MANY
        self.bits.carry(who, 3)
        self.bits.carry(edges, 2)
        self.bits.carry(game.with_jokers, 1)
        self.bits.carry(0, COUNT_BITS)

    def apply(self, action: int) -> None:
        """Do an action and record it; ValueError with no change if it is not legal."""
        game = self.game
        game.check(action)
        carry(self.bits, game, action)
        game.apply_legal(action)
        self.count += 1

    def can_undo(self) -> bool:
        """Return whether the latest action was an answer, a joker or a pass: a drop is final."""
        return self.game.answer >= 0

    def undo(self) -> int:
        """Take back and return the latest answer; ValueError if there is none."""
        if not self.can_undo():
            raise ValueError("nothing to undo since the latest drop")
        answer = self.game.answer
        self.game.take_back()
        self.bits.at -= 1
        self.count -= 1
        return answer

    def to_bytes(self) -> bytes:
        """Return the game as bytes."""
        bits = self.bits
        end = bits.at
        bits.at = COUNT_AT
        bits.carry(self.count, COUNT_BITS)
        bits.at = end
        return bits.sealed()
