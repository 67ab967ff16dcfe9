"""The end of a round: what it brought, and the last chance to undo before the next roll."""

from firmware.screens import roll


class Screen(roll.Screen):
    """The roll of the next round, shown with what the rows have just brought."""

    def invite(self):
        words = self.app.words
        message = words.ROUND_END + str(self.game.round - 1)
        gained = self.app.rules.rows_gained
        message += words.ROWS + str(gained) if gained else words.DONE
        self.say(words.HINTS_ROUND_END, message)
