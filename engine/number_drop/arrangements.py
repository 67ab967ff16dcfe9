"""The ways to write four number dice into a shape's four cells.

There is no list of them.

An arrangement is four digits, a nibble each, the lowest for the shape's first cell. A star may be
any digit, so with stars thousands are possible: they are counted, and the n-th is worked out.
"""

from engine.number_drop.dice import DICE, STAR

_FACTORIAL = (1, 1, 2, 6, 24)
# _CHOOSE[n * 5 + k]: in how many ways k of n cells can be chosen
_CHOOSE = (1, 0, 0, 0, 0, 1, 1, 0, 0, 0, 1, 2, 1, 0, 0, 1, 3, 3, 1, 0, 1, 4, 6, 4, 1)


class Arrangements:
    """What the four number dice of one roll can be written as."""

    def __init__(self) -> None:
        self._needs = bytearray(10)  # by digit: how many cells must still get it
        self._free = 0  # how many cells may get anything, for the stars
        self._ways = [0] * (DICE + 1)

    def _load(self, dice: bytes | bytearray) -> None:
        """Take up a roll: dice[0] to dice[3], digits or STAR."""
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
        """Return in how many ways the last `cells` cells can be filled."""
        needs = self._needs
        if self._free == 0:
            count = _FACTORIAL[cells]
            for digit in range(1, 8):  # a die has no other digits
                count //= _FACTORIAL[needs[digit]]
            return count
        # Digit by digit: ways[n] is the number of ways to fill n of the cells with the digits seen
        # so far, at first with all those that nothing needs.
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
            if needs[digit]:
                self._add(needs[digit], cells)
        return ways[cells]

    def _add(self, least: int, cells: int) -> None:
        """Let one more digit fill cells, at least `least` of them."""
        ways = self._ways
        for n in range(cells, -1, -1):
            total = 0
            for take in range(least, n + 1):
                total += _CHOOSE[n * 5 + take] * ways[n - take]
            ways[n] = total

    def count(self, dice: bytes | bytearray) -> int:
        """Return how many arrangements the dice have."""
        self._load(dice)
        return self._count(DICE)

    def nth(self, dice: bytes | bytearray, index: int) -> int:
        """Return arrangement number `index`, 0 to count - 1, in the order of their first digits."""
        self._load(dice)
        if self._free == 0:
            return self._nth_without_stars(index)
        needs = self._needs
        digits = 0
        for place in range(DICE):
            for digit in range(10):
                needed = needs[digit] > 0
                if needed:
                    needs[digit] -= 1
                elif self._free:
                    self._free -= 1
                else:
                    continue
                ways = self._count(DICE - 1 - place)
                if index < ways:
                    digits |= digit << (place << 2)
                    break
                index -= ways
                if needed:
                    needs[digit] += 1
                else:
                    self._free += 1
        return digits

    def _nth_without_stars(self, index: int) -> int:
        """Return it of dice without a star.

        Of all ways to fill the cells that are left, a digit has its share first in so many as there
        are of it among them.
        """
        needs = self._needs
        ways = self._count(DICE)
        digits = 0
        for place in range(DICE):
            digit = 1
            first = ways * needs[1] // (DICE - place)
            while index >= first:
                index -= first
                digit += 1
                first = ways * needs[digit] // (DICE - place)
            needs[digit] -= 1
            ways = first
            digits |= digit << (place << 2)
        return digits
