"""Choosing, turning and aiming a piece on few keys, step by step."""

from engine.const import const
from engine.drop_it.pieces import TURNS
from firmware.drop_it.screens import aim
from firmware.drop_it.screens.play import Play
from firmware.screens.parts.choice_steps import Steps

_STEP = const(8)  # units
PIECE = const(0)  # the steps
TURN = const(1)
MOVE = const(2)


class Screen(aim.Screen):
    """Choosing leads from step to step; at the last step it drops the piece."""

    def begin(self) -> None:
        self._texts = self.app.game_words("few_keys")
        self.steps = Steps(self, 3)
        self.steps.first()
        self.redraw()
        self.update_prompt()

    def update_prompt(self) -> None:
        steps, texts = self.steps, self._texts
        hints = steps.hints(texts.STEPS[steps.at], texts.HINTS_LET_GO)
        self.show_prompt(hints, self.piece(self.choice()))

    def has_choice(self, number: int) -> bool:
        """Return whether a step has anything to choose."""
        return number != TURN or TURNS[self.kind] > 1

    def enter(self, number: int) -> None:
        """Do nothing: the choice is shown once the step is known."""

    def go(self, step: int) -> None:
        """Change what the step chooses."""
        number = self.steps.at
        if number == PIECE:
            self.change(step)
        elif number == TURN:
            self.turn(step)
        else:
            self.move(_STEP * step, True)

    def choose(self) -> None:
        """Go to the next step, or drop."""
        if self.steps.go_forward():
            self.show_choice()
        else:
            self.act(self.choice())

    def press(self, key: str) -> None:
        """Go back a step; other keys act as on every screen of a game."""
        if key == "b" and self.steps.go_back():
            self.show_choice()
        else:
            Play.press(self, key)

    def select_action(self, action: int) -> None:
        """Make a drop the choice, at the last step."""
        self.steps.last()
        super().select_action(action)

    def active_field(self) -> int:
        return self.steps.at

    def set_active_field(self, field: int) -> None:
        self.steps.go_to(field)
        self.show_choice()
