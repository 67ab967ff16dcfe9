"""The app while Number Drop is on."""

from typing import Protocol

from engine.number_drop.record import Record
from firmware.number_drop.game import Rules
from firmware.number_drop.interfaces.words import Words
from firmware.session.interfaces import handheld, session


class Session(session.Session, Protocol):
    """The session while Number Drop is on."""

    @property
    def record(self) -> Record:
        """The Record of the game on, or of the last."""

    @property
    def rules(self) -> Rules:
        """The Rules of that game."""


class Handheld(handheld.Handheld, Protocol):
    """The app while Number Drop is on."""

    @property
    def session(self) -> Session:
        """The game that is on."""

    def own_words(self, topic: str, game: str | None = None, /) -> Words:
        """Return the game's words of a topic."""
