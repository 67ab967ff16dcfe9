"""Scripts of key presses and touches, such as `a right*3 b:800 wait:500 30,40`, and their timing.

On a touch screen `30,40` taps a pixel and `30,40-90,40` drags from one pixel to another.
"""

import re
from collections import deque
from collections.abc import Iterable, Sequence
from dataclasses import dataclass

PRESS_MS = 50
GAP_MS = 30
_LONGEST_MS = 600_000
_MOST_TIMES = 1000

_PLACE = re.compile(r"(\d{1,4}),(\d{1,4})(?:-(\d{1,4}),(\d{1,4}))?", re.ASCII)
_TOKEN = re.compile(r"([a-z]+)(?::(\d{1,9}))?(?:\*(\d{1,9}))?", re.ASCII)


class ScriptError(ValueError):
    """A word of the script that cannot be played; the message is one line for its author."""


@dataclass(frozen=True)
class Press:
    """One key held for `ms` milliseconds, or a pause if `key` is None.

    During a pause a finger may be `at` a pixel of the touch screen.
    """

    key: str | None
    ms: int = PRESS_MS
    at: tuple[int, int] | None = None

    @property
    def word(self) -> str:
        """How a script writes it: `a`, `a:800` or `wait:500`."""
        name = self.key or "wait"
        return name if self.key and self.ms == PRESS_MS else f"{name}:{self.ms}"


def parse(text: str, keys: Sequence[str], has_touch: bool = False) -> list[Press]:
    """Return the presses that the script `text` describes.

    `keys` are the names of the board's keys; `has_touch` says whether it has a touch screen. Raises
    ScriptError for the first word that is wrong.
    """
    presses: list[Press] = []
    for word in text.split():
        place = _PLACE.fullmatch(word)
        if place is None:
            press, times = _parse_word(word, keys)
            presses.extend([press] * times)
        elif has_touch:
            numbers = [int(number) for number in place.groups() if number]
            ways = zip(numbers[::2], numbers[1::2], strict=True)
            presses += [*(Press(None, at=at) for at in ways), Press(None)]
        else:
            raise ScriptError(f"--keys: {word!r} is a touch, and this board has no touch screen")
    return presses


def _parse_word(word: str, keys: Sequence[str]) -> tuple[Press, int]:
    match = _TOKEN.fullmatch(word)
    if match is None:
        raise ScriptError(f"--keys: {word!r} is not understood; write a, a:800, a*3 or wait:500")
    name, ms_text, times_text = match.groups()
    if name != "wait" and name not in keys:
        known = " ".join(keys)
        raise ScriptError(f"--keys: no key {name!r} in {word!r}; this board has {known}")
    if name == "wait" and ms_text is None:
        raise ScriptError(f"--keys: {word!r} needs its milliseconds, like wait:500")
    ms = _within(word, ms_text, _LONGEST_MS, "milliseconds", PRESS_MS)
    times = _within(word, times_text, _MOST_TIMES, "times", 1)
    return Press(None if name == "wait" else name, ms), times


def _within(word: str, digits: str | None, most: int, unit: str, default: int) -> int:
    """Return the number in `digits`, or `default` if that is None."""
    if digits is None:
        return default
    number = int(digits)
    if not 1 <= number <= most:
        raise ScriptError(f"--keys: {word!r}: 1 to {most} {unit} are possible")
    return number


class Script:
    """Plays presses one after the other: key down, key up after its time, then a short gap."""

    def __init__(self, presses: Iterable[Press] = ()) -> None:
        self._presses = deque(presses)
        self._down: str | None = None
        self.touched: tuple[int, int] | None = None  # the pixel where a finger is
        self._next_ms = GAP_MS  # the first screen is drawn before the first press

    def is_done(self, now_ms: int) -> bool:
        """Return whether all keys are released and all pauses are over."""
        return not self._presses and self._down is None and now_ms >= self._next_ms

    def add(self, press: Press) -> None:
        """Play this press after those already queued."""
        self._presses.append(press)

    def coming(self, now_ms: int) -> Press | None:
        """Return the press or pause that `due` would begin now, or None."""
        is_free = self._presses and self._down is None and now_ms >= self._next_ms
        return self._presses[0] if is_free else None

    def due(self, now_ms: int) -> tuple[str, bool] | None:
        """Return the key that moves by `now_ms`, with True for down or False for up, or None.

        Each call returns at most one move, so that a frame sees each of them. `now_ms` must not
        decrease.
        """
        if now_ms < self._next_ms:
            return None
        if self._down is not None:
            released, self._down = self._down, None
            self._next_ms = now_ms + GAP_MS
            return released, False
        if not self._presses:
            return None
        press = self._presses.popleft()
        self._next_ms = now_ms + press.ms
        self._down = press.key
        self.touched = press.at
        return (press.key, True) if press.key is not None else None
