"""Looks through a finished game of Number Drop; loaded for an analysis only."""

from engine.number_drop.bot import Bot
from engine.number_drop.player.review import Review


def review(record, persons):
    """Return the Review of a game, as far as `persons`, a bit each, have played it."""
    return Review(record, Bot(), persons)
