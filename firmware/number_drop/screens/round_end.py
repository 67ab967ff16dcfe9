"""The end of a round: what it brought, and a last undo.

After the next roll there is none.
"""

from engine.const import TYPE_CHECKING
from firmware.number_drop.game import ALL_SAFE
from firmware.number_drop.screens import roll

if TYPE_CHECKING:
    from firmware.number_drop.game import Rules


class Screen(roll.Screen):
    """The roll of the next round, shown with what the rows have just brought."""

    def invite(self) -> None:
        hints = self.words.HINTS_ROUND_END
        rules: "Rules" = self.app.session.rules  # type: ignore[assignment]  # Number Drop's
        rows = rules.rows_gained
        points = rules.gain(self.game, self.game.player)
        if self.view.layout.is_paged:
            self.say(hints, self._story(points))
            return
        words = self.words
        message = done = words.ROUND_END + str(self.game.round - 1)
        if rows == ALL_SAFE:
            message += words.ALL_SAFE
        elif not points:
            message += words.DONE
        else:
            name = words.ROWS.strip(" :+")
            if rows == points:
                message += words.ROWS + str(points)
            elif not rows:
                message += words.ROWS.replace(name, words.WON) + str(points)
            else:
                message = words.WON + " " + str(points - rows) + ", " + name + " " + str(rows)
                message += " = +" + str(points)
                if not self.bar.fits(hints, message):
                    message = done + ": +" + str(points)
        self.say(hints, message)

    def _story(self, points: int) -> str:
        """Return which round comes, or what the last one brought."""
        done = self.words.ROUND[1:] + str(self.game.round - (points > 0))
        return done + " +" + str(points) if points else done
