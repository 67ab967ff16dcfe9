"""Undoes the latest choice at a key press, or says why that is impossible."""

from engine.const import TYPE_CHECKING
from firmware import games, screen_names
from firmware.memory import plan
from firmware.session import marks
from firmware.widgets.bars import pairs

if TYPE_CHECKING:
    from firmware.session.interfaces.handheld import Handheld, Session
    from firmware.session.rules import Outcome


def undo(app: "Handheld") -> str:
    """Undo and go to the choice that was undone; return "", or why that is impossible."""
    session = app.session
    if session.can_undo() and session.record.game.is_over():
        from firmware.session import game_end

        if not plan.affords(plan.SCORE):
            app.navigator.show_busy()
            app.navigator.clear()
        game_end.take_back(session)
    outcome = take_back(session)
    if outcome is not None:
        app.navigator.follow(outcome)
        return ""
    if session.is_lesson:  # lessons have no undo, but can be left
        return " ".join(pairs(app.shared_words("menus").HINTS_TELL)[1])
    texts = app.shared_words("hint")
    if session.marks & marks.STRICT and not session.task:
        return texts.NO_UNDO
    if not session.record.count or session.record.can_undo():  # or only the computers' choices
        return texts.NOTHING_DONE
    return app.game_words("table").STANDS


def take_back(session: "Session") -> "Outcome | None":
    """Undo a person's latest choice and everything that followed.

    Return where the game continues, or None if nothing can be undone.
    """
    if not session.can_undo():
        return None
    record = session.record
    session.mark(marks.UNDO)
    choice = _take_one_back(session)
    while record.can_undo() and (session.by_computer() or session.rules.is_forced(record.game)):
        choice = _take_one_back(session)  # the action was forced, or a computer's choice
    outcome = session.next(session.holder)  # hand over first if the choice is another player's
    if outcome.screen != screen_names.HAND_OVER and not outcome.overlay:
        outcome.choice = choice  # so that the player can change it
    return outcome


def _take_one_back(session: "Session") -> int:
    session.storage.undo(session.record)
    return games.module_of(session.record).undo(session.record)
