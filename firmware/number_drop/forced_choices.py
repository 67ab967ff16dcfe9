"""Forced choices: a forced pass is taken, and undone, together with the action before it."""

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
    """Take an action and the forced pass after it; ValueError, with no change, if it is illegal."""
    record.apply(action)
    take_forced_actions(record)


def undo(record: "Record") -> int:
    """Undo and return the latest action, along with the forced pass after it, if any.

    ValueError if the dice have been rolled since. A forced pass after a roll is not undone, because
    nothing was chosen there. Neither is a forced slide, which a saved log undoes separately.
    """
    action = record.undo()
    if record.game.phase == COMBO and is_forced(record.game) and record.can_undo():
        action = record.undo()
    take_forced_actions(record)
    return action
