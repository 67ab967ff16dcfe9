"""Forced choices: a forced pass is done, and undone, along with the action that led to it."""

from engine.const import TYPE_CHECKING
from engine.number_drop.combos import PASS
from engine.number_drop.table import COMBO, SLIDE

if TYPE_CHECKING:
    from engine.number_drop.game import Game
    from engine.number_drop.record import Record


def is_forced(game: "Game") -> bool:
    """Return whether the next action is forced: nothing to circle, or a star with one tile."""
    if game.phase == COMBO:
        combos = game.load_combos()
        combos.find_open()
        return combos.next() == 0
    letters = game.slide_letters()
    return game.phase == SLIDE and game.slides > 0 and letters & (letters - 1) == 0


def take_forced_actions(record: "Record") -> None:
    """Pass for a player who has nothing to circle."""
    if record.game.phase == COMBO and is_forced(record.game):
        record.apply(PASS)


def act(record: "Record", action: int) -> None:
    """Do an action and the forced pass after it; ValueError with no change if it is not legal."""
    record.apply(action)
    take_forced_actions(record)


def undo(record: "Record") -> int:
    """Take back and return the latest action, along with a forced pass that it led to.

    ValueError if the dice have been rolled since. A forced pass after the roll itself stays, since
    nothing was chosen after it. So does a forced slide, for which a saved log has an undo of its
    own.
    """
    action = record.undo()
    if record.game.phase == COMBO and is_forced(record.game) and record.can_undo():
        action = record.undo()
    take_forced_actions(record)
    return action
