"""Thinks a little in each tick, so that the screen stays responsive."""

from engine.const import TYPE_CHECKING, const
from firmware import games

if TYPE_CHECKING:
    from collections.abc import Callable
    from typing import Any

    from firmware.interfaces.game import Player
    from firmware.session.interfaces.handheld import Session

_FRAME = const(45)  # longest ms between ticks that still feels responsive
_MOST_STEPS = const(16)  # per tick
_LONGEST = const(10000)  # ms after which a player is hurried


def hint_player(session: "Session") -> "Player":
    """Return the computer player that finds hints, after starting it."""
    return _bot(session, 0)


def turn_player(session: "Session") -> "Player":
    """Return the computer player whose turn it is, after starting it."""
    return _bot(session, session.seats.kinds[session.rules.player(session.record.game)])


def _bot(session: "Session", level: int) -> "Player":
    bot = games.load_module(session.offered, "computer_player").player(level)
    bot.begin(session.record.game)
    return bot


class Thinking:
    """Lets a player think: a Bot or an Analysis, whose `step` returns True at the end.

    After ten seconds, a player that can be hurried is hurried, as by a key press.
    """

    def __init__(self, make: "Callable[..., Any]", *arguments: "Any") -> None:
        """`make` returns the player; it is called in the first tick, below the busy indicator."""
        self.player: Any = None  # of the class that `make` returns
        self._make = make
        self._arguments = arguments
        self._steps = 1
        self._time = 0  # ms spent thinking

    def think(self, elapsed: int) -> bool:
        """Think for one tick; return whether the player is done.

        `elapsed` is what the last tick took, in ms.
        """
        if self.player is not None:
            return self._think(elapsed)
        self.player = self._make(*self._arguments)
        return False

    def decision(self) -> "tuple[int, tuple[int, ...], bool]":
        """Return the player's action, its purpose, and whether another is as good.

        The player, which takes 26 KB, is dropped. The garbage collector is conservative, so a stale
        reference to this object on the stack would otherwise keep it alive.
        """
        player, self.player = self.player, None
        # An opponent need not explain its action.
        purpose, is_close = getattr(player, "purpose", ()), getattr(player, "is_close", False)
        return player.action, purpose, is_close

    def _think(self, elapsed: int) -> bool:
        # Grow slowly, since a key pressed in the meantime waits for all steps of a tick.
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
