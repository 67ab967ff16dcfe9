"""A bundle without one of the games plays the other, and misses nothing else."""

import json
import shutil
import subprocess
import sys
from collections.abc import Iterable
from pathlib import Path

import pytest

from firmware import games
from sim.board import board_files
from sim.bundler import bundle_folder, drive, game_files, heap_lines, pipeline, sizes
from sim.bundler.traceback.traceback_map import ID_FILE
from tests import copied, made_bundles, slow
from tests.sim.bundler.driven import driven

MENU = "solo players how_to_play more"
PLAYED = {
    "number_drop": "place roll slide pause rules pause slide over replay",
    "drop_it": "aim landing aim pause rules pause aim over replay",
}
KEYS = "a a a start down*2 a b b"


@pytest.mark.parametrize("left_out", slow.but(["number_drop"], games.NAMES))
def test_the_other_game_is_played(left_out: str, tmp_path: Path) -> None:
    out = tmp_path / "drive"
    files = made_bundles.bundle((board_files.DEFAULT,), True, (left_out,)).files
    bundle_folder.write(out, made_bundles.for_cpython(files, [board_files.DEFAULT]))
    plays_the_other(out, left_out)


@pytest.mark.parametrize("left_out", slow.but(["drop_it"], games.NAMES))
def test_so_it_is_where_its_folders_are_deleted_and_its_line(left_out: str, tmp_path: Path) -> None:
    delete(left_out, tmp_path, drive.PACKAGES)
    for place, content in drive.atlases([board_files.DEFAULT], (left_out,)).items():
        (tmp_path / place).parent.mkdir(exist_ok=True)
        (tmp_path / place).write_bytes(content)
    plays_the_other(tmp_path, left_out)


@pytest.mark.parametrize("left_out", slow.but(["number_drop"], games.NAMES))
def test_the_desktop_plays_the_other_then(left_out: str, tmp_path: Path) -> None:
    delete(left_out, tmp_path, (*drive.PACKAGES, "boards", "sim"))
    (game,) = set(games.NAMES) - {left_out}
    command = [sys.executable, "-m", "sim", "--view", "none", "--auto", "random", "--dump"]
    done = subprocess.run(command, cwd=tmp_path, capture_output=True, text=True)
    assert done.returncode == 0, done.stderr
    end = json.loads(done.stdout)
    assert (end["screen"], end["game"].get("game", "number_drop")) == ("over", game)


def delete(left_out: str, folder: Path, packages: Iterable[str]) -> None:
    """Copy packages into a folder, without a game and its line in the list."""
    copied.copy(packages, folder)
    for package in packages:
        shutil.rmtree(folder / package / left_out, ignore_errors=True)
    listed = folder / "firmware" / "games.py"
    lines = listed.read_text("utf-8").splitlines(keepends=True)
    shorter = [line for line in lines if not line.startswith(f'    ("{left_out}", ')]
    assert len(shorter) == len(lines) - 1
    listed.write_text("".join(shorter), "utf-8")


def plays_the_other(out: Path, left_out: str) -> None:
    """Play a whole game and replay it, in a folder from which the other game was removed."""
    (game,) = set(games.NAMES) - {left_out}
    said = driven(out, KEYS)
    wanted = [*MENU.split(), *PLAYED[game].split()]
    assert [name for i, name in enumerate(said) if i < 4 or name != said[i - 1]] == wanted


@pytest.mark.parametrize("left_out", slow.but(["drop_it"], games.NAMES))
def test_the_other_game_can_be_joined_and_compiled(left_out: str) -> None:
    files = pipeline.bundle([board_files.DEFAULT], left_out=(left_out,)).files
    own = {place for place in files if place.parts[0] not in ("atlas", "puzzles")} - {
        ID_FILE,
        heap_lines.FILE,
    }
    assert {place.suffix for place in own} == {".mpy", ".py", ".json"}
    assert not [
        place
        for place in files
        if place.parts[:2] == ("e", {"number_drop": "n", "drop_it": "d"}[left_out])
    ]
    shared = drive.atlases([board_files.DEFAULT], (left_out,))
    assert {place for place in files if place.parts[0] == "atlas"} == shared.keys()
    assert Path("f", "start.mpy") in files


def test_what_is_of_one_game_alone_is_counted_and_nothing_is_of_both() -> None:
    files = drive.files([board_files.DEFAULT])
    own = {game: game_files.only_of(game, files) for game in games.NAMES}
    assert not own["number_drop"] & own["drop_it"]
    for game, places in own.items():
        assert Path("engine", game, "game.py") in places
        assert Path("firmware", game, "game.py") in places
        assert Path("firmware", "app.py") not in places
    made = made_bundles.bundle((board_files.DEFAULT,), True).files
    for game in games.NAMES:
        rest = made_bundles.bundle((board_files.DEFAULT,), True, (game,)).files
        saved = sum(map(len, made.values())) - sum(map(len, rest.values()))
        listed = len(f'    ("{game}", "firmware.{game}", 0x00, 0, 00, 00, 00, 0),\n')
        assert abs(sizes.cost(game, [board_files.DEFAULT], made) - saved) <= listed
