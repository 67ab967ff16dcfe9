"""A thin bar that shows which part of something long is visible."""

from displayio import Bitmap, Group, TileGrid

from engine.const import const
from firmware import theme

WIDTH = const(2)  # pixels
_SHORTEST = const(3)  # smallest length of the bright part in pixels


class ScrollMark(Group):
    """A vertical bar with the visible part bright, hidden while everything is visible."""

    def __init__(self, x: int, y: int, height: int) -> None:
        """Put the top of the bar at (x, y); `height` is in pixels."""
        bitmap = Bitmap(WIDTH, 2, 2)
        for column in range(WIDTH):
            bitmap[column, 1] = 1
        colours = theme.palette(("bar", "dim"))
        super().__init__(x=x, y=y)
        self._rows = TileGrid(
            bitmap, pixel_shader=colours, height=height, tile_width=WIDTH, tile_height=1
        )
        self.append(self._rows)
        self._length = height
        self._top = self._end = 0  # rows of the bright part: first, and one past the last
        self.hidden = True

    def show(self, first: int, count: int, total: int) -> None:
        """Show that `count` of `total` lines are visible, beginning with `first`, from 0."""
        hidden = count >= total
        self.hidden = hidden
        if hidden:
            return
        length = max(_SHORTEST, self._length * count // total)
        # The last line is at the end of the bar, regardless of rounding.
        top = (self._length - length) * first // (total - count)
        end = top + length
        # Only the changed rows, as 180 rows take a board 30 ms.
        self._fill(self._top, self._end, 0, top, end)
        self._fill(top, end, 1, self._top, self._end)
        self._top, self._end = top, end

    def _fill(self, first: int, end: int, sprite: int, kept: int, kept_end: int) -> None:
        """Show a sprite in rows from `first` up to `end`, except for the kept ones."""
        for row in range(first, end):
            if not kept <= row < kept_end:
                self._rows[row] = sprite
