"""A computer player of a few simple rules: keep the surface low and flat, and digits together.

It sees what a player sees: the dice to come it does not know. Its choice depends on nothing but
the state of the game, and allocates nothing.
"""

from engine.const import const
from engine.number_drop.combos import PASS
from engine.number_drop.dice import DICE, STAR
from engine.number_drop.runs import STEPS
from engine.number_drop.shapes import BOTTOMS, OFFSETS, SIZE, WIDE
from engine.number_drop.sheet import EMPTY, LINE, RUN, WIDTH
from engine.number_drop.table import BLOCK, COMBO, DROP, LETTERS, SLIDE, START

_ORDERS = const(24)  # of four dice
_HOLE = const(6)  # the cost of an empty cell that is built over
_ABOVE = const(60)  # the cost of a cell above the Game Over line
_MARGIN = const(6)  # landings that cost so much more than the best are not looked at
_EQUAL = const(3)  # the gain from an equal digit beside a cell
_FOLLOWS = const(4)  # the gain from a digit one higher or lower beside it
_WORST = const(1 << 20)


class Bot:
    """A player for any game."""

    def __init__(self):
        self._heights = bytearray(WIDTH)
        self._order = bytearray(DICE)  # by cell: the die that stands there

    def choose(self, game):
        """Return a legal action; -1 in ROLL and OVER, where there is nothing to choose."""
        phase = game.phase
        if phase == START:
            return 0
        if phase == SLIDE:
            return self._slide(game)
        if phase == BLOCK:
            return self._landing(game, _WORST)
        if phase == DROP:
            return self._drop(game)
        if phase == COMBO:
            return self._combo(game)
        return -1

    def _slide(self, game):
        """Choose a tile whose block cannot fall, its letter being circled; else the last letter."""
        letters = game.slide_letters()
        safe = letters & game.sheet().circled_letters
        wanted = safe if safe else letters
        letter = LETTERS - 1
        while wanted >> letter & 1 == 0:
            letter -= 1
        return letter

    def _combo(self, game):
        """Choose the largest combo, of two as large the consecutive one; pass if there is none."""
        combos = game.load_combos()
        combos.find_open()
        best = PASS
        largest = 0
        while combos.next():
            value = combos.size * 2 + (combos.kind == RUN)
            if value > largest:
                largest = value
                best = combos.action()
        return best

    # --- where to drop ---

    def _landing(self, game, limit):
        """Return the landing that costs least, of those that cost less than the limit."""
        best = -1
        for orientation in range(game.first_orientation(), game.last_orientation()):
            for col in range(WIDTH + 1 - WIDE[orientation]):
                cost = self._cost(game.sheet(), orientation, col)
                if cost < limit:
                    limit = cost
                    best = orientation << 3 | col
        return best

    def _cost(self, sheet, orientation, col):
        """Return how rough, holed and high the surface is after a landing; _WORST if it is none."""
        row = sheet.landing(orientation, col)
        if row < 0:
            return _WORST
        heights = self._heights
        cost = 0
        for i in range(WIDTH):
            heights[i] = sheet.height(i)
        for i in range(WIDE[orientation]):
            cost += _HOLE * (row + BOTTOMS[(orientation << 2) + i] - heights[col + i])
        for i in range(orientation * 5, orientation * 5 + SIZE[orientation]):
            cell = (row << 3) + col + OFFSETS[i]
            heights[cell & 7] = (cell >> 3) + 1
            cost += cell >> 3
            if cell >> 3 >= LINE:
                cost += _ABOVE
        for i in range(WIDTH - 1):
            cost += abs(heights[i] - heights[i + 1])
        return cost

    # --- which digit where ---

    def _drop(self, game):
        """Return the drop that gains most from the digits beside it, less its landing's cost."""
        sheet = game.sheet()
        cheapest = self._landing(game, _WORST)
        limit = self._cost(sheet, cheapest >> 3, cheapest & 7) + _MARGIN
        game.load_combos()
        best = -1
        highest = -_WORST
        for orientation in range(game.first_orientation(), game.last_orientation()):
            for col in range(WIDTH + 1 - WIDE[orientation]):
                cost = self._cost(sheet, orientation, col)
                if cost >= limit:
                    continue
                corner = (sheet.landing(orientation, col) << 3) + col
                for order in range(_ORDERS):
                    digits = self._digits(game, orientation, corner, order)
                    gain = self._gain(game.combos.grid, orientation, corner, digits) - cost
                    if gain > highest:
                        highest = gain
                        best = digits << 9 | orientation << 3 | col
        return best

    def _digits(self, game, orientation, corner, order):
        """Return the digits of one of the 24 orders of the dice, a star as what suits its cell."""
        dice = self._order
        for i in range(DICE):
            dice[i] = game.dice[i]
        for i in range(DICE - 1, 0, -1):
            j = order % (i + 1)
            order //= i + 1
            dice[i], dice[j] = dice[j], dice[i]
        digits = 0
        for i in range(DICE):
            digit = dice[i]
            if digit == STAR:
                digit = self._suiting(game.combos.grid, corner + OFFSETS[orientation * 5 + i])
            digits |= digit << (i << 2)
        return digits

    def _suiting(self, grid, cell):
        """Return the digit that gains most in a cell."""
        best = 0
        highest = -1
        for digit in range(10):
            gain = self._beside(grid, cell, digit)
            if gain > highest:
                highest = gain
                best = digit
        return best

    def _gain(self, grid, orientation, corner, digits):
        """Return what the digits of a shape gain from one another and from those around."""
        first = orientation * 5
        gain = 0
        for i in range(DICE):
            digit = digits >> (i << 2) & 15
            cell = corner + OFFSETS[first + i]
            gain += self._beside(grid, cell, digit)
            grid[cell] = digit
        for i in range(DICE):
            grid[corner + OFFSETS[first + i]] = EMPTY
        return gain

    def _beside(self, grid, cell, digit):
        """Return what a digit in a cell gains from the digits beside it."""
        gain = 0
        for step in STEPS:
            other = grid[cell + step]
            if other == digit:
                gain += _EQUAL
            elif other - digit == 1 or digit - other == 1:
                gain += _FOLLOWS
        return gain
