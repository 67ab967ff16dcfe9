"""A volume is like one that CircuitPython formats, and an independent reader can read it."""

import random
from pathlib import PurePosixPath

import pytest

from sim.bundler.drive_shape import shape
from sim.release import fat
from tests.sim.release import apart

# The first sector of a Pico's drive as formatted by CircuitPython 10.2.1, run on an emulated chip.
FORMATTED = bytes.fromhex(
    "ebfe904d53444f53352e3000020101000100020008f807003f00ff000100000000000000800029000000074e4f204e"
    "414d452020202046415420202020200000"
)
SERIAL = range(39, 43)  # random there
# Directory entries of empty files there: a long name before its short one, and a short one.
ENTRIES = {
    "settings.toml": "4173006500740074006900"
    "0f00196e00670073002e0074006f0000006d006c00"
    "53455454494e7e31544f4d20000000002128000000000000212800000000"
    "0000",
    "boot_out.txt": "424f4f545f4f5554545854201800000021280000000000002128000000000000",
}
DATES = {16, 17, 24, 25}  # of an entry that is not part of a long name
SIZES = {"Picopad": 1016, "Pico": 2048, "Thumby Color": 30720}  # sectors
NAMES = ("code.py", "UPPER.TXT", "Mixed.Txt", "bundle_id.txt", "no_end", ".hidden", "a b.c.d")


def some(count: int, most: int = 5000) -> dict[PurePosixPath, bytes]:
    """Return files in folders, with names of all kinds."""
    chance = random.Random(count)
    folders = ("", "lib", "lib/adafruit_display_text", "f/n/w")
    found = {}
    for number in range(count):
        name = NAMES[number] if number < len(NAMES) else f"a_long_name_of_{number}.mpy"
        found[PurePosixPath(chance.choice(folders), name)] = chance.randbytes(
            chance.choice((0, 1, 511, 512, 513, chance.randrange(most)))
        )
    return found


def test_the_first_sector_is_what_circuitpython_writes():
    made = fat.volume({}, SIZES["Pico"])
    assert made[510:512] == b"\x55\xaa" and set(made[64:510]) == {0}
    for at, byte in enumerate(FORMATTED):
        assert at in SERIAL or made[at] == byte, at


@pytest.mark.parametrize("sectors", SIZES.values(), ids=SIZES)
def test_what_is_in_it_is_found_again(sectors):
    given = some(60)
    system = apart.volume(fat.volume(given, sectors), sectors)
    assert apart.files(system) == {str(place).lower(): given[place] for place in given}


def test_a_large_drive_has_larger_clusters_and_numbers():
    small, large = (
        apart.volume(fat.volume({}, SIZES[name]), SIZES[name]) for name in SIZES if name != "Pico"
    )
    assert (small.cluster_size, small.type.name) == (512, "FAT12")
    assert (large.cluster_size, large.type.name) == (2048, "FAT16")


@pytest.mark.parametrize(
    ("name", "small"), [("app.mpy", 0x18), ("app.MPY", 0x08), ("APP.mpy", 0x10), ("APP.MPY", 0)]
)
def test_a_short_name_takes_one_entry_which_says_what_is_in_small_letters(name, small):
    lone = fat.volume({PurePosixPath(name): b""}, SIZES["Pico"])
    root = shape(SIZES["Pico"]).data_at * 512 - 512 * 32
    label, entry, end = (lone[root + 32 * number : root + 32 * number + 32] for number in range(3))
    assert label[:12] == b"CIRCUITPY  \x08"
    assert entry[:13] == b"APP     MPY\x20" + bytes([small])
    assert end == bytes(32)


@pytest.mark.parametrize("name", ENTRIES)
def test_a_name_is_written_as_circuitpython_writes_it(name):
    root = (1 + shape(2048).table) * 512 + 32  # after the label
    expected = bytes.fromhex(ENTRIES[name])
    made = fat.volume({PurePosixPath(name): b""}, 2048)[root : root + len(expected)]
    last = len(expected) - 32
    for at in range(len(expected)):
        assert at - last in DATES or made[at] == expected[at], at


def test_the_same_files_make_the_same_volume():
    given = some(40)
    assert fat.volume(given, 2048) == fat.volume(dict(reversed(given.items())), 2048)


def test_what_does_not_fit_is_refused():
    whole = {PurePosixPath("all"): bytes(shape(2048).clusters * 512)}
    assert len(fat.volume(whole, 2048)) == 2048 * 512
    with pytest.raises(fat.FullError, match="^512 bytes too much"):
        fat.volume(whole | {PurePosixPath("more"): b"1"}, 2048)
    many = {PurePosixPath(f"{number}.txt"): b"" for number in range(512)}
    with pytest.raises(fat.FullError, match="too many files"):
        fat.volume(many, 2048)
