"""Asking for a hint, in any game: whether it may be had, and what is told where it may not."""

from firmware import marks, settings
from firmware.loader import borrow


def refusal(app, texts):
    """Return the words that say why there is no hint, "" if there is one; `texts` are a hint's."""
    if app.marks & marks.STRICT:
        return texts.STRICT
    return "" if app.settings.values[settings.HINTS] else texts.FORBIDDEN


def ask(screen):
    """Give the next part of the hint on the screen of a choice, or say there why there is none."""
    app = screen.app
    texts = app.words_of("hint")
    message = refusal(app, texts)
    if not message and screen.hinted >= 0:
        borrow("hinting").show_all(screen, screen.hinted)
        return
    if message:
        screen.remark(message)
    else:
        app.lay("hint")
