"""SIS is in the bundles of fast boards only; no other bundle has a byte of her."""

import sys
from pathlib import Path

import pytest

from firmware.kept import seats
from sim.board import board_files
from sim.bundler import drive, fast_boards
from tests import slow
from tests.bench import situations
from tests.vm import measured
from web import page_text

ESP32_S3 = {
    "adafruit_feather_esp32s3_reverse_tft",
    "deshipu_ugame_s3",
    "espressif_esp32s3_usb_otg_n8",
    "lilygo_tdeck",
    "lilygo_tdisplay_s3",
    "lilygo_tqt_pro_psram",
    "m5stack_cardputer",
    "m5stack_cardputer_ros",
    "m5stack_cores3",
    "waveshare_esp32_s3_touch_lcd_2_8",
}
RP2350 = {
    "pimoroni_explorer2350",
    *(f"raspberry_pi_pico2{kind}" for kind in ("", "_mono", "_upright")),
    *(f"raspberry_pi_pico2_w{kind}" for kind in ("", "_mono", "_upright")),
    "tinycircuits_thumby_color",
}
FAST = ESP32_S3 | RP2350
GUESTS = Path("firmware", "guests", "__init__.py")


def names_in(text: bytes) -> tuple[str, ...]:
    """Return the guests in the source of a list."""
    found: dict[str, tuple[str, ...]] = {}
    exec(text, found)
    return found["NAMES"]


def points_in(text: bytes) -> dict[str, int]:
    """Return the guests' scores in the source of a list."""
    found: dict[str, dict[str, int]] = {}
    exec(text, found)
    return found["POINTS"]


@pytest.mark.parametrize("board", slow.boards())
def test_she_is_on_the_drives_of_fast_boards_alone(board: str) -> None:
    files = drive.files([board])
    sources = fast_boards.offer({place: path.read_bytes() for place, path in files.items()})
    assert board_files.facts(board).is_fast is (board in FAST)
    assert fast_boards.OWN & files.keys() == (fast_boards.OWN if board in FAST else set())
    assert names_in(sources[GUESTS]) == (("sis",) if board in FAST else ())
    assert points_in(sources[GUESTS]) == ({"SIS": 57} if board in FAST else {})


def test_she_is_not_on_the_drive_for_all_boards() -> None:
    assert not fast_boards.OWN & drive.files(board_files.names()).keys()
    assert fast_boards.OWN <= drive.files(sorted(FAST)).keys()


def test_guests_of_your_own_come_after_her_so_her_seat_keeps_its_number() -> None:
    sources = dict.fromkeys(fast_boards.OWN, b"")
    written = '"""Guests."""\n\nNAMES: tuple[str, ...] = ("zoe",)\nPOINTS: dict[str, int] = {}\n'
    sources[GUESTS] = written.encode()
    assert names_in(fast_boards.offer(sources)[GUESTS]) == ("sis", "zoe")
    sources[GUESTS] = written.replace("POINTS", "MARKS").encode()
    with pytest.raises(ValueError, match="of points"):
        fast_boards.offer(sources)
    sources[GUESTS] = b"NOBODY = ()\n"
    with pytest.raises(ValueError, match="no list"):
        fast_boards.offer(sources)


@pytest.mark.parametrize(
    ("line", "names"),
    [
        ('NAMES = ("zoe",)', ("sis", "zoe")),
        ('NAMES: tuple[str, ...] = "zoe",  # é, mine', ("sis", "zoe")),
        ('NAMES = "zoe", "ann"', ("sis", "zoe", "ann")),
        ('NAMES: tuple[str, ...] = (\n    "zoe",  # mine\n    "ann",\n)', ("sis", "zoe", "ann")),
        ('NAMES = ("zoe",) + ("ann",)', ("sis", "zoe", "ann")),
        ('NAMES = (\n    ("zoe",)\n    + ("ann",)\n)', ("sis", "zoe", "ann")),
    ],
)
@pytest.mark.parametrize("ends", ["\n", "\r\n"])
def test_your_own_guests_may_be_written_in_any_way_that_makes_a_tuple(
    line: str, names: tuple[str, ...], ends: str
) -> None:
    sources = dict.fromkeys(fast_boards.OWN, b"")
    text = f'"""Gäste."""\n\n{line}\nPOINTS: dict[str, int] = {{}}\n'.replace("\n", ends)
    sources[GUESTS] = text.encode()
    assert names_in(fast_boards.offer(sources)[GUESTS]) == names


@pytest.mark.parametrize("names", ['["zoe"]', '{"zoe"}', '("zoe")'])
def test_guests_that_are_no_tuple_are_refused_in_a_line(names: str) -> None:
    sources = dict.fromkeys(fast_boards.OWN, b"")
    sources[GUESTS] = f"NAMES = {names}\nPOINTS: dict[str, int] = {{}}\n".encode()
    with pytest.raises(ValueError, match="write NAMES as a tuple") as error:
        fast_boards.offer(sources)
    assert "\n" not in str(error.value)


def test_guests_that_are_not_python_are_refused_in_a_line() -> None:
    sources = dict.fromkeys(fast_boards.OWN, b"")
    sources[GUESTS] = b'\nNAMES = ("zoe",\n'
    with pytest.raises(ValueError, match=r"^firmware/guests/__init__.py, line 2: '\(' was never"):
        fast_boards.offer(sources)


@pytest.mark.parametrize(
    "board", slow.but(["tinycircuits_thumby_color"], ["tinycircuits_thumby_color", "pygamer"])
)
def test_she_plays_in_the_bundle_of_a_fast_board(
    board: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """On other boards nobody knows her, so a person plays her seats."""
    monkeypatch.setattr(situations, "_STRONGEST", len(seats.LEVELS) + 1)
    situations.number_drop.cache_clear()
    (table,) = (one for one in situations.SITUATIONS if one.name.startswith("computer's turn"))
    try:
        # Any measurement of memory will do here, so one place in memory is enough.
        (found,) = measured.measure([table.way(board)], board, {table.name: sys.maxsize})
    finally:
        situations.number_drop.cache_clear()
    turns = [lap.at for lap in found.laps if lap.at.startswith("computer")]
    assert (len(turns) > 2) is (board in FAST), found.laps


def test_a_browser_is_fast_too() -> None:
    found = page_text.files()
    assert {place.with_suffix(".mpy").as_posix() for place in fast_boards.OWN} <= found.keys()
    assert b"sis" in found[GUESTS.with_suffix(".mpy").as_posix()]
