"""Dropping four numbers on few keys: shape, turn, column, then digits."""

from engine.const import const
from engine.number_drop.actions import digits_of, landing_of
from engine.number_drop.dice import DICE
from firmware.number_drop.screens import drop
from firmware.number_drop.screens.drop import NO_DIAL, ORDER, SHAPE_DIAL
from firmware.number_drop.screens.play import Play
from firmware.screens.parts.choice_steps import Steps

SHAPE = const(0)  # the steps
TURN = const(1)
MOVE = const(2)
ALL = const(3)  # the digits as they are, or in another order
DIGITS = const(4)  # and the steps after it, one for each cell


class Screen(drop.Screen):
    """Choosing leads from step to step; it drops the shape once the digits are in order.

    They may be as they are, or in an order that opens a combo; after the last such order comes a
    step for each cell.
    """

    def _begin(self) -> None:
        self._texts = self.app.game_words("few_keys")
        self.steps = Steps(self, DIGITS + DICE)
        self.steps.first()

    def has_choice(self, number: int) -> bool:
        """Return whether a step has anything to choose."""
        if number == SHAPE:
            return self.any_shape
        if number == TURN:
            return self.falling.turns() > 1
        if number == MOVE:
            return self.falling.columns() > 1
        return self.dial.has_choice(max(0, number - DIGITS))  # the first one also says it of ALL

    def enter(self, number: int) -> None:
        """Let the keys change this step's part of the drop."""
        if number == SHAPE:
            self.set_cursor(SHAPE_DIAL)
        elif number == ALL:
            self.set_cursor(ORDER)
        else:
            self.set_cursor(number - DIGITS if number >= DIGITS else NO_DIAL)

    def _update_prompt(self) -> None:
        number = self.steps.at
        verb = self._texts.STEPS[min(number, DIGITS)]
        if number >= DIGITS:
            verb += str(number - DIGITS + 1) + "/" + str(DICE)
        hints = self.steps.hints(verb, self._texts.HINTS_LET_GO, number == ALL)
        self.show_prompt(hints, self.words.STAR_SHAPE if number == SHAPE else "")

    def go(self, step: int) -> None:
        number = self.steps.at
        if number == SHAPE:
            self.falling.change_shape(step)
        elif number == TURN:
            self.falling.take_turn(step)
        elif number == MOVE:
            self.falling.move(step, wraps=True)
        elif number == ALL:
            if not self.next_order(step, wraps=False):
                self.steps.go_forward()
        else:
            self.dial.turn(number - DIGITS, step)
        self.redraw()

    def choose(self) -> None:
        if self.steps.at == ALL or not self.steps.go_forward():
            self.act(self.choice())

    def press(self, key: str) -> None:
        """Go back a step; other keys act as on every screen of a game."""
        if key != "b" or not self.steps.go_back():
            Play.press(self, key)

    def select_action(self, action: int) -> None:
        self.falling.go_to(landing_of(action))
        self.dial.set_all(digits_of(action))
        self.steps.last()

    def active_field(self) -> int:
        return self.steps.at

    def set_active_field(self, field: int) -> None:
        self.steps.go_to(field)
