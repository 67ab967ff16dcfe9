"""Thinks about a hint, with the choice still shown.

Any key but SELECT stops it; all but B then act on the choice.
"""

from engine.const import TYPE_CHECKING, const
from firmware.screens.parts.base import Base
from firmware.screens.parts.play_screen import WHOLE
from firmware.session import room
from firmware.session.thinking import Thinking, helper

if TYPE_CHECKING:
    from firmware.session.interfaces.handheld import Handheld

_BEAT = const(300)  # ms from one dot behind the words to the next
_DOTS = const(3)


class Screen(Base):
    """Thinks, and closes with the hint marked on the choice's screen.

    See `take_hint` there.

    It lies over the table, or over nothing where there is no memory for both: what was sent last
    stays on the display then.
    """

    on_table = True
    at_rest = False
    is_busy = True
    brings = ("firmware.session.thinking",)

    def __init__(self, app: "Handheld", refusal: str = "") -> None:
        """Think; or tell a `refusal`, where a thought came to nothing."""
        super().__init__(app)
        self._refusal = refusal
        self.group = app.navigator.view
        self.bar = app.navigator.view and app.navigator.view.hints
        self._texts = app.words_of("hint")
        self._thinking = Thinking(helper, app.session)
        self._how = 0  # it is told: WHOLE if it was asked again meanwhile
        self._time = 0  # ms that it has taken
        self._dots = 0
        self._tell()

    def _tell(self) -> None:
        if self.bar is not None:
            self.bar.show(self._texts.HINTS_STOP, self._texts.THINKS + "." * self._dots)

    def tick(self, elapsed: int) -> None:
        """Think a little, and show that it is alive."""
        super().tick(elapsed)
        if self._refusal:
            self._refuse(self._refusal)
            return
        self._time += elapsed
        dots = self._time // _BEAT % (_DOTS + 1)
        if dots != self._dots:  # laying the same out again takes longer than a step of thought
            self._dots = dots
            self._tell()
        thinking = self._thinking
        if not thinking.go_on(elapsed):
            return
        # A board needs the memory for what follows.
        self._thinking = None  # type: ignore[assignment]  # it thinks no more
        app = self.app
        if thinking.is_short and self.group is None:
            self._refuse(self._texts.NO_MEMORY)
            return
        app.navigator.close()
        if thinking.is_short:
            # Enough was free, but not in one piece: once more without the table.
            app.navigator.open("hint")
        else:
            # No name for the player: it would stay.
            texts = self._texts
            close = texts.CLOSE if thinking.player.is_close else ""
            # Not all of the words: the game's own are read next.
            told = (texts.HINTS_AGAIN, texts.LIKE_THIS, close)
            remark = "" if self.group is not None else self._texts.NO_MEMORY
            action = thinking.player.action
            app.navigator.later(_take_hint, app, action, told, self._how, remark)
        thinking.player = None

    def _refuse(self, refusal: str) -> None:
        """Say why there is no hint, on the screen of the choice.

        A small memory that lies in pieces is put in order first, by a new start: the hint can be
        asked for again. One that has just been made would bring no more: the key that asked is the
        first. The table is not there: beside it a new start finds no room for its note.
        """
        app = self.app
        if room.whole < room.SMALL and app.input.presses > 1:
            from firmware.session import renewal

            renewal.renew_in_game(app, True)
        app.navigator.close()
        app.navigator.later(_remark, app, refusal)

    def skip(self) -> None:
        """Tell all at once if it is asked for again.

        Else stop, and let all keys but B act.
        """
        key = self.app.input.coming()
        if key == "select" or key == "b":
            self.app.input.next_key()
        if key == "select":
            self._how = WHOLE
        else:
            self.app.navigator.close()


def _take_hint(
    app: "Handheld", action: int, told: "tuple[str, str, str]", how: int, remark: str
) -> None:
    """Show on the screen of the choice what was thought of.

    Where there is no room for its mark, think once more without the table. If there was none beside
    the thought, refuse with the `remark`: another thought would end the same way.
    """
    try:
        app.navigator.screen.take_hint(action, told, how)  # type: ignore[attr-defined]  # see PlayScreen
    except MemoryError:
        if remark and room.whole >= room.SMALL:
            app.navigator.later(_remark, app, remark)
        else:
            app.navigator.open("hint", remark)


def _remark(app: "Handheld", message: str) -> None:
    """Say something on the screen of the choice, whichever it is by now."""
    app.navigator.screen.remark(message)  # type: ignore[attr-defined]  # see PlayScreen
