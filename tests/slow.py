"""Marks repeats of long tests as slow: `make test` leaves those to `make test-all`.

Every test keeps at least one quick repeat, chosen to differ as much as possible. After a change to
what a test covers, `python -m pytest` with the test's file runs all of its repeats.
"""

from collections.abc import Iterable, Sequence
from typing import Any

import pytest

from sim.board import board_files

# Boards that differ from one another in screen or keys; each of the others is similar to one of
# these.
DIFFERENT = (
    "adafruit_feather_esp32s3_reverse_tft",
    "clue_nrf52840_express",
    "hack_club_sprig",
    "heiafr_picomo_v3",
    "lilygo_tdisplay_s3",
    "m5stack_cardputer",
    "m5stack_stick_c_plus2",
    "pajenicko_picopad",
    "pygamer",
    "raspberry_pi_pico",
    "raspberry_pi_pico_mono",
    "raspberry_pi_pico_upright",
    "tinycircuits_thumby",
    "tinycircuits_thumby_color",
)


def boards() -> list[Any]:
    """Return all boards, with those that are similar to another one marked slow."""
    return but(DIFFERENT)


def but(quick: Sequence[Any], of: Iterable[Any] | None = None) -> list[Any]:
    """Return the values to repeat a test with, all slow except the `quick` ones.

    They are all values in `of`, by default all boards. Raises ValueError if there is no quick one,
    or one that is not among them.
    """
    every = board_files.names() if of is None else of
    return rows_but([(one,) for one in quick], [(one,) for one in every])


def rows_but(quick: Sequence[tuple[Any, ...]], of: Iterable[tuple[Any, ...]]) -> list[Any]:
    """Return the same for repeats with several arguments each."""
    every = list(of)
    if not quick:
        raise ValueError(f"no quick one is named among {every}")
    if unknown := [row for row in quick if row not in every]:
        raise ValueError(f"{unknown} are not among {every}")
    marks = [() if row in quick else (pytest.mark.slow,) for row in every]
    return [pytest.param(*row, marks=mark) for row, mark in zip(every, marks, strict=True)]
