"""Drop It's own words, besides those that all games have."""

from typing import Protocol

from firmware.interfaces.words import Words as SharedWords

_Names = tuple[str, ...]


class Words(SharedWords, Protocol):
    """The game's own words; any name that is not listed is a single string."""

    ADJECTIVES: _Names
    DROPS: _Names
    EDGE_KINDS: _Names
    HEIGHTS: _Names
    JOKER: tuple[str, str, str]
    KINDS: _Names
    NOUNS: _Names
    NOUN_FIRST: bool
    NO_YES: _Names
    PATTERNS: _Names
    SIZES: _Names
    STEPS: _Names
    WHAT_EDGES: _Names
    WHAT_JOKERS: _Names
    WHO_TEAMS: _Names
    WHY: _Names
