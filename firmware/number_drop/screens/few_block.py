"""Dropping a block on few keys: first how it is turned, then the column."""

from engine.const import const
from engine.number_drop.actions import column_of, orientation_of
from firmware.number_drop.screens import block
from firmware.number_drop.screens.play import Play
from firmware.screens.stages import Stages

_TURN = const(0)  # the stages
_MOVE = const(1)


class Screen(block.Screen):
    """Choosing goes from stage to stage, and drops at the last one."""

    def _begin(self) -> None:
        self.stages = Stages(self, 2)
        self.stages.first()

    def has_choice(self, stage: int) -> bool:
        """Return whether there is anything to choose in a stage."""
        return (self.falling.turns() if stage == _TURN else self.falling.columns()) > 1

    def enter(self, stage: int) -> None:
        """Let the keys change what belongs to a stage."""
        # The message stands where it came first; later the keys need its line.
        self.say(self.stages.hints(self.words.STAGES[1 + stage]), self.what())
        self._show()

    def go(self, step: int) -> None:
        if self.stages.at == _TURN:
            self.falling.take_turn(step)
        else:
            self.falling.move(step, wraps=True)
        self.enter(self.stages.at)

    def choose(self) -> None:
        if not self.stages.go_on():
            self.act(self.falling.landing())

    def press(self, key: str) -> None:
        """Go back a stage, or do what the keys do on every screen of a game."""
        if key != "b" or not self.stages.go_back():
            Play.press(self, key)

    def adopt(self, action: int) -> None:
        self.falling.go_to(orientation_of(action), column_of(action))
        self.stages.last()

    def part(self) -> int:
        return self.stages.at

    def take_part(self, part: int) -> None:
        self.stages.go_to(part)
