"""What the navigator says of a board's memory."""

import gc

import pytest

from tests.firmware.handheld import Handheld

BESIDE_A_TABLE = 32_000  # bytes: what is asked for there at most


@pytest.mark.parametrize(
    ("total", "free", "need", "has_room"),
    [
        (163_648, 10_000, BESIDE_A_TABLE, True),  # nothing is counted: a Pico has that at all times
        (163_648, 10_000, BESIDE_A_TABLE + 1, False),
        (163_648, 40_000, BESIDE_A_TABLE + 1, True),
        (130_000, 31_999, BESIDE_A_TABLE, False),
        (130_000, 32_000, BESIDE_A_TABLE, True),
        (130_000, 10_000, 12_000, False),
    ],
)
def test_bytes_are_counted_where_they_may_be_short(
    total: int, free: int, need: int, has_room: bool, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(gc, "mem_free", lambda: free, raising=False)
    monkeypatch.setattr(gc, "mem_alloc", lambda: total - free, raising=False)
    assert Handheld().app.navigator.has_room(need) is has_room
