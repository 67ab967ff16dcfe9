"""The numbers of the sprites for cells and row marks of the grid.

A sprite's number is a kind plus a digit: `CIRCLED + 4`. Kinds without digits have one sprite each.
No two kinds differ in hue alone: a circled digit is dark on a bright rounded ground, a digit of the
combo being chosen is dark on a white square that reaches its neighbours, and a ghost is dashed.
"""

from engine.const import const

SIZE = const(9)  # pixels of a cell where there is room, including the gap to the next one
COLUMNS = const(8)  # sprites side by side in a sheet: 72, 64 or 40 pixels fill whole words
FILLED = const(0)
CIRCLED = const(10)
CHOSEN = const(20)  # part of the combo being chosen
GHOST = const(30)
GHOST_WILD = const(40)  # a wild number's digit: marked in the corner
CURSOR = const(50)  # the digit that the keys change
CURSOR_WILD = const(60)
EMPTY = const(70)
DANGER = const(71)  # empty, above the Game Over line
BLOCK = const(72)  # an X
GHOST_BLOCK = const(73)
BONUS = const(74)  # a row's +2; then circled; then what the ghost would complete
BONUS_CIRCLED = const(75)
BONUS_COMING = const(76)
PENALTY = const(77)  # a row's -5, in the same states
PENALTY_CIRCLED = const(78)
PENALTY_COMING = const(79)
