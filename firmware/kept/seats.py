"""Who sits at the table: six seats, each a name and player.

A name has three letters. A person plays there, or the computer on one of its levels.
"""

from engine.const import const
from engine.levels import NAMES
from firmware.guests import NAMES as GUESTS

MOST_PLAYERS = const(6)  # of any game
NAME = const(3)  # letters of a name
PERSON = const(0)  # who plays at a seat; above it the computer player's levels, from 1
LETTERS = " ABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789"
# The computer player's, weakest first, then guests; it goes by the name of its level.
LEVELS = NAMES + tuple([name.upper() for name in GUESTS])
ROOM = const(20)  # bytes that `write_into` fills

_VERSION = const(1)
_SEAT = const(3)  # bytes of a seat: two of its name, and who plays there
_FEWEST = const(2)
_PERSONS = (b"ANN", b"BOB", b"CAT", b"DAN", b"EVE", b"FAY")


class Seats:
    """Names and kinds of players.

    `count` is how many play; `names` are the letters written at each seat, a bytearray each.
    """

    def __init__(self) -> None:
        self.count = _FEWEST
        self.names = [bytearray(name) for name in _PERSONS]
        self.kinds = bytearray(MOST_PLAYERS)  # PERSON or a level

    def copy_from(self, other: "Seats") -> None:
        """Become as other seats are."""
        self.count = other.count
        for seat in range(MOST_PLAYERS):
            self.names[seat][:] = other.names[seat]
        self.kinds[:] = other.kinds

    def name(self, seat: int) -> str:
        """Return a seat's name or computer level.

        The second one of a level has a 2 in place of its last letter, the third one a 3.
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
        """Let one more play (1) or one fewer (-1).

        It goes from `fewest` to `most`, round the ends.
        """
        self.count = (self.count - fewest + step) % (most - fewest + 1) + fewest

    def step_kind(self, seat: int, step: int) -> None:
        """Let the next kind of player sit there, or the one before.

        `step` is 1 or -1; it goes round the ends.
        """
        self.kinds[seat] = (self.kinds[seat] + step) % (len(LEVELS) + 1)

    def is_computer(self, seat: int) -> bool:
        """Return whether the computer plays at a seat."""
        return self.kinds[seat] != PERSON

    # --- kept ---

    def write_into(self, data: bytearray) -> None:
        """Write all of it in the first ROOM bytes of `data`."""
        data[0] = _VERSION
        data[1] = self.count
        for seat in range(MOST_PLAYERS):
            number = 0
            for letter in self.names[seat]:
                number = number * len(LETTERS) + LETTERS.encode().find(bytes((letter,)))
            at = 2 + seat * _SEAT
            data[at] = number & 0xFF
            data[at + 1] = number >> 8
            data[at + 2] = self.kinds[seat]

    def take(self, data: bytes | bytearray, length: int) -> None:
        """Become as `write_into` wrote; bytes of another version or length change nothing.

        What is no name or no level in them is left as it is.
        """
        if length != ROOM or data[0] != _VERSION:
            return
        if _FEWEST <= data[1] <= MOST_PLAYERS:
            self.count = data[1]
        for seat in range(MOST_PLAYERS):
            at = 2 + seat * _SEAT
            number = data[at] | data[at + 1] << 8
            if number < len(LETTERS) ** NAME:
                for i in range(NAME - 1, -1, -1):
                    self.names[seat][i] = LETTERS.encode()[number % len(LETTERS)]
                    number //= len(LETTERS)
            if data[at + 2] <= len(LEVELS):
                self.kinds[seat] = data[at + 2]
