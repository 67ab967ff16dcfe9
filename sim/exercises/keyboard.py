"""Refuses the keyboard to a pupil's file: a handheld has none."""

import sys
from collections.abc import Iterator
from contextlib import contextmanager


class _NoKeyboard:
    """What stands where the keyboard's lines come from."""

    def readline(self, *_: object) -> str:
        """Raise EOFError.

        Else the check would wait for a line, as the game on a board would.
        """
        raise EOFError("input() waits for a keyboard, which a handheld has not: leave it out")


@contextmanager
def no_keyboard() -> Iterator[None]:
    """Let `input` within fail at once, with what to do."""
    keyboard = sys.stdin
    sys.stdin = _NoKeyboard()  # all that `input` calls
    try:
        yield
    finally:
        sys.stdin = keyboard
