"""The statistics.py of a game that counts only its scores: see interfaces/game.py."""

from engine.const import TYPE_CHECKING, const

if TYPE_CHECKING:
    from firmware.interfaces.game import Record
    from firmware.interfaces.words import Words

SIZE = const(8)  # bytes: what is counted for every game
SHIFT = const(0)
_MOST = const(0xFFFF)  # highest score that fits; the lowest is 0


def result_of(record: "Record") -> int:
    """Return the result of a finished game, which is its score."""
    return max(0, min(record.game.score(0), _MOST))


def score_in(result: int) -> int:
    """Return the score in a result."""
    return result


def count(counts: memoryview, result: int) -> None:
    """Count nothing else."""


def rows(counts: memoryview, games: int, texts: "Words") -> list[tuple[str, list[str]]]:
    """Return no rows."""
    return []
