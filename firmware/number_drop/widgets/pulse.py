"""Blinks the last tile and the red line when the end is near."""

from engine.const import TYPE_CHECKING, const
from engine.number_drop.table import BOTTOM, TILES
from firmware.number_drop.widgets.grid import NEAR

if TYPE_CHECKING:
    from engine.number_drop.game import Game
    from firmware.number_drop.widgets.grid import GridView
    from firmware.number_drop.widgets.tiles import TilesView

_BEAT = const(700)  # ms
_OFF = const(150)  # and of the pause between two of them


class Pulse:
    """The blinking of the last tile and of the red line.

    Made when the end is near for the first time. Keys do not wait for it.
    """

    def __init__(self, grid: "GridView", tiles: "TilesView") -> None:
        """Take the grid with the Game Over line, and the tiles."""
        self._grid = grid
        self._tiles = tiles
        self._left = _BEAT
        self._is_off = False

    def tick(self, elapsed: int, game: "Game") -> None:
        """Advance by `elapsed` ms."""
        self._left -= elapsed
        if self._left <= 0:
            self.show(self._is_off, game)

    def show(self, shown: bool, game: "Game") -> None:
        """Show everything as it is or, near the end, as it may soon be."""
        self._is_off = not shown
        self._left = _BEAT if shown else _OFF
        self._grid.hide_line(not shown and game.sheet().top() >= NEAR)
        others = [letter for letter in range(TILES) if game.notches[letter] < BOTTOM]
        if len(others) == 1 and game.players == 1:
            mark = self._tiles.set_notch if shown else self._tiles.set_coming
            mark(others[0], game.notches[others[0]])
