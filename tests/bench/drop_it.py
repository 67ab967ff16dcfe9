"""Drop It's figures: the cost of drops and choices, and the strength of the computer players."""

import json
from collections.abc import Iterable
from dataclasses import dataclass
from pathlib import Path
from random import Random
from statistics import fmean, stdev
from typing import Protocol

from engine.drop_it.bot import Bot
from engine.drop_it.game import Game
from engine.drop_it.pieces import COLOURS, EACH, KINDS, TURNS
from sim.players.drop_it_ahead import Ahead
from sim.players.random_drop import random_drop
from tests.bench.board import files
from tests.vm import machine

PASSES = 40
CHOICE_PASSES = 12
CHOICES_EACH = 4  # one choice in this many is timed
GAMES = 3  # random games whose drops are timed
MATCHES = 100
SOLO_SEEDS = 1_000_000  # the first seed: none of these were used for tuning
PLAYERS = 4

DROPS = Path(__file__).with_name("drops.py")


class Player(Protocol):
    """A player: the board's Bot, or the desktop's."""

    def choose(self, game: Game, /) -> int:
        """Return a legal action."""


PLAYED: dict[str, Player] = {"the board's player": Bot(), "the desktop's player": Ahead()}


def random_game(seed: int) -> list[int]:
    """Return the drops of a random game.

    All pieces come in any order, in any orientation and anywhere.
    """
    random = Random(seed)
    kinds = [kind for kind in range(KINDS) for _ in range(EACH[kind] * COLOURS)]
    random.shuffle(kinds)
    drops: list[int] = []
    for kind in kinds:
        drops += kind, random.randrange(TURNS[kind]), random.randrange(193)
    return drops


def timed(made: str, passes: int, timeout_seconds: float = 600) -> tuple[list[float], list[int]]:
    """Return each step's cost in loops, and the resting places of the pieces.

    The steps are those of an object from drops.py.
    """
    scripts = [f"import json\nimport drops\ntimed = drops.{made}"]
    # Separate scripts, since garbage is only collected between two of them.
    scripts += ["timed.go_through()"] * passes
    scripts.append("print(json.dumps([timed.in_loops(), getattr(timed, 'rests', [])]))")
    found = files() | {DROPS.name: DROPS.read_bytes()}
    outputs = machine.run_each(scripts, found, is_timed=True, timeout_seconds=timeout_seconds)
    costs, rests = json.loads(outputs[-1])
    return costs, rests


def drop_costs(games: int = GAMES, passes: int = PASSES) -> list[float]:
    """Return the cost of each drop of random games, in loops."""
    return [cost for seed in range(games) for cost in _drop_costs(seed, passes)]


def _drop_costs(seed: int, passes: int) -> list[float]:
    return timed(f"Drops({random_game(seed)!r})", passes)[0]


def choice_costs(passes: int = CHOICE_PASSES, each: int = CHOICES_EACH) -> list[float]:
    """Return the costs of one in `each` of the board player's choices, in loops."""
    game, bot = Game(PLAYERS), Bot()
    actions = []
    while not game.is_over():
        actions.append(bot.choose(game))
        game.apply(actions[-1])
    return timed(f"Choices({PLAYERS}, {actions!r}, {each})", passes)[0]


@dataclass(frozen=True)
class Match:
    """One careful player against three random ones: points per game, and share of broken rules."""

    points: float
    broken: float
    points_of_others: float
    broken_of_others: float


def match(player: Player, games: int) -> Match:
    """Let a player play some games against three random ones."""
    points: list[list[int]] = [[], []]
    broken: list[list[bool]] = [[], []]
    for seed in range(games):
        random = Random(seed)
        game = Game(PLAYERS)
        careful = seed % PLAYERS
        while not game.is_over():
            mine = game.side() == careful
            game.apply(player.choose(game) if mine else random_drop(game, random))
            broken[mine].append(game.judge.broken > 0)
        for side in range(PLAYERS):
            points[side == careful].append(game.score(side))
    return Match(fmean(points[1]), fmean(broken[1]), fmean(points[0]), fmean(broken[0]))


@dataclass(frozen=True)
class Solo:
    """The results of a player alone: points of each game, and share of drops that broke a rule."""

    points: list[int]
    broken: float

    def mean(self) -> float:
        """Return the mean of the points."""
        return fmean(self.points)

    def error(self) -> float:
        """Return the mean's standard error."""
        return stdev(self.points) / len(self.points) ** 0.5


def solo(player: Player, seeds: Iterable[int]) -> Solo:
    """Let a player play alone, with a random first drop."""
    points: list[int] = []
    broken: list[bool] = []
    for seed in seeds:
        game = Game(1)
        game.apply(random_drop(game, Random(seed)))
        while not game.is_over():
            game.apply(player.choose(game))
            broken.append(game.judge.broken > 0)
        points.append(game.score(0))
    return Solo(points, fmean(broken))


def solos() -> dict[str, Solo]:
    """Return each player's results alone, by name."""
    seeds = range(SOLO_SEEDS, SOLO_SEEDS + MATCHES)
    return {name: solo(player, seeds) for name, player in PLAYED.items()}


def matches() -> dict[str, Match]:
    """Return each computer player's results against random ones, by name."""
    return {name: match(player, MATCHES) for name, player in PLAYED.items()}
