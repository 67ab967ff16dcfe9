"""The dials, like those of a combination lock, that put the roll's digits into cells."""

from engine.const import TYPE_CHECKING
from engine.number_drop.actions import digit_in
from engine.number_drop.dice import DICE, STAR

if TYPE_CHECKING:
    from collections.abc import Sequence


class Dial:
    """The four number dice in the four cells of a shape; a star has the digit it was set to."""

    def __init__(self, dice: "Sequence[int]", order: bytearray) -> None:
        """Take the roll (`Table.dice`); order[i] is the die in the i-th cell."""
        self._dice = dice
        self._order = order
        self.star_digits = bytearray(DICE)  # by die: the digit of a star
        for die in range(DICE):
            if dice[die] != STAR:
                for star in range(DICE):
                    self.star_digits[star] = dice[die]  # a digit that the roll already has

    def save_state(self) -> bytes:
        """Return which die is in which cell, and the stars' digits."""
        return bytes(self._order) + bytes(self.star_digits)

    def restore_state(self, state: bytes) -> None:
        """Restore what `save_state` returned."""
        cells = len(self._order)
        for cell in range(cells):
            self._order[cell] = state[cell]
        for die in range(DICE):
            self.star_digits[die] = state[cells + die]

    def digit(self, cell: int) -> int:
        """Return the digit in a cell."""
        die = self._order[cell]
        return self.star_digits[die] if self._dice[die] == STAR else self._dice[die]

    def digits(self) -> int:
        """Return all four digits, a nibble each, the first cell's lowest."""
        digits = 0
        for cell in range(DICE):
            digits |= self.digit(cell) << (cell << 2)
        return digits

    def stars(self) -> int:
        """Return a mask of the cells with a star."""
        mask = 0
        for cell in range(DICE):
            if self._is_star(cell):
                mask |= 1 << cell
        return mask

    def _is_star(self, cell: int) -> bool:
        return self._dice[self._order[cell]] == STAR

    def sort(self) -> None:
        """Sort the digits, the lowest into the first cell."""
        order = self._order
        for cell in range(DICE):
            for later in range(cell + 1, DICE):
                if self.digit(later) < self.digit(cell):
                    order[cell], order[later] = order[later], order[cell]

    def has_choice(self, cell: int) -> bool:
        """Return whether a cell can show another digit while earlier cells keep theirs."""
        self._keep_stars_for_later()
        for later in range(cell, DICE):
            if self._is_star(later) or self.digit(later) != self.digit(cell):
                return True
        return False

    def turn(self, cell: int, step: int) -> None:
        """Turn a cell to the next digit that the dice can put there, upwards (1) or downwards (-1).

        The digit comes from a later cell, so that setting the cells one by one reaches every
        arrangement, or from an earlier cell if the later ones offer no other.
        """
        self._keep_stars_for_later()
        digit = self.digit(cell)
        for first in (cell, 0):
            for away in range(1, 10):
                if self.set(cell, (digit + away * step) % 10, first):
                    return

    def set(self, cell: int, digit: int, first: int = 0) -> bool:
        """Put a digit into a cell; return whether the dice can.

        The digit that was there goes into the cell that the new one came from, which is `first` or
        later. A star is kept for later cells while another die has the digit.
        """
        source = self._find(cell + 1, DICE, digit)
        if source < 0:
            source = self._find(cell, DICE, STAR)
        if source < 0:
            source = self._find(first, cell, digit)
        if source < 0:
            source = self._find(first, cell, STAR)
        if source < 0:
            return False
        order = self._order
        order[cell], order[source] = order[source], order[cell]
        if self._is_star(cell):
            self.star_digits[order[cell]] = digit
        return True

    def _keep_stars_for_later(self) -> None:
        """Swap stars with later dice that show their digits, so that no cell's digit changes."""
        order = self._order
        for cell in range(DICE):
            if self._is_star(cell):
                later = self._find(cell + 1, DICE, self.digit(cell))
                if later > 0:
                    order[cell], order[later] = order[later], order[cell]

    def _find(self, first: int, end: int, face: int) -> int:
        """Return the first cell in range(first, end) that shows a face, or -1."""
        for cell in range(first, end):
            if self._dice[self._order[cell]] == face:
                return cell
        return -1

    def set_all(self, digits: int) -> None:
        """Arrange the dice as four digits that they can make."""
        for cell in range(DICE):
            self._keep_stars_for_later()
            digit = digit_in(digits, cell)
            if self.digit(cell) != digit:
                self.set(cell, digit)
