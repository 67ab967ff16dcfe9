"""`make tune ARGS=--rivals`: tunes the computer player for games of several, by playing.

Each constant of engine/number_drop/player/rivals.py is tried one step lower and one step higher in
games of two against the current player. A change that clearly wins more, and does so again in other
games, is written to the file. After Ctrl-C, everything written so far stays.
"""

import re
from pathlib import Path

from engine.number_drop.player.levels import STRONGEST
from sim.players.twin import Twin
from sim.project import ROOT

RIVALS = ROOT / "engine" / "number_drop" / "player" / "rivals.py"
STEPS = {"WEAPON": 128, "_TURN": 512, "_SLIDES": 2, "_PACE": 1}  # of each constant
LEARN_SEED = 200_000_000  # no measurement uses seeds from here on
CHECK_SEED = 60_000_000  # nor from here on
GAMES = 2000  # per trial
CLEAR = 0.02  # share of wins above half: nearly two standard errors of that many games


def read(file: Path = RIVALS) -> dict[str, int]:
    """Return the current constants."""
    text = file.read_text("utf-8")
    return {name: int(re.findall(_line(name), text)[0]) for name in STEPS}


def write(constants: dict[str, int], file: Path = RIVALS) -> None:
    """Write the constants to the file."""
    text = file.read_text("utf-8")
    for name, value in constants.items():
        text = re.sub(_line(name), f"{name} = const({value})", text)
    file.write_text(text, "utf-8")


def _line(name: str) -> str:
    return rf"(?m)^{name} = const\((\d+)\)"


def tune(games: int = GAMES, file: Path = RIVALS) -> None:
    """Try each constant lower and higher, as long as that wins."""
    for name, step in STEPS.items():
        for by in (-step, step):
            while _try(read(file), name, by, games, file):
                pass


def _try(now: dict[str, int], name: str, by: int, games: int, file: Path) -> bool:
    """Try one change; return whether it was written."""
    changed = {**now, name: now[name] + by}
    if changed[name] < 0:
        return False
    with Twin() as twin:  # a new process each time, which reads the updated file
        share = _share(twin, changed, LEARN_SEED, games)
        better = share >= 0.5 + CLEAR
        again = _share(twin, changed, CHECK_SEED, games) if better else 0.0
    better = again >= 0.5 + CLEAR / 2
    confirmed = f", of others {again:.1%}" if again else ""
    print(
        f"{name} {now[name]} -> {changed[name]}: wins {share:.1%} of {games}{confirmed}", flush=True
    )
    if better:
        write(changed, file)
    return better


def _share(twin: Twin, constants: dict[str, int], seed: int, games: int) -> float:
    answer = twin.ask("match", level=STRONGEST, seed=seed, count=games, rivals=constants)
    wins: int = answer["wins"]
    return wins / games
