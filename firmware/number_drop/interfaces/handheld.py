"""The app during a game of Number Drop."""

from typing import Protocol

from engine.number_drop.record import Record
from firmware.number_drop.game import Rules
from firmware.number_drop.interfaces.words import Words
from firmware.session.interfaces import handheld


class Session(handheld.Session, Protocol):
    """The session during a game of Number Drop."""

    @property
    def record(self) -> Record:
        """The Record of the game in progress, or of the last one."""

    @property
    def rules(self) -> Rules:
        """The Rules of that game."""


class Handheld(handheld.Handheld, Protocol):
    """The app during a game of Number Drop."""

    @property
    def session(self) -> Session:
        """The current session."""

    def game_words(self, topic: str, game: str | None = None, /) -> Words:
        """Return the game's words for a topic."""
