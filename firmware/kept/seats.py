"""The set-up of the next game: the six seats, each with a name and a person or level, and rules."""

from engine.const import const
from engine.levels import NAMES
from firmware.guests import NAMES as GUESTS

MOST_PLAYERS = const(6)  # of any game
NAME = const(3)  # letters of a name
PERSON = const(0)  # a kind of player; the computer's levels follow, from 1
LETTERS = " ABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789"
# The computer's levels, weakest first, then guests. A computer player is named after its level.
LEVELS = NAMES + tuple([name.upper() for name in GUESTS])
ROOM = const(26)  # bytes that `write_into` fills

_VERSION = const(1)
_SEAT = const(3)  # bytes per seat: two for its name, one for the kind
_WINS = const(20)  # the wins are there; older programs wrote none
_FEWEST = const(2)
_COUNT = const(7)  # mask of the number of players; the house rules are above it
_HOUSE = const(3)
_RULES = const(7)
_PERSONS = (b"ANN", b"BOB", b"CAT", b"DAN", b"EVE", b"FAY")


class Seats:
    """Names and kinds of players.

    `count` is the number of players; `names` holds the letters entered for each seat, as
    bytearrays. `house` are the house rules of games begun without a code. `wins` counts the games
    that each seat has won since its players began.
    """

    def __init__(self) -> None:
        self.count = _FEWEST
        self.house = 0
        self.names = [bytearray(name) for name in _PERSONS]
        self.kinds = bytearray(MOST_PLAYERS)  # PERSON or a level
        self.wins = bytearray(MOST_PLAYERS)

    def copy_from(self, other: "Seats") -> None:
        """Copy other seats, but neither house rules nor wins."""
        self.count = other.count
        for seat in range(MOST_PLAYERS):
            self.names[seat][:] = other.names[seat]
        self.kinds[:] = other.kinds

    def name(self, seat: int) -> str:
        """Return the name of a seat's person or computer level.

        The second computer player of a level has a 2 in place of its last letter, the third one a
        3.
        """
        kind = self.kinds[seat]
        if kind == PERSON:
            return self.names[seat].decode()
        same = 1
        for before in range(seat):
            same += self.kinds[before] == kind
        level = LEVELS[kind - 1]
        return level if same == 1 else level[: NAME - 1] + str(same)

    def step_count(self, step: int, most: int, fewest: int) -> None:
        """Add (1) or remove (-1) a player, wrapping around between `fewest` and `most`."""
        self.count = (self.count - fewest + step) % (most - fewest + 1) + fewest

    def step_kind(self, seat: int, step: int) -> None:
        """Select the next (1) or previous (-1) kind of player for a seat, wrapping around."""
        self.kinds[seat] = (self.kinds[seat] + step) % (len(LEVELS) + 1)

    def is_computer(self, seat: int) -> bool:
        """Return whether the computer plays at a seat."""
        return self.kinds[seat] != PERSON

    # --- saving and loading ---

    def write_into(self, data: bytearray) -> None:
        """Write everything into the first ROOM bytes of `data`."""
        data[0] = _VERSION
        data[1] = self.count | self.house << _HOUSE
        for seat in range(MOST_PLAYERS):
            number = 0
            for letter in self.names[seat]:
                number = number * len(LETTERS) + LETTERS.encode().find(bytes((letter,)))
            at = 2 + seat * _SEAT
            data[at] = number & 0xFF
            data[at + 1] = number >> 8
            data[at + 2] = self.kinds[seat]
        data[_WINS:ROOM] = self.wins

    def take(self, data: bytes | bytearray, length: int) -> None:
        """Restore what `write_into` wrote; bytes of another version or length change nothing.

        Invalid names and levels are skipped.
        """
        if length not in (_WINS, ROOM) or data[0] != _VERSION:
            return
        if length == ROOM:
            self.wins[:] = data[_WINS:ROOM]
        count = data[1] & _COUNT
        if _FEWEST <= count <= MOST_PLAYERS:
            self.count = count
            self.house = data[1] >> _HOUSE & _RULES
        for seat in range(MOST_PLAYERS):
            at = 2 + seat * _SEAT
            number = data[at] | data[at + 1] << 8
            if number < len(LETTERS) ** NAME:
                for i in range(NAME - 1, -1, -1):
                    self.names[seat][i] = LETTERS.encode()[number % len(LETTERS)]
                    number //= len(LETTERS)
            if data[at + 2] <= len(LEVELS):
                self.kinds[seat] = data[at + 2]
