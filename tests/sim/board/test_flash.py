"""The simulated memories: each writes and wears like the real one, and can be used like it."""

import random
from typing import Any

import pytest

from sim.board.flash import Flash, PowerCut
from sim.board.flash_kinds import KINDS

ERASE = 3  # steps


@pytest.mark.parametrize(
    ("kind", "size", "blank", "places"),
    [
        ("rp2", 4096, 255, 1),
        ("samd51", 8192, 255, 1),
        ("nrf52", 8192, 255, 2),
        ("esp32", 8192, 0, 5),
    ],
)
def test_a_new_memory(kind, size, blank, places):
    flash = Flash(kind)
    assert len(flash) == size
    assert flash[:] == bytes([blank]) * size
    assert flash.erases == [0] * places
    assert len(Flash(kind, 256)) == 256
    assert not Flash(kind, 0)
    with pytest.raises(ValueError, match=f"memory of {kind} has 0 to {size} bytes"):
        Flash(kind, size + 1)
    with pytest.raises(ValueError, match="3 bytes of contents for a memory of 256"):
        Flash(kind, 256, b"abc")


@pytest.mark.parametrize("kind", KINDS)
def test_reading_gives_back_what_was_written(kind):
    chance = random.Random(kind)
    flash = Flash(kind, 700)
    expected = bytearray(flash[:])
    for _ in range(200):
        start = chance.randrange(700)
        values = chance.randbytes(chance.randrange(min(300, 701 - start)))
        flash[start : start + len(values)] = values
        expected[start : start + len(values)] = values
        assert flash[:] == expected
    assert flash[-1] == expected[-1]
    assert flash[690:9999] == expected[690:]


def test_it_refuses_what_the_board_refuses():
    flash: Any = Flash("rp2", 16)
    with pytest.raises(ValueError, match="different lengths"):
        flash[0:4] = b"abc"
    with pytest.raises(NotImplementedError, match="array/bytes required"):
        flash[0:4] = [1, 2, 3, 4]
    with pytest.raises(NotImplementedError, match="step=1"):
        flash[0:4:2] = b"ab"
    with pytest.raises(NotImplementedError, match="step=1"):
        _ = flash[::-1]
    with pytest.raises(IndexError):
        flash[16] = 1
    with pytest.raises(ValueError, match="range"):
        flash[0] = 256
    with pytest.raises(TypeError):
        flash[0] = b"a"
    with pytest.raises(TypeError, match="not iterable"):
        list(flash)
    assert flash.writes == flash.steps == 0


def test_rp2_appends_without_an_erase():
    flash = Flash("rp2")
    for start in range(0, 4096, 24):
        flash[start : start + 24] = bytes(len(flash[start : start + 24]))
    assert flash.erases == [0]
    assert flash.steps == 4096
    assert flash.programs == 171 + 10  # writes, and those across two pages twice
    flash[0:1] = b"\0"  # no change, but not blank either
    assert flash.erases == [1]
    assert flash.steps == 4096 + ERASE + 4096
    assert flash.programs == 171 + 10 + 16


def test_rp2_looks_at_the_bytes_written_alone():
    flash = Flash("rp2")
    flash[100] = 7
    flash[101:300] = bytes(199)
    flash[300:300] = b""
    assert (flash.erases, flash.programs, flash.steps) == ([0], 3, 200)
    flash[299:301] = b"ab"
    assert flash.erases == [1]


def test_samd51_erases_for_every_write():
    flash = Flash("samd51")
    for writes in range(1, 4):
        flash[0] = 255
        assert (flash.erases, flash.programs) == ([writes], 16 * writes)
        assert flash.steps == writes * (ERASE + 8192)
    flash[5:5] = b""
    assert flash.erases == [4]


def test_nrf52_erases_the_pages_it_touches():
    flash = Flash("nrf52")
    flash[0:4096] = bytes(4096)
    assert flash.erases == [1, 0]
    flash[4096] = 255
    assert flash.erases == [1, 1]
    flash[4090:4100] = bytes(10)
    assert flash.erases == [2, 2]
    flash[9:9] = b""
    assert (flash.erases, flash.programs) == ([2, 2], 4)
    assert flash.steps == 4 * (ERASE + 4096)


def test_esp32_levels_its_wear():
    flash = Flash("esp32")
    flash[0] = 1
    assert flash.erases == [0] * 5  # a new log has space
    for _ in range(999):
        flash[0] = 1
    assert max(flash.erases) - min(flash.erases) <= 1
    # 256 entries of data, one for the index, and one for each of its three or four chunks.
    assert 1000 * 260 / 126 - 5 < sum(flash.erases) < 1000 * 261 / 126
    assert flash.steps == 1000 * (ERASE + 8192 + 1)


def test_a_small_blob_wears_esp32_less():
    flash = Flash("esp32", 256)
    for _ in range(1000):
        flash[0] = 1
    assert 1000 * 10 / 126 - 5 < sum(flash.erases) < 1000 * 11 / 126


@pytest.mark.parametrize("kind", KINDS)
def test_a_write_that_fails_changes_nothing(kind):
    flash = Flash(kind, 32, bytes(range(32)), fail_at=2)
    flash[0] = 99
    before = (flash[:], flash.steps, list(flash.erases))
    with pytest.raises(RuntimeError, match="Unable to write to nvm"):
        flash[0:32] = bytes(32)
    assert before == (flash[:], flash.steps, flash.erases)
    flash[0:32] = bytes(32)
    assert (flash[:], flash.writes) == (bytes(32), 3)


@pytest.mark.parametrize("kind", KINDS)
def test_without_power_nothing_goes(kind):
    flash = Flash(kind, 32, cut_at=2)
    with pytest.raises(PowerCut, match="the power went at flash step 2"):
        flash[0:4] = b"abcd"
    for access in (lambda: flash[0], lambda: flash[:], lambda: flash.__setitem__(0, 1)):
        with pytest.raises(PowerCut, match="off"):
            access()
    again = flash.reopened()
    assert again[:] == flash.contents
    assert (again.erases, again.programs, again.steps) == (flash.erases, flash.programs, 0)
    again[0:4] = b"abcd"
    assert again[0:4] == b"abcd"
    assert flash.erases != again.erases or kind in ("rp2", "esp32")


def test_no_exception_handler_of_a_program_stops_a_cut():
    assert not issubclass(PowerCut, Exception)
