"""Choose which combo to circle, if any, judging the promising ones one by one."""

from engine.const import TYPE_CHECKING, const
from engine.number_drop.combos import PASS
from engine.number_drop.player.levels import EACH

if TYPE_CHECKING:
    from engine.number_drop.combos import Combos
    from engine.number_drop.player.judge import Judge

_NONE = const(-(1 << 29))


class Circling:
    """The combos of the judge's sheet, and the best so far."""

    def __init__(self, judge: "Judge") -> None:
        self.action = PASS
        self.kind = 0  # of that combo
        self.size = 0  # ... in digits, 0 for none
        self.value = 0  # of the sheet after that
        self.second = _NONE  # ... after the second best
        self._judge = judge
        self._actions = [0] * (12 * EACH)  # values 3 to 8 of both kinds
        self._left = 0

    def begin(self, each: int, longest: int) -> None:
        """Judge the pass, and list at most `each` combos per kind and value up to `longest`."""
        self.value = self._judge.sheet_now()
        self.second = _NONE
        self.action = PASS
        self.size = 0
        self._left = self._judge.list_combos(self._actions, each, longest)

    def step(self, combos: "Combos") -> bool:
        """Judge the next combo; return whether there was one."""
        if self._left == 0:
            return False
        self._left -= 1
        action = self._actions[self._left]
        value = self._judge.combo(combos, action)
        if value > self.value:
            self.second = self.value
            self.value = value
            self.action = action
            self.kind = combos.kind
            self.size = combos.size
        elif value > self.second:
            self.second = value
        return True
