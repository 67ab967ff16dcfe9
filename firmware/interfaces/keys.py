"""What screens ask of the names of a board's keys."""

from typing import Protocol

from firmware.interfaces.words import Hints, Words


class KeyNames(Protocol):
    """keys/names.py's class, which imports what gives it out."""

    def name_keys(self, words: Words, hold: str, /) -> None:
        """Put the board's own keys into the hints among words."""

    def named(self, hints: Hints, hold: str, /) -> Hints:
        """Return hints with the keys that this board has for theirs."""

    def named_in(self, text: str, hold: str, /) -> str:
        """Return a text with the keys that this board has for those in brackets, as in `[A]`."""

    def label(self, key: str, hold: str, /) -> str:
        """Return what is printed on the keys that a hint calls "A", "START" or by arrows."""

    def printed(self, number: int, /) -> str:
        """Return what is printed on a key; an arrow points to where the player sees it."""
