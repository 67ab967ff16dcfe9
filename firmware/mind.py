"""What the computer player thinks with when it helps a person: read for that, and then let go."""

from engine.number_drop.bot import Bot
from engine.number_drop.player.hint import Hint
from engine.number_drop.player.review import Review

__all__ = ("Bot", "Hint", "Review")
