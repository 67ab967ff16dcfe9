"""What screens ask of the names of a board's keys."""

from collections.abc import Mapping
from typing import Protocol


class KeyNames(Protocol):
    """keys/names.py's class, which imports what gives it out."""

    def labels(self, hold: str, /) -> Mapping[str, str] | None:
        """Return by each key in hints what is printed on this board's, None if it is that."""

    def named_in(self, text: str, hold: str, /) -> str:
        """Return a text with the keys that this board has for those in brackets, as in `[A]`."""

    def label(self, key: str, hold: str, /) -> str:
        """Return what is printed on the keys that a hint calls "A", "START" or by arrows."""

    def printed(self, number: int, /) -> str:
        """Return what is printed on a key; an arrow points to where the player sees it."""
