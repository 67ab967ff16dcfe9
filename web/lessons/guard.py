"""Stops what a pupil wrote when a loop in it never ends.

The page writes `lesson_turn(7) and` behind every `while` of the pupil's, 7 being its line; see
page/lessons/exercises.js.
"""

import builtins

from engine.const import TYPE_CHECKING

if TYPE_CHECKING:
    from collections.abc import Callable

    from engine.number_drop.game import Game
    from engine.number_drop.legal import Legal

    Choose = Callable[[Game, Legal], int]

_MOST = 200_000  # turns of loops in one call; a good player takes some hundreds
_ENDLESS = "endless loop "  # and the line, as page/lessons/checker.js knows it


class _Turns:
    left = _MOST


def afresh() -> None:
    """Let the turns of what comes now be counted from none."""
    _Turns.left = _MOST


def _turn(line: int) -> bool:
    _Turns.left -= 1
    if _Turns.left < 0:
        raise RuntimeError(_ENDLESS + str(line))
    return True


def _guarded(choose: "Choose") -> "Choose":
    def choose_afresh(game: "Game", legal: "Legal") -> int:
        afresh()
        return choose(game, legal)

    return choose_afresh


def watch() -> None:
    """Begin to count, before any of the pupil's files is loaded."""
    builtins.lesson_turn = _turn  # type: ignore[attr-defined]  # as the page calls it
    builtins.lesson_guarded = _guarded  # type: ignore[attr-defined]  # likewise
