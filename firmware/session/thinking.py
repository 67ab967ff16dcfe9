"""Thinks a little in each tick, so that the screen stays alive."""

from engine.const import TYPE_CHECKING, const
from firmware import games

if TYPE_CHECKING:
    from collections.abc import Callable
    from typing import Any

    from firmware.interfaces.game import Player
    from firmware.session.interfaces.session import Session

_FRAME = const(45)  # ms from one tick to the next that still look alive
_MOST_STEPS = const(16)  # in a tick
_LONGEST = const(10000)  # ms that a player thinks who can be hurried


def helper(session: "Session") -> "Player":
    """Return who thinks of what to advise a person to do now."""
    return _bot(session, 0)


def thinker(session: "Session") -> "Player":
    """Return the computer player in turn, thinking."""
    return _bot(session, session.seats.kinds[session.rules.player(session.record.game)])


def _bot(session: "Session", level: int) -> "Player":
    bot = games.part(session.offered, "computer_player").player(level)
    bot.begin(session.record.game)
    return bot


class Thinking:
    """Lets a player think: a Bot or an Analysis, whose `step` returns True at the end.

    A player that can be hurried is hurried after ten seconds, as by a key.
    """

    def __init__(self, make: "Callable[..., Any]", *arguments: "Any") -> None:
        """`make` returns the player.

        It is called in the first tick: the wait is told by then.
        """
        self.player: Any = None  # of whatever class `make` gives
        self._make = make
        self._arguments = arguments
        self._steps = 1
        self._time = 0  # ms that it has thought

    def go_on(self, elapsed: int) -> bool:
        """Think for one tick, the last one having taken `elapsed` ms.

        Return whether it is done.
        """
        if self.player is not None:
            return self._think(elapsed)
        self.player = self._make(*self._arguments)
        return False

    def decision(self) -> "tuple[int, tuple[int, ...], bool]":
        """Return the player's action, its purpose, and whether another is as good.

        The player is dropped: it takes 26 KB. The collector is conservative, so an old address of
        this object on the stack would keep the player, too.
        """
        player, self.player = self.player, None
        return player.action, player.purpose, player.is_close

    def _think(self, elapsed: int) -> bool:
        # More at a time, but little more: a key that comes meanwhile waits for all of them.
        steps = self._steps
        steps = steps + 1 + steps // 4 if elapsed < _FRAME else steps * _FRAME // elapsed
        self._steps = min(_MOST_STEPS, max(1, steps))
        self._time += elapsed
        if self._time >= _LONGEST and hasattr(self.player, "hurry"):
            self.player.hurry()
        for _ in range(self._steps):
            if self.player.step():
                return True
        return False
