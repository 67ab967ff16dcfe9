"""A computer player's turn: it thinks, shows an action, and takes it."""

from engine.const import TYPE_CHECKING, const
from firmware import games, screen_names
from firmware.memory import plan
from firmware.screens.parts.play_screen import PlayScreen

if TYPE_CHECKING:
    from firmware.session.interfaces.handheld import Handheld
    from firmware.session.thinking import Thinking

_SHOWN = const(1500)  # ms for which a choice is shown at the slowest speed
_LEAST = const(350)  # ms at the fastest speed


class Screen(PlayScreen):
    """A key press continues, and hurries a player that takes long.

    Holding A, or on few keys a step, skips what the computers do until a person's turn.
    B undoes and START opens the menu; both wait while the computer thinks with the table unloaded.
    """

    def __init__(self, app: "Handheld") -> None:
        super().__init__(app)
        self.texts = app.shared_words("table")
        self._who = app.name_of(app.session.rules.player(self.game)) + " "
        self.action = -1  # the choice being shown
        self._left = 0  # ms for which it stays
        self._think()

    def _think(self) -> None:
        """Begin to think."""
        from firmware.session.thinking import Thinking, turn_player

        self._thinking: "Thinking | None" = Thinking(turn_player, self.app.session)
        self.is_busy = True
        self._tell(self.texts.THINKS)

    def _tell(self, what: str) -> None:
        texts = self.texts
        few = self.app.key_map.is_few
        self.show_prompt(texts.HINTS_WATCH_FEW if few else texts.HINTS_WATCH, self._who + what)

    def look(self) -> None:
        self._skip()

    def go(self, step: int) -> None:
        self._skip()

    def _skip(self) -> None:
        """Do not show what the computers do until a person's turn."""
        self.app.session.skips = True
        self.press("a")

    def tick(self, elapsed: int) -> None:
        """Think, show the decision, and take the action once it has been shown long enough.

        If there is no memory for both thinking and the table, another screen thinks: see
        computer_thinking.py.
        """
        super().tick(elapsed)
        app = self.app
        if app.input.is_held("a") and not app.session.skips:
            self._skip()
            return
        if self.action >= 0:
            self._left -= elapsed
            if self._left <= 0 or app.session.skips:
                self.do()
            return
        thinking = self._thinking
        if thinking is None:
            return
        if thinking.player is None and not plan.affords(plan.THOUGHT):
            app.navigator.push(screen_names.COMPUTER_THINKING)
        elif thinking.think(elapsed):
            self.take_thought(thinking.decision()[0])

    def take_thought(self, action: int) -> None:
        """Show the decision."""
        self._thinking = None
        self.is_busy = False
        self.describe_action(action)
        self.redraw()

    def describe_action(self, action: int) -> None:
        """Describe the upcoming action, and show that for a while."""
        describe = games.load_module(self.app.session.offered, "descriptions").describe
        self.action = action
        self._left = max(_LEAST, self.app.animation_ms(_SHOWN))
        text = describe(self.app.game_words("descriptions"), self.game, action)
        self._tell(text)

    def redraw(self) -> None:
        if self.action >= 0:
            games.load_module(self.app.session.offered, "descriptions").show_action(
                self.view, self.game, self.action
            )

    def do(self) -> None:
        """Take the action."""
        self.act(self.action)

    def press(self, key: str) -> None:
        """Continue; the keys for menu, help and undo act as on all screens."""
        if key in ("start", "help", "b"):
            super().press(key)
        elif self.action >= 0:
            self.do()
        elif self._thinking is not None and hasattr(self._thinking.player, "hurry"):
            self._thinking.player.hurry()
