"""Sound effects for Number Drop's actions."""

from engine.const import TYPE_CHECKING
from engine.number_drop.sheet import LARGEST, RUN, SAME, SMALLEST
from engine.number_drop.table import BLOCK, COMBO, DROP, OVER, ROLL
from firmware.sound import effects

if TYPE_CHECKING:
    from engine.number_drop.game import Game
    from engine.number_drop.sheet import Sheet


class ActionSound:
    """Finds an action's sound from what the action changes."""

    def __init__(self) -> None:
        self._phase = 0
        self._sheet: "Sheet" = None  # type: ignore[assignment]  # set by `before`
        self._circled = bytearray(3)  # masks: identical, consecutive, letters
        self._bonus = False

    def before(self, game: "Game") -> None:
        """Remember the state before an action."""
        sheet = game.sheet()
        self._phase = game.phase
        self._sheet = sheet
        self._circled[SAME] = sheet.same
        self._circled[RUN] = sheet.run
        self._circled[2] = sheet.circled_letters
        self._bonus = sheet.bonus

    def after(self, game: "Game") -> bytes:
        """Return the most important effect of what has happened since `before`."""
        sheet = self._sheet
        if game.phase == OVER:
            return effects.OVER
        if game.phase == BLOCK and self._phase != BLOCK and game.players == 1:
            return effects.GO
        if self._phase == COMBO:
            if sheet.circled_letters != self._circled[2]:
                return effects.LETTER
            return self._combo(sheet)
        if self._phase == DROP:
            return effects.DROP
        if self._phase == BLOCK:
            return effects.BLOCK
        return effects.ROLL if self._phase == ROLL else effects.PRESS

    def _combo(self, sheet: "Sheet") -> bytes:
        """Return the effect of the circled combo, or of the pass."""
        if sheet.bonus != self._bonus:
            return effects.combo(RUN, LARGEST)
        for kind, values in ((SAME, sheet.same), (RUN, sheet.run)):
            value = SMALLEST
            new = values ^ self._circled[kind]
            while new:
                if new & 1:
                    return effects.combo(kind, value)
                new >>= 1
                value += 1
        return effects.PRESS
