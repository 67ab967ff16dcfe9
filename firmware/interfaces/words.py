"""What words are: modules of text/, and the hints in them."""

from typing import Any, Protocol

# (keys, what they do) of each; which keys those are depends on the board: see keys/names.py.
Hints = tuple[tuple[str, str], ...]


class Words(Protocol):
    """A module of text/."""

    __name__: str
    keys_are_named: bool  # only once the hints have this board's keys

    # A text, several, hints, or a flag. That each word which is asked for exists in all languages,
    # in the same form, is for tests to see (tests/firmware/test_words.py), for they are data.
    def __getattr__(self, name: str) -> Any:
        """Return a word."""
