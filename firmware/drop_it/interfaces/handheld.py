"""The app during a game of Drop It."""

from typing import Protocol

from firmware.drop_it.interfaces.words import Words
from firmware.session.interfaces import handheld


class Handheld(handheld.Handheld, Protocol):
    """The app during a game of Drop It."""

    def game_words(self, topic: str, game: str | None = None, /) -> Words:
        """Return the game's words for a topic."""
