"""What the computer player at a seat scores on average."""

from engine.const import TYPE_CHECKING
from engine.levels import NAMES as LEVELS
from firmware import games, guests
from firmware.kept import seats

if TYPE_CHECKING:
    from firmware.session.interfaces.handheld import Handheld


class LevelScores:
    """The scores of the offered game's computer players.

    They are loaded once per screen, since doing it at each key took a board 0.1 s.
    """

    def __init__(self, app: "Handheld") -> None:
        self._facts = games.facts(app.session.offered)
        self._mean = ", " + app.shared_words("statistics").MEAN

    def score_text(self, kind: int) -> str:
        """Return a space and the score of a kind of computer player, or nothing.

        `kind` is a level of seats.LEVELS, from 1. In games without guests, these play as the
        strongest level.
        """
        own = len(LEVELS)
        if kind > own and self._facts.HAS_GUESTS:
            points = getattr(guests, "POINTS", {})  # a maker's older guests file may lack it
            score = points.get(seats.LEVELS[kind - 1], 0)
        else:
            score = self._facts.LEVELS[min(kind, own) - 1]
        return " " + str(score) if score else ""

    def explanation(self, kind: int, who: str) -> str:
        """Return text that explains that score in the bar, beginning with `who` it belongs to."""
        score = self.score_text(kind)
        return who + self._mean + score if score else ""
