"""Generates puzzles: plays games, and looks for goals that few lines of the next choices reach."""

import math
import random
from collections import Counter
from collections.abc import Iterator
from dataclasses import dataclass
from typing import Any

from engine.drop_it.bot import EFFORTS
from engine.drop_it.bot import Bot as DropItBot
from engine.drop_it.judge import CIRCLES
from engine.drop_it.pieces import COLOURS, KINDS
from engine.drop_it.record import Record as DropItRecord
from engine.levels import NAMES as LEVELS
from engine.number_drop.bot import Bot
from engine.number_drop.record import Record
from engine.number_drop.table import OVER, ROLL
from firmware.number_drop.puzzle import Puzzle
from sim.puzzles.proof import ends, is_trivial, prove
from sim.puzzles.puzzle_file import Description, PuzzleError

_EASIEST = 0.35  # the share of lines that solve a puzzle
_HARDEST = {"number_drop": 0.0006, "drop_it": 0.004}
_ROUNDS = range(2, 12)
_VALUES = {
    "same": range(3, 9),
    "run": range(3, 9),
    "rows": range(1, 5),
    "points": range(4, 30),
    "holes": range(1),
}
# Lines: with more, because of stars on the dice, a puzzle is arbitrary and slow to prove.
_MOST_PLAYED = {"number_drop": 3000, "drop_it": 5600}
_MOST_OF_GAME = 5  # puzzles: those of one game share most of their bytes
_PIECES = range(3, 10)  # at rest when a puzzle of Drop It begins


@dataclass(frozen=True)
class Candidate:
    """A puzzle that may be chosen."""

    puzzle: Description
    share: float
    seed: int  # of the game
    at: int  # where in the game

    def cost(self, target: float, chosen: "list[Candidate]") -> float:
        """Return how far it is from a wanted share and from variety."""
        cost = abs(math.log(self.share / target))
        goals = Counter(other.puzzle.goal for other in chosen)
        same = Counter((other.puzzle.goal, other.puzzle.value) for other in chosen)
        cost += 0.12 * goals[self.puzzle.goal] + 0.3 * same[self.puzzle.goal, self.puzzle.value]
        games = Counter(other.seed for other in chosen)
        cost += 1.2 if not games[self.seed] else 0
        return cost + len(self.puzzle.game) / 200


def number_drop(seeds: range) -> Iterator[Candidate]:
    """Yield candidates from solo games with these seeds."""
    for seed in seeds:
        record, bot = Record(1, seed), Bot(seed % len(LEVELS) + 1)
        game = record.game
        while game.phase != OVER:
            if game.phase != ROLL:
                record.apply(bot.choose(game))
                continue
            record.apply(game.chance())
            if game.round in _ROUNDS and (game.round + seed) % 3 == 0:
                yield from _of_round(record, seed)


def _of_round(record: Record, seed: int) -> Iterator[Candidate]:
    game, data = record.game, record.to_bytes()
    goals = [Puzzle(game, goal, value) for goal in _VALUES for value in _VALUES[goal]]
    names = [(goal, value) for goal in _VALUES for value in _VALUES[goal]]
    saved = bytearray(game.saved_size())
    game.save_into(saved)
    solved: Counter[int] = Counter()
    lines = played = 0
    for _, count in ends("number_drop", game, Puzzle(game, "points", 100)):
        lines += count
        played += 1
        for i, goal in enumerate(goals):
            if goal.is_solved():
                solved[i] += count
        if played == _MOST_PLAYED["number_drop"]:
            break
    game.load_from(saved)
    if played == _MOST_PLAYED["number_drop"]:
        return
    for i, (name, value) in enumerate(names):
        if 0 < solved[i] <= _EASIEST * lines:
            puzzle = Description(data, name, value, 0)
            yield Candidate(puzzle, solved[i] / lines, seed, game.round)


class _Watch:
    """Notes each drop as whether it is clean, its points, its circles and its level."""

    def __init__(self, game: Any, count: int) -> None:
        self._game = game
        self._count = game.board.count
        self._end = self._count + count
        self.drops: tuple[tuple[int, int, int, int], ...] = ()

    def is_over(self) -> bool:
        return bool(self._game.board.count == self._end)

    def is_solved(self) -> bool:
        game, judge = self._game, self._game.judge
        if game.board.count > self._count:
            self._count = game.board.count
            circles = sum(judge.circles >> i & 1 for i in range(CIRCLES))
            drop = (0, 0, 0, 0) if judge.broken else (1, game.points, circles, judge.level)
            self.drops += (drop,)
        return False


def drop_it(seeds: range) -> Iterator[Candidate]:
    """Yield candidates from solo games; the seeds choose players and pieces."""
    for seed in seeds:
        chance = random.Random(seed)
        record, bot = DropItRecord(1), DropItBot(EFFORTS[chance.randrange(len(EFFORTS))])
        game = record.game
        while game.board.count < _PIECES[-1]:
            if chance.random() < 0.3:
                left = [i for i in range(COLOURS * KINDS) if game.left(0, i // KINDS, i % KINDS)]
                piece = chance.choice(left)
                record.apply(_drop(piece, chance))
            else:
                bot.begin(game)
                while not bot.step():
                    pass
                record.apply(bot.action)
            if game.board.count in _PIECES and game.board.count % 3 == seed % 3:
                yield from _of_board(record, seed, chance)


def _drop(piece: int, chance: random.Random) -> int:
    from engine.drop_it.actions import drop_action
    from engine.drop_it.pieces import FIRST, TURNS

    colour, kind = divmod(piece, KINDS)
    shape = FIRST[kind] + chance.randrange(TURNS[kind])
    return drop_action(shape, colour, chance.randrange(20, 173))


def _of_board(record: DropItRecord, seed: int, chance: random.Random) -> Iterator[Candidate]:
    data = record.to_bytes()
    left = [i for i in range(COLOURS * KINDS) if record.game.left(0, i // KINDS, i % KINDS)]
    count = 2 if chance.random() < 0.25 else 1
    pieces = chance.sample(left, count)
    if count == 2 and all(piece % KINDS for piece in pieces):  # thousands of lines
        pieces[0] = pieces[0] // KINDS * KINDS
    said = "".join(f"{piece:x}" for piece in pieces)
    try:
        again, _ = Description(data, "clean", 1, 0, said).begin()
    except PuzzleError:
        return
    watch = _Watch(again.game, count)
    solved: Counter[tuple[str, int]] = Counter()
    lines = played = 0
    for _, like in ends("drop_it", again.game, watch):
        lines += like
        played += 1
        if played == _MOST_PLAYED["drop_it"]:
            return
        clean, points, circles, _ = (sum(column) for column in zip(*watch.drops, strict=True))
        if clean == count:
            solved["clean", count] += like
        for value in range(2, points + 1):
            solved["points", value] += like
        for value in range(1, circles + 1):
            solved["circles", value] += like
        if count == 1:
            solved["level", watch.drops[0][3]] += like
    for (name, value), times in sorted(solved.items()):
        if value and times <= _EASIEST * lines and not (name == "level" and value < 3):
            yield Candidate(
                Description(data, name, value, 0, said), times / lines, seed, record.count
            )


def chosen(name: str, candidates: list[Candidate], count: int) -> list[Description]:
    """Return the best candidates, from easy to hard, with the fewest choices that solve them."""
    found: list[Candidate] = []
    waiting = [candidate for candidate in candidates if not is_trivial(candidate.puzzle)]
    games: Counter[int] = Counter()
    ratio = _HARDEST[name] / _EASIEST
    for number in range(count):
        target = _EASIEST * ratio ** (number / (count - 1))
        best = min(waiting, key=lambda candidate: candidate.cost(target, found))
        found.append(best)
        games[best.seed] += 1
        waiting = [
            other
            for other in waiting
            if (other.seed, other.at) != (best.seed, best.at) and games[other.seed] < _MOST_OF_GAME
        ]
    found.sort(key=lambda candidate: -candidate.share)
    return [_with_steps(candidate.puzzle) for candidate in found]


def _with_steps(puzzle: Description) -> Description:
    steps = prove(puzzle).steps
    return Description(puzzle.game, puzzle.goal, puzzle.value, steps, puzzle.pieces)
