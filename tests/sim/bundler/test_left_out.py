"""A bundle without one of the games: the drive plays the other, and nothing else is missed."""

import os
import subprocess
import sys
from pathlib import Path

import pytest

from sim import project
from sim.board import board_files
from sim.bundler import bundle_folder, drive, game_files, pipeline, sizes
from sim.bundler.traceback.traceback_map import ID_FILE

# Plays on a drive's own firmware by keys; prints the screens that they lead to.
DRIVER = """
import sys
sys.path.insert(0, {root!r})
import sim.blinka
import microcontroller
microcontroller.nvm = None
for name in [name for name in sys.modules if name.startswith(("engine", "firmware"))]:
    del sys.modules[name]
sys.path.insert(0, {drive!r})
from tests.vm.handset import Handset
device = Handset(("up", "down", "left", "right", "b", "a", "start", "select"), 160, 128, 1)
print(*device.app.screen.lines)
for key in {keys!r}.split():
    device.press(key)
    print(device.app.screen.name)
import firmware.app
assert firmware.app.__file__.startswith({drive!r})
"""
PLAYED = {
    "number_drop": "solo players how_to_play more place roll slide pause rules",
    "drop_it": "solo players how_to_play more aim landing aim pause rules",
}
KEYS = {"number_drop": "a a a start down*2 a", "drop_it": "a a a start down*2 a"}


@pytest.mark.parametrize("left_out", game_files.NAMES)
def test_the_other_game_is_played(left_out: str, tmp_path: Path) -> None:
    out = tmp_path / "drive"
    bundle_folder.write(out, pipeline.bundle([board_files.DEFAULT], True, left_out).files)
    (game,) = set(game_files.NAMES) - {left_out}
    driver = DRIVER.format(root=str(project.ROOT), drive=str(out), keys=keys_of(KEYS[game]))
    run = subprocess.run(
        [sys.executable, "-c", driver],
        capture_output=True,
        text=True,
        cwd=out,
        check=False,
        env={**os.environ},
    )
    assert run.stderr == ""
    said = run.stdout.split()
    wanted = PLAYED[game].split()
    assert [name for i, name in enumerate(said) if i < 4 or name != said[i - 1]] == wanted


@pytest.mark.parametrize("left_out", game_files.NAMES)
def test_the_other_game_can_be_joined_and_compiled(left_out: str) -> None:
    files = pipeline.bundle([board_files.DEFAULT], left_out=left_out).files
    own = {place for place in files if place.parts[0] != "atlas" and place != ID_FILE}
    assert {place.suffix for place in own} == {".mpy", ".py"}
    assert not [
        place
        for place in files
        if place.parts[:2] == ("e", {"number_drop": "n", "drop_it": "d"}[left_out])
    ]
    shared = drive.atlases([board_files.DEFAULT], left_out)
    assert {place for place in files if place.parts[0] == "atlas"} == shared.keys()
    assert Path("f", "app.mpy") in files


def keys_of(keys: str) -> str:
    """Return keys with `down*3` written out."""
    found = []
    for key in keys.split():
        name, _, times = key.partition("*")
        found += [name] * int(times or 1)
    return " ".join(found)


def test_what_is_of_one_game_alone_is_counted_and_nothing_is_of_both() -> None:
    files = drive.files([board_files.DEFAULT])
    own = {game: game_files.only_of(game, files) for game in game_files.NAMES}
    assert not own["number_drop"] & own["drop_it"]
    for game, places in own.items():
        assert Path("engine", game, "game.py") in places
        assert Path("firmware", game, "game.py") in places
        assert Path("firmware", "app.py") not in places
    made = pipeline.bundle([board_files.DEFAULT], True).files
    for game in game_files.NAMES:
        rest = pipeline.bundle([board_files.DEFAULT], True, game).files
        saved = sum(map(len, made.values())) - sum(map(len, rest.values()))
        listed = len(f'    ("{game}", "firmware.{game}", 0x00),\n')
        assert abs(sizes.cost(game, [board_files.DEFAULT], made) - saved) <= listed
