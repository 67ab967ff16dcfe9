"""One action in as few bits as its phase allows; reading it needs the game as it was before.

    START, SLIDE   3 bits
    ROLL           1 bit: 0 = what the generator gave; 1 = other dice, 13 bits follow
    BLOCK          6 bits: orientation - the shape's first, * 7 + column
    DROP           a shape of the star: 3 bits; then as BLOCK; then which die stands in the first,
                   second and third cell, 2 bits each; then, cell by cell, 4 bits for a star's digit
    COMBO          1 bit: 0 = pass; else kind 1 bit, start 7 bits, the code's length 5 bits, and the
                   code without its highest bit
"""

from engine.const import const
from engine.number_drop.arrangements import DICE, STAR
from engine.number_drop.combos import PASS
from engine.number_drop.table import BLOCK, COMBO, DROP, ROLL, SHAPE_DIE, SLIDE, START
from engine.number_drop.shapes import FIRST, SHAPE
from engine.number_drop.sheet import WIDTH

_START_BITS = const(3)
_SLIDE_BITS = const(3)
_FACES_BITS = const(13)
_SHAPE_BITS = const(3)
_LANDING_BITS = const(6)  # at most 8 orientations of 7 columns
_DIE_BITS = const(2)
_DIGIT_BITS = const(4)
_CELL_BITS = const(7)
_LENGTH_BITS = const(5)


def room(players):
    """Return a number of bytes that the actions of any game fit into.

    Of a player's 77 cells below the line, and a few above, each drop takes 4: at most 20 rounds
    with drops (solo: with 20 slides), and 5 with blocks. Together a round takes 1 + 13 bits, and
    a player's turn at most 6 for slides and 27 + 1 for drop and pass; a sheet's eleven combos take
    265 bits more, its blocks 30, its start 3.
    """
    return (25 * 14 + players * (20 * 34 + 300) + 7) >> 3


def write(bits, game, action):
    """Write a legal action."""
    phase = game.phase
    if phase == START:
        bits.write(action, _START_BITS)
    elif phase == ROLL:
        if action == game.chance():
            bits.write(0, 1)
        else:
            bits.write(1, 1)
            bits.write(action, _FACES_BITS)
    elif phase == SLIDE:
        bits.write(action, _SLIDE_BITS)
    elif phase == BLOCK:
        _write_landing(bits, action)
    elif phase == DROP:
        if game.dice[SHAPE_DIE] == STAR:
            bits.write(SHAPE[action >> 3 & 63], _SHAPE_BITS)
        _write_landing(bits, action & 511)
        _write_digits(bits, game.dice, action >> 9)
    elif action == PASS:
        bits.write(0, 1)
    else:
        bits.write(1, 1)
        _write_combo(bits, action)


def _write_landing(bits, landing):
    orientation = landing >> 3
    bits.write((orientation - FIRST[SHAPE[orientation]]) * WIDTH + (landing & 7), _LANDING_BITS)


def _write_digits(bits, dice, digits):
    """Write which die stands in which cell, then what digits the stars are."""
    stars = 0  # a mask of the cells
    free = (1 << DICE) - 1  # the dice not yet placed, a mask
    for cell in range(DICE):
        die = _die_for(dice, free, digits >> (cell << 2) & 15)
        free &= ~(1 << die)
        if cell < DICE - 1:
            bits.write(die, _DIE_BITS)
        if dice[die] == STAR:
            stars |= 1 << cell
    for cell in range(DICE):
        if stars >> cell & 1:
            bits.write(digits >> (cell << 2) & 15, _DIGIT_BITS)


def _die_for(dice, free, digit):
    """Return the first free die that shows a digit, or else the first free star."""
    star = 0
    for die in range(DICE - 1, -1, -1):
        if free >> die & 1 and dice[die] == STAR:
            star = die
    for die in range(DICE):
        if free >> die & 1 and dice[die] == digit:
            return die
    return star


def _write_combo(bits, action):
    bits.write(action & 255, 1 + _CELL_BITS)
    code = action >> 8
    length = 0
    while code >> (length + 1):
        length += 1
    bits.write(length, _LENGTH_BITS)
    bits.write(code & ~(1 << length), length)


def read(bits, game):
    """Return the next action. It need not be legal if the bits are damaged; see `Bits.read`."""
    phase = game.phase
    if phase == START:
        return bits.read(_START_BITS)
    if phase == ROLL:
        return bits.read(_FACES_BITS) if bits.read(1) else game.chance()
    if phase == SLIDE:
        return bits.read(_SLIDE_BITS)
    if phase == BLOCK:
        return _read_landing(bits, game.first_orientation())
    if phase == DROP:
        first = game.first_orientation()
        if game.dice[SHAPE_DIE] == STAR:
            first = FIRST[bits.read(_SHAPE_BITS)]
        landing = _read_landing(bits, first)
        return _read_digits(bits, game.dice) << 9 | landing
    if phase == COMBO and bits.read(1):
        return _read_combo(bits)
    return PASS


def _read_landing(bits, first):
    landing = bits.read(_LANDING_BITS)
    return (first + landing // WIDTH) << 3 | landing % WIDTH


def _read_digits(bits, dice):
    stars = 0
    left = 6  # 0 + 1 + 2 + 3, less each die placed: what remains is the last one
    digits = 0
    for cell in range(DICE):
        die = bits.read(_DIE_BITS) if cell < DICE - 1 else left & 3
        left -= die
        if dice[die] == STAR:
            stars |= 1 << cell
        else:
            digits |= dice[die] << (cell << 2)
    for cell in range(DICE):
        if stars >> cell & 1:
            digits |= bits.read(_DIGIT_BITS) << (cell << 2)
    return digits


def _read_combo(bits):
    action = bits.read(1 + _CELL_BITS)
    length = bits.read(_LENGTH_BITS)
    return (1 << length | bits.read(length)) << 8 | action
