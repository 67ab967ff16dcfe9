"""What a computer player at a seat scores."""

from engine.const import TYPE_CHECKING
from engine.levels import NAMES as LEVELS
from firmware import games, guests
from firmware.kept import seats

if TYPE_CHECKING:
    from firmware.session.interfaces.handheld import Handheld


class LevelScores:
    """The scores of the offered game's computer players.

    They are read from the drive once for a screen: at each key that took a board 0.1 s.
    """

    def __init__(self, app: "Handheld") -> None:
        self._facts = games.facts(app.session.offered)
        self._mean = ", " + app.words_of("statistics").MEAN

    def told(self, kind: int) -> str:
        """Return a space and a kind's score, or nothing.

        `kind` is a computer player's, of seats.LEVELS from 1. Where guests are not known they play
        as the strongest.
        """
        own = len(LEVELS)
        if kind > own and self._facts.HAS_GUESTS:
            points = getattr(guests, "POINTS", {})  # a file that somebody kept may not have it
            score = points.get(seats.LEVELS[kind - 1], 0)
        else:
            score = self._facts.LEVELS[min(kind, own) - 1]
        return " " + str(score) if score else ""

    def meaning(self, kind: int, who: str) -> str:
        """Return what that score is, for the bar.

        It stands behind a word for `who` reaches it.
        """
        score = self.told(kind)
        return who + self._mean + score if score else ""
