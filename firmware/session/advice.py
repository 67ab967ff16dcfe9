"""Repeats a hint, or says why there is none; screens/hint.py finds new ones."""

from engine.const import TYPE_CHECKING
from firmware.kept.settings import HINTS
from firmware.session import marks
from firmware.widgets.bars import nth, pairs

if TYPE_CHECKING:
    from typing import Any

    from firmware.session.interfaces.handheld import HintedScreen


def name_keys(screen: "Any") -> None:  # a PlayScreen of any game
    """Show the hint and help keys when the player takes long to choose."""
    app = screen.app
    session = app.session
    if screen.hinted >= 0 or session.marks & marks.STRICT or not session.settings.values[HINTS]:
        return
    texts = app.shared_words("hint")
    ask = texts.HINTS_ASK if app.key_map.has("select") else texts.HINTS_ASK_MENU
    named = [key for key, _ in pairs(screen.key_hints)]
    new = [nth(ask, number) for number, (key, _) in enumerate(pairs(ask)) if key not in named]
    screen.show_hints(screen.key_hints + "".join(new) + screen.look_hint())


def ask(screen: "HintedScreen", how: int) -> None:
    """Repeat a known hint on the screen of a choice, or say why there is none.

    `how` is that of `take_hint`.
    """
    app = screen.app
    session = app.session
    if session.is_lesson:  # the answer is known
        screen.select_action(session.record.wanted)  # type: ignore[attr-defined]  # a lesson's Played
        screen.show_message(app.shared_words("hint").LIKE_THIS)
        return
    texts = app.shared_words("hint")
    if session.marks & marks.STRICT:
        screen.show_message(session.task or texts.STRICT)
    elif not session.settings.values[HINTS]:
        screen.show_message(texts.FORBIDDEN)
    else:
        close = texts.CLOSE if screen.hinted_close else ""
        screen.take_hint(-1, ("", texts.LIKE_THIS, close), how, ())
