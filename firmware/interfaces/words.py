"""What words are: the topics in the files of text/, and the hints in them."""

from typing import Any, Protocol

# (keys, what they do) of each; which keys those are depends on the board: see keys/names.py.
Hints = tuple[tuple[str, str], ...]
_Names = tuple[str, ...]


class Words(Protocol):
    """A topic's, or those at the top of a file. What is not named here is one text.

    That each word which is asked for exists in all languages, in the same form, is for tests to see
    (tests/firmware/test_words.py), and that it is of the type given here
    (tests/firmware/test_word_types.py): they are data.
    """

    __name__: str
    keys_are_named: bool  # only once the hints have this board's keys

    ACCENTS: bool
    NOUN_FIRST: bool
    ADJECTIVES: _Names
    CHOICES: tuple[_Names, ...]
    COLOURS: _Names
    COLUMNS: _Names
    COMBO: _Names
    CONFIRMING: _Names
    CREDIT: _Names
    DEEDS: _Names
    EDGE_KINDS: _Names
    ERASED: _Names
    ERASING: _Names
    HEIGHTS: _Names
    KINDS: _Names
    MANY_WIN: _Names
    MEANINGS: _Names
    NAMES: _Names
    NOUNS: _Names
    NO_YES: _Names
    PLAYED: _Names
    SHORT_COLUMNS: _Names
    SIGNS: _Names
    SIZES: _Names
    STAGES: _Names
    TEXTS: tuple[tuple[Any, ...], ...]  # a lesson's: each is one text, or a task and its keys
    TITLE: tuple[str, str]
    TOPICS: tuple[tuple[str, str], ...]  # heading and text of each
    TWO: _Names
    WHAT_EDGES: _Names
    WHO_TEAMS: _Names
    WRONG: _Names
    HINTS_AGAIN: Hints
    HINTS_HINT: Hints
    HINTS_AIM: Hints
    HINTS_ANSWER: Hints
    HINTS_BACK: Hints
    HINTS_BEST: Hints
    HINTS_BETTER: Hints
    HINTS_BLOCK: Hints
    HINTS_CELLS: Hints
    HINTS_COMBO: Hints
    HINTS_COMPUTER: Hints
    HINTS_COUNT: Hints
    HINTS_DIAL: Hints
    HINTS_DONE: Hints
    HINTS_DROP: Hints
    HINTS_END: Hints
    HINTS_ERASE: Hints
    HINTS_FALL: Hints
    HINTS_FEW: Hints
    HINTS_HAND_OVER: Hints
    HINTS_HELP: Hints
    HINTS_HOW_TO_PLAY: Hints
    HINTS_JOKER: Hints
    HINTS_KEEP: Hints
    HINTS_LANDED: Hints
    HINTS_LAST_LETTER: Hints
    HINTS_LEAVE_END: Hints
    HINTS_LETTER: Hints
    HINTS_LET_GO: Hints
    HINTS_MADE: Hints
    HINTS_MEANWHILE: Hints
    HINTS_MENU: Hints
    HINTS_NONE: Hints
    HINTS_OK: Hints
    HINTS_OVER: Hints
    HINTS_PASS: Hints
    HINTS_PAUSE: Hints
    HINTS_PERSON: Hints
    HINTS_PICK: Hints
    HINTS_PLACE: Hints
    HINTS_RANKING: Hints
    HINTS_REPLAY: Hints
    HINTS_RESULT: Hints
    HINTS_ROLL: Hints
    HINTS_ROUND: Hints
    HINTS_ROUND_END: Hints
    HINTS_RULE: Hints
    HINTS_RULES: Hints
    HINTS_SCORES: Hints
    HINTS_SEAT: Hints
    HINTS_SETTING: Hints
    HINTS_SHAPE: Hints
    HINTS_SHEETS: Hints
    HINTS_SLIDE: Hints
    HINTS_SPEND: Hints
    HINTS_START: Hints
    HINTS_STATISTICS: Hints
    HINTS_STOP: Hints
    HINTS_SURE: Hints
    HINTS_TELL: Hints
    HINTS_UNDO: Hints
    HINTS_VALUE: Hints
    HINTS_WATCH: Hints

    def __getattr__(self, name: str) -> str:
        """Return a text."""
