"""Recognizes and explains mistakes in Number Drop's lessons: see interfaces/game.py."""

from engine.const import TYPE_CHECKING
from engine.number_drop.actions import column_of, orientation_of
from engine.number_drop.combos import PASS
from engine.number_drop.table import BLOCK, COMBO, DROP, SLIDE, START
from firmware.number_drop import LETTERS

if TYPE_CHECKING:
    from engine.number_drop.game import Game
    from firmware.number_drop.interfaces.words import Words
    from firmware.number_drop.screens.play import Play


def is_equivalent(game: "Game", action: int, wanted: int) -> bool:
    """Return False: only the wanted action will do."""
    return False


def difference(texts: "Words", screen: "Play", action: int, wanted: int) -> str:
    """Return a text that says how a screen's action differs from the wanted one."""
    phase = screen.game.phase
    if phase == SLIDE:
        return texts.TILE + LETTERS[wanted] + "."
    if phase == COMBO:
        return texts.NO_PASS if action == PASS else texts.OTHER_WAY
    turned, right = [orientation_of(one) for one in (action, wanted)]
    if phase in (DROP, BLOCK) and turned != right:
        return texts.TURN
    column = action if phase == START else column_of(action)
    right = wanted if phase == START else column_of(wanted)
    if column != right:
        return texts.LEFT if column > right else texts.RIGHT
    return texts.DIGITS
