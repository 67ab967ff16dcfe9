"""Thinks about a hint, with the choice still shown.

Any key but the one that asks for hints stops it; all but B then act on the choice.
"""

from engine.const import TYPE_CHECKING, const
from firmware.screens.parts.base import Base
from firmware.screens.parts.play_screen import WHOLE
from firmware.session import room

if TYPE_CHECKING:
    from firmware.session.interfaces.handheld import Handheld

_BEAT = const(300)  # ms from one dot behind the words to the next
_DOTS = const(3)


class Screen(Base):
    """Thinks, and closes with a hint, or with why there is none.

    See `take_hint` of the choice's screen.

    It lies over the table, or over nothing where there is no memory for both: what was sent last
    stays on the display then.
    """

    on_table = True
    at_rest = False
    is_busy = True

    def __init__(self, app: "Handheld", refusal: str = "", how: int = 0) -> None:
        """Think; or tell a `refusal`, where a thought came to nothing.

        `how` is how the hint will be told: WHOLE, or 0 for its first part.
        """
        super().__init__(app)
        self._refusal = refusal
        self.group = app.navigator.view
        self.bar = app.navigator.view and app.navigator.view.hints
        self._texts = app.words_of("hint")
        if not refusal:
            # Not at the top: what is called when this has closed would keep it beside the table.
            from firmware.session.thinking import Thinking, helper

            self._thinking = Thinking(helper, app.session)
        self._how = how  # WHOLE also if it is asked again meanwhile
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
            self.app.navigator.later(self._refuse, self._refusal)
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
            # On a trip: before it all is unloaded that found no room.
            app.navigator.later(self._refuse, self._texts.NO_MEMORY)
            return
        app.navigator.close()
        if thinking.is_short:
            # Enough was free, but not in one piece: once more without the table.
            app.navigator.open("hint", "", self._how)
        else:
            # No name for the player: it would stay.
            texts = self._texts
            close = texts.CLOSE if thinking.player.is_close else ""
            # Not all of the words: the game's own are read next.
            told = (texts.HINTS_AGAIN, texts.LIKE_THIS, close)
            remark = "" if self.group is not None else self._texts.NO_MEMORY
            choice = thinking.player.action, thinking.player.purpose
            app.navigator.later(_take_hint, app, choice, told, self._how, remark)
        thinking.player = None

    def _refuse(self, refusal: str) -> None:
        """Say why there is no hint, on the screen of the choice.

        A small memory that lies in pieces is put in order first, by a new start: the hint can be
        asked for again. The table is unloaded by now: beside it a new start finds no room for its
        note.
        """
        app = self.app
        if room.may_renew(app):
            from firmware.session import renewal

            renewal.renew_in_game(app, True)
        app.navigator.close()
        app.navigator.later(_remark, app, refusal)

    def skip(self) -> None:
        """Tell all at once if it is asked for again.

        Else stop, and let all keys but B act.
        """
        key = self.app.input.coming()
        # A held asks, too, where it has nothing else to show: no page of a table.
        is_asked = key == "select"
        if key == "look":
            is_asked = self.group is None or not self.below.look_hint()
        if is_asked or key == "b":
            self.app.input.next_key()
        if is_asked:
            self._how = WHOLE
        else:
            self.app.navigator.close()


def _take_hint(
    app: "Handheld",
    choice: "tuple[int, tuple[int, ...]]",
    told: "tuple[str, str, str]",
    how: int,
    remark: str,
) -> None:
    """Show on the screen of the choice what was thought of.

    Where there is no room for its mark, think once more without the table. If the table was
    unloaded already, refuse with the `remark`: another thought would end the same way.
    """
    try:
        app.navigator.screen.take_hint(choice[0], told, how, choice[1])  # type: ignore[attr-defined]  # see PlayScreen
    except MemoryError:
        if remark and not room.may_renew(app):
            app.navigator.later(_remark, app, remark)
        else:
            app.navigator.open("hint", remark, how)


def _remark(app: "Handheld", message: str) -> None:
    """Show a message on the choice's screen, which may be new."""
    app.navigator.screen.remark(message)  # type: ignore[attr-defined]  # see PlayScreen
