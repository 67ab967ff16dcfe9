"""The statistics.py of a game that counts nothing but its scores.

interfaces/game.py says what is asked of one.
"""

from engine.const import TYPE_CHECKING, const

if TYPE_CHECKING:
    from firmware.interfaces.game import Record
    from firmware.interfaces.words import Words

_MOST = const(0xFFFF)  # points that there is room for, 0 or more
_MARK = const(64)  # the highest byte of their results, plus SCORES


class ScoresAlone:
    """Its result: SCORES in the highest byte, and the score."""

    SIZE = 8  # bytes: what is counted of every game
    SHIFT = 0

    def __init__(self, scores: int) -> None:
        self._mark = _MARK | scores

    def is_of(self, result: int) -> bool:
        """Return whether a result is of this game."""
        return result >> 16 == self._mark

    def result_of(self, record: "Record") -> int:
        """Return the result of a finished game."""
        return self._mark << 16 | max(0, min(record.game.score(0), _MOST))

    def score_in(self, result: int) -> int:
        """Return the score."""
        return result & 0xFFFF

    def count(self, counts: memoryview, result: int) -> None:
        """Count nothing else."""

    def rows(self, counts: memoryview, games: int, texts: "Words") -> list[tuple[str, list[str]]]:
        """Return no lines."""
        return []
