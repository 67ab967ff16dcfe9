"""Keeps pupils' files from reading the keyboard, which a handheld lacks."""

import sys
from collections.abc import Iterator
from contextlib import contextmanager


class _NoKeyboard:
    """Replaces standard input."""

    def readline(self, *_: object) -> str:
        """Raise EOFError rather than wait for a line, as a board would."""
        raise EOFError("input() waits for a keyboard, which a handheld does not have: leave it out")


@contextmanager
def no_keyboard() -> Iterator[None]:
    """Make `input` fail at once inside this context, with a message that says what to do."""
    keyboard = sys.stdin
    sys.stdin = _NoKeyboard()  # the only thing that `input` reads from
    try:
        yield
    finally:
        sys.stdin = keyboard
