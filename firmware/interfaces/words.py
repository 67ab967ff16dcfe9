"""What words are: topics, and the names of keys in hints."""

from typing import Any, Protocol

_Names = tuple[str, ...]


class Words(Protocol):
    """A topic's, or those at the top of a file.

    What neither this nor a game's own interfaces/words.py names is one text. That each word which
    is asked for exists in all languages, in the same form, is for tests to see
    (tests/firmware/test_words.py), and that it is of the type given
    (tests/firmware/test_word_types.py): they are data.
    """

    __name__: str
    has_keys: bool  # only once the hints have this board's keys

    ACCENTS: bool
    COLOURS: _Names
    CREDIT: _Names
    ERASED: _Names
    ERASING: _Names
    # what a setting is called, its choices, and what it does, or what each choice does
    LINES: tuple[tuple[str, _Names, str | _Names], ...]
    NAMES: _Names
    PLAYED: _Names
    REACHED: _Names
    SIGNS: _Names
    TEXTS: tuple[tuple[Any, ...], ...]  # a lesson's: each is one text, or a task and its keys
    TITLE: tuple[str, str]
    TOPICS: tuple[tuple[str, str], ...]  # heading and text of each
    TWO: _Names
    WRONG: _Names

    def __getattr__(self, name: str) -> str:
        """Return a text."""
