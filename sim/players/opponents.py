"""Makes SIS and DAD, the desktop's players, available for a device's seats.

The firmware sees both as guests (firmware/guests), listed after the levels that a board has. SIS is
available because desktops are fast. DAD is the strong player, available where it can run: see `make
strong`.
"""

import sys
from collections.abc import Iterator
from concurrent.futures import Future, ThreadPoolExecutor
from contextlib import contextmanager
from functools import cached_property
from types import ModuleType
from typing import Any

from engine.number_drop.bot import Bot
from engine.number_drop.game import Game
from engine.number_drop.player.levels import LEVELS as OWN
from sim.bundler import fast_boards
from sim.players.strong import Strong, visible
from sim.players.twin import TwinError, node

SIS = fast_boards.NAME.upper()
NAME = "DAD"  # the first of the blue scores that no board reaches
PLAYOUTS = 1200  # per drop; his strength was measured with this, see docs/PLAYER.md
ROUNDS = 1
_MODULE = "firmware.guests." + NAME.lower()


class StrongThread:
    """The strong player thinking in a thread, so that a window stays responsive."""

    def __init__(self, waits: bool) -> None:
        """Start the thread.

        With `waits`, callers block, so that the same keys give the same run.
        """
        self.waits = waits
        self._thread = ThreadPoolExecutor(max_workers=1)

    @cached_property
    def _strong(self) -> Strong:
        return Strong(PLAYOUTS, processes=1, rounds=ROUNDS)

    def think(self, game: Game) -> Future[int]:
        """Start to think about a game in its current state."""
        return self._thread.submit(self._choose, visible(game), game.players)

    def _choose(self, saved: bytes, players: int) -> int:
        return self._strong.rank_saved(saved, players)[0].action

    def close(self) -> None:
        """Stop thinking."""
        self._thread.shutdown()
        if "_strong" in self.__dict__:
            self._strong.close()


class Player:
    """A player for any game, with the interface of Bot in engine/number_drop/bot.py."""

    def __init__(self, brain: StrongThread) -> None:
        self.action = -1  # the choice, once `step` has returned True
        self._brain = brain
        self._thought: Future[int] | None = None

    def begin(self, game: Game) -> None:
        """Begin to think about the choice that a game offers now.

        With house rules, which the strong player does not know, the board's player chooses.
        """
        if game.house:
            done: Future[int] = Future()
            done.set_result(Bot().choose(game))
            self._thought = done
            return
        self._thought = self._brain.think(game)

    def step(self) -> bool:
        """Return whether the choice is made."""
        assert self._thought is not None
        if not self._brain.waits and not self._thought.done():
            return False
        self.action = self._thought.result()
        return True


@contextmanager
def desktop_players(waits: bool) -> Iterator[None]:
    """Make SIS, and DAD if he can run, available for seats; see StrongThread for `waits`."""
    from firmware import guests
    from firmware.kept import ranks, seats
    from firmware.number_drop.facts import BLUE

    levels = seats.LEVELS
    seats.LEVELS = (*levels[:OWN], SIS, *levels[OWN:])
    guests.POINTS |= {SIS: fast_boards.POINTS, NAME: BLUE[ranks.NAMES.index(NAME)]}
    try:
        node()
    except TwinError:
        brain = None
    else:
        brain = StrongThread(waits)
        guest: Any = ModuleType(_MODULE)
        guest.Player = lambda: Player(brain)
        sys.modules[_MODULE] = guest
        seats.LEVELS += (NAME,)
    try:
        yield
    finally:
        seats.LEVELS = levels
        guests.POINTS.clear()
        if brain is not None:
            sys.modules.pop(_MODULE, None)
            brain.close()
