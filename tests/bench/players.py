"""How well the computer players play, over many solo games each.

The seeds of these games were never used for tuning.

python -m tests.bench.players --playouts 1600 --rounds 2 --games 300      takes hours
"""

import argparse
import math
import sys
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from statistics import fmean, median, quantiles, stdev
from time import process_time

from engine.levels import NAMES
from engine.number_drop.bot import Bot
from engine.number_drop.game import Game
from engine.number_drop.player.levels import STRONGEST
from engine.number_drop.table import BLOCK, COMBO, DROP, ROLL
from sim.players import opponents
from sim.players.strong import settings
from sim.players.twin import Twin
from tests.bench.thinking import loops_a_decision

# Of the measured games; `make tune` learns and validates with seeds from 50 000 000 on.
FIRST_SEED = 1_000_000
GAMES = 2000
AHEAD_GAMES = 100  # of the player that looks ahead, which take long
MATCHES = 2000  # of two players, and as many of each larger number
MOST_SEATS = 6
AHEAD_MATCHES = 100
COLUMNS = ("rows", "same", "run", "bonus")
Score = Sequence[int]  # the total, and the part from each of the COLUMNS


@dataclass(frozen=True)
class Measured:
    """A player's results."""

    name: str
    scores: list[Score]
    ms: float | None = None  # per decision, if measured
    loops: tuple[float, float] | None = None  # per decision on a board: mean and maximum

    @property
    def mean(self) -> float:
        """The mean score."""
        return fmean(score[0] for score in self.scores)

    @property
    def error(self) -> float:
        """The standard error of the mean."""
        return stdev(score[0] for score in self.scores) / math.sqrt(len(self.scores))


def level_scores(twin: Twin, level: int, games: int, seed: int = FIRST_SEED) -> list[Score]:
    """Return the scores of a level.

    The twin plays the games, making the same choices as a board.
    """
    return twin.ask("games", level=level, seed=seed, count=games)["scores"]


def sis_scores(twin: Twin, games: int, seed: int = FIRST_SEED) -> list[Score]:
    """Return the scores of SIS, who is only on fast boards."""
    return twin.ask("sis", seed=seed, count=games)["scores"]


def wins(twin: Twin, level: int, games: int, seed: int = FIRST_SEED, seats: int = 2) -> float:
    """Return the share of games that a level wins.

    Its opponents have the same level, but only consider their own sheets.
    """
    request = {"level": level, "seed": seed, "count": games, "players": seats}
    return twin.ask("match", **request)["wins"] / games


def wins_ahead(twin: Twin, games: int, seed: int = FIRST_SEED) -> float:
    """Return the share of games of two that DAD, who looks ahead, wins against the best level."""
    shown = settings(opponents.PLAYOUTS, opponents.ROUNDS)
    request = {"level": STRONGEST, "seed": seed, "count": games, "settings": shown}
    return twin.ask("match", **request)["wins"] / games


def ahead(twin: Twin, games: int, playouts: int, rounds: int) -> Measured:
    """Measure the player that looks ahead, in one process."""
    answers = []
    for seed in range(FIRST_SEED, FIRST_SEED + games):
        answers.append(twin.ask("ahead", seed=seed, settings=settings(playouts, rounds)))
        print(f"\r{len(answers)} of {games} games looking ahead ", end="", file=sys.stderr)
    print("\r", end="", file=sys.stderr)
    ms = sum(answer["ms"] for answer in answers) / sum(answer["choices"] for answer in answers)
    return Measured(f"ahead {playouts} x {rounds}", [answer["score"] for answer in answers], ms)


def board_ms(level: int) -> float:
    """Return the board player's mean CPU time for a decision on this computer's Python, in ms.

    A decision is where to put a block or the dice, or which combo to circle. Other programs do not
    affect the figure.
    """
    bot, game = Bot(level), Game(1, FIRST_SEED)
    start, decisions = process_time(), 0
    while not game.is_over():
        if game.phase != ROLL:
            decisions += game.phase in (BLOCK, DROP, COMBO)
        game.apply(game.chance() if game.phase == ROLL else bot.choose(game))
    return (process_time() - start) * 1000 / decisions


def table(
    playouts: int = opponents.PLAYOUTS, rounds: int = opponents.ROUNDS, games: int = AHEAD_GAMES
) -> Iterator[str]:
    """Measure all players, and yield the table's lines."""
    head = f"{'player':14}{'games':>6}{'mean':>7}{'error':>6}{'median':>7}{'p90':>5}{'best':>5}"
    columns = "".join(f"{name:>7}" for name in COLUMNS)
    yield f"{head}{columns}{'ms':>8}{'loops':>9}{'most':>9}"
    with Twin() as twin:
        for level, name in enumerate(NAMES):
            scores = level_scores(twin, level, GAMES)
            yield line(Measured(name, scores, board_ms(level), loops_a_decision(level)))
        yield line(Measured(opponents.SIS, sis_scores(twin, GAMES)))
        yield line(ahead(twin, games, playouts, rounds))
        for seats in range(2, MOST_SEATS + 1):
            share = wins(twin, len(NAMES) - 1, MATCHES, seats=seats)
            yield f"{NAMES[-1]} wins {share:.1%} of {MATCHES} games of {seats} against itself alone"
        share = wins_ahead(twin, AHEAD_MATCHES)
        yield f"{opponents.NAME} wins {share:.1%} of {AHEAD_MATCHES} against {NAMES[-1]}"


def line(player: Measured) -> str:
    """Return a player's line of the table.

    A column's share is of the mean score.
    """
    totals = [score[0] for score in player.scores]
    shares = [fmean(score[at] for score in player.scores) / player.mean for at in range(1, 5)]
    best_tenth = quantiles(totals, n=10)[-1]
    text = f"{player.name:14}{len(totals):6}{player.mean:7.2f}{player.error:6.2f}"
    text += f"{median(totals):7.0f}{best_tenth:5.0f}{max(totals):5}"
    text += "".join(f"{share:7.0%}" for share in shares)
    text += f"{player.ms:8.1f}" if player.ms is not None else " " * 8
    if player.loops is not None:
        text += "".join(f"{loops:9,.0f}" for loops in player.loops)
    return text


def main() -> int:
    """Print the table according to the command line; return the exit status."""
    parser = argparse.ArgumentParser(prog="python -m tests.bench.players")
    parser.add_argument("--playouts", type=int, default=opponents.PLAYOUTS, help="of a choice")
    parser.add_argument("--rounds", type=int, default=opponents.ROUNDS, help="of a playout")
    parser.add_argument("--games", type=int, default=AHEAD_GAMES, help="looking ahead")
    wanted = parser.parse_args()
    for text in table(wanted.playouts, wanted.rounds, wanted.games):
        print(text, flush=True)
    return 0


if __name__ == "__main__":
    sys.exit(main())
