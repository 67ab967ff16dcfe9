"""The shortest key sequences to a landing and its digits.

Turning and flipping move the digits along with the shape, so its orientation determines how many
digits remain to be set. All ways to turn it are tried on a copy.
"""

import copy
from collections.abc import Iterator
from typing import Any

from engine.number_drop.actions import digit_in, digits_of, landing_of, orientation_of
from engine.number_drop.dice import DICE
from engine.number_drop.shapes import SHAPE
from firmware.number_drop.screens.dial import Dial
from firmware.number_drop.screens.drop import NO_DIAL

# The orders in which to set the digits: from each cell forwards or backwards, wrapping around. The
# last one visits all cells twice, since setting a later cell can take the digit of an earlier one.
_ORDERS = [
    [(first + step * i) % DICE for i in range(DICE)] for first in range(DICE) for step in (1, -1)
]
_ORDERS.append([*range(DICE), *range(DICE)])
_MOVES = ("left", "right", "up", "down")
_FARTHEST = 9  # moves: more than any straight drop needs; pushes may need more
_MOST_TURNS = 10  # of a dial


def way(falling: Any, landing: int) -> list[str]:
    """Return the keys that move the shape to a landing and drop it."""
    return min((keys for keys, _ in _ways(falling, landing)), key=len) + ["a"]


def keys_to_drop(screen: Any, action: int) -> list[str]:
    """Return the keys that lead from a drop screen's current state to an action, and perform it."""
    digits = digits_of(action)
    places = DICE + screen.any_shape  # positions of the cursor, including a star's shape
    lies = screen.falling.landing() == landing_of(action)
    if screen.cursor >= 0 and lies:
        return _dialled(screen.dial, screen.falling.dice, digits, screen.cursor, places) + ["a"]
    leave = [] if screen.cursor == NO_DIAL else ["b"]
    found = []
    for keys, falling in _ways(screen.falling, landing_of(action)):
        dialled = _dialled(screen.dial, falling.dice, digits, 0, places)
        found.append(leave + keys + ["b"] * bool(dialled) + dialled + ["a"])
    return min(found, key=len)


def shape_key(falling: Any, landing: int) -> str:
    """Return the key that reaches a landing's shape in fewer presses."""
    counts = []
    for step in (1, -1):
        tried, count = _copy(falling), 0
        while SHAPE[tried.orientation] != SHAPE[orientation_of(landing)]:
            tried.change_shape(step)
            count += 1
        counts.append(count)
    return "up" if counts[0] <= counts[1] else "down"


def _copy(falling: Any) -> Any:
    twin = copy.copy(falling)
    twin.dice = bytearray(falling.dice)
    twin._before = bytearray(falling._before)
    return twin


def _ways(falling: Any, landing: int) -> Iterator[tuple[list[str], Any]]:
    """Yield the shortest key sequences to a landing, one for each order of the digits."""
    reached: list[tuple[list[str], Any]] = [([], _copy(falling))]
    seen = {_state(falling)}
    is_found = False
    for keys, here in reached:  # extended during the loop
        if here.landing() == landing:
            is_found = True
            yield keys, here
        if len(keys) >= _FARTHEST and is_found:
            return
        for key in _MOVES:
            there = _copy(here)
            there.steer(key, True)
            if _state(there) not in seen:
                seen.add(_state(there))
                reached.append(([*keys, key], there))


def _state(falling: Any) -> tuple[int, bytes]:
    return falling.landing(), bytes(falling.dice)


def _dialled(dial: Any, order: bytearray, digits: int, cursor: int, places: int) -> list[str]:
    """Return the keys that dial some digits, starting at the cursor's cell."""
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
    """Return the keys that move the cursor from one cell to another, wrapping around."""
    away = (wanted - cell) % places
    return ["right"] * away if away <= places // 2 else ["left"] * (places - away)


def _turned(dial: Any, cell: int, digit: int) -> list[str]:
    """Turn a dial to a digit by the shorter way; return the keys."""
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
