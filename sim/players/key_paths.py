"""The shortest ways by keys to a landing and to its digits.

Turning and flipping carry the digits along, so how a shape is turned decides how many digits are
then to be set. All ways to turn it are tried on a copy.
"""

import copy
from collections.abc import Iterator
from typing import Any

from engine.number_drop.actions import column_of, digit_in, digits_of, landing_of, orientation_of
from engine.number_drop.dice import DICE
from engine.number_drop.shapes import SHAPE
from firmware.number_drop.screens.dial import Dial
from firmware.number_drop.screens.drop import NO_DIAL

# From each cell on or back, round the ends; the last goes through them twice, as what a later cell
# gave away may have to be set once more.
_ORDERS = [
    [(first + step * i) % DICE for i in range(DICE)] for first in range(DICE) for step in (1, -1)
]
_ORDERS.append([*range(DICE), *range(DICE)])
_MOVES = ("left", "right", "up", "down")
_FARTHEST = 9  # moves: more than lead to any landing
_MOST_TURNS = 10  # of a dial


def way(falling: Any, landing: int) -> list[str]:
    """Return the keys that bring it to a landing, and drop it."""
    return min((keys for keys, _ in _ways(falling, landing)), key=len) + ["a"]


def way_to_drop(screen: Any, action: int) -> list[str]:
    """Return the keys that bring a drop's screen to an action.

    They begin where it is now, and the last one does the action.
    """
    digits = digits_of(action)
    places = DICE + screen.any_shape  # that the cursor goes round: a star's shape is one of them
    lies = (screen.falling.orientation, screen.falling.col) == _place(landing_of(action))
    if screen.cursor >= 0 and lies:
        return _dialled(screen.dial, screen.falling.dice, digits, screen.cursor, places) + ["a"]
    leave = [] if screen.cursor == NO_DIAL else ["b"]
    found = []
    for keys, falling in _ways(screen.falling, landing_of(action)):
        dialled = _dialled(screen.dial, falling.dice, digits, 0, places)
        found.append(leave + keys + ["b"] * bool(dialled) + dialled + ["a"])
    return min(found, key=len)


def shape_key(falling: Any, landing: int) -> str:
    """Return the key that leads sooner to the shape of a landing."""
    counts = []
    for step in (1, -1):
        tried, count = _copy(falling), 0
        while SHAPE[tried.orientation] != SHAPE[orientation_of(landing)]:
            tried.change_shape(step)
            count += 1
        counts.append(count)
    return "up" if counts[0] <= counts[1] else "down"


def _place(landing: int) -> tuple[int, int]:
    return orientation_of(landing), column_of(landing)


def _copy(falling: Any) -> Any:
    twin = copy.copy(falling)
    twin.dice = bytearray(falling.dice)
    twin._before = bytearray(falling._before)
    return twin


def _ways(falling: Any, landing: int) -> Iterator[tuple[list[str], Any]]:
    """Yield the shortest ways to a landing, one for each digit order."""
    reached: list[tuple[list[str], Any]] = [([], _copy(falling))]
    seen = {_state(falling)}
    for keys, here in reached:  # grows meanwhile
        if (here.orientation, here.col) == _place(landing):
            yield keys, here
        if len(keys) == _FARTHEST:
            return
        for key in _MOVES:
            there = _copy(here)
            there.steer(key, True)
            if _state(there) not in seen:
                seen.add(_state(there))
                reached.append(([*keys, key], there))


def _state(falling: Any) -> tuple[int, int, bytes]:
    return falling.orientation, falling.col, bytes(falling.dice)


def _dialled(dial: Any, order: bytearray, digits: int, cursor: int, places: int) -> list[str]:
    """Return the keys that dial some digits from the cursor's cell."""
    ways = []
    for cells in _ORDERS:
        tried = Dial(dial._dice, bytearray(order))
        tried.star_digits[:] = dial.star_digits
        keys: list[str] = []
        at = cursor
        for cell in cells:
            if tried.digit(cell) != digit_in(digits, cell):
                keys += _across(at, cell, places) + _turned(tried, cell, digit_in(digits, cell))
                at = cell
        if tried.digits() == digits:
            ways.append(keys)
    return min(ways, key=len)


def _across(cell: int, wanted: int, places: int) -> list[str]:
    """Return the keys from one cell to another, round the ends."""
    away = (wanted - cell) % places
    return ["right"] * away if away <= places // 2 else ["left"] * (places - away)


def _turned(dial: Any, cell: int, digit: int) -> list[str]:
    """Turn a dial the shorter way to a digit; return the keys."""
    ways = []
    for key, step in (("up", 1), ("down", -1)):
        tried = Dial(dial._dice, bytearray(dial._order))
        tried.star_digits[:] = dial.star_digits
        count = 0
        while tried.digit(cell) != digit and count < _MOST_TURNS:
            tried.turn(cell, step)
            count += 1
        ways.append(([key] * count, tried))
    keys, turned = min(ways, key=lambda way: len(way[0]))
    dial._order[:] = turned._order
    dial.star_digits[:] = turned.star_digits
    return keys
