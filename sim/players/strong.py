"""The desktop's strong computer player, which looks ahead by playouts.

It needs node, which `make strong` installs; without it, the board's player is used instead. Like
the board's player, it only knows what a player sees: its playouts roll dice of their own.
"""

import atexit
import os
import sys
from collections import defaultdict
from dataclasses import dataclass
from functools import cache

from engine.number_drop.bot import Bot
from engine.number_drop.game import Game
from engine.number_drop.table import DICE_TO_COME
from sim.players.twin import Twin, TwinError, node

PLAYOUTS = 4000  # per drop, over all processes: about 0.5 s on one core; other choices get a share
QUICK_PLAYOUTS = 200
ROUNDS = 2  # of each playout, after the current one
BREADTH = 30  # choices tried
_MOST_PROCESSES = 8
_SEED_STEP = 1_000_003  # between the playout seeds of two processes
_HIDDEN = slice(DICE_TO_COME, DICE_TO_COME + 6)  # the bytes of the dice to come in a saved game


def settings(playouts: int, rounds: int) -> dict[str, int]:
    """Return a twin's settings for looking ahead."""
    return {"playouts": playouts, "rounds": rounds, "breadth": BREADTH}


@dataclass(frozen=True)
class Choice:
    """A choice that was tried: its value in points, and the number of its playouts (`tries`)."""

    action: int
    points: float
    tries: int


class Strong:
    """A player that looks ahead in one process per core."""

    def __init__(
        self, playouts: int = PLAYOUTS, processes: int | None = None, rounds: int = ROUNDS
    ) -> None:
        """Start the processes; TwinError if node is not installed."""
        count = processes or min(os.cpu_count() or 1, _MOST_PROCESSES)
        self._twins = [Twin() for _ in range(count)]
        self._settings = settings(max(1, playouts // count), rounds)

    def rank(self, game: Game, asked: int = -1) -> list[Choice]:
        """Return the choices worth trying, the best first; none in ROLL and OVER.

        The action `asked` is always among them. Points are the expected final score, minus that of
        the best opponent if there are several players. ValueError if there are house rules, which
        the twin does not know.
        """
        if game.house:
            raise ValueError("the strong player knows no house rules")
        return self.rank_saved(visible(game), game.players, asked)

    def rank_saved(self, saved: bytes, players: int, asked: int = -1) -> list[Choice]:
        """Rank like `rank`, for a game saved by `visible`."""
        request = {"players": players, "state": saved.hex(), "asked": asked}
        for number, twin in enumerate(self._twins):
            seed = 1 + number * _SEED_STEP
            twin.send("rank", seed=seed, settings=self._settings, **request)
        points: dict[int, float] = defaultdict(float)
        tries: dict[int, int] = defaultdict(int)
        for twin in self._twins:
            for choice in twin.answer()["choices"]:
                count = max(1, choice["tries"])
                points[choice["action"]] += choice["value"] * count
                tries[choice["action"]] += count
        choices = [Choice(one, points[one] / tries[one], tries[one]) for one in points]
        # A choice dropped early has few playouts, so its mean is uncertain: sort it last.
        often = max(tries.values(), default=0) / 2
        return sorted(choices, key=lambda one: (one.tries < often, -one.points))

    def choose(self, game: Game) -> int:
        """Return a legal action, or -1 in ROLL and OVER, where there is nothing to choose."""
        choices = self.rank(game)
        return choices[0].action if choices else -1

    def close(self) -> None:
        """End the processes."""
        for twin in self._twins:
            twin.close()


def visible(game: Game) -> bytes:
    """Return the saved game without the dice to come."""
    saved = bytearray(game.saved_size())
    game.save_into(saved)
    saved[_HIDDEN] = bytes(6)
    return bytes(saved)


@cache
def best_player(players: int) -> Strong | Bot:
    """Return the best player for `--auto` that thinks quickly.

    It plays the same on any number of processors. Without node, it is the board's player, and a
    message says so once. With several players, it is always the board's, because playouts take
    longer with each of them.
    """
    if players > 1:
        return Bot()
    try:
        node()
    except TwinError as error:
        print(f"sim: the computer player is the board's own. {error}", file=sys.stderr)
        return Bot()
    quick = Strong(QUICK_PLAYOUTS, processes=1, rounds=1)
    atexit.register(quick.close)
    return quick
