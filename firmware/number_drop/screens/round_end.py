"""The end of a round: what it brought, and a last undo.

After the next roll there is none.
"""

from firmware.number_drop.game import ALL_SAFE
from firmware.number_drop.screens import roll


class Screen(roll.Screen):
    """The roll of the next round, shown with what the rows have just brought."""

    def invite(self) -> None:
        words = self.words
        gained = self.app.session.rules.rows_gained  # type: ignore[attr-defined]  # Number Drop's
        done = self.game.round - 1
        if self.view.layout.is_paged:  # in short: which round comes, or what the rows have brought
            text = words.ROUND.strip()
            is_told = gained > 0
            message = text + (str(done) + words.ROWS + str(gained) if is_told else str(done + 1))
        else:
            message = words.ROUND_END + str(done)
            if gained == ALL_SAFE:
                message += words.ALL_SAFE
            else:
                message += words.ROWS + str(gained) if gained else words.DONE
        self.say(words.HINTS_ROUND_END, message)
