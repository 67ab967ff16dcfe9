"""Takes back the latest choice at a key, or says why not."""

from engine.const import TYPE_CHECKING
from firmware import games
from firmware.session import marks
from firmware.widgets.bars import pairs

if TYPE_CHECKING:
    from firmware.session.interfaces.handheld import Handheld
    from firmware.session.interfaces.session import Session
    from firmware.session.outcome import Outcome


def undo(app: "Handheld") -> str:
    """Go to the choice that is taken back; return "".

    Or return the words that say why not.
    """
    session = app.session
    if session.can_undo() and session.record.game.is_over():
        from firmware.session import game_end

        game_end.take_back(session)
    outcome = take_back(session)
    if outcome is not None:
        app.navigator.follow(outcome)
        return ""
    if session.is_lesson:  # lessons have no undo, but a way out
        return " ".join(pairs(app.words_of("menus").HINTS_TELL)[1])
    texts = app.words_of("hint")
    if session.marks & marks.STRICT:
        return texts.NO_UNDO
    if not session.record.count or session.record.can_undo():  # or what computers chose
        return texts.NOTHING_DONE
    return app.own_words("table").STANDS


def take_back(session: "Session") -> "Outcome | None":
    """Take a person's latest choice back, and all that followed.

    Return where the game goes on, None if nothing can be undone.
    """
    if not session.can_undo():
        return None
    record = session.record
    session.mark(marks.UNDO)
    choice = _take_one_back(session)
    while record.can_undo() and (session.by_computer() or session.rules.is_forced(record.game)):
        choice = _take_one_back(session)  # what is to be done was nobody's choice, or a computer's
    outcome = session.next(session.holder)  # another's choice is handed over first
    if outcome.screen != "hand_over" and not outcome.above:
        outcome.choice = choice  # to be changed, not to be made anew
    return outcome


def _take_one_back(session: "Session") -> int:
    session.storage.undo(session.record)
    return games.module_of(session.record).undo(session.record)
