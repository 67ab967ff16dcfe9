"""Whole games in the simulator, cut off or killed: the file contains the game so far."""

import os
import signal
import subprocess
import sys
import time
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any

import pytest

from engine.number_drop.record import Record
from engine.number_drop.replay import Replay
from firmware.kept.storage import Storage
from sim.board.flash import Flash
from tests import slow
from tests.firmware.power import journal_of
from tests.made_once import made_once

ROOT = Path(__file__).parents[2]
BOARDS = {"pimoroni_picosystem": "rp2", "pygamer": "samd51"}
GAME = ("--view", "none", "--seed", "7", "--auto")
QUICK, SLOW = "random", "hint"  # who plays: a slow player can be interrupted
PATIENCE = 600  # seconds, in case many other tasks run


def start(board: str, player: str, file: Path, *more: str) -> subprocess.Popen[str]:
    options = [*GAME, player, "--board", board, "--nvm", os.fspath(file), *more]
    return subprocess.Popen(
        [sys.executable, "-m", "sim", *options],
        cwd=ROOT,
        stdin=subprocess.DEVNULL,
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        text=True,
    )


def run(board: str, player: str, file: Path, *more: str) -> tuple[int, str]:
    """Run to the end; return exit code and error output."""
    with start(board, player, file, *more) as process:
        _, complaints = process.communicate(timeout=PATIENCE)
    return process.returncode, complaints


def kept(board: str, file: Path) -> Record | None:
    """Return the game in a file, checking that it is not damaged unless all else is gone too."""
    flash = Flash(BOARDS[board], contents=file.read_bytes())
    storage = Storage(journal_of(flash.kind, [flash]))
    record: Any = storage.load()
    assert record is None or not storage.was_damaged
    return record


def actions(record: Record | None) -> list[int]:
    done: list[int] = []
    if record is not None:
        replay = Replay(record)
        while (action := replay.next()) >= 0:
            done.append(action)
            replay.do(action)
    return done


@made_once
def whole(board: str, player: str) -> list[int]:
    """Return the actions of the whole game, on a board."""
    with TemporaryDirectory() as folder:
        file = Path(folder) / "memory"
        assert run(board, player, file)[0] == 0
        record = kept(board, file)
    assert record and record.game.is_over()
    return actions(record)


CUTS = [  # at steps of the flash, and the minimum number of actions left
    ("pimoroni_picosystem", QUICK, 4125, 10),
    ("pygamer", QUICK, 8195 * 6 + 1, 10),
    ("pimoroni_picosystem", SLOW, 4125, 1),
    ("pimoroni_picosystem", SLOW, 4150, 10),
    ("pimoroni_picosystem", SLOW, 4180, 25),
    ("pygamer", SLOW, 8195 * 6 + 1, 10),
    ("pygamer", SLOW, 8195 * 9 + 8195, 20),
]


# Quick: one of each kind of flash.
@pytest.mark.parametrize(("board", "player", "cut", "least"), slow.rows_but(CUTS[:2], CUTS))
def test_a_cut_leaves_the_game_so_far(
    tmp_path: Path, board: str, player: str, cut: int, least: int
) -> None:
    file = tmp_path / "memory"
    code, complaints = run(board, player, file, "--cut", str(cut))
    assert (code, complaints) == (75, f"sim: the power went at flash step {cut}\n")
    done = actions(kept(board, file))
    game = whole(board, player)
    assert least <= len(done) < len(game) and done == game[: len(done)]


@pytest.mark.skipif(not hasattr(signal, "SIGKILL"), reason="Windows has no kill -9")
@pytest.mark.parametrize("board", slow.but(["pimoroni_picosystem"], BOARDS))
def test_a_killed_simulator_leaves_the_game_so_far_and_the_next_one_continues(
    tmp_path: Path, board: str
) -> None:
    file = tmp_path / "memory"
    with start(board, SLOW, file) as process:
        for writes in range(8):  # so it is killed in the middle of something
            wait_for_a_write(file, writes)
        process.kill()
    done = actions(kept(board, file))
    assert done == whole(board, SLOW)[: len(done)]
    assert run(board, SLOW, file)[0] == 0
    again = kept(board, file)
    assert again and again.game.is_over() and actions(again)[: len(done)] == done


def wait_for_a_write(file: Path, writes: int) -> None:
    """Wait until the file has been replaced this many times, once by each write."""
    before = file.stat().st_mtime_ns if file.exists() else 0
    end = time.monotonic() + PATIENCE
    while not file.exists() or file.stat().st_mtime_ns == before:
        assert time.monotonic() < end, f"only {writes} writes"
        time.sleep(0.001)
