"""Takes back the latest choice at a key, or says why not."""

from engine.const import TYPE_CHECKING
from firmware.session import marks
from firmware.widgets.bars import pairs

if TYPE_CHECKING:
    from firmware.session.interfaces.handheld import Handheld


def undo(app: "Handheld") -> str:
    """Go to the choice that is taken back; return "".

    Or return the words that say why not.
    """
    app.navigator.announce()  # to play again what came before takes a board 0.2 s
    session = app.session
    if session.can_undo() and session.record.game.is_over():
        from firmware.session import game_end

        game_end.take_back(session)
    outcome = session.undo()
    if outcome is not None:
        app.navigator.follow(outcome)
        return ""
    if session.stage is not None:  # lessons have no undo, but a way out
        return " ".join(pairs(app.words_of("menus").HINTS_TELL)[1])
    texts = app.words_of("hint")
    if session.marks & marks.STRICT:
        return texts.NO_UNDO
    if not session.record.count:
        return texts.NOTHING_DONE
    return app.own_words("table").STANDS
