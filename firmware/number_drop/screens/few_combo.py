"""Circling a combo on few keys: its value, then its cells.

The first step also offers the pass; the second is for values with several sets of cells.
"""

from engine.const import const
from firmware.number_drop.screens import combo
from firmware.number_drop.screens.play import Play
from firmware.screens.parts.choice_steps import Steps

_VALUE = const(0)  # the first step; the second is its cells


class Screen(combo.Screen):
    """The keys choose a value, then one of its sets of cells.

    A value with a single set needs no second step, nor does the pass.
    """

    def _begin(self) -> None:
        self.steps = Steps(self, 2)
        self.choose_entry(0)

    def has_choice(self, number: int) -> bool:
        """Return whether a step has anything to choose."""
        return number == _VALUE or self.turns > 1

    def enter(self, number: int) -> None:
        """Show what the keys do now."""
        self.update_prompt()

    def update_prompt(self) -> None:
        words = self.words
        if self.turns <= 1:
            super().update_prompt()
        elif self.steps.at == _VALUE:
            self.prompt_for_combo(words.HINTS_VALUE)
        else:
            self.prompt_for_combo(words.HINTS_COMBO + self.app.words.HINTS_BACK)

    def go(self, step: int) -> None:
        if self.steps.at == _VALUE:
            self.step_entry(step)
        else:
            self.step_turn(step)

    def choose(self) -> None:
        if not self.steps.go_forward():
            self.act(self.action)

    def press(self, key: str) -> None:
        """Go back a step; other keys act as on every screen of a game."""
        if key != "b" or not self.steps.go_back():
            Play.press(self, key)

    def select_action(self, action: int) -> None:
        super().select_action(action)
        self.steps.last()

    def active_field(self) -> int:
        return self.steps.at

    def set_active_field(self, field: int) -> None:
        self.steps.go_to(field)
