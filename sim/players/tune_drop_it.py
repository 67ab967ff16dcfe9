"""`make tune ARGS=--drop-it`: Drop It's player learns by playing.

The weights of engine/drop_it/outlook.py are found from nothing by playing, with the cross-entropy
method, as in I. Szita and A. Lorincz, "Learning Tetris Using the Noisy Cross-Entropy Method", 2006.
A generation of candidates is drawn at random around a mean. All play the same games. The best make
the mean and the spread of the next generation. First a side alone learns, then two to four, who
all choose by the same candidate. Stopped with Ctrl-C, it goes on where it was.
"""

import json
import re
from array import array
from concurrent.futures import Executor
from dataclasses import asdict, dataclass, field
from pathlib import Path
from random import Random
from statistics import fmean, pstdev

from engine.drop_it import outlook
from engine.drop_it.bot import Bot
from engine.drop_it.game import Game
from engine.drop_it.pieces import PIECES
from sim.players.random_drop import random_drop
from sim.project import ROOT

OUTLOOK = ROOT / "engine" / "drop_it" / "outlook.py"
SIDES = {"alone": (1,), "several": (2, 3, 4)}  # who learns, and the games for it
LEARN_SEED = 300_000_000  # nothing is measured with seeds from here on
GENERATIONS = 40
GAMES = 24  # that each candidate plays
CANDIDATES = 24  # a generation
BEST = 6  # of them make the next one
CHECK_SEED = 60_000_000  # nor from here
CHECKED = 5  # generations, after which the weights play
CHECKS = 144  # other games, in parts
KEPT = 10  # generations, whose means together make the weights
SPREAD = 1.5  # points that a weight may be worth, at first
NOISE = 0.3  # points that widen each spread, ever less, lest it close in too soon
LIMIT = 32767  # of a weight, which has 16 bits
# How much what each weight counts differs from place to place, so that a step in each weighs alike
_TYPICAL = (2.3, 2.3, 2.3, 45.0, 7000.0, 18000.0, 1260.0, 2.0)
_TO_COME = PIECES // 2  # pieces, in the middle of a game
# What a point is, for each weight at the end of a game, and for its growth: the last has none.
UNITS = [outlook.POINT / PIECES / typical for typical in _TYPICAL]
UNITS += [outlook.POINT / _TO_COME / typical for typical in _TYPICAL[:-1]]

Weights = list[int]  # all at the end of a game, then all growths


@dataclass
class State:
    """How far one of SIDES has learned; in points."""

    generation: int = 0
    mean: list[float] = field(default_factory=lambda: [0.0] * len(UNITS))
    spread: list[float] = field(default_factory=lambda: [SPREAD] * len(UNITS))
    means: list[list[float]] = field(default_factory=list)  # of the latest generations

    def weights(self) -> Weights:
        """Return what the latest generations come to together."""
        return to_weights([fmean(of_one) for of_one in zip(*self.means, strict=True)])


def to_weights(points: list[float]) -> Weights:
    """Return the weights that come to so many points."""
    numbers = [round(part * unit) for part, unit in zip(points, UNITS, strict=True)]
    return [max(-LIMIT, min(LIMIT, number)) for number in numbers] + [0]


def play(weights: Weights, sides: int, seed: int) -> float:
    """Return the mean points of sides that choose by these weights.

    The first drop is random.
    """
    use(weights, sides)
    game, bot = Game(sides), Bot()
    game.apply(random_drop(game, Random(seed)))
    while not game.is_over():
        game.apply(bot.choose(game))
    return fmean(game.score(side) for side in range(sides))


def use(weights: Weights, sides: int) -> None:
    """Let players of so many sides choose by these weights."""
    half = len(weights) // 2
    start = half if sides > 1 else 0
    outlook.LAST[start : start + half] = array("h", weights[:half])
    outlook.MORE[start : start + half] = array("h", weights[half:])


def worth(weights: Weights, who: str, seed: int, games: int) -> float:
    """Return what weights come to in some games."""
    sizes = SIDES[who]
    return fmean(
        play(weights, sizes[number % len(sizes)], seed + number) for number in range(games)
    )


class Tuning:
    """Learning for one of SIDES, generation after generation."""

    def __init__(self, who: str, games: int, generations: int, pool: Executor) -> None:
        self.state = State()
        self._who = who
        self._games = games
        self._generations = generations
        self._pool = pool

    def go_on(self) -> float:
        """Make the next generation; return what its best came to."""
        state = self.state
        state.generation += 1
        # By its number, so that it is the same one after a stop.
        random = Random(f"{self._who} {state.generation}")
        drawn = [
            [random.gauss(*part) for part in zip(state.mean, state.spread, strict=True)]
            for _ in range(CANDIDATES)
        ]
        seed = LEARN_SEED + state.generation * self._games
        tasks = [
            self._pool.submit(worth, to_weights(points), self._who, seed, self._games)
            for points in drawn
        ]
        worths = [task.result() for task in tasks]
        ranked = sorted(range(CANDIDATES), key=lambda one: -worths[one])[:BEST]
        by_part = list(zip(*(drawn[one] for one in ranked), strict=True))
        noise = NOISE * max(0.0, 1 - state.generation / self._generations)
        state.mean = [fmean(of_one) for of_one in by_part]
        state.spread = [(pstdev(of_one) ** 2 + noise**2) ** 0.5 for of_one in by_part]
        state.means = [*state.means, state.mean][-KEPT:]
        return fmean(worths[one] for one in ranked)

    def check(self) -> float:
        """Return what the weights come to in games that nobody learned from."""
        weights, each = self.state.weights(), CHECKS // CANDIDATES
        seeds = range(CHECK_SEED, CHECK_SEED + CHECKS, each)
        tasks = [self._pool.submit(worth, weights, self._who, seed, each) for seed in seeds]
        return fmean(task.result() for task in tasks)


def tune(
    folder: Path,
    pool: Executor,
    games: int = GAMES,
    generations: int = GENERATIONS,
    file: Path = OUTLOOK,
) -> None:
    """Learn all weights, and write them into a file.

    That is engine/drop_it/outlook.py or one like it. A pool of processes plays. What the folder
    keeps of an earlier call goes on.
    """
    found = [_learn(who, folder, pool, games, generations) for who in SIDES]
    write(found, file)
    print(f"Written: {file.name}")


def forget(folder: Path) -> None:
    """Forget what was learned."""
    for kept in folder.glob("drop_it_*.json"):
        kept.unlink()


def _learn(who: str, folder: Path, pool: Executor, games: int, generations: int) -> Weights:
    kept = folder / f"drop_it_{who}_{games}_{generations}.json"
    tuning = Tuning(who, games, generations, pool)
    if kept.exists():
        tuning.state = _read(kept)
        print(_told(who, tuning.state.generation, generations), flush=True)
    while tuning.state.generation < generations:
        best = tuning.go_on()
        folder.mkdir(parents=True, exist_ok=True)
        fresh = kept.with_suffix(".new")
        fresh.write_text(json.dumps(asdict(tuning.state)), "utf-8")
        fresh.replace(kept)  # at once, so that a stop leaves the one or the other
        told = f"{who}, generation {tuning.state.generation} of {generations}: best {best:.1f}"
        if tuning.state.generation % CHECKED == 0:
            told += f", on other games {tuning.check():.1f}"
        print(told, flush=True)
    return tuning.state.weights()


def _read(kept: Path) -> State:
    """Return what an earlier call learned; ValueError for any other file."""
    try:
        return State(**json.loads(kept.read_text("utf-8")))
    except (ValueError, TypeError):
        wrong = f"{kept} is not what an earlier call kept"
        raise ValueError(f"{wrong}: delete it, or give --from-nothing") from None


def _told(who: str, done: int, generations: int) -> str:
    if done == generations:
        return f"{who} has learned already; --from-nothing begins anew"
    return f"Going on with {who}, generation {done + 1}"


def write(found: list[Weights], file: Path) -> None:
    """Make these the weights, of a side alone first.

    ValueError if the file has no lines for them.
    """
    text = file.read_text("utf-8")
    half = len(found[0]) // 2
    for table, part in (("LAST", slice(half)), ("MORE", slice(half, None))):
        for call, weights in zip((" = ", ".extend("), found, strict=True):
            numbers = ", ".join(map(str, weights[part]))
            line = rf'(?m)^({table}{re.escape(call)}array\("h", \().*?(\)+)$'
            text, count = re.subn(line, rf"\g<1>{numbers}\g<2>", text)
            if count != 1:
                raise ValueError(f"{file} has no line {table}{call}array(...)")
    file.write_text(text, "utf-8")
