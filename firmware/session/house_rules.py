"""The house rules of the next game, and their names; engine/number_drop/house.py has the flags."""

from engine.const import TYPE_CHECKING
from firmware import games

if TYPE_CHECKING:
    from collections.abc import Sequence

    from firmware.session.interfaces.handheld import Session


def remembered(session: "Session") -> int:
    """Return the house rules of games of the offered kind that begin without a code."""
    return session.seats.house if exist(session.offered) else 0


def exist(name: str) -> bool:
    """Return whether a game has house rules."""
    return of_solo(name) > 0


def of_solo(name: str) -> int:
    """Return the house rules that a solo game can have, 0 if the game has none at all."""
    return getattr(games.facts(name), "SOLO_HOUSE", 0)


def listed(names: "Sequence[str]", house: int, between: str = ", ") -> str:
    """Return the names of the rules that are on; `names` has all of them, by bit."""
    return between.join([name for i, name in enumerate(names) if house >> i & 1])
