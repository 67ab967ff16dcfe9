"""The five dice: their faces and possible digits."""

from engine.const import const
from engine.number_drop.actions import digit_in

STAR = const(10)  # a face; a digit is itself, a shape its number
DICE = const(4)  # number dice
SHAPE_DIE = const(4)  # the shape die's index, after them
SIDES = const(6)
ROLLS = const(7776)  # SIDES to the power of 5 dice

# RULES.md, "Number dice" and "Shape die"
FACES = (
    bytes((1, STAR, 3, 4, 5, 7)),
    bytes((1, 2, STAR, 4, 5, 6)),
    bytes((2, 3, 4, STAR, 6, 7)),
    bytes((1, 2, 3, 5, 6, 7)),
    bytes((0, 1, 2, 3, 4, STAR)),
)


def fits(dice: bytes | bytearray, digits: int) -> bool:
    """Return whether dice[0] to dice[3] can be written as four digits.

    `digits` has a nibble for each cell, the lowest for the first. A star may be any digit.
    """
    if digits >> (DICE << 2):
        return False
    used = 0  # bit i: cell i has a die
    for die in range(DICE):
        cell = 0
        while cell < DICE and (used >> cell & 1 or digit_in(digits, cell) != dice[die]):
            cell += 1
        if cell < DICE:
            used |= 1 << cell
        elif dice[die] != STAR:
            return False
    for cell in range(DICE):
        if digit_in(digits, cell) > 9:
            return False
    return True
