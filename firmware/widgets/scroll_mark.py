"""A thin bar that tells which part of something long is shown."""

from displayio import Bitmap, Group, TileGrid

from engine.const import const
from firmware import theme

WIDTH = const(2)  # pixels
_SHORTEST = const(3)  # pixels of the part shown, however small a part it is


class ScrollMark(Group):
    """A bar as long as the place, the shown part bright.

    It is hidden while all is shown.
    """

    def __init__(self, x: int, y: int, height: int) -> None:
        """Put the top of the bar at (x, y); `height` in pixels."""
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
        self.hidden = True

    def show(self, first: int, count: int, total: int) -> None:
        """Show that `count` of `total` lines are seen.

        The first seen is numbered `first`; 0 is the top.
        """
        hidden = count >= total
        if self.hidden != hidden:
            self.hidden = hidden
        if hidden:
            return
        length = max(_SHORTEST, self._length * count // total)
        # The last line is at the end of the bar, however the lengths were rounded.
        top = (self._length - length) * first // (total - count)
        for row in range(self._length):
            sprite = 1 if top <= row < top + length else 0
            if self._rows[row] != sprite:
                self._rows[row] = sprite
