"""The ways to write four number dice into a shape's four cells.

An arrangement is four nibbles, the lowest for the shape's first cell. Four digits have at most 24,
which a table lists. A star may be any digit, so with stars there are thousands: they are counted,
and the n-th is computed.
"""

from engine.const import const
from engine.number_drop.dice import DICE, STAR

_NONE = const(-1)  # no roll
_STARS = const(-1)  # no orders listed
_FACTORIAL = (1, 1, 2, 6, 24)
# _CHOOSE[n * 5 + k] = n choose k
_CHOOSE = (
    b"\x01\x00\x00\x00\x00\x01\x01\x00\x00\x00\x01\x02\x01\x00\x00"
    b"\x01\x03\x03\x01\x00\x01\x04\x06\x04\x01"
)

# The orders of four digits, of which number 0 is the smallest. An order has two bits per cell, the
# lowest for the first: the number of its digit.
_ORDERS = (
    b"\xe4\xb4\xd8\x78\x9c\x6c\xe1\xb1\xc9\x39\x8d\x2d\xd2\x72\xc6\x36\x4e\x1e\x93\x63\x87\x27\x4b\x1b"
    b"\xe4\xb4\xd8\x78\x9c\x6c\xd2\x72\x4e\x93\x63\x4b"
    b"\xe4\xb4\x9c\xe1\xb1\xc9\x39\x8d\x2d\x93\x87\x27"
    b"\xe4\xb4\x9c\x93"
    b"\xe4\xd8\x78\xe1\xc9\x39\xd2\x72\xc6\x36\x4e\x1e"
    b"\xe4\xd8\x78\xd2\x72\x4e"
    b"\xe4\xe1\xc9\x39"
    b"\xe4"
)
# Where the distinct orders begin. Bit i of the index: digits i and i + 1 are equal.
_BEGIN = b"\x00\x18\x24\x30\x34\x40\x46\x4a\x4b"


class Arrangements:
    """The arrangements of one roll's four number dice."""

    def __init__(self) -> None:
        self._roll = _NONE  # the latest counted, a nibble per die
        self._total = 0  # its arrangements
        self._begin = _STARS  # of its orders
        self._digits = 0  # its sorted digits, the smallest in the lowest nibble
        self._needs = bytearray(10)  # by digit: the cells that must still get it
        self._free = 0  # the cells that may get any digit, for the stars
        self._ways = [0] * (DICE + 1)

    def _load(self, dice: bytes | bytearray) -> None:
        """Load a roll: dice[0] to dice[3], digits or STAR."""
        needs = self._needs
        for digit in range(10):
            needs[digit] = 0
        self._free = 0
        for i in range(DICE):
            if dice[i] == STAR:
                self._free += 1
            else:
                needs[dice[i]] += 1

    def _count(self, cells: int) -> int:
        """Return the number of ways to fill the last `cells` cells."""
        needs = self._needs
        if self._free == 0:
            count = _FACTORIAL[cells]
            for digit in range(1, 8):  # a die has no other digits
                count //= _FACTORIAL[needs[digit]]
            return count
        # ways[n] is the number of ways to fill n cells with the digits seen so far, initially with
        # those that no cell needs.
        others = 10
        for digit in range(1, 8):
            if needs[digit]:
                others -= 1
        ways = self._ways
        filled = 1
        for n in range(cells + 1):
            ways[n] = filled
            filled *= others
        for digit in range(1, 8):
            if needs[digit]:  # add this digit, for at least that many cells
                for n in range(cells, -1, -1):
                    total = 0
                    for take in range(needs[digit], n + 1):
                        total += _CHOOSE[n * 5 + take] * ways[n - take]
                    ways[n] = total
        return ways[cells]

    def count(self, dice: bytes | bytearray) -> int:
        """Return the number of arrangements of the dice."""
        a = dice[0]
        b = dice[1]
        c = dice[2]
        d = dice[3]
        roll = a | b << 4 | c << 8 | d << 12
        if roll == self._roll:
            return self._total
        self._roll = roll
        if a == STAR or b == STAR or c == STAR or d == STAR:
            self._load(dice)
            self._begin = _STARS
            self._total = self._count(DICE)
            return self._total
        if a > b:
            a, b = b, a
        if c > d:
            c, d = d, c
        if a > c:
            a, c = c, a
        if b > d:
            b, d = d, b
        if b > c:
            b, c = c, b
        self._digits = a | b << 4 | c << 8 | d << 12
        equal = (a == b) | (b == c) << 1 | (c == d) << 2
        self._begin = _BEGIN[equal]
        self._total = _BEGIN[equal + 1] - self._begin
        return self._total

    def nth(self, dice: bytes | bytearray, index: int) -> int:
        """Return arrangement `index`, 0 to count - 1, in order of the first digits."""
        self.count(dice)
        if self._begin != _STARS:
            known = self._digits
            order = _ORDERS[self._begin + index]
            return (
                (known >> ((order & 3) << 2) & 15)
                | (known >> (order & 12) & 15) << 4
                | (known >> (order >> 2 & 12) & 15) << 8
                | (known >> (order >> 4 & 12) & 15) << 12
            )
        # cell by cell, by the number of ways each digit leaves
        self._load(dice)
        needs = self._needs
        digits = 0
        for cell in range(DICE):
            for digit in range(10):
                needed = needs[digit] > 0
                if needed:
                    needs[digit] -= 1
                elif self._free:
                    self._free -= 1
                else:
                    continue
                ways = self._count(DICE - 1 - cell)
                if index < ways:
                    digits |= digit << (cell << 2)
                    break
                index -= ways
                if needed:
                    needs[digit] += 1
                else:
                    self._free += 1
        return digits
