"""The end of a round: its points, and the last chance to undo before the next roll."""

from engine.const import TYPE_CHECKING
from engine.number_drop.table import BOTTOM
from firmware.memory import plan
from firmware.number_drop.game import ALL_SAFE
from firmware.number_drop.screens import roll
from firmware.number_drop.widgets.grid import NEAR
from firmware.widgets import font

if TYPE_CHECKING:
    from firmware.number_drop.interfaces.handheld import Handheld


class Screen(roll.Screen):
    """The next round's roll, with what the rows have just gained.

    The signs that the end is near begin here, because in the first round it never is.
    """

    def __init__(self, app: "Handheld") -> None:
        super().__init__(app)
        game, view = self.game, self.view
        if view.pulse is not None or not app.animation_ms(2):
            return
        is_near = game.sheet().top() >= NEAR or sum([notch < BOTTOM for notch in game.notches]) == 1
        if is_near and plan.affords(plan.EFFECTS):
            from firmware.number_drop.widgets import pulse

            view.pulse = pulse.Pulse(view.grid, view.tiles)

    def tick(self, elapsed: int) -> None:
        """Let the signs of the end blink, too."""
        super().tick(elapsed)
        self.view.tick(elapsed, self.game)

    def invite(self) -> None:
        words = self.words
        hints = words.HINTS_ROUND_END
        rules = self.app.session.rules
        rows = rules.rows_gained
        points = rules.gain(self.game, self.game.player)
        # In a single string: a board keeps short strings for good.
        combo, row, end = words.WON.split(",")
        if self.view.layout.is_paged:
            done = words.ROUND[1:] + str(self.game.round - 1)
            self._invite(hints, done + end + str(points))
            return
        done = words.ROUND_END + str(self.game.round - 1)
        if rows == ALL_SAFE:
            done += words.ALL_SAFE
        elif not points:
            done += words.DONE
        elif rows == points:
            done += words.ROWS + str(rows)
        elif not rows:
            done += words.ROWS.replace(row.strip(), combo.strip()) + str(points)
        else:
            both = combo + str(points - rows) + "," + row + str(rows)
            lines = self.bar.lines
            summed = both + end + str(points)
            # Two lines would break before the sum, which the score shows anyway; more lines break
            # well.
            if len(lines) != 2 or font.SMALL.width(summed) <= lines[0].bitmap.width:
                both = summed
            done = both if self.bar.fits(hints, both) else done + end + str(points)
        self._invite(hints, done)

    def _invite(self, hints: str, done: str) -> None:
        """Show the round's gains, and the keys, alternating if needed.

        The key for undo is always included: this is the last chance to use it.
        """
        if self.app.session.can_undo():
            hints += self.app.words.HINTS_UNDO
        self.show_prompt(hints, done)
