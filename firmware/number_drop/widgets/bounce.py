"""Lets a landed shape bounce by two pixels or, on a low screen, light up for a moment.

A low screen is sent in bytes of eight rows each, so moving the shape would send more.
"""

from displayio import Group, TileGrid

from engine.const import TYPE_CHECKING, const
from engine.number_drop.shapes import COL_MASK, ROW_SHIFT
from firmware.number_drop.widgets import cells

if TYPE_CHECKING:
    from engine.number_drop.game import Game
    from firmware.number_drop.interfaces.handheld import Handheld
    from firmware.number_drop.widgets.play_view import PlayView

_SPRING = const(120)  # ms
_BRIGHT = const(90)
_HEIGHTS = b"\x02\x02\x01\x00"  # pixels, in each quarter of the time


class Bounce(Group):
    """A copy of the cells laid over the grid; call `advance` until it returns False."""

    def __init__(self, view: "PlayView", ms: int) -> None:
        """Spring for `ms` milliseconds."""
        grid = view.grid
        super().__init__(x=grid.x, y=grid.y, scale=grid.scale)
        self._floor = grid.y
        self._whole = self._left = ms
        sprites: TileGrid = grid[0]  # type: ignore[assignment]  # the grid's own
        for i in range(grid.covered):
            cell = view.where[i]
            self.append(
                TileGrid(
                    sprites.bitmap,
                    pixel_shader=sprites.pixel_shader,
                    tile_width=sprites.tile_width,
                    tile_height=sprites.tile_height,
                    default_tile=view.looks[i],
                    x=(cell & COL_MASK) * sprites.tile_width,
                    y=(grid.top - (cell >> ROW_SHIFT)) * sprites.tile_height,
                )
            )
        view.set_mark(self)

    def advance(self, elapsed: int) -> bool:
        """Advance by `elapsed` ms; return whether it is still running."""
        self._left -= elapsed
        if self._left > 0:
            height = _HEIGHTS[(self._whole - self._left) * len(_HEIGHTS) // self._whole]
            self.y = self._floor - height * self.scale
        return self._left > 0

    def end(self) -> None:
        """Do nothing: the next screen shows the table without it."""


class Blink:
    """Highlights cells over the grid, a block's dashed; call `advance` until it returns False."""

    def __init__(self, view: "PlayView", game: "Game", ms: int) -> None:
        """Light them up for `ms` milliseconds."""
        count = view.grid.covered
        for i in range(count):
            look = view.looks[i]
            view.looks[i] = cells.GHOST_BLOCK if look == cells.BLOCK else look + cells.CHOSEN
        view.grid.cover(game.sheet(), view.where, view.looks, count)
        self._left = ms

    def advance(self, elapsed: int) -> bool:
        """Advance by `elapsed` ms; return whether it is still running."""
        self._left -= elapsed
        return self._left > 0

    def end(self) -> None:
        """Do nothing: the next screen shows the table without it."""


def begin(app: "Handheld") -> Bounce | Blink:
    """Animate the shape that was last drawn over the sheet; return the animation."""
    view: "PlayView" = app.navigator.view
    if view.layout.is_low:
        game = app.session.record.game
        return Blink(view, game, app.animation_ms(_BRIGHT))
    return Bounce(view, app.animation_ms(_SPRING))
