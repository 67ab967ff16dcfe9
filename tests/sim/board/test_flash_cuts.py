"""Power cuts at every step of a write leave only states that the chip allows, and all of those."""

import pytest

from sim.board.flash import Flash, PowerCut
from sim.board.flash_kinds import KINDS

ERASE = 3  # steps
SEEDS = range(300)


def cut(flash: Flash, start: int, values: bytes, step: int, seed: int = 0) -> bytes:
    """Return the contents of a copy of a memory after a write cut at its `step`, from 1."""
    copy = flash.reopened(cut_at=step, seed=seed)
    with pytest.raises(PowerCut):
        copy[start : start + len(values)] = values
    assert copy.steps == step
    return copy.contents


def steps_of(flash: Flash, start: int, values: bytes) -> int:
    """Return the number of steps of a write; a cut after the last does not happen."""
    copy = flash.reopened()
    copy[start : start + len(values)] = values
    again = flash.reopened(cut_at=copy.steps + 1)
    again[start : start + len(values)] = values
    assert again.contents == copy.contents
    return copy.steps


def check_program(old: bytes, new: bytes, left: bytes, first: int, at: int, page: int) -> None:
    """Check the result of programming from byte `first` that was cut off at byte `at`."""
    assert left[:at] == old[:first] + new[first:at]
    page_end = (at // page + 1) * page
    assert left[page_end:] == old[page_end:]
    for was, wanted, byte in zip(old, new, left, strict=True):
        assert byte | was == was
        assert byte & wanted == wanted & was


def test_rp2_cut_in_an_append():
    old = bytes(range(250)) + b"\xff" * 350
    flash = Flash("rp2", 600, old)
    values = bytes(range(1, 21)) + b"\xff\0"
    new = old[:250] + values + old[272:]
    assert steps_of(flash, 250, values) == len(values)
    for seed in range(20):
        for step in range(1, len(values) + 1):
            left = cut(flash, 250, values, step, seed)
            check_program(old, new, left, 250, 250 + step - 1, 256)


@pytest.mark.parametrize(("kind", "page"), [("rp2", 256), ("samd51", 512), ("nrf52", 4096)])
def test_cut_in_a_rewrite(kind, page):
    old = bytes(value * 7 % 251 for value in range(600))
    flash = Flash(kind, 600, old)
    new = old[:100] + b"abc" + old[103:]
    assert steps_of(flash, 100, b"abc") == ERASE + 600
    assert {cut(flash, 100, b"abc", 1, seed) for seed in range(9)} == {old}
    assert {cut(flash, 100, b"abc", 3, seed) for seed in range(9)} == {b"\xff" * 600}
    for step in range(ERASE + 1, ERASE + 600 + 1):
        left = cut(flash, 100, b"abc", step)
        check_program(b"\xff" * 600, new, left, 0, step - ERASE - 1, page)


@pytest.mark.parametrize("kind", ["rp2", "samd51", "nrf52"])
def test_what_half_an_erase_leaves(kind):
    old = bytes(range(256))
    flash = Flash(kind, 256, old)
    found = set()
    for seed in SEEDS:
        left = cut(flash, 0, b"a", 2, seed)
        more = all(byte & was == was for byte, was in zip(left, old, strict=True))
        fewer = all(byte & was == byte for byte, was in zip(left, old, strict=True))
        assert more or fewer
        found.add("old" if left == old else left if len(set(left)) == 1 else more)
    assert found == {"old", b"\xff" * 256, True, False}


def test_what_a_cut_program_leaves():
    flash = Flash("rp2", 512)
    found = set()
    for seed in SEEDS:
        left = cut(flash, 0, bytes(300), 11, seed)
        check_program(b"\xff" * 512, bytes(300) + b"\xff" * 212, left, 0, 10, 256)
        partly = {byte for byte in left[11:] if byte not in (0, 255)}
        others = "page" if any(byte != 255 for byte in left[11:]) else "byte"
        found.add("prefix" if left[10:] == b"\xff" * 502 else others)
        assert (others == "page") == bool(partly)
        if others == "page":
            assert 0 in left[11:256]
            assert 255 in left[11:256]
    assert found == {"prefix", "byte", "page"}


def test_nrf52_loses_one_page_at_most():
    old = bytes(value * 7 % 251 for value in range(8192))
    flash = Flash("nrf52", contents=old)
    values = bytes(200)
    new = old[:4000] + values + old[4200:]
    page = ERASE + 4096
    assert steps_of(flash, 4000, values) == 2 * page
    corners = [1, 2, 3, 4, page - 1, page]
    for step in sorted({*corners, *(page + corner for corner in corners), *range(9, 2 * page, 97)}):
        left = cut(flash, 4000, values, step, seed=step)
        if step <= page:
            assert left[4096:] == old[4096:]
        else:
            assert left[:4096] == new[:4096]


def test_esp32_leaves_the_old_the_new_or_nothing():
    old = bytes(range(100, 164))
    flash = Flash("esp32", 64, old)
    new = b"a" + old[1:]
    nothing = bytes(64)
    last = ERASE + 64 + 1
    assert steps_of(flash, 0, b"a") == last
    for step in range(1, last + 1):
        found = {cut(flash, 0, b"a", step, seed) for seed in range(30)}
        halfway = {2: {old, nothing}, last: {nothing, new}}
        assert found == halfway.get(step, {old if step == 1 else nothing})


@pytest.mark.parametrize("kind", KINDS)
def test_a_seed_leaves_the_same_each_time(kind):
    flash = Flash(kind, 64, bytes(range(64)))
    for step in range(1, ERASE + 64 + 1):
        assert len({cut(flash, 0, b"a", step, seed=5) for _ in range(3)}) == 1


def test_cuts_are_counted_over_all_writes():
    flash = Flash("rp2", 64, cut_at=12, seed=3)
    flash[0:5] = bytes(5)
    flash[5:10] = bytes(5)
    with pytest.raises(PowerCut):
        flash[10:15] = bytes(5)
    assert flash.contents[:11] == bytes(11)
    assert flash.contents[15:] == b"\xff" * 49
