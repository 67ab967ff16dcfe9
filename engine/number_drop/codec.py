"""Code one action compactly by phase; decoding needs the game before it.

START, SLIDE   3 bits
ROLL           1 bit: 0 = the generator's roll; 1 = other dice, 13 bits follow
BLOCK          6 bits: (orientation - the shape's first) * 7 + column; 63 = pushed sideways:
               4 bits of row + 1 follow, then those 6
DROP           3 bits of shape for a star; then as BLOCK; then which remaining die is in the
               first, second and third cell, 2, 2 and 1 bits; then 4 bits for each star's digit,
               cell by cell
COMBO          1 bit: 0 = pass; else kind and start as in the action, 8 bits, the code's length,
               4 bits (15: plus the 3 bits that follow), and the code without its highest bit
"""

from engine.const import TYPE_CHECKING, const
from engine.number_drop.actions import (
    AT_CODE,
    AT_ROW,
    column_of,
    digit_in,
    digits_of,
    drop_at,
    landing_at,
    landing_of,
    orientation_of,
)
from engine.number_drop.combos import PASS
from engine.number_drop.dice import DICE, SHAPE_DIE, STAR
from engine.number_drop.shapes import FIRST, SHAPE
from engine.number_drop.sheet import WIDTH
from engine.number_drop.table import BLOCK, COMBO, DROP, ROLL, SLIDE, START

if TYPE_CHECKING:
    from engine.interfaces import Carrier
    from engine.number_drop.game import Game

_PUSHED = const(63)  # more than any orientation and column of one shape
_LONG = const(15)  # bits; few combos' codes are this long
_WIDTHS = const(26)  # bits of each cell's die number, two bits each: 2, 2, 1, 0


def room(players: int, house: int) -> int:
    """Return the most bytes that a game's actions can need under these house rules.

    Each drop takes 4 of a player's 77 cells below the line and a few above: at most 20 rounds with
    drops (solo: with 20 slides), and 5 with blocks. A round's roll takes 1 + 13 bits; a player's
    turn at most 6 for slides and 26 + 1 for drop and pass. A sheet's eleven combos add 287 bits,
    its blocks 30, its start 3. House rules can add 10 bits to each of 25 landings, and another
    star to each of 20 drops.
    """
    sheet = 20 * 33 + 320
    if house:
        sheet += 25 * 10 + 20 * 4
    return (25 * 14 + players * sheet + 7) >> 3


def carry(bits: "Carrier", game: "Game", action: int = 0) -> int:
    """Write a legal action to `bits`, or read one; return it.

    Damaged bits may yield an illegal action, but always a number. ValueError at their end.
    """
    phase = game.phase
    if phase == START or phase == SLIDE:  # a tuple would be allocated
        return bits.carry(action, 3)
    if phase == ROLL:
        return bits.carry(action, 13) if bits.carry(action != game.chance(), 1) else game.chance()
    if phase == BLOCK:
        return _landing(bits, game.first_orientation(), action)
    if phase == DROP:
        first = game.first_orientation()
        if game.dice[SHAPE_DIE] == STAR:
            first = FIRST[bits.carry(SHAPE[orientation_of(action)], 3)]
        landing = _landing(bits, first, landing_of(action))
        return drop_at(_digits(bits, game.dice, digits_of(action)), landing)
    if phase == COMBO and bits.carry(action != PASS, 1):
        return _combo(bits, action)
    return PASS


def _landing(bits: "Carrier", first: int, landing: int) -> int:
    number = (orientation_of(landing) - first) * WIDTH + column_of(landing)
    row = landing >> AT_ROW
    carried = bits.carry(_PUSHED if row else number, 6)
    if carried == _PUSHED:
        row = bits.carry(row, 4)
        carried = bits.carry(number, 6)
    return row << AT_ROW | landing_at(first + carried // WIDTH, carried % WIDTH)


def _digits(bits: "Carrier", dice: bytearray, digits: int) -> int:
    """Carry each cell's die, then the stars' digits."""
    carried = 0
    stars = 0  # mask of the cells with a star
    left = 0  # the remaining dice's faces, a nibble each
    for die in range(DICE):
        left |= dice[die] << (die << 2)
    for cell in range(DICE):
        shift = (
            bits.carry(
                _nibble(left, digit_in(digits, cell), DICE - cell), _WIDTHS >> (cell << 1) & 3
            )
            << 2
        )
        face = left >> shift & 15
        left = left & (1 << shift) - 1 | left >> (shift + 4) << shift
        if face == STAR:
            stars |= 1 << cell
        else:
            carried |= face << (cell << 2)
    for cell in range(DICE):
        if stars >> cell & 1:
            carried |= bits.carry(digit_in(digits, cell), 4) << (cell << 2)
    return carried


def _nibble(left: int, digit: int, count: int) -> int:
    """Return the index of the first nibble with the digit, else with a star, else 0."""
    best = 0
    for i in range(count - 1, -1, -1):
        face = digit_in(left, i)
        if face == digit or face == STAR and digit_in(left, best) != digit:
            best = i
    return best


def _combo(bits: "Carrier", action: int) -> int:
    head = bits.carry(action & (1 << AT_CODE) - 1, AT_CODE)
    code = action >> AT_CODE
    length = 0
    while code >> (length + 1):
        length += 1
    more = length - _LONG
    length = bits.carry(min(length, _LONG), 4)
    if length == _LONG:
        length += bits.carry(more, 3)
    return (1 << length | bits.carry(code & ~(1 << length), length)) << AT_CODE | head
