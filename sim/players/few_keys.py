"""The keys of `--auto` on a board with two or three."""

from collections.abc import Callable
from typing import Any

from engine.number_drop.actions import digit_in, digits_of, landing_of, orientation_of
from engine.number_drop.shapes import SHAPE
from firmware.number_drop.screens.few_drop import ALL, DIGITS, MOVE
from firmware.number_drop.screens.few_drop import SHAPE as SHAPE_STEP


def key(screen: Any, action: int) -> str:
    """Return the command of the next key towards an action, on any screen of a game."""
    steer = _SCREENS.get(screen.name)
    return "a" if steer is None else steer(screen, action)


def _place(screen: Any, col: int) -> str:
    return _step(screen.col == col)


def _slide(screen: Any, letter: int) -> str:
    return _step(screen.letter == letter)


def _block(screen: Any, landing: int) -> str:
    return _step(_lies(screen.falling, landing, screen.steps.at == 1))


def _drop(screen: Any, action: int) -> str:
    number = screen.steps.at
    if number == SHAPE_STEP:
        return _step(SHAPE[screen.falling.orientation] == SHAPE[orientation_of(action)])
    if number == ALL:
        return _step(screen.dial.digits() == digits_of(action))
    if number < DIGITS:
        return _step(_lies(screen.falling, landing_of(action), number == MOVE))
    cell = number - DIGITS
    return _step(screen.dial.digit(cell) == digit_in(digits_of(action), cell))


def _combo(screen: Any, action: int) -> str:
    if screen.steps.at == 1 or screen.turns < 2:
        return _step(screen.action == action)
    return _step(action in _sets(screen))


def _sets(screen: Any) -> set[int]:
    """Return the combos of the value that is shown."""
    shown = screen.turn
    found = set()
    for _ in range(screen.turns):
        found.add(screen.action)
        screen.step_turn(1)
    assert screen.turn == shown
    return found


def _lies(falling: Any, landing: int, in_column: bool) -> bool:
    """Return whether the shape is at the landing (`in_column`) or has its orientation."""
    return bool(
        falling.landing() == landing
        if in_column
        else falling.orientation == orientation_of(landing)
    )


def _step(is_right: bool) -> str:
    return "a" if is_right else "next"


_SCREENS: dict[str, Callable[[Any, int], str]] = {
    "place": _place,
    "slide": _slide,
    "block": _block,
    "drop": _drop,
    "combo": _combo,
}
