"""An action in texts, as others at the table would tell it: `DROPS L`, `CIRCLES === 4`."""

from engine.number_drop.combos import PASS
from engine.number_drop.shapes import NAMES, SHAPE
from engine.number_drop.sheet import RUN
from engine.number_drop.table import BLOCK, COMBO, DROP, SLIDE, START

_LETTERS = "ABCDE"


def deed(texts, game, action):
    """Return what an action that is about to be done is, in text/table_<language>.py's texts."""
    phase = game.phase
    if phase == COMBO and action == PASS:
        return texts.PASSES
    text = texts.DEEDS[phase]
    if phase == START:
        text += str(game.player + 1)
    elif phase == SLIDE:
        text += _LETTERS[action]
    elif phase == BLOCK:
        text += _LETTERS[game.letter]
    elif phase == DROP:
        text += NAMES[SHAPE[action >> 3 & 63]]
    elif phase == COMBO:
        combos = game.load_combos()
        combos.trace(action)
        text += ("123 " if combos.kind == RUN else "=== ") + str(combos.size)
    return text
