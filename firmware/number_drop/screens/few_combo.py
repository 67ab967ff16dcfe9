"""Circling a combo on few keys: first its value or the pass, then which cells of several sets."""

from engine.const import const
from firmware.number_drop.screens import combo
from firmware.number_drop.screens.play import Play
from firmware.screens.stages import Stages

_VALUE = const(0)  # the stages
_CELLS = const(1)


class Screen(combo.Screen):
    """Choosing a value of several sets of cells goes on to these; else it circles, or passes."""

    def _begin(self) -> None:
        self.stages = Stages(self, 2)
        self._choose_entry(0)

    def has_choice(self, stage: int) -> bool:
        """Return whether there is anything to choose in a stage."""
        return stage == _VALUE or self.turns > 1

    def enter(self, stage: int) -> None:
        """Tell what the keys now do."""
        self.tell()

    def tell(self) -> None:
        words = self.words
        if self.turns <= 1:
            super().tell()
        elif self.stages.at == _VALUE:
            self.tell_combo(words.HINTS_VALUE)
        else:  # no key leads from here to the pass
            self.tell_combo(words.HINTS_PASS[:1] + words.HINTS_COMBO[1:])

    def go(self, step: int) -> None:
        if self.stages.at == _VALUE:
            self.step_entry(step)
        else:
            self.step_turn(step)

    def choose(self) -> None:
        if not self.stages.go_on():
            self.act(self.action)

    def press(self, key: str) -> None:
        """Go back a stage, or do what the keys do on every screen of a game."""
        if key != "b" or not self.stages.go_back():
            Play.press(self, key)

    def adopt(self, action: int) -> None:
        super().adopt(action)
        self.stages.last()

    def part(self) -> int:
        return self.stages.at

    def take_part(self, part: int) -> None:
        self.stages.go_to(part)
