"""Every legal action of a game by its number, so that no list of them is ever needed.

`count(game)` says how many there are, `nth(game, index)` is one of them, index 0 to count - 1.
The pass comes first among the combos.
"""

from engine.number_drop.combos import PASS
from engine.number_drop.table import BLOCK, COMBO, DROP, LETTERS, ROLL, ROLLS, SLIDE, START
from engine.number_drop.sheet import WIDTH


def count(game):
    """Return how many actions are legal now. In ROLL every outcome of the dice is one."""
    phase = game.phase
    if phase == START:
        return WIDTH
    if phase == ROLL:
        return ROLLS
    if phase == SLIDE:
        letters = game.slide_letters()
        slides = 0
        while letters:
            slides += letters & 1
            letters >>= 1
        return slides
    if phase == BLOCK:
        return count_landings(game)
    if phase == DROP:
        return count_landings(game) * game.arrangements.count(game.dice)
    if phase == COMBO:
        return count_combos(game) + 1
    return 0


def nth(game, index):
    """Return the legal action with that number, or -1 if there are not so many."""
    phase = game.phase
    if index < 0:
        return -1
    if phase == START:
        return index if index < WIDTH else -1
    if phase == ROLL:
        return index if index < ROLLS else -1
    if phase == SLIDE:
        return _nth_slide(game, index)
    if phase == BLOCK:
        return _nth_landing(game, index)
    if phase == DROP:
        return _nth_drop(game, index)
    if phase == COMBO:
        return _nth_combo(game, index)
    return -1


def _nth_slide(game, index):
    letters = game.slide_letters()
    for letter in range(LETTERS):
        if letters >> letter & 1:
            if index == 0:
                return letter
            index -= 1
    return -1


def _nth_drop(game, index):
    landings = count_landings(game)
    if index >= landings * game.arrangements.count(game.dice):
        return -1
    digits = game.arrangements.nth(game.dice, index // landings)
    return digits << 9 | _nth_landing(game, index % landings)


def count_landings(game):
    """Return in how many ways the block or shape can land, its digits apart."""
    sheet = game.sheet()
    landings = 0
    for orientation in range(game.first_orientation(), game.last_orientation()):
        landings += sheet.list_landings(orientation, game.rows)
    return landings


def _nth_landing(game, index):
    """Return column and orientation of a landing, as in a BLOCK action."""
    sheet = game.sheet()
    for orientation in range(game.first_orientation(), game.last_orientation()):
        for col in range(WIDTH):
            if sheet.landing(orientation, col) >= 0:
                if index == 0:
                    return orientation << 3 | col
                index -= 1
    return -1


def count_combos(game):
    """Return how many combos the player may circle, each kind and set of cells once."""
    combos = game.combos
    combos.load(game.sheet())
    combos.find_open()
    found = 0
    while combos.next():
        found += 1
    return found


def _nth_combo(game, index):
    """Return combo number `index` - 1 as an action; 0 is the pass."""
    if index == 0:
        return PASS
    combos = game.combos
    combos.load(game.sheet())
    combos.find_open()
    while combos.next():
        index -= 1
        if index == 0:
            return combos.action()
    return -1
