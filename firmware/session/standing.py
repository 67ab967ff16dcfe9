"""How far a game is, as the title says it; apart, so that this can be asked with little memory."""

from engine.const import TYPE_CHECKING
from firmware.session.seeds import DAILY_MARK

if TYPE_CHECKING:
    from firmware.interfaces.game import Game

    # Its round, 0 if it counts none; its players; the first side's score; a daily game's packed
    # date or number, 0 for any other game
    Standing = tuple[int, int, int, int]


def standing(game: "Game") -> "Standing":
    """Return how far a game is."""
    is_daily = getattr(game, "seed_high", 0) == DAILY_MARK
    day: int = game.seed_low if is_daily else 0  # type: ignore[attr-defined]  # it has a seed
    return getattr(game, "round", 0), game.players, game.score(0), day
