"""A computer player's turn: it thinks, shows an action, then does it."""

from engine.const import TYPE_CHECKING, const
from firmware import games
from firmware.memory import plan
from firmware.screens.parts.play_screen import PlayScreen

if TYPE_CHECKING:
    from firmware.session.interfaces.handheld import Handheld
    from firmware.session.thinking import Thinking

_SHOWN = const(1500)  # ms that a choice is shown, at the slowest pace
_LEAST = const(350)  # and at the fastest


class Screen(PlayScreen):
    """A key goes on, and hurries who thinks for long.

    B takes back, and START leads to the menu. Both wait while the computer thinks with the table
    unloaded.
    """

    def __init__(self, app: "Handheld") -> None:
        super().__init__(app)
        self.texts = app.words_of("table")
        self._who = app.name_of(app.session.rules.player(self.game)) + " "
        self.action = -1  # the choice that is shown
        self._left = 0  # ms for which it still is
        self._think()

    def _think(self) -> None:
        """Begin to think."""
        from firmware.session.thinking import Thinking, thinker

        self._thinking: "Thinking | None" = Thinking(thinker, self.app.session)
        self.is_busy = True
        self.say(self.texts.HINTS_WATCH, self._who + self.texts.THINKS)

    def tick(self, elapsed: int) -> None:
        """Think on, and show what came of it.

        Or do what has been shown for long enough. If there is no memory for both a thought and the
        table, another screen thinks: see computer_thinking.py.
        """
        super().tick(elapsed)
        if self.action >= 0:
            self._left -= elapsed
            if self._left <= 0:
                self.do()
            return
        thinking = self._thinking
        if thinking is None:
            return
        if thinking.player is None and not plan.affords(plan.THOUGHT):
            self.app.navigator.open("computer_thinking")
        elif thinking.go_on(elapsed):
            self.take_thought(thinking.decision()[0])

    def take_thought(self, action: int) -> None:
        """Show what was decided on."""
        self._thinking = None
        self.is_busy = False
        self.tell(action)
        self.redraw()

    def tell(self, action: int) -> None:
        """Say what is about to be done.

        That stands for a while.
        """
        deed = games.part(self.app.session.offered, "descriptions").deed
        self.action = action
        self._left = max(_LEAST, self.app.pace(_SHOWN))
        told = deed(self.app.own_words("descriptions"), self.game, action)
        self.say(self.texts.HINTS_WATCH, self._who + told)

    def redraw(self) -> None:
        if self.action >= 0:
            games.part(self.app.session.offered, "descriptions").lay(
                self.view, self.game, self.action
            )

    def do(self) -> None:
        """Do it, and go on."""
        self.act(self.action)

    def press(self, key: str) -> None:
        """Go on, or open the menu or the help, or undo.

        The keys for these have that meaning on every screen of a game.
        """
        if key in ("start", "help", "b"):
            super().press(key)
        elif self.action >= 0:
            self.do()
        elif self._thinking is not None and hasattr(self._thinking.player, "hurry"):
            self._thinking.player.hurry()
