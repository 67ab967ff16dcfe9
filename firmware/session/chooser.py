"""A computer player that chooses in a single step."""

from engine.const import TYPE_CHECKING

if TYPE_CHECKING:
    from collections.abc import Callable
    from typing import Any


class Chooser:
    """A Player as in interfaces/game.py."""

    is_close = False  # not known
    purpose: tuple[int, ...] = ()  # none

    def __init__(self, choose: "Callable[..., int]") -> None:
        """`choose` returns an action for a game of its own class."""
        self.action = -1  # the choice, once `step` has returned True
        self._choose = choose
        self._game: "Any" = None  # set by `begin`

    def begin(self, game: "Any") -> None:
        """Begin to think about the current choice in a game."""
        self._game = game

    def step(self) -> bool:
        """Make the choice, and return True."""
        self.action = self._choose(self._game)
        return True
