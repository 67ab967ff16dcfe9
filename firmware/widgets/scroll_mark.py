"""A thin bar at the edge of what is longer than its place: which part of it is shown."""

from displayio import Group

from engine.const import const
from firmware.widgets import background

WIDTH = const(2)  # pixels
_SHORTEST = const(3)  # pixels of the part shown, however small a part it is


class ScrollMark(Group):
    """A bar as long as the place; the part that is shown is bright. Hidden while all is shown."""

    def __init__(self, x, y, height):
        """Put the top of the bar at (x, y); `height` in pixels."""
        super().__init__(x=x, y=y)
        self._height = height
        self._shown = background.make(WIDTH, height, "dim")
        self.append(background.make(WIDTH, height, "bar"))
        self.append(self._shown)
        self.hidden = True

    def show(self, first, count, total):
        """Show that `count` of `total` lines are seen, from the one numbered `first`, 0 the top."""
        hidden = count >= total
        if self.hidden != hidden:
            self.hidden = hidden
        if hidden:
            return
        length = max(_SHORTEST, self._height * count // total)
        # The last line is at the end of the bar, however the lengths were rounded.
        top = (self._height - length) * first // (total - count)
        if self._shown.height != length:
            self._shown.height = length
        if self._shown.y != top:
            self._shown.y = top
