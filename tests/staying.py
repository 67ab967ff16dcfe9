"""Keeps modules loaded once they are read.

It does so where no test asks how a board makes room for others. Reading them anew takes most of the
time in which nothing is drawn.
"""

import sys
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from functools import cache
from unittest import mock

from firmware import app, loader, navigator


@contextmanager
def modules_stay() -> Iterator[None]:
    """Let all modules stay meanwhile.

    Words stay until another handheld, language or key is there. What was read meanwhile is let go
    in the end.
    """
    nothing: Callable[..., None] = lambda *_, **__: None  # noqa: E731
    drop = loader.unload
    before = set(sys.modules)
    found = cache(loader.load_first)

    def drop_words(name: str) -> None:
        if name.startswith("firmware.") and ".text." in name:
            drop(name)

    with (
        mock.patch.object(loader, "unload", drop_words),
        mock.patch.object(app, "give_back", _settle),
        mock.patch.multiple(
            navigator,
            give_back=_settle,
            unload=nothing,
            unload_all=nothing,
            loaded=lambda kind: [],
            load_first=lambda names: found(tuple(names)),
        ),
    ):
        yield
    for name in set(sys.modules) - before:
        if name.startswith("firmware."):
            drop(name)


def _settle() -> None:
    """Count what was brought for a step among what stays."""
    if len(sys.modules) != loader._count:
        loader.settle()
