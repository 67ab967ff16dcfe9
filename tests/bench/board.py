"""What a key press costs on a board, in loops.

Measured in the boards' 32-bit VM. One loop is one iteration of `for _ in range(n): pass` there; see
tests/vm/loops.py.
"""

import json
from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from pathlib import Path
from statistics import fmean

from engine.number_drop.bot import Bot
from engine.number_drop.combos import PASS
from engine.number_drop.record import Record
from engine.number_drop.runs import STEPS
from engine.number_drop.shapes import FIRST, NAMES
from engine.number_drop.sheet import HEIGHT, WIDTH, Sheet, X
from engine.number_drop.table import BLOCK, ROLL, SLIDE, TILES
from tests.bench import heap
from tests.vm import machine

PASSES = 8
STAND_INS = machine.ROOT / "web" / "machine"
TIMERS = [Path(__file__).with_name(f"{name}.py") for name in ("timed", "presses")]

SQUARE = FIRST[NAMES.index("O")]
THREES = 0x3333
# 3, star, 3, 3 and O: faces 2, 2, 1, 2 and 1 of the dice, as a number in base 6
FOUR_THREES = 2 + 6 * 2 + 36 * 1 + 216 * 2 + 1296 * 1


@dataclass(frozen=True)
class Costs:
    """What the key presses and combo searches of a game cost, in loops."""

    presses: list[float]
    searches: list[float]
    combos: int  # found by all searches together


@dataclass(frozen=True)
class Summary:
    """The mean and the maximum of many costs, in loops."""

    count: int
    mean: float
    most: float


def summary(costs: Iterable[float]) -> Summary:
    """Return the mean and maximum of some costs."""
    all_costs = list(costs)
    return Summary(len(all_costs), fmean(all_costs), max(all_costs))


def files() -> dict[str, str | bytes]:
    """Return all files that the machine needs: engine and screens as on boards, and stand-ins."""
    found = machine.tree_files("engine", "firmware", compiled=True)
    found.update(heap.atlases())
    for path in (*STAND_INS.glob("*.py"), *TIMERS):
        found[path.name] = path.read_bytes()
    return found


def costs(games: Mapping[str, Record], passes: int = PASSES) -> dict[str, Costs]:
    """Return the costs of each game by name.

    Raises MachineError if a game does not run in the machine.
    """
    scripts = ["import json\nfrom presses import Costs"]
    for record in games.values():
        scripts.append(f"costs = Costs(bytes.fromhex('{record.to_bytes().hex()}'))")
        # Separate scripts, since garbage is only collected between two of them.
        scripts += ["costs.go_through()"] * passes
        scripts.append("print(json.dumps([costs.in_loops(), costs.found]))")
    outputs = machine.run_each(scripts, files(), is_timed=True, timeout_seconds=600)
    found = (json.loads(output) for output in outputs if output)
    return {
        name: Costs(presses, searches, combos)
        for name, ((presses, searches), combos) in zip(games, found, strict=True)
    }


def bot_game(players: int, seed: int) -> Record:
    """Return a game that the bot plays against itself."""
    record = Record(players, seed)
    bot = Bot()
    while not record.game.is_over():
        game = record.game
        record.apply(game.chance() if game.phase == ROLL else bot.choose(game))
    return record


def equal_game(drops: int) -> Record:
    """Return a solo game that begins with squares of 3s.

    Two are side by side, then two on top of them. Nothing is circled, so all 4 * drops digits form
    one dense group, with far more combos than in any game played to win.
    """
    record = Record(1, 1)
    game = record.game
    record.apply(WIDTH - 1)
    for dropped in range(drops):
        record.apply(FOUR_THREES)
        while game.phase == SLIDE:
            letters = [i for i in range(TILES) if game.slide_letters() >> i & 1]
            record.apply(min(letters, key=game.notches.__getitem__))
        if game.phase == BLOCK:  # only the O slides so often
            record.apply(SQUARE << 3 | 4)
        record.apply(THREES << 9 | SQUARE << 3 | dropped % 2 * 2)
        record.apply(PASS)
    return record


def connected(sheet: Sheet) -> int:
    """Return the size of the largest group of connected equal digits on a sheet."""
    waiting = {row << 3 | col for row in range(HEIGHT) for col in range(WIDTH)}
    most = 0
    while waiting:
        group = [waiting.pop()]
        for cell in group:
            beside = {cell + step for step in STEPS} & waiting
            equal = {other for other in beside if sheet.digit(other) == sheet.digit(cell) < X}
            waiting -= equal
            group += equal
        most = max(most, len(group))
    return most
