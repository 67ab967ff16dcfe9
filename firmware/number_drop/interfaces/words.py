"""Number Drop's own words, besides those that all games have."""

from typing import Protocol

from firmware.interfaces.words import Words as SharedWords

_Names = tuple[str, ...]


class Words(SharedWords, Protocol):
    """The game's own words; any name that is not listed is a single string."""

    COLUMNS: _Names
    COMBO: _Names
    COSTS: tuple[str, str]
    DEEDS: _Names
    KINDS: _Names
    MANY_WIN: _Names
    OFF_ON: _Names
    SHORT_COLUMNS: _Names
    STEPS: _Names
    WHAT: _Names
    WHY: _Names
