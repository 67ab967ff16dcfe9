"""`--record`: each key and the screen at rest before it, which can be read and replayed."""

import base64
import gzip
import json
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import pytest

from engine.drop_it.pieces import KINDS
from firmware.screens.title import Screen as Title
from sim import options, session
from sim.__main__ import main
from sim.views.key_record import KeyRecord
from tests import slow
from tests.sim.handheld import switch_on

LEFT_HANDED = 'NUMBER_DROP_HAND = "left"\n'


@dataclass
class Read:
    """The contents of a record: first line, keys in order, screens and pixels."""

    head: dict[str, Any]
    keys: list[str | None]
    screens: list[str]
    pixels: list[bytes]


def read(path: Path) -> Read:
    """Return a file's record, after checking that its lines have exactly the specified fields."""
    with gzip.open(path, "rt", encoding="utf-8") as file:
        head, *lines = [json.loads(line) for line in file]
    assert list(head) == ["board", "seed", "width", "height"]
    assert all(list(line) == ["key", "screen", "pixels"] for line in lines)
    pixels = [base64.b64decode(line["pixels"], validate=True) for line in lines]
    assert {len(one) for one in pixels} <= {head["width"] * head["height"] * 2}
    return Read(head, [line["key"] for line in lines], [line["screen"] for line in lines], pixels)


def run(*arguments: str) -> Any:
    """Run the simulator without a view and return its app."""
    return session.play(options.parse(["--view", "none", *arguments]))


def recorded(folder: Path, *arguments: str) -> Read:
    """Run the simulator and return its record."""
    path = folder / "run.rec"
    run("--record", str(path), *arguments)
    return read(path)


def again(record: Read) -> list[str]:
    """Return the options that press a record's keys again."""
    keys = " ".join(key for key in record.keys if key is not None)
    return ["--board", record.head["board"], "--seed", str(record.head["seed"]), "--keys", keys]


@pytest.mark.parametrize(
    ("board", "size", "keys", "screens"),
    [
        ("pygamer", (160, 128), "a left a start", "title place place roll pause"),
        ("raspberry_pi_pico_mono", (128, 64), "a left a y", "title place place roll pause"),
        ("tinycircuits_thumby", (72, 40), "down a up b", "title title players players title"),
        # Three keys: UP held goes back, DOWN continues.
        (
            "adafruit_feather_esp32s3_reverse_tft",
            (240, 135),
            "down a up:800 down",
            "title title players title title",
        ),
    ],
)
def test_each_line_has_the_key_and_what_the_display_had_before_it(
    tmp_path, board, size, keys, screens
):
    there = ["--board", board, "--seed", "7"]
    record = recorded(tmp_path, *there, "--keys", keys)
    head = {"board": board, "seed": 7, "width": size[0], "height": size[1]}
    assert record.head == head
    assert record.keys == [*keys.split(), None]
    assert record.screens == screens.split()
    for count, pixels in enumerate(record.pixels):
        app = run(*there, "--keys", " ".join(keys.split()[:count]))
        assert app.navigator.screen.name == record.screens[count]
        assert pixels == bytes(app.display.pixels), count


def test_in_the_left_hand_the_pixels_are_where_they_are_on_the_glass(tmp_path):
    (tmp_path / "settings.toml").write_text(LEFT_HANDED)
    there = ["--nvm", str(tmp_path), "--keys", "down"]
    record = recorded(tmp_path, *there)
    app = run(*there)
    assert app.display.rotation == 180
    assert record.keys == ["down", None]
    assert record.pixels[-1] == bytes(app.display.pixels) != record.pixels[0]


def test_a_key_waits_for_the_screen_to_come_to_rest(tmp_path):
    game = ["--game", "drop_it", "--keys"]
    hasty = recorded(tmp_path, *game, "a*3 left*2 up")
    patient = recorded(tmp_path, *game, "a wait:9000 a wait:9000 a wait:9000 left*2 up")
    assert hasty == patient
    assert "fall" not in hasty.screens


def test_a_key_waits_for_what_a_pause_adds_to_the_screen(tmp_path):
    """While no key is pressed, what a piece may not touch is marked one by one."""
    keys = "a b right down a b up right right a b".split()
    game = ["--game", "drop_it", "--board", "raspberry_pi_pico", "--keys"]
    hasty = recorded(tmp_path, *game, " ".join(keys))
    patient = recorded(tmp_path, *game, " wait:300 ".join(keys))
    assert hasty == patient
    assert hasty.screens == ["title", *["aim"] * len(keys)]


@pytest.fixture
def marked(monkeypatch):
    """A list with, for each recorded key, whether all that a piece may not touch was marked."""
    apps, found = [], []
    start, add = session._start, KeyRecord.add

    def started(*asked: Any) -> Any:
        apps.append(start(*asked))
        return apps[-1]

    def look(record: KeyRecord, press: Any, screen: str) -> None:
        shown: Any = apps[-1].navigator.screen
        if screen == "aim":
            found.append(shown.view.zone.warned == shown.colour * KINDS + shown.kind)
        add(record, press, screen)

    monkeypatch.setattr(session, "_start", started)
    monkeypatch.setattr(KeyRecord, "add", look)
    return found


GAMES = [
    ("number_drop", "--board pygamer --auto hint --seed 3"),
    ("number_drop", "--board tinycircuits_thumby --auto random --players 2 --seed 4294967295"),
    (
        "number_drop",
        "--board adafruit_feather_esp32s3_reverse_tft --keys down --auto random"
        " --players 2 --computers 1",
    ),
    ("drop_it", "--board tinycircuits_thumby --auto random --players 2 --computers 1"),
    ("drop_it", "--board pygamer --auto random"),
]


@pytest.mark.parametrize(("game", "arguments"), slow.rows_but([GAMES[2], GAMES[3]], GAMES))
def test_the_keys_of_a_game_pressed_again_give_the_same_screens(marked, tmp_path, game, arguments):
    """On a low screen, marks in the hidden part of Drop It's board change no pixel."""
    record = recorded(tmp_path, "--game", game, *arguments.split())
    first = (tmp_path / "run.rec").read_bytes()
    assert record.screens[-1] == "over" and record.keys[-1] is None and len(record.keys) > 50
    assert ("computer" in record.screens) == ("--computers" in arguments)
    assert recorded(tmp_path, *again(record)) == record, "as on a board that offers the first game"
    assert all(marked) and (len(marked) > 50) == (game == "drop_it")
    assert (tmp_path / "run.rec").read_bytes() == first


def test_keys_come_before_the_game_and_a_held_one_says_for_how_long(tmp_path):
    keys = ["--board", "tinycircuits_thumby", "--keys", "down a:50 b:700 wait:300*2 up*2"]
    record = recorded(tmp_path, *keys, "--auto", "random")
    assert record.keys[:5] == ["down", "a", "b:700", "up", "up"] and len(record.keys) > 50
    assert recorded(tmp_path, *again(record)) == record


def test_without_a_seed_it_has_the_one_that_was_used(tmp_path):
    record = recorded(tmp_path, "--keys", "a*5")
    assert record.head["seed"] == 0
    assert recorded(tmp_path, "--keys", "a*5", "--seed", "0") == record
    assert recorded(tmp_path, "--keys", "a*5", "--seed", "1").pixels != record.pixels


def test_of_a_run_without_keys_there_is_the_title(tmp_path):
    record = recorded(tmp_path)
    assert (record.keys, record.screens) == ([None], ["title"])


def test_when_the_power_goes_it_has_all_keys_so_far(tmp_path):
    game = ["--board", "pimoroni_picosystem", "--seed", "7", "--keys", "a left a*6"]
    whole = recorded(tmp_path, *game)
    path = tmp_path / "cut.rec"
    cut = ["--cut", "4115", "--record", str(path)]
    assert main(["--view", "none", *game, *cut]) == 75
    record = read(path)
    count = len(record.keys)
    assert 2 < count < len(whole.keys)
    assert (record.keys, record.pixels) == (whole.keys[:count], whole.pixels[:count])


def test_when_the_firmware_fails_it_has_the_key_that_did_it(tmp_path):
    handheld = switch_on()
    record = KeyRecord("pygamer", 1, handheld.machine.display)
    with pytest.raises(ZeroDivisionError):
        handheld.press("right start left", record=record)
    record.write(tmp_path / "run.rec")
    assert read(tmp_path / "run.rec").keys == ["right", "start"]


def test_a_firmware_that_never_rests_is_reported():
    handheld = switch_on()
    handheld.app.is_restless = True
    record = KeyRecord("pygamer", 1, handheld.machine.display)
    with pytest.raises(RuntimeError, match="not at rest"):
        handheld.press("right", record=record)


def test_a_firmware_that_has_only_just_begun_to_move_is_waited_for(tmp_path):
    handheld = switch_on()
    still_ms = 60_000
    handheld.app.restless_ms = range(still_ms, still_ms + 1000)
    record = KeyRecord("pygamer", 1, handheld.machine.display)
    handheld.press(f"wait:{still_ms + 200} right", record=record)
    record.write(tmp_path / "run.rec")
    assert read(tmp_path / "run.rec").keys == ["right", None]


def test_a_record_that_cannot_be_written_is_one_line(tmp_path, capsys, monkeypatch):
    def full(path, data):
        raise OSError(28, "No space left on device")

    monkeypatch.setattr(Path, "write_bytes", full)
    assert main(["--view", "none", "--record", str(tmp_path / "run.rec")]) == 2
    error = capsys.readouterr().err
    assert error.startswith("sim: cannot write: ") and error.count("\n") == 1


def test_what_is_recorded_is_unseen_also_where_there_is_a_screen(tmp_path, monkeypatch, capsys):
    monkeypatch.setattr("sim.views.selection._window", lambda subject: pytest.fail("a window"))
    path = tmp_path / "run.rec"
    assert main(["--record", str(path)]) == 0
    assert read(path).keys == [None]
    assert capsys.readouterr().err == ""


def test_a_key_waits_until_an_analysis_is_done(tmp_path, monkeypatch):
    """How far it is cannot be compared with a board's: here the title thinks for two seconds."""
    busy = iter(range(60))
    monkeypatch.setattr(Title, "is_busy", property(lambda _: next(busy, None) is not None))
    record = recorded(tmp_path, "--board", "pygamer", "--seed", "7", "--keys", "down")
    assert next(busy, None) is None and record.screens == ["title", "title"]
