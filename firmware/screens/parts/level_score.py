"""What a computer player at a seat scores."""

from engine.const import TYPE_CHECKING
from engine.levels import NAMES as LEVELS
from firmware import guests
from firmware.kept import seats

if TYPE_CHECKING:
    from firmware.interfaces.game import Facts
    from firmware.session.interfaces.handheld import Handheld


def told(kind: int, facts: "Facts") -> str:
    """Return a space and a kind's score, or nothing.

    `kind` is a computer player's, of seats.LEVELS from 1. Where guests are not known they play as
    the strongest.
    """
    own = len(LEVELS)
    if kind > own and facts.HAS_GUESTS:
        points = getattr(guests, "POINTS", {})  # a file that somebody kept may not have it
        score = points.get(seats.LEVELS[kind - 1], 0)
    else:
        score = facts.LEVELS[min(kind, own) - 1]
    return " " + str(score) if score else ""


def meaning(app: "Handheld", kind: int, facts: "Facts") -> str:
    """Return what that score is, for the bar."""
    score = told(kind, facts)
    return app.words.SOLO + ", " + app.words_of("statistics").MEAN + score if score else ""
