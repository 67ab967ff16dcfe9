"""The desktop's computer player, which looks ahead by play-outs.

It needs node, which `make strong` installs; without it the board's player stands in for it. Like
that one it sees only what a player sees: the dice of its play-outs are its own.
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

PLAYOUTS = 4000  # a drop, all processes together: about 0.5 s on one core; a part of it elsewhere
QUICK_PLAYOUTS = 200
ROUNDS = 2  # of each play-out, beside the one that is on
BREADTH = 30  # choices tried
_MOST_PROCESSES = 8
_SEED_STEP = 1_000_003  # between the play-outs' seeds of two processes
_HIDDEN = slice(DICE_TO_COME, DICE_TO_COME + 6)  # in a saved game


def settings(playouts: int, rounds: int) -> dict[str, int]:
    """Return how a twin is told to look ahead."""
    return {"playouts": playouts, "rounds": rounds, "breadth": BREADTH}


@dataclass(frozen=True)
class Choice:
    """A choice that was tried, and its worth in points.

    `tries` is the number of its play-outs.
    """

    action: int
    points: float
    tries: int


class Strong:
    """A player that looks ahead, on every core at once.

    It has as many processes as there are cores.
    """

    def __init__(
        self, playouts: int = PLAYOUTS, processes: int | None = None, rounds: int = ROUNDS
    ) -> None:
        """Start the processes. TwinError if node is not installed."""
        count = processes or min(os.cpu_count() or 1, _MOST_PROCESSES)
        self._twins = [Twin() for _ in range(count)]
        self._settings = settings(max(1, playouts // count), rounds)

    def rank(self, game: Game, asked: int = -1) -> list[Choice]:
        """Return the choices worth a try, the best first.

        There are none in ROLL and OVER. An action that is `asked` for is among them, whatever it is
        worth.

        Points are what the game comes to, less the best of the others where several play.
        """
        return self.rank_saved(visible(game), game.players, asked)

    def rank_saved(self, saved: bytes, players: int, asked: int = -1) -> list[Choice]:
        """Do as `rank` does, of a game as `visible` gives it."""
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
        # What was left out early was tried seldom, so its mean is uncertain: it comes behind.
        often = max(tries.values(), default=0) / 2
        return sorted(choices, key=lambda one: (one.tries < often, -one.points))

    def choose(self, game: Game) -> int:
        """Return a legal action, -1 in ROLL and OVER.

        In those there is nothing to choose.
        """
        choices = self.rank(game)
        return choices[0].action if choices else -1

    def close(self) -> None:
        """End the processes."""
        for twin in self._twins:
            twin.close()


def visible(game: Game) -> bytes:
    """Return the game as bytes, without the dice to come."""
    saved = bytearray(game.saved_size())
    game.save_into(saved)
    saved[_HIDDEN] = bytes(6)
    return bytes(saved)


@cache
def best_player(players: int) -> Strong | Bot:
    """Return the best player for `--auto` that thinks quickly.

    It plays the same however many processors there are. Without node it is the board's, which is
    said once. With several players it is that in any case: their play-outs take as many times as
    long.
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
