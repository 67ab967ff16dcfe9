"""`make tune ARGS=--drop-it`: tunes Drop It's player by playing.

The weights of engine/drop_it/outlook.py are learned from scratch with the cross-entropy method, as
in I. Szita and A. Lorincz, "Learning Tetris Using the Noisy Cross-Entropy Method", 2006. Each
generation of candidates is drawn at random around a mean, and all of them play the same games. The
best determine the mean and the spread of the next generation. First a side playing alone learns,
then two to four, all choosing by the same candidate. After Ctrl-C, the next run resumes.
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
SIDES = {"alone": (1,), "several": (2, 3, 4)}  # who learns, and the numbers of sides in their games
LEARN_SEED = 300_000_000  # no measurement uses seeds from here on
GENERATIONS = 40
GAMES = 24  # that each candidate plays
CANDIDATES = 24  # per generation
BEST = 6  # candidates that determine the next generation
CHECK_SEED = 60_000_000  # nor from here on
CHECKED = 5  # generations between checks of the weights
CHECKS = 144  # games of a check, split into tasks
KEPT = 10  # generations whose means are averaged into the weights
SPREAD = 1.5  # points: a weight's standard deviation at first
NOISE = 0.3  # points added to each spread, ever fewer, so that it does not collapse too early
LIMIT = 32767  # of a weight, which has 16 bits
# The typical range of each weight's feature, so that a step has the same effect in all weights
_TYPICAL = (2.3, 2.3, 2.3, 45.0, 7000.0, 18000.0, 1260.0, 2.0)
_TO_COME = PIECES // 2  # pieces, in the middle of a game
# A point in units of each weight at the end of a game, then of its growth, which the last lacks.
UNITS = [outlook.POINT / PIECES / typical for typical in _TYPICAL]
UNITS += [outlook.POINT / _TO_COME / typical for typical in _TYPICAL[:-1]]

Weights = list[int]  # all at the end of a game, then all growths


@dataclass
class State:
    """The learning progress for one of SIDES, in points."""

    generation: int = 0
    mean: list[float] = field(default_factory=lambda: [0.0] * len(UNITS))
    spread: list[float] = field(default_factory=lambda: [SPREAD] * len(UNITS))
    means: list[list[float]] = field(default_factory=list)  # of the latest generations

    def weights(self) -> Weights:
        """Return the mean of the latest generations as weights."""
        return to_weights([fmean(of_one) for of_one in zip(*self.means, strict=True)])


def to_weights(points: list[float]) -> Weights:
    """Return the weights for these numbers of points."""
    numbers = [round(part * unit) for part, unit in zip(points, UNITS, strict=True)]
    return [max(-LIMIT, min(LIMIT, number)) for number in numbers] + [0]


def play(weights: Weights, sides: int, seed: int) -> float:
    """Return the mean score of sides that choose by these weights after a random first drop."""
    use(weights, sides)
    game, bot = Game(sides), Bot()
    game.apply(random_drop(game, Random(seed)))
    while not game.is_over():
        game.apply(bot.choose(game))
    return fmean(game.score(side) for side in range(sides))


def use(weights: Weights, sides: int) -> None:
    """Make players in games with this number of sides choose by these weights."""
    half = len(weights) // 2
    start = half if sides > 1 else 0
    outlook.LAST[start : start + half] = array("h", weights[:half])
    outlook.MORE[start : start + half] = array("h", weights[half:])


def mean_score(weights: Weights, who: str, seed: int, games: int) -> float:
    """Return the mean score of weights over some games."""
    sizes = SIDES[who]
    return fmean(
        play(weights, sizes[number % len(sizes)], seed + number) for number in range(games)
    )


class Tuning:
    """Learning for one of SIDES, generation by generation."""

    def __init__(self, who: str, games: int, generations: int, pool: Executor) -> None:
        self.state = State()
        self._who = who
        self._games = games
        self._generations = generations
        self._pool = pool

    def next_generation(self) -> float:
        """Make the next generation; return the mean score of its best candidates."""
        state = self.state
        state.generation += 1
        # Seeded by its number, so that it is the same after a restart.
        random = Random(f"{self._who} {state.generation}")
        drawn = [
            [random.gauss(*part) for part in zip(state.mean, state.spread, strict=True)]
            for _ in range(CANDIDATES)
        ]
        seed = LEARN_SEED + state.generation * self._games
        tasks = [
            self._pool.submit(mean_score, to_weights(points), self._who, seed, self._games)
            for points in drawn
        ]
        scores = [task.result() for task in tasks]
        ranked = sorted(range(CANDIDATES), key=lambda one: -scores[one])[:BEST]
        by_part = list(zip(*(drawn[one] for one in ranked), strict=True))
        noise = NOISE * max(0.0, 1 - state.generation / self._generations)
        state.mean = [fmean(of_one) for of_one in by_part]
        state.spread = [(pstdev(of_one) ** 2 + noise**2) ** 0.5 for of_one in by_part]
        state.means = [*state.means, state.mean][-KEPT:]
        return fmean(scores[one] for one in ranked)

    def check(self) -> float:
        """Return the mean score of the weights in games that were not learned from."""
        weights, each = self.state.weights(), CHECKS // CANDIDATES
        seeds = range(CHECK_SEED, CHECK_SEED + CHECKS, each)
        tasks = [self._pool.submit(mean_score, weights, self._who, seed, each) for seed in seeds]
        return fmean(task.result() for task in tasks)


def tune(
    folder: Path,
    pool: Executor,
    games: int = GAMES,
    generations: int = GENERATIONS,
    file: Path = OUTLOOK,
) -> None:
    """Learn all weights, and write them into engine/drop_it/outlook.py or a file like it.

    The games are played by a pool of processes. Progress that an earlier run saved in the folder is
    resumed.
    """
    found = [_learn(who, folder, pool, games, generations) for who in SIDES]
    write(found, file)
    print(f"Written: {file.name}")


def forget(folder: Path) -> None:
    """Delete all progress."""
    for kept in folder.glob("drop_it_*.json"):
        kept.unlink()


def _learn(who: str, folder: Path, pool: Executor, games: int, generations: int) -> Weights:
    kept = folder / f"drop_it_{who}_{games}_{generations}.json"
    tuning = Tuning(who, games, generations, pool)
    if kept.exists():
        tuning.state = _read(kept)
        print(_completed(who, tuning.state.generation, generations), flush=True)
    while tuning.state.generation < generations:
        best = tuning.next_generation()
        folder.mkdir(parents=True, exist_ok=True)
        fresh = kept.with_suffix(".new")
        fresh.write_text(json.dumps(asdict(tuning.state)), "utf-8")
        fresh.replace(kept)  # atomically, so that a stop leaves either the old or the new state
        line = f"{who}, generation {tuning.state.generation} of {generations}: best {best:.1f}"
        if tuning.state.generation % CHECKED == 0:
            line += f", on other games {tuning.check():.1f}"
        print(line, flush=True)
    return tuning.state.weights()


def _read(kept: Path) -> State:
    """Return what an earlier call learned; ValueError for any other file."""
    try:
        return State(**json.loads(kept.read_text("utf-8")))
    except (ValueError, TypeError):
        wrong = f"{kept} was not written by an earlier run"
        raise ValueError(f"{wrong}: delete it, or give --from-nothing") from None


def _completed(who: str, done: int, generations: int) -> str:
    if done == generations:
        return f"{who} has already learned; --from-nothing starts from scratch"
    return f"Resuming with {who}, generation {done + 1}"


def write(found: list[Weights], file: Path) -> None:
    """Write these weights into a file, those of a side alone first.

    Raises ValueError if the file has no lines for them.
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
