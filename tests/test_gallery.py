"""The gallery shows every screen, and is small enough for a repository."""

import re

from PIL import Image

from sim import languages
from sim.board import board_files
from sim.project import ROOT
from tests import slow
from tests.firmware.handheld import Handheld, held
from tests.firmware.scenes import SCENES
from tests.gallery import __main__ as maker

MOST_BYTES = 2_150_000  # for two games with lessons and statistics, one with house rules
UNSEEN = {"computer_thinking"}  # the previous screen stays on the display
FEW = "few_"  # prefix of the file of a screen that replaces another one on few keys


def screens() -> set[str]:
    """Return all screens' names, by files with a class `Screen`."""
    files = (ROOT / "firmware").glob("**/screens/*.py")
    found = {
        file.stem.removeprefix(FEW)
        for file in files
        if re.search(r"^class Screen\b", file.read_text("utf-8"), re.MULTILINE)
    }
    return found - UNSEEN


def module_of(device: Handheld) -> str:
    """Return the file name of a handheld's screen."""
    return type(device.screen).__module__.rpartition(".")[2]


def test_every_screen_has_a_scene():
    with held("pygamer", drawn=False):
        shown = {module_of(make()) for make in SCENES.values()}
    assert screens() - shown == set()


def test_each_scene_shows_something_of_its_own_on_the_fewest_keys():
    with held("m5stack_stick_c_plus2"):  # a small one of those with two keys
        shown: dict[bytes, str] = {}
        for name, make in SCENES.items():
            other = shown.setdefault(make().picture().tobytes(), name)
            assert other == name, "the same picture"


def test_the_page_shows_a_picture_of_every_screen_in_every_whole_language():
    shown = re.findall(r"]\((.*?)\)", maker.page())
    assert len(shown) == len(set(shown)) == len(slow.DIFFERENT) * len(languages.WHOLE)
    named = re.findall(r"`boards/(\w+)\.py`", maker.page())
    assert sorted(named) == board_files.names()
    assert maker.pictured("raspberry_pi_pico2_w") == "raspberry_pi_pico"
    assert maker.pictured("hiibot_bluefi") == "clue_nrf52840_express"
    assert (maker.DOCS / "gallery.md").read_text("utf-8") == maker.page()
    files = set(maker.PICTURES.glob("*"))
    assert files == {maker.DOCS / name for name in shown}
    assert sum(file.stat().st_size for file in files) <= MOST_BYTES


def test_a_language_that_is_not_whole_needs_no_pictures(monkeypatch):
    before = maker.page()
    names = (*languages.names(), "de")
    monkeypatch.setattr(languages, "names", lambda: names)
    assert maker.page() == before


def test_a_sheet_has_each_scene_pixel_by_pixel(monkeypatch):
    few = {name: SCENES[name] for name in ("title", "pause")}
    monkeypatch.setattr(maker, "SCENES", few)
    sheet = maker.sheet("tinycircuits_thumby", "fr").convert("RGB")
    with held("tinycircuits_thumby", "fr"):
        picture = few["pause"]().picture()
    x = 2 * maker._GAP + picture.width
    y = maker._GAP + maker._LABEL
    shown = sheet.crop((x, y, x + picture.width, y + picture.height))
    assert shown.tobytes() == picture.tobytes()


def test_no_name_runs_into_the_next_one():
    small = Image.new("RGB", (20, 10), maker._GROUND)
    names = ("the_name_of_a_scene_longer_than_its_picture", "short")
    sheet = maker.arranged(dict.fromkeys(names, small)).convert("RGB")
    tall = maker._GAP + maker._LABEL
    dark = [
        x
        for x in range(sheet.width)
        if all(sheet.getpixel((x, y)) == maker._GROUND for y in range(tall))
    ]
    second = sheet.width // 2 + maker._GAP // 2  # where the next name begins
    assert set(range(second - maker._GAP, second)) <= set(dark)
    assert not set(range(second, second + 4)) <= set(dark)


def test_an_unknown_board_is_named(capsys):
    assert maker.main(["gameboy"]) == 2
    assert capsys.readouterr().err.startswith("gallery: unknown board 'gameboy': ")
