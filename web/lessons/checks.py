"""Checks whether an exercise is done, as sim/exercises does on the desktop.

What is still to do, and what there is to see, are tuples: a name whose text is in
page/lessons/lesson-words.js, and details. The pupil's files have the same paths as on a desktop.
"""

import json

from engine.const import TYPE_CHECKING
from web.lessons import guard

if TYPE_CHECKING:
    from collections.abc import Callable
    from types import ModuleType
    from typing import Any

    from sim.protocol.json_checks import Json

    Faults = list[tuple[Any, ...]]

THEME = LANGUAGE = "my"
GUEST = "zoe"

_TILE = 10  # the shape after ours
# Faults that do not prevent the game from being played.
_PLAYABLE = ("fewColours", "unreadable", "noWord", "letters", "accents", "long", "fewWords")


def check(number: int) -> str:
    """Return the result of checking an exercise as JSON.

    It has lists of what is `todo` and `seen`, the `seed` of a game that shows the work, and `stop`,
    true if that game cannot be played. Exceptions from the pupil's file propagate to the page.
    """
    guard.watch()
    report: Json = {"seen": [], "seed": 7}
    todo = _CHECKS[number](report)
    report["todo"] = todo
    report["stop"] = any(fault[0] not in _PLAYABLE for fault in todo)
    return json.dumps(report)


def _theme(report: "Json") -> "Faults":
    from sim.exercises.faults import theme

    return theme.faults(THEME)


def _language(report: "Json") -> "Faults":
    from firmware.memory.loader import import_named
    from sim.exercises.faults import language

    words = [_words(import_named("firmware.text." + name)) for name in (LANGUAGE, "en")]
    return language.faults(*words)


def _words(module: "ModuleType") -> "dict[str, Any]":
    """Return all texts of a language by their full names, including the topic."""
    found = {}
    for name in dir(module):
        value = getattr(module, name)
        if isinstance(value, type):
            for word in dir(value):
                if word.isupper():
                    found[name + "." + word] = getattr(value, word)
        elif name.isupper():
            found[name] = value
    return found


def _tile(report: "Json") -> "Faults":
    from engine.number_drop import shapes
    from sim.exercises.faults import tile

    found = tile.faults(_TILE)
    if not found:
        seeds = tile.games_with(_TILE)
        report["seed"] = seeds[0]
        report["seen"].append(("dealt", shapes.NAMES[_TILE], len(seeds), tile.SEEDS))
    return found


def _player(report: "Json") -> "Faults":
    from firmware.memory.loader import import_named
    from sim.exercises.faults.match import GAMES, IllegalError, Match

    choose = getattr(import_named("firmware.guests." + GUEST), "choose", None)
    if choose is None:
        return [("noChoose",)]
    match = Match(choose)
    for seed in range(GAMES):
        try:
            match.play(seed)
        except IllegalError as illegal:
            if illegal.action is None:  # returned by a function without a `return`
                return [("noReturn", seed)]
            return [("illegal", repr(illegal.action), seed)]
    won, lost = match.won, match.lost
    points, rivals = match.points // GAMES, match.rivals // GAMES
    report["seen"].append(("games", won, lost, GAMES, points, rivals))
    report["seen"].append(("beaten" if won > lost else "notBeaten",))
    return []


_CHECKS: "dict[int, Callable[[Json], Faults]]" = {1: _theme, 2: _language, 4: _tile, 5: _player}
