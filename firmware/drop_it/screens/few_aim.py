"""Choosing a piece, turning it, and aiming on few keys: one after the other."""

from engine.const import const
from engine.drop_it.pieces import TURNS
from firmware.drop_it.screens import aim
from firmware.drop_it.screens.play import Play
from firmware.screens.stages import Stages

_STEP = const(8)  # units
PIECE = const(0)  # the stages
TURN = const(1)
MOVE = const(2)


class Screen(aim.Screen):
    """Choosing goes from stage to stage, and drops at the last one."""

    def begin(self) -> None:
        self.stages = Stages(self, 3)
        self.stages.first()
        self.show_choice()

    def tell(self) -> None:
        stages = self.stages
        piece = self.piece(self.colour, self.kind)
        self.say(stages.hints(self.words.STAGES[stages.at]), piece)

    def has_choice(self, stage: int) -> bool:
        """Return whether there is anything to choose in a stage."""
        return stage != TURN or TURNS[self.kind] > 1

    def enter(self, stage: int) -> None:
        """Do nothing: what the keys change is shown once the stage is known."""

    def go(self, step: int) -> None:
        """Go on in what the stage chooses."""
        stage = self.stages.at
        if stage == PIECE:
            self.change(step)
        elif stage == TURN:
            self.turn(step)
        else:
            self.move(_STEP * step, True)

    def choose(self) -> None:
        """Go to the next stage, or drop."""
        if self.stages.go_on():
            self.show_choice()
        else:
            self.act(self.choice())

    def press(self, key: str) -> None:
        """Go back a stage, or do what the keys do on every screen of a game."""
        if key != "b":
            Play.press(self, key)
        elif self.stages.go_back():
            self.show_choice()
        else:
            Play.press(self, key)

    def adopt(self, action: int) -> None:
        """Make a drop the choice that is shown, with nothing left to choose."""
        self.stages.last()
        super().adopt(action)

    def part(self) -> int:
        return self.stages.at

    def take_part(self, part: int) -> None:
        self.stages.go_to(part)
        self.show_choice()
