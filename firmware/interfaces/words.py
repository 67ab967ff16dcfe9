"""Types of the texts: topics, and key names in hints."""

from typing import Any, Protocol

_Names = tuple[str, ...]


class Words(Protocol):
    """The texts of a topic, or those at the top level of a language file.

    Any text listed neither here nor in a game's own interfaces/words.py is a single str. Texts are
    data, so tests check that each one used exists in all languages in the same form
    (tests/firmware/test_words.py), and that it has the declared type
    (tests/firmware/test_word_types.py).
    """

    __name__: str
    has_keys: bool  # set once the hints name this board's keys

    ACCENTS: bool
    COLOURS: _Names
    CREDIT: _Names
    ERASED: _Names
    ERASING: _Names
    GOALS: _Names
    # For each setting: its name, its choices, and its description, or one for each choice.
    LINES: tuple[tuple[str, _Names, str | _Names], ...]
    NAMES: _Names
    PLAYED: _Names
    REACHED: _Names
    SIGNS: _Names
    TEXTS: tuple[tuple[Any, ...], ...]  # a lesson's: either one text, or a task and its keys
    TITLE: tuple[str, str]
    TOPICS: tuple[tuple[str, str], ...]  # heading and text
    TWO: _Names
    WRONG: _Names

    def __getattr__(self, name: str) -> str:
        """Return a text."""
