"""The puzzles on the drive: a JSON object each.

A game's own are the lines of puzzles/<game>.jsonl, whose order never changes since the memory keeps
stars by number. After these come those that users have added, each in a file of its own.
"""

import json
import os

import firmware
from engine.const import TYPE_CHECKING
from firmware import games

if TYPE_CHECKING:
    from typing import Any

# Next to the firmware, as in widgets/atlas.py.
FOLDER = firmware.__file__[: firmware.__file__.rfind("firmware")] + "puzzles/"
_OWN = ".json"  # the ending of a user's file


def count(name: str) -> int:
    """Return how many puzzles of a game are the drive's own, 0 for a game without any."""
    lines = 0
    try:
        with open(FOLDER + name + ".jsonl") as file:
            for _ in file:
                lines += 1
    except OSError:
        pass
    return lines


def added(name: str) -> list[str]:
    """Return the names of the files with puzzles of a game, and of those that contain none."""
    try:
        files = sorted(os.listdir(FOLDER))
    except OSError:
        return []
    return [file for file in files if file.endswith(_OWN) and _game_in(file) in (name, "")]


def _game_in(file: str) -> str:
    try:
        return games.name_of(game_of(read("", 0, file)))
    except (ValueError, KeyError, TypeError):
        return ""


def read(name: str, number: int, file: str = "") -> "dict[str, Any]":
    """Return a game's puzzle of that number, or the one in a user's file.

    ValueError if the file contains no JSON.
    """
    with open(FOLDER + (file or name + ".jsonl")) as lines:
        if file:
            return json.load(lines)  # type: ignore[no-any-return]  # whatever it is
        for line in lines:
            if number == 0:
                return json.loads(line)  # type: ignore[no-any-return]  # likewise
            number -= 1
    raise ValueError("no such puzzle")


def game_of(puzzle: "dict[str, Any]") -> bytes:
    """Return the bytes of a puzzle's game."""
    digits = puzzle["game"]
    return bytes([int(digits[at : at + 2], 16) for at in range(0, len(digits), 2)])


def text(goals: "tuple[str, ...]", puzzle: "dict[str, Any]", order: "tuple[str, ...]") -> str:
    """Return a puzzle's goal in words; `goals` are the texts of the goals in `order`.

    A text may have several forms, for the values 1, 2 and so on; the last one is for the rest.
    """
    forms = goals[order.index(puzzle["goal"])].split("|")
    value: int = puzzle["value"]
    return forms[max(0, min(value, len(forms)) - 1)].replace("%", str(value))
