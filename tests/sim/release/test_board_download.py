"""Each board's download is complete: drive, README, licences, map, and the UF2 file."""

import importlib.metadata
import io
import json
import re
import zipfile
from pathlib import Path, PurePosixPath

import pytest

from sim.board import board_files
from sim.bundler import drive, drive_shape, heap_lines
from sim.project import ROOT
from sim.release import (
    board_download,
    drive_leaflet,
    fat,
    leaflet,
    licences,
    places,
    settings_leaflet,
)
from sim.release.version import VERSION
from tests import made_bundles, slow
from tests.sim.release import apart

BOARDS = board_files.names()
QUICK = ("pygamer", "raspberry_pi_pico")
IN_FLASH = [name for name in BOARDS if board_files.facts(name).nvm == "rp2"]
OTHERS = [name for name in BOARDS if name not in IN_FLASH]
WITHOUT_USB = ("m5stack_core2", "m5stack_core_fire", "m5stack_stick_c_plus2")
MOST_LETTERS = 220  # of a line of README.txt
RP2040, RP2350 = 0xE48BFF56, 0xE48BFF57


def downloads(name: str) -> dict[str, bytes]:
    """Return the files for a board by the ends of their names."""
    made = board_download.of_board(name, made_bundles.bundle((name,)))
    assert {path.name.partition(".")[0] for path in made} == {f"number-drop-{name}-0"}
    return {path.suffix: content for path, content in made.items()}


def unzipped(data: bytes) -> dict[str, bytes]:
    """Return the files in a zip file."""
    with zipfile.ZipFile(io.BytesIO(data)) as archive:
        assert archive.testzip() is None
        return {name: archive.read(name) for name in archive.namelist()}


@pytest.mark.parametrize("name", slow.but(QUICK))
def test_a_zip_has_the_drive_and_what_a_person_needs(name):
    bundle = made_bundles.bundle((name,))
    inside = unzipped(downloads(name)[".zip"])
    game = {f"CIRCUITPY/{place.as_posix()}": content for place, content in bundle.files.items()}
    assert {place: inside.pop(place) for place in game} == game
    called = f"number-drop-{name}-{VERSION}.map.json"
    assert json.loads(inside.pop(called)) == json.loads(bundle.map)
    assert inside.pop("README.txt").decode().startswith(f"NUMBER DROP {VERSION}: ")
    assert inside.pop("SETTINGS.txt").decode() == settings_leaflet.text()
    assert inside.pop("LICENSES/number-drop.txt") == (ROOT / "LICENSE").read_bytes()
    libraries = {place.parts[1] for place in drive.files([name]) if place.parts[0] == "lib"}
    assert len(inside) == len({library.removesuffix(".py") for library in libraries})
    for place, text in inside.items():
        assert place.startswith("LICENSES/adafruit-circuitpython-")
        assert b"Permission is hereby granted" in text and b"WARRANTY OF ANY KIND" in text


@pytest.mark.parametrize("name", BOARDS)
def test_the_readme_is_ten_lines_in_each_language(name):
    text = leaflet.text(name, VERSION, "the.uf2", "the.map.json")
    title, empty, *lines = text.replace("\r\n", "\n").split("\n")
    assert board_files.facts(name).title in title and not empty
    assert len(lines) == 2 * 11
    for first in (0, 11):
        assert [line.partition(". ")[0] for line in lines[first : first + 10]] == [
            str(number) for number in range(1, 11)
        ]
        assert lines[first + 10] == ""
        message = "\n".join(lines[first : first + 10])
        assert f"https://circuitpython.org/board/{board_files.board_id(name)}/" in message
        door = places.door(name)
        assert door is None or message.count(door.drive) >= 2
        needed = places.bootloader(name)
        assert message.count("INFO_UF2.TXT") == (needed is not None)
        assert needed is None or needed.least in message
        assert ("/fs/" in message) == (name in WITHOUT_USB)
        assert "the.map.json" in message and "code.py" in message
    assert max(map(len, lines)) <= MOST_LETTERS


@pytest.mark.parametrize("name", BOARDS)
def test_who_has_a_settings_toml_is_asked_to_keep_it_where_the_drive_brings_one(name):
    """The lines to add are those of the drive's own file."""
    brings_one = bool(heap_lines.files([name]))
    message = leaflet.text(name, VERSION, "the.uf2", "m")
    assert message.count("settings.toml") == (2 if brings_one else 0)
    for line in heap_lines.lines([name]):
        assert message.count(line) == (2 if brings_one else 0)
    if name in IN_FLASH:
        message = drive_leaflet.text(name, VERSION)
        assert message.count("settings.toml") == (2 if brings_one else 0)


@pytest.mark.parametrize("name", IN_FLASH)
def test_the_readme_on_a_uf2_s_drive_asks_for_nothing_of_the_zip(name):
    text = drive_leaflet.text(name, VERSION)
    title, empty, *lines = text.replace("\r\n", "\n").split("\n")
    assert board_files.facts(name).title in title and not empty
    both = [[line.partition(". ")[0] for line in lines[first : first + 8]] for first in (0, 8)]
    assert both == 2 * [[*"1234567", ""]]
    assert "zip" not in text and "map.json" not in text
    assert text.count("bundle_id.txt") == 2
    assert text.count(f"https://circuitpython.org/board/{board_files.board_id(name)}/") == 2
    assert max(map(len, lines)) <= MOST_LETTERS


def test_the_readme_of_a_board_of_your_own_leaves_to_its_page_what_nobody_knows(monkeypatch):
    assert "own installer" in leaflet.text("m5stack_cardputer", VERSION, "", "the.map.json")
    monkeypatch.setattr(places, "_DOORS", {})
    message = leaflet.text("raspberry_pi_pico", VERSION, "", "the.map.json")
    assert "as that page says" in message and "installer" not in message and ".uf2" in message


def test_old_bootloaders_are_reported():
    """CircuitPython 10 takes more than 512 KB of an nRF52840, and other partitions of 4 MB."""
    needed = {name: places.bootloader(name) for name in BOARDS}
    assert {
        name for name, one in needed.items() if one and one.least == "UF2 Bootloader 0.6.1"
    } == {
        "clue_nrf52840_express",
        "hiibot_bluefi",
        "ohs2020_badge",
    }
    assert {name for name, one in needed.items() if one and one.erases} == {
        "adafruit_feather_esp32s2_reverse_tft",
        "adafruit_feather_esp32s3_reverse_tft",
        "adafruit_funhouse",
        "lilygo_tqt_pro_psram",
    }


@pytest.mark.parametrize("name", ["pico", "pico_w", "pico2", "pico2_w"])
def test_a_pico_s_boot_drive_is_known(name):
    assert places._DOORS[f"raspberry_pi_{name}"].drive == ("RP2350" if "2" in name else "RPI-RP2")


@pytest.mark.parametrize("name", slow.but(QUICK[1:], IN_FLASH))
def test_a_uf2_file_makes_the_same_drive_where_circuitpython_looks(name):
    made = downloads(name)
    found = apart.flashed(made[".uf2"])
    kb = board_files.facts(name).drive_kb
    flash = found.place + kb * 1024
    assert flash & (flash - 1) == 0, "the drive goes up to the end of the flash"
    assert found.family == (RP2350 if board_files.facts(name).is_fast else RP2040)
    read = apart.files(apart.volume(found.data, kb * 2))
    given = unzipped(made[".zip"])
    expected = {
        place.removeprefix("CIRCUITPY/").lower(): content
        for place, content in given.items()
        if not place.endswith(".map.json")
    }
    expected["readme.txt"] = drive_leaflet.text(name, VERSION).encode()
    quiet = {place: read.pop(place) for place in (".metadata_never_index", ".trashes")}
    quiet |= {place: read.pop(place) for place in (".fseventsd/no_log", ".trash-1000")}
    assert set(quiet.values()) == {b""}
    assert read == expected


@pytest.mark.parametrize("name", slow.but(QUICK))
def test_a_mac_user_is_not_told_to_drag_what_fills_the_drive(name):
    """For each file and folder, Finder writes another one of 4 KB whose name begins with `._`."""
    shipped = {PurePosixPath(place.as_posix()): c for place, c in downloads_drive(name).items()}
    folders = {folder for place in shipped for folder in place.parents if folder.name}
    beside = {place.with_name(f"._{place.name}"): bytes(4096) for place in (*shipped, *folders)}
    size = drive_shape.sectors(board_files.facts(name).drive_kb)
    fat.volume(shipped, size)  # it has room for these
    message = leaflet.text(name, VERSION, "the.uf2" if board_download.has_uf2(name) else "", "m")
    assert message.count(" Mac") == (0 if name in WITHOUT_USB else 2)
    assert message.count("cp -RX") == (2 if name in OTHERS and name not in WITHOUT_USB else 0)
    if board_files.facts(name).drive_kb <= 1024:
        with pytest.raises(fat.FullError):
            fat.volume(shipped | beside, size)


def downloads_drive(name: str) -> dict[Path, bytes]:
    """Return the files that go onto a board's drive."""
    return made_bundles.bundle((name,)).files


# What a board or its owner has, or the board writes.
ELSEWHERE = {"boot_out.txt", "settings.toml", "trial.txt", "INFO_UF2.TXT"}
NAMED = re.compile(rb"(?<![\w/:.])[\w/]+\.(?:md|py|txt|TXT|toml|json|png)\b")


@pytest.mark.parametrize("name", QUICK)
def test_what_is_named_in_a_zip_is_in_it(name):
    inside = unzipped(downloads(name)[".zip"])
    there = {place.rpartition("/")[2] for place in inside} | ELSEWHERE
    for place, content in inside.items():
        if place.endswith((".py", ".txt", ".toml", ".mpy")) and "LICENSES" not in place:
            named = {found.decode().rpartition("/")[2] for found in NAMED.findall(content)}
            assert {one for one in named if one not in there} == set(), place


@pytest.mark.parametrize("name", slow.but(OTHERS[:1], OTHERS))
def test_other_boards_have_none(name):
    assert ".uf2" not in downloads(name)
    assert board_download.why_none(name) == "its boot drive writes the firmware alone"


def test_for_a_board_that_nobody_looked_up_the_readme_does_not_guess(monkeypatch):
    monkeypatch.setattr(places, "_PLACES", {})
    assert not board_download.has_uf2("raspberry_pi_pico")
    assert "is not known" in board_download.why_none("raspberry_pi_pico")
    text = leaflet.text("raspberry_pi_pico", VERSION, "", "m")
    assert "Instead of" not in text and "Your own files" in text


def test_the_same_bundle_makes_the_same_bytes():
    assert downloads("pygamer") == downloads("pygamer")
    assert downloads("pajenicko_picopad") == downloads("pajenicko_picopad")


def test_a_library_without_its_licence_is_refused(monkeypatch):
    monkeypatch.setattr(importlib.metadata, "files", lambda name: [Path("none")])
    with pytest.raises(FileNotFoundError, match="without its licence"):
        licences.of_drive("pygamer")


@pytest.mark.parametrize("name", board_files.names())
def test_the_readme_mentions_the_uf2_file_where_there_is_one(name):
    with_it = leaflet.text(name, VERSION, "the.uf2", "m")
    without = leaflet.text(name, VERSION, "", "m")
    door = places.door(name)
    assert with_it.count("the.uf2") == (2 if door else 0)
    assert "Your own files" in without
    assert ("Your own files" in with_it) == (door is None)
