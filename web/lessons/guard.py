"""Stops pupil code whose loops never end.

The page inserts `lesson_turn(7) and` after every `while` of the pupil's, where 7 is its line; see
page/lessons/exercises.js.
"""

import builtins

from engine.const import TYPE_CHECKING

if TYPE_CHECKING:
    from collections.abc import Callable

    from engine.number_drop.game import Game
    from engine.number_drop.legal import Legal

    Choose = Callable[[Game, Legal], int]

_MOST = 200_000  # loop iterations in one call; a good player takes some hundreds
_ENDLESS = "endless loop "  # followed by the line, as page/lessons/checker.js expects


class _Turns:
    left = _MOST


def reset_count() -> None:
    """Reset the count of loop iterations."""
    _Turns.left = _MOST


def _turn(line: int) -> bool:
    _Turns.left -= 1
    if _Turns.left < 0:
        raise RuntimeError(_ENDLESS + str(line))
    return True


def _guarded(choose: "Choose") -> "Choose":
    def choose_guarded(game: "Game", legal: "Legal") -> int:
        reset_count()
        return choose(game, legal)

    return choose_guarded


def watch() -> None:
    """Start counting, before any of the pupil's files is loaded."""
    builtins.lesson_turn = _turn  # type: ignore[attr-defined]  # the page's name for it
    builtins.lesson_guarded = _guarded  # type: ignore[attr-defined]  # the page's name for it
