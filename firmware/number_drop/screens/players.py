"""Setting up a game of several players: with a line for the house rules."""

from engine.const import TYPE_CHECKING
from firmware import screen_names
from firmware.screens import players
from firmware.session import house_rules
from firmware.session.seeds import HOUSE

if TYPE_CHECKING:
    from firmware.number_drop.interfaces.handheld import Handheld


class Screen(players.Screen):
    """Adds the house rules: those that are remembered, or those of a code."""

    app: "Handheld"

    def last_lines(self) -> list[str]:
        self._own = own = self.app.game_words("house")
        return [own.HEADING]

    def last_values(self) -> list[str]:
        return [house_rules.listed(self._own.LETTERS, self.variant(), "") or self._own.OFF_ON[0]]

    def variant(self) -> int:
        return self.app.session.seats.house if self._seed is None else self._seed >> HOUSE

    def explain_rule(self, line: int) -> None:
        if line < self.first:
            super().explain_rule(line)
        else:
            self.show_prompt(
                self.texts.HINTS_SEAT, house_rules.listed(self._own.NAMES, self.variant())
            )

    def change_rule(self, line: int, step: int) -> None:
        self.arguments = (self._seed, line)
        self.app.navigator.push(screen_names.HOUSE, self._seed)
