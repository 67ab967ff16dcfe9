"""What is asked of a board's memory, and the wait sign."""

import gc
import runpy
from typing import Any

import pytest

from firmware.session import room
from firmware.widgets import wait_mark
from tests.firmware.handheld import Handheld
from tests.firmware.situations import at_drop


def of_memory(total: int, free: int, monkeypatch: pytest.MonkeyPatch) -> None:
    """Let the program be told of so many bytes.

    They are those in all, and those free.
    """
    monkeypatch.setattr(gc, "mem_free", lambda: free, raising=False)
    monkeypatch.setattr(gc, "mem_alloc", lambda: total - free, raising=False)
    monkeypatch.setattr(room, "whole", total)


@pytest.mark.parametrize(("need", "has_room"), [(31_999, True), (32_000, True), (32_001, False)])
def test_there_is_room_for_what_is_free(
    need: int, has_room: bool, monkeypatch: pytest.MonkeyPatch
) -> None:
    of_memory(130_000, 32_000, monkeypatch)
    assert room.has(need) is has_room


def test_all_memory_is_what_is_used_and_what_is_free(monkeypatch: pytest.MonkeyPatch) -> None:
    of_memory(130_000, 32_000, monkeypatch)
    assert runpy.run_path(room.__file__)["whole"] == 130_000


@pytest.mark.parametrize(("total", "is_counted"), [(163_648, False), (162_999, True)])
def test_a_hint_counts_what_is_free_where_it_may_be_short(
    total: int, is_counted: bool, monkeypatch: pytest.MonkeyPatch
) -> None:
    of_memory(total, 80_000, monkeypatch)
    device = at_drop("5 6 4 3 L", "4567...", "1234567")
    asked: list[int] = []

    def has_room(need: int) -> bool:
        asked.append(need)
        return True

    monkeypatch.setattr(room, "has", has_room)
    device.press("select")
    assert (room.THOUGHT in asked) is is_counted


def test_the_sign_to_wait_goes_once_the_picture_is_sent(monkeypatch: pytest.MonkeyPatch) -> None:
    """A whole picture takes a board half a second.

    No key is heard in that time.
    """
    device = Handheld(drawn=True)
    navigator, display = device.app.navigator, device.display
    send, seen = display.refresh, []

    def sent(*how: object) -> object:
        found = send(*how)
        seen.append((navigator.screen.name, navigator._sign is not None))
        return found

    monkeypatch.setattr(display, "refresh", sent)
    device.tap("a")
    assert device.name == "place"
    assert seen[0] == ("title", True), "before it is loaded"
    first = [name for name, _ in seen].index("place")
    assert seen[first : first + 2] == [("place", True), ("place", False)]
    assert not any(has_sign for _, has_sign in seen[first + 1 :])


def test_the_first_picture_bears_the_sign_until_it_is_sent(monkeypatch: pytest.MonkeyPatch) -> None:
    """Only the sign tells that no key is heard yet.

    Where a start shows what was on the screen before, nothing else tells it.
    """
    kind = type(Handheld(drawn=True).display)
    send, make = kind.refresh, wait_mark.make
    signs: list[object] = []
    seen: list[bool] = []

    def made(width: int, is_low: bool) -> object:
        signs.append(make(width, is_low))
        return signs[-1]

    def sent(display: Any, *how: object) -> object:
        seen.append(display.root_group is not None and display.root_group[-1] in signs)
        return send(display, *how)

    monkeypatch.setattr(wait_mark, "make", made)
    monkeypatch.setattr(kind, "refresh", sent)
    Handheld(drawn=True)
    assert seen == [True, False]
