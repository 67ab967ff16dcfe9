"""Painting word by word equals Blinka's painting pixel by pixel."""

from io import BytesIO
from random import Random
from typing import Any

import pytest
from displayio import Bitmap

from tests import quick_bitmaps

TRIALS = 250


def random_bitmap(chance: Random, bits: int) -> Any:
    """Return a bitmap of random pixels, as if just displayed, with up to three words per row."""
    bitmap: Any = Bitmap(chance.randint(1, 96 // bits), chance.randint(1, 9), 1 << bits)
    for place in range(bitmap.width * bitmap.height):
        bitmap[place] = chance.getrandbits(bits)
    bitmap._finish_refresh()
    return bitmap


def copy(bitmap: Any) -> Any:
    made: Any = Bitmap(bitmap.width, bitmap.height, 1 << bitmap._bits_per_value)
    made._data[:] = bitmap._data
    made._finish_refresh()
    return made


def state(bitmap: Any) -> tuple[Any, ...]:
    """Return a bitmap's pixels and the part to be displayed."""
    area = bitmap._dirty_area
    pixels = [bitmap[place] for place in range(bitmap.width * bitmap.height)]
    return pixels, (area.x1, area.y1, area.x2, area.y2)


def both(name: str, bitmap: Any, *given: Any, **named: Any) -> None:
    """Paint in both ways, and check that the results are the same."""
    seen: list[object] = []
    for paint in (quick_bitmaps._slow[name], getattr(quick_bitmaps, name)):
        painted = copy(bitmap)
        try:
            paint(painted, *given, **named)
        except ValueError as wrong:
            seen.append(str(wrong))
        else:
            seen.append(state(painted))
    assert seen[0] == seen[1], (name, state(bitmap), given, named)


@pytest.mark.parametrize("bits", [1, 2, 4, 8])
def test_a_region_is_filled_alike(bits: int) -> None:
    chance = Random(bits)
    for _ in range(TRIALS):
        x1, y1 = chance.randint(-9, 99), chance.randint(-3, 9)
        x2, y2 = x1 + chance.randint(-2, 70), y1 + chance.randint(-1, 9)
        both("fill_region", random_bitmap(chance, bits), x1, y1, x2, y2, chance.randint(0, 300))


@pytest.mark.parametrize("bits", [1, 2, 4, 8])
def test_what_has_to_be_shown_grows_alike(bits: int) -> None:
    chance = Random(bits)
    for _ in range(TRIALS):
        quick = random_bitmap(chance, bits)
        slow = copy(quick)
        for _ in range(3):
            x1, y1 = chance.randint(-2, 60), chance.randint(-2, 9)
            named = {"x1": x1, "y1": y1, "x2": x1 + chance.randint(-1, 9), "y2": y1 + 2}
            kept = {name: value for name, value in named.items() if chance.random() < 0.9}
            quick_bitmaps.dirty(quick, **kept)
            quick_bitmaps._slow_dirty(slow, **kept)
            assert state(quick) == state(slow), (kept, quick.width, quick.height)


@pytest.mark.parametrize("bits", [1, 2, 4, 8])
def test_a_pixel_is_read_alike(bits: int) -> None:
    chance = Random(bits)
    for _ in range(TRIALS // 10):
        bitmap = random_bitmap(chance, bits)
        for x in range(bitmap.width + 1):
            for y in range(bitmap.height + 1):
                assert quick_bitmaps.pixel(bitmap, (x, y)) == bitmap._get_pixel(x, y)
        for place in ((-1, 0), (0, -1), (bitmap.width + 1, 0), (0, bitmap.height + 1), -1):
            with pytest.raises(ValueError, match="out of range"):
                quick_bitmaps.pixel(bitmap, place)


@pytest.mark.parametrize("bits", [1, 2, 4])
def test_lit_rows_are_those_with_a_pixel_but_0(bits: int) -> None:
    chance = Random(bits)
    for _ in range(TRIALS):
        bitmap = random_bitmap(chance, bits)
        for _ in range(bitmap.width * bitmap.height):
            bitmap[chance.randrange(bitmap.width), chance.randrange(bitmap.height)] = 0
        first, end = chance.randint(0, bitmap.width), chance.randint(0, bitmap.width)
        rows = range(bitmap.height)
        lit = [row for row in rows if any(bitmap[col, row] for col in range(first, end))]
        assert quick_bitmaps.lit_rows(bitmap, first, end) == lit


@pytest.mark.parametrize("bits", [1, 2, 4, 8])
def test_a_part_is_copied_alike(bits: int) -> None:
    chance = Random(bits)
    for _ in range(TRIALS):
        source = random_bitmap(chance, chance.choice((bits, bits, 1, 2)))
        named = {"x1": chance.randint(-1, 40), "y1": chance.randint(-1, 5)}
        named |= {"x2": chance.randint(-1, 99), "y2": chance.randint(-1, 9)}
        named |= {"skip_source_index": chance.getrandbits(bits + 1)}
        named |= {"skip_dest_index": chance.getrandbits(bits)}
        kept = {name: value for name, value in named.items() if chance.random() < 0.5}
        x, y = chance.randint(-40, 96), chance.randint(-4, 9)
        both("blit", random_bitmap(chance, bits), source, x, y, **kept)


@pytest.mark.parametrize("bits", [1, 2, 4, 8])
def test_what_is_read_twice_is_read_alike(bits: int) -> None:
    chance = Random(bits)
    for _ in range(TRIALS // 10):
        bitmap = random_bitmap(chance, bits)
        size = (bitmap.width * bits + 7) // 8 * bitmap.height
        file = BytesIO(chance.randbytes(size + 5))
        for more in ((), (), (1, chance.random() < 0.5)):
            seen = []
            for read in (quick_bitmaps._slow["readinto"], quick_bitmaps.readinto):
                painted = copy(bitmap)
                file.seek(2)
                read(painted, file, bits, *more)
                seen.append((state(painted), file.tell()))
            assert seen[0] == seen[1]
        file.seek(7)
        with pytest.raises(EOFError):
            quick_bitmaps.readinto(copy(bitmap), file, bits, 1)


@pytest.mark.parametrize("bits", [1, 2, 4, 8])
def test_a_picture_is_painted_alike_and_alike_once_more(bits: int) -> None:
    chance = Random(bits)
    for _ in range(TRIALS // 10):
        bitmap = random_bitmap(chance, bits)
        art = chance.randbytes(bitmap.width * bitmap.height + chance.randint(0, 2))
        for _ in range(2):
            both("arrayblit", bitmap, art)
        both("arrayblit", bitmap, art, 0, 0, bitmap.width, chance.randint(0, bitmap.height))
