"""Forced choices: the passes that act and undo do by themselves.

Such a pass goes with what led to it.
"""

from engine.const import TYPE_CHECKING
from engine.number_drop.combos import PASS
from engine.number_drop.table import COMBO, SLIDE

if TYPE_CHECKING:
    from engine.number_drop.game import Game
    from engine.number_drop.record import Record


def is_forced(game: "Game") -> bool:
    """Return whether what is to be done is no choice.

    There is nothing to circle, or a star has one tile.
    """
    if game.phase == COMBO:
        combos = game.load_combos()
        combos.find_open()
        return combos.next() == 0
    letters = game.slide_letters()
    return game.phase == SLIDE and game.slides > 0 and letters & (letters - 1) == 0


def settle(record: "Record") -> None:
    """Pass for a player who has nothing to circle."""
    if record.game.phase == COMBO and is_forced(record.game):
        record.apply(PASS)


def act(record: "Record", action: int) -> None:
    """Do an action, and the forced pass behind it.

    ValueError if it is not legal; nothing is changed then.
    """
    record.apply(action)
    settle(record)


def undo(record: "Record") -> int:
    """Take the latest action back, and return it.

    With it goes a pass that it led to. ValueError if the roll was since.
    A pass that the roll itself led to stays: there was no choice since. So does a slide that was no
    choice: a kept log has an undo of its own for that.
    """
    action = record.undo()
    if record.game.phase == COMBO and is_forced(record.game) and record.can_undo():
        action = record.undo()
    settle(record)
    return action
