"""A UF2 file suits the boot drives of RP2040 and RP2350."""

import pytest

from sim.release import uf2
from tests.sim.release import apart


@pytest.mark.parametrize("length", [1, 256, 4096, 4097, 70_000])
def test_all_of_it_comes_to_its_place_in_whole_sectors(length):
    data = bytes(number * 7 & 255 for number in range(length))
    found = apart.flashed(uf2.file(data, 1 << 20, uf2.RP2040))
    assert (found.place, found.family) == (1 << 20, 0xE48BFF56)
    assert found.data.rstrip(b"\0") == data.rstrip(b"\0")
    assert len(found.data) == -(-length // 4096) * 4096


def test_a_place_inside_a_sector_is_refused():
    with pytest.raises(ValueError, match="0x100100 is not where a sector begins"):
        uf2.file(b"1", 0x100100, uf2.RP2350)
