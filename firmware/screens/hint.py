"""Thinks about a hint while the current choice stays visible.

Any key except the hint key stops it; all except B then act on the choice.
"""

from engine.const import TYPE_CHECKING, const
from firmware.screens.parts.base import Base
from firmware.screens.parts.play_screen import WHOLE

if TYPE_CHECKING:
    from firmware.session.interfaces.handheld import Handheld

_BEAT = const(300)  # ms between the dots that follow the text
_DOTS = const(3)


class Screen(Base):
    """Thinks, and closes with a hint: see `take_hint` of the choice's screen.

    It covers the table, or nothing if there is no memory for both; then the previous picture stays
    on the display.
    """

    on_table = True
    at_rest = False
    is_busy = True

    def __init__(self, app: "Handheld") -> None:
        super().__init__(app)
        self.group = app.navigator.view
        self.bar = app.navigator.view and app.navigator.view.hints
        self._texts = app.shared_words("hint")
        # Imported here so that it is unloaded with this screen.
        from firmware.session.thinking import Thinking, hint_player

        self._thinking = Thinking(hint_player, app.session)
        self._how = 0  # WHOLE if the hint key is pressed again
        self._time = 0  # ms elapsed
        self._dots = 0
        self._tell()

    def _tell(self) -> None:
        if self.bar is not None:
            self.bar.show(self._texts.HINTS_STOP, self._texts.THINKS + "." * self._dots)

    def tick(self, elapsed: int) -> None:
        """Think a little, and animate the dots."""
        super().tick(elapsed)
        self._time += elapsed
        dots = self._time // _BEAT % (_DOTS + 1)
        if dots != self._dots:  # laying out text takes longer than a step of thought
            self._dots = dots
            self._tell()
        thinking = self._thinking
        if not thinking.think(elapsed):
            return
        texts = self._texts
        action, purpose, is_close = thinking.decision()
        shown = (texts.HINTS_AGAIN, texts.LIKE_THIS, texts.CLOSE if is_close else "")
        app = self.app
        app.navigator.pop()
        app.navigator.defer(_take_hint, app, action, shown, self._how, purpose)

    def skip(self) -> None:
        """Give the whole hint if its key is pressed again; else stop, and let keys except B act."""
        key = self.app.input.peek_key()
        # Holding A asks too, if it has nothing else to show, such as another page of the table.
        is_asked = key == "select"
        if key == "look":
            is_asked = self.group is None or not self.parent.look_hint()
        if is_asked or key == "b":
            self.app.input.next_key()
        if is_asked:
            self._how = WHOLE
        else:
            self.app.navigator.pop()


def _take_hint(
    app: "Handheld",
    action: int,
    message: "tuple[str, str, str]",
    how: int,
    purpose: "tuple[int, ...]",
) -> None:
    """Show the result on the screen of the choice."""
    app.navigator.screen.take_hint(action, message, how, purpose)  # type: ignore[attr-defined]  # see PlayScreen
