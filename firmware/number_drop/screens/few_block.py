"""Dropping a block on few keys: its turn, then its column."""

from engine.const import const
from firmware.number_drop.screens import block
from firmware.number_drop.screens.play import Play
from firmware.screens.parts.choice_steps import Steps

_TURN = const(0)  # the first step; the second is its column


class Screen(block.Screen):
    """Choosing leads from step to step; at the last step it drops the block."""

    def _begin(self) -> None:
        self._texts = self.app.game_words("few_keys")
        self.steps = Steps(self, 2)
        self.steps.first()

    def has_choice(self, number: int) -> bool:
        """Return whether a step has anything to choose."""
        return (self.falling.turns() if number == _TURN else self.falling.columns()) > 1

    def enter(self, number: int) -> None:
        """Let the keys change what the step is about."""
        # The message is shown at first; later the keys need its line.
        texts = self._texts
        hints = self.steps.hints(texts.STEPS[1 + number], texts.HINTS_LET_GO)
        self.show_prompt(hints, self.what())
        self.redraw()

    def go(self, step: int) -> None:
        if self.steps.at == _TURN:
            self.falling.take_turn(step)
        else:
            self.falling.move(step, wraps=True)
        self.enter(self.steps.at)

    def choose(self) -> None:
        if not self.steps.go_forward():
            self.act(self.falling.landing())

    def press(self, key: str) -> None:
        """Go back a step; other keys act as on every screen of a game."""
        if key != "b" or not self.steps.go_back():
            Play.press(self, key)

    def select_action(self, action: int) -> None:
        self.falling.go_to(action)
        self.steps.last()

    def active_field(self) -> int:
        return self.steps.at

    def set_active_field(self, field: int) -> None:
        self.steps.go_to(field)
