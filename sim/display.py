"""A screen without hardware: keeps the pixels that the firmware sends, and counts them."""

from typing import Any

import busdisplay
import displayio
from displayio import _area  # type: ignore[attr-defined]  # Blinka's own, as all with "_" here

_BYTES_PER_PIXEL = 2


class Display(busdisplay.BusDisplay):
    """A colour screen for Blinka's displayio that sends only what changed, like a real one.

    `pixels` holds width * height RGB565 values, two bytes each, low byte first, row by row from
    the top left. `frames` counts the refreshes that sent anything, `pixels_sent` their pixels,
    and `sent` lists the rectangles (x, y, width, height) of the latest refresh.
    """

    _core: Any

    def __init__(self, width: int, height: int) -> None:
        self.pixels = bytearray(width * height * _BYTES_PER_PIXEL)
        self.frames = 0
        self.pixels_sent = 0
        self.sent: list[tuple[int, int, int, int]] = []
        self._row_bytes = width * _BYTES_PER_PIXEL
        without_bus: Any = super().__init__
        without_bus(
            None,
            b"",
            width=width,
            height=height,
            reverse_bytes_in_word=False,
            auto_refresh=False,
        )

    @property
    def panel(self) -> tuple[int, int]:
        """Width and height of the glass in pixels, whichever way the picture is turned."""
        return self._row_bytes // _BYTES_PER_PIXEL, len(self.pixels) // self._row_bytes

    def _refresh_display(self) -> bool:
        self.sent.clear()
        if self._core.full_refresh:
            _forget_changes(self._core.current_group)
        done: bool = super()._refresh_display()  # type: ignore[misc]
        self.frames += bool(self.sent)
        return done

    def _refresh_area(self, area: _area.Area) -> bool:
        clipped = _area.Area()
        if self._core.clip_area(area, clipped):
            self._send(clipped)
        return True

    def _send(self, area: _area.Area) -> None:
        """Let displayio draw one rectangle and copy it to its place."""
        width, height = area.width(), area.height()
        drawn = memoryview(bytearray((width * height + 1) // 2 * 4)).cast("I")
        covered = memoryview(bytearray((width * height // 32 + 1) * 4)).cast("I")
        self._core.fill_area(area, covered, drawn)
        row = memoryview(drawn).cast("B")
        length = width * _BYTES_PER_PIXEL
        for y in range(height):
            start = (area.y1 + y) * self._row_bytes + area.x1 * _BYTES_PER_PIXEL
            self.pixels[start : start + length] = row[y * length : (y + 1) * length]
        self.pixels_sent += width * height
        self.sent.append((area.x1, area.y1, width, height))


def _forget_changes(group: Any) -> None:
    """Mark what is about to be drawn whole as drawn.

    Blinka forgets to, and would send each TileGrid of a new scene once more; boards do not.
    """
    for layer in group or ():
        if isinstance(layer, displayio.Group):
            _forget_changes(layer)
        elif isinstance(layer, displayio.TileGrid):
            vars(layer)["_needs_refresh"] = False
