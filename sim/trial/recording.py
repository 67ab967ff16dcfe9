"""Recordings of keys and the screen before each one; docs/PROTOCOL.md specifies the format.

`python -m sim.trial.recording NAME FILE` plays a trial in the simulator, in a separate process,
since Blinka supports only one display per process. With `bare` at the end, memory is too short for
the sheets at the end of a game.
"""

import base64
import gzip
import json
import subprocess
import sys
from collections.abc import Sequence
from dataclasses import dataclass
from pathlib import Path

import sim.blinka  # noqa: F401 - sets Blinka up before anything imports displayio
from sim.board import key_script
from sim.command_line import OptionsError, run
from sim.project import ROOT
from sim.trial import catalogue, wiring

_BARE = "bare"
_SHEETS = ("SHEET_AT_END", "TABLE_AT_END", "SHEETS_AT_END")  # what they need, by firmware/memory


@dataclass(frozen=True)
class RecordedScreen:
    """A screen at rest, and the next key, None at the end."""

    screen: str
    pixels: bytes  # RGB565, low byte first, row by row
    key: str | None
    hold_ms: int


@dataclass(frozen=True)
class Record:
    """A recording."""

    width: int
    height: int
    moments: tuple[RecordedScreen, ...]


def read(path: Path) -> Record:
    """Return the record in a file; OptionsError if it has none."""
    try:
        with gzip.open(path, "rt", encoding="ascii") as lines:
            head = json.loads(next(lines))
            moments = tuple(_moment(json.loads(line)) for line in lines)
        return Record(head["width"], head["height"], moments)
    except (OSError, EOFError, ValueError, KeyError, StopIteration) as mistake:
        raise OptionsError(f"{path} is no record of `python -m sim --record`: {mistake}") from None


def _moment(line: dict[str, str]) -> RecordedScreen:
    word = line["key"]
    key, _, ms = (word or "").partition(":")
    hold = int(ms) if ms else key_script.PRESS_MS
    return RecordedScreen(line["screen"], base64.b64decode(line["pixels"]), word and key, hold)


def make(trial: catalogue.Trial, path: Path, is_bare: bool = False) -> Record:
    """Play a trial in the simulator, save the record to a file, and return it.

    If it `is_bare`, games end without their sheets, as if memory were too short for them.
    """
    command = [sys.executable, "-m", "sim.trial.recording", trial.name, str(path)]
    command += [_BARE] if is_bare else []
    done = subprocess.run(command, cwd=ROOT, capture_output=True, text=True, check=False)
    if done.returncode:
        raise OptionsError(f"the simulator cannot play {trial.name}: {done.stderr.strip()}")
    return read(path)


def main(arguments: Sequence[str]) -> int:
    """Play a trial in the simulator."""
    name, path, *how = arguments
    trial = catalogue.named(name)
    from firmware.memory import heap, plan
    from sim.options import parse
    from sim.session import play
    from sim.trial.trial_player import TrialPlayer

    for need in _SHEETS if _BARE in how else ():
        setattr(plan, need, heap.PLENTY + 1)
    words = ["--board", trial.board, "--view", "none", "--seed", str(trial.seed)]
    words += ["--lang", trial.language, "--theme", trial.theme, "--record", path]
    play(parse(words), TrialPlayer(trial.steps, trial.seed, tuple(wiring.KEYS)))
    return 0


if __name__ == "__main__":
    run(main, "recording")
