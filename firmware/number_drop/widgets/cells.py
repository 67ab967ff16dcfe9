"""The sprites of the grid's cells and row marks, as numbers.

A sprite's number is a kind plus a digit: `CIRCLED + 4`. Kinds without digits are one sprite each.
No two kinds are told apart by hue alone. A circled digit is dark on a bright rounded ground. One of
the combo under choice is dark on a white square that reaches its neighbours. A ghost is dashed.
"""

from engine.const import const

SIZE = const(9)  # pixels of a cell where there is room, the gap to the next one included
COLUMNS = const(8)  # sprites beside one another in an atlas: 72, 64 or 40 pixels fill whole words
FILLED = const(0)
CIRCLED = const(10)
CHOSEN = const(20)  # part of the combo under choice
GHOST = const(30)
GHOST_WILD = const(40)  # a wild number's digit: marked in the corner
CURSOR = const(50)  # the digit that the keys change now
CURSOR_WILD = const(60)
EMPTY = const(70)
DANGER = const(71)  # empty, above the Game Over line
BLOCK = const(72)  # an X
GHOST_BLOCK = const(73)
BONUS = const(74)  # a row's +2; then circled; then what the ghost would complete
BONUS_CIRCLED = const(75)
BONUS_COMING = const(76)
PENALTY = const(77)  # a row's -5, likewise
PENALTY_CIRCLED = const(78)
PENALTY_COMING = const(79)
