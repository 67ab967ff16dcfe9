"""Looks through a finished game of Number Drop; loaded for an analysis only."""

from engine.const import TYPE_CHECKING
from engine.number_drop.bot import Bot
from engine.number_drop.player.review import Review

if TYPE_CHECKING:
    from engine.number_drop.record import Record


def review(record: "Record", persons: int) -> Review:
    """Return the Review of a game, as far as `persons`, a bit each, have played it."""
    return Review(record, Bot(), persons)
