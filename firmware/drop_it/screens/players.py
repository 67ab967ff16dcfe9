"""Setting up a game of Drop It: players, names, computers and rules."""

from engine.const import TYPE_CHECKING, const
from firmware.drop_it.facts import (
    EDGE_MASK,
    EDGES,
    JOKERS,
    KINDS_OF_EDGES,
    LEAST_OF_TEAMS,
    MOST_SIDES,
    TEAMS,
)
from firmware.screens import players
from firmware.widgets.bars import nth

if TYPE_CHECKING:
    from firmware.drop_it.interfaces.handheld import Handheld

_TEAMS = const(2)  # the lines of the rules
_EDGES = const(3)
_JOKERS = const(4)
_FIRST = const(5)


class Screen(players.Screen):
    """Adds a line for each rule below the number of players.

    Changes go to `Session.variant`: a game in progress keeps its own variant.
    """

    app: "Handheld"
    first = _FIRST
    fewest = 1

    def rule_lines(self) -> list[str]:
        self._own = own = self.app.game_words("table")
        return [own.TEAMS, own.EDGES, own.JOKERS]

    def rule_values(self) -> list[str]:
        own, variant = self._own, self.app.session.variant
        return [
            own.NO_YES[self.seats.count > MOST_SIDES or self._can_team() and variant & TEAMS],
            own.EDGE_KINDS[self._edges()],
            own.NO_YES[variant // JOKERS & 1],
        ]

    def _can_team(self) -> bool:
        return LEAST_OF_TEAMS <= self.seats.count <= MOST_SIDES

    def _edges(self) -> int:
        """Return the kind of edges: with colours (0), shapes (1) or nothing (2)."""
        return self.app.session.variant // EDGES & EDGE_MASK

    def explain_rule(self, line: int) -> None:
        own, explanation, variant = self._own, "", self.app.session.variant
        if line == _TEAMS and self._can_team() and not variant & TEAMS:
            explanation = own.NO_TEAMS
        elif line == _TEAMS:
            explanation = own.WHO_TEAMS[max(0, self.seats.count - LEAST_OF_TEAMS + 1)]
        elif line == _EDGES:
            explanation = own.WHAT_EDGES[self._edges()]
        elif line == _JOKERS:
            explanation = own.WHAT_JOKERS[variant // JOKERS & 1]
        hints = self.texts.HINTS_SEAT if self.app.key_map.is_few else own.HINTS_RULE
        if line == _TEAMS and not self._can_team():
            hints = nth(hints, 0) + nth(hints, 2)  # there is nothing to change
        self.show_prompt(hints, explanation)

    def change_rule(self, line: int, step: int) -> None:
        app = self.app
        if line == _TEAMS:
            if self._can_team():
                app.session.variant ^= TEAMS
        elif line == _JOKERS:
            app.session.variant ^= JOKERS
        else:
            edges = self._edges()
            app.session.variant += ((edges + step) % KINDS_OF_EDGES - edges) * EDGES
