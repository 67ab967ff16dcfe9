"""Stops pupil code whose loops never end, and keeps it away from the browser.

The page inserts `lesson_turn(7) and` after every `while` of the pupil's, where 7 is its line; see
page/lessons/exercises.js.
"""

import builtins

from engine.const import TYPE_CHECKING

if TYPE_CHECKING:
    from collections.abc import Callable
    from typing import Any

    from engine.number_drop.game import Game
    from engine.number_drop.legal import Legal

    Choose = Callable[[Game, Legal], int]

_MOST = 200_000  # loop iterations in one call; a good player takes some hundreds
_OF_BROWSER = ("js", "jsffi")  # MicroPython's modules that lead to the page; no board has them
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


def _import_safely(name: str, *others: "Any") -> "Any":
    if name in _OF_BROWSER:
        raise ImportError("no module named '" + name + "'")  # as on a board
    return _import(name, *others)


_import = builtins.__import__


def watch() -> None:
    """Start counting and refusing, before any of the pupil's files is loaded."""
    builtins.__import__ = _import_safely  # type: ignore[assignment]  # takes the others as they come
    builtins.lesson_turn = _turn  # type: ignore[attr-defined]  # the page's name for it
    builtins.lesson_guarded = _guarded  # type: ignore[attr-defined]  # the page's name for it
