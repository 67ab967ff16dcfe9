"""A computer player's turn in Number Drop: it rolls, and shows each action."""

from engine.const import TYPE_CHECKING, const
from engine.number_drop.combos import PASS
from engine.number_drop.table import COMBO, DROP, ROLL
from firmware.screens import computer

if TYPE_CHECKING:
    from engine.number_drop.game import Game
    from firmware.number_drop.interfaces.handheld import Handheld
    from firmware.number_drop.widgets.play_view import PlayView

_FOR_GOOD = const(1 << 29)  # ms
_PASSED = const(500)  # ms for which a pass is shown: there is nothing to see


class Screen(computer.Screen):
    """Rolls at once, as there is nothing to choose.

    If people play and the roll drops blocks, it waits for a key, as after a person's roll.
    """

    view: "PlayView"
    game: "Game"

    def __init__(self, app: "Handheld") -> None:
        self._roller = -1  # the player who rolled, -1 before the roll
        super().__init__(app)
        self.view.turn_to(False)

    def active_field(self) -> int:
        return self._roller

    def set_active_field(self, field: int) -> None:
        if field >= 0:  # the roll was shown before the menu opened
            self.continue_game(field)

    def tick(self, elapsed: int) -> None:
        """Roll first."""
        if self.game.phase == ROLL and self._roller < 0:
            self._roll()
        else:
            super().tick(elapsed)

    def _roll(self) -> None:
        game = self.game
        action = game.chance()
        used = game.used
        self.describe_action(action)
        self._roller = game.player
        self.app.sound.play_all(self.app.session.do(action).effects)
        self.view.dice.show(game.dice)
        if (game.phase not in (DROP, COMBO) or game.used != used) and not all(
            self.app.session.seats.kinds[: game.players]  # 0 for a person
        ):
            self._describe_blocks()

    def describe_action(self, action: int) -> None:
        super().describe_action(action)
        if self.game.phase == COMBO and action == PASS:
            self._left = min(self._left, _PASSED)

    def _describe_blocks(self) -> None:
        """Show on whom a block falls, and wait for a key."""
        from firmware.number_drop import descriptions

        descriptions.describe_block(self, self.game, self._roller)
        self._left = _FOR_GOOD
        self.is_busy = False

    def redraw(self) -> None:
        if self._roller < 0:
            super().redraw()

    def do(self) -> None:
        if self._roller >= 0:
            self.continue_game(self._roller)
        else:
            super().do()
