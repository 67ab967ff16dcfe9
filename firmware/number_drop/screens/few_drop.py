"""Dropping the four numbers on few keys: shape, turn, column, then digit by digit."""

from engine.const import const
from engine.number_drop.actions import column_of, digits_of, orientation_of
from engine.number_drop.dice import DICE
from firmware.number_drop.screens import drop
from firmware.number_drop.screens.drop import NO_DIAL, SHAPE_DIAL
from firmware.number_drop.screens.play import Play
from firmware.screens.stages import Stages

SHAPE = const(0)  # the stages
TURN = const(1)
MOVE = const(2)
DIGITS = const(3)  # and those that follow, one for each cell


class Screen(drop.Screen):
    """Choosing goes from stage to stage, and drops at the last one."""

    def _begin(self) -> None:
        self.stages = Stages(self, DIGITS + DICE)
        self.stages.first()

    def has_choice(self, stage: int) -> bool:
        """Return whether there is anything to choose in a stage."""
        if stage == SHAPE:
            return self.any_shape
        if stage == TURN:
            return self.falling.turns() > 1
        return self.falling.columns() > 1 if stage == MOVE else self.dial.has_choice(stage - DIGITS)

    def enter(self, stage: int) -> None:
        """Let the keys change what belongs to a stage."""
        if stage == SHAPE:
            self._set_cursor(SHAPE_DIAL)
        else:
            self._set_cursor(stage - DIGITS if stage >= DIGITS else NO_DIAL)

    def _tell(self) -> None:
        words = self.words
        stage = self.stages.at
        verb = words.STAGES[min(stage, DIGITS)]
        if stage >= DIGITS:
            verb += str(stage - DIGITS + 1) + "/" + str(DICE)
        self.say(self.stages.hints(verb), words.STAR_SHAPE if stage == SHAPE else "")

    def go(self, step: int) -> None:
        stage = self.stages.at
        if stage == SHAPE:
            self.falling.change_shape(step)
        elif stage == TURN:
            self.falling.take_turn(step)
        elif stage == MOVE:
            self.falling.move(step, wraps=True)
        else:
            self.dial.turn(stage - DIGITS, step)
        self._show()

    def choose(self) -> None:
        if not self.stages.go_on():
            self.act(self.choice())

    def press(self, key: str) -> None:
        """Go back a stage, or do what the keys do on every screen of a game."""
        if key != "b" or not self.stages.go_back():
            Play.press(self, key)

    def adopt(self, action: int) -> None:
        self.falling.go_to(orientation_of(action), column_of(action))
        self.dial.set_all(digits_of(action))
        self.stages.last()

    def part(self) -> int:
        return self.stages.at

    def take_part(self, part: int) -> None:
        self.stages.go_to(part)
