"""What Number Drop's words are, beside those that all games have."""

from typing import Protocol

from firmware.interfaces.words import Words as SharedWords

_Names = tuple[str, ...]


class Words(SharedWords, Protocol):
    """The game's own words: what none names is one text."""

    COLUMNS: _Names
    COMBO: _Names
    COSTS: tuple[str, str]
    DEEDS: _Names
    KINDS: _Names
    MANY_WIN: _Names
    SHORT_COLUMNS: _Names
    STEPS: _Names
    WHY: _Names
