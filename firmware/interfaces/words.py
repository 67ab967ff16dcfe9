"""What words are: topics, and the names of keys in hints."""

from typing import Any, Protocol

_Names = tuple[str, ...]


class Words(Protocol):
    """A topic's, or those at the top of a file.

    What is not named here is one text. That each word which is asked for exists in all languages,
    in the same form, is for tests to see (tests/firmware/test_words.py), and that it is of the type
    given here (tests/firmware/test_word_types.py): they are data.
    """

    __name__: str
    has_keys: bool  # only once the hints have this board's keys

    ACCENTS: bool
    NOUN_FIRST: bool
    ADJECTIVES: _Names
    COLOURS: _Names
    COLUMNS: _Names
    COMBO: _Names
    COSTS: tuple[str, str]
    CREDIT: _Names
    DEEDS: _Names
    DROPS: _Names
    EDGE_KINDS: _Names
    ERASED: _Names
    ERASING: _Names
    HEIGHTS: _Names
    JOKER: tuple[str, str, str]
    KINDS: _Names
    # what a setting is called, its choices, and what it does, or what each choice does
    LINES: tuple[tuple[str, _Names, str | _Names], ...]
    MANY_WIN: _Names
    NOUNS: _Names
    NAMES: _Names
    NO_YES: _Names
    PATTERNS: _Names
    PLAYED: _Names
    REACHED: _Names
    SHORT_COLUMNS: _Names
    SIGNS: _Names
    SIZES: _Names
    STEPS: _Names
    TEXTS: tuple[tuple[Any, ...], ...]  # a lesson's: each is one text, or a task and its keys
    TITLE: tuple[str, str]
    TOPICS: tuple[tuple[str, str], ...]  # heading and text of each
    TWO: _Names
    WHAT_EDGES: _Names
    WHAT_JOKERS: _Names
    WHO_TEAMS: _Names
    WHY: _Names
    WRONG: _Names

    def __getattr__(self, name: str) -> str:
        """Return a text."""
