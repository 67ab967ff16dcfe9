"""Marks repeats of long tests as slow: `make test` leaves those to `make test-all`.

No test is left to it altogether: each runs for some boards, games or breakages that differ in what
it is about. After a change of that, `python -m pytest` with the test's file leaves none out.
"""

from collections.abc import Iterable, Sequence
from typing import Any

import pytest

from sim.board import board_files


def but(quick: Sequence[Any], of: Iterable[Any] | None = None) -> list[Any]:
    """Return what a test is repeated with: all `of`, or all boards, slow but for the `quick` ones.

    A tuple stands for several arguments. Raises ValueError if a quick one is not there.
    """
    every = list(board_files.names() if of is None else of)
    if unknown := [one for one in quick if one not in every]:
        raise ValueError(f"{unknown} are not among {every}")
    return [one if one in quick else _slow(one) for one in every]


def _slow(one: Any) -> Any:
    return pytest.param(*(one if isinstance(one, tuple) else (one,)), marks=pytest.mark.slow)
