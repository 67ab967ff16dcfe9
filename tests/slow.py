"""Marks repeats of long tests as slow: `make test` leaves those to `make test-all`.

No test is left to it altogether: those repeats stay that differ most in what it is about. After a
change of that, `python -m pytest` with the test's file leaves nothing out.
"""

from collections.abc import Iterable, Sequence
from typing import Any

import pytest

from sim.board import board_files


def but(quick: Sequence[Any], of: Iterable[Any] | None = None) -> list[Any]:
    """Return the values to repeat a test with, most marked slow.

    They are all `of`, or all boards. The `quick` ones are not slow. Raises ValueError if one of
    these is not there.
    """
    every = board_files.names() if of is None else of
    return rows_but([(one,) for one in quick], [(one,) for one in every])


def rows_but(quick: Sequence[tuple[Any, ...]], of: Iterable[tuple[Any, ...]]) -> list[Any]:
    """Return the same where each repeat has several arguments."""
    every = list(of)
    if unknown := [row for row in quick if row not in every]:
        raise ValueError(f"{unknown} are not among {every}")
    marks = [() if row in quick else (pytest.mark.slow,) for row in every]
    return [pytest.param(*row, marks=mark) for row, mark in zip(every, marks, strict=True)]
