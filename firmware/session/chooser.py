"""A computer player that thinks in one step."""

from engine.const import TYPE_CHECKING

if TYPE_CHECKING:
    from collections.abc import Callable
    from typing import Any


class Chooser:
    """Used as any computer player: see interfaces/game.py."""

    is_close = False  # it does not say,
    purpose: tuple[int, ...] = ()  # nor what for

    def __init__(self, choose: "Callable[..., int]") -> None:
        """`choose` returns an action, given a game, of its own class."""
        self.action = -1  # the choice, when `step` has returned True
        self._choose = choose
        self._game: "Any" = None  # set by `begin`

    def begin(self, game: "Any") -> None:
        """Begin to think about the choice that a game offers now."""
        self._game = game

    def step(self) -> bool:
        """Choose."""
        self.action = self._choose(self._game)
        return True
