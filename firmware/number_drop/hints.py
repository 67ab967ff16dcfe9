"""Shows a hint: first what to look at, then the choice itself."""

from engine.const import TYPE_CHECKING
from engine.number_drop.combos import PASS
from engine.number_drop.player.hint import Hint
from engine.number_drop.table import COMBO, SLIDE
from firmware.number_drop import LETTERS
from firmware.number_drop.widgets import hint_marks, track
from firmware.screens.parts.play_screen import WHOLE
from firmware.session import marks
from firmware.widgets import font

if TYPE_CHECKING:
    from collections.abc import Sequence
    from typing import Protocol

    from engine.number_drop.game import Game
    from firmware.number_drop.interfaces.handheld import Handheld
    from firmware.number_drop.interfaces.words import Words
    from firmware.number_drop.widgets.play_view import PlayView
    from firmware.session.interfaces.handheld import HintedScreen
    from firmware.widgets.bars import HintBar

    class Play(HintedScreen, Protocol):
        """What a hint needs of screens/play.py's Play, which imports this module."""

        @property
        def app(self) -> Handheld:
            """The app that shows it."""

        view: PlayView
        game: Game
        bar: HintBar


def show(
    screen: "Play", action: int, texts: "tuple[str, str, str]", how: int, purpose: "tuple[int, ...]"
) -> None:
    """Show a hint: see `take_hint` in interfaces/screen.py."""
    close = texts[2]
    screen.hinted_close = close != ""
    if action >= 0:
        clue = _joined(screen, close, _mark(screen, action, purpose))
        if texts[0]:
            screen.bar.show(texts[0], clue)
        else:  # no key of its own: the hint is in the menu
            screen.show_message(clue)
    if how & WHOLE:
        screen.view.set_mark(None)
        screen.select_action(screen.hinted)
        screen.show_message(_joined(screen, close, texts[1]))


def _joined(screen: "Play", close: str, clue: str) -> str:
    """Return a hint's text, broken before the clue if it is too long for a line."""
    both = close + clue
    if close and font.SMALL.width(both) > screen.bar.lines[0].bitmap.width:
        both = close.rstrip() + "\n" + clue
    return both


def _mark(screen: "Play", action: int, purpose: "tuple[int, ...]") -> str:
    """Mark and remember what a choice is about; return the clue in words."""
    texts = screen.app.game_words("hint")
    session = screen.app.session
    hint = Hint()
    hint.take(session.record.game, action, purpose)
    view = screen.view
    if hint.cols:
        view.turn_to(False)
        view.set_mark(hint_marks.around_columns(view, hint.col, hint.cols))
    if screen.game.phase == SLIDE:
        view.set_mark(hint_marks.around_tile(view, screen.letter, hint.letter))  # type: ignore[attr-defined]  # slide.py's
    if hint.size:
        view.track.set_value(hint.kind, hint.size, track.CHOSEN)
    clue = _clue(texts, view.words.COMBO, screen.game.phase, hint)
    session.mark(marks.HINT)  # last: a hint that runs out of memory does not count
    screen.hinted = action
    return clue


def _clue(texts: "Words", combos: "Sequence[str]", phase: int, hint: Hint) -> str:
    """Return the clue in words; `combos` names both kinds."""
    if phase == SLIDE:
        return texts.TILE + LETTERS[hint.letter]
    if phase == COMBO and hint.action == PASS:
        return texts.KEEP
    if hint.size:
        return texts.AIM + combos[hint.kind] + str(hint.size)
    return texts.LOOK
