"""A widget on the simulated display, to be judged by its pixels."""

import displayio

WIDTH, HEIGHT = 160, 128


class Screen:
    """The simulated display with one widget on it."""

    def __init__(self, display, widget):
        self.display = display
        self.root = displayio.Group()
        self.root.append(widget)
        self.display.root_group = self.root
        self.refresh()
        self.refresh()  # the second refresh after a new root group still draws everything

    def refresh(self):
        """Refresh, and return the rectangles (x, y, width, height) that were sent."""
        self.display.refresh()
        return list(self.display.sent)

    def grey(self, x, y, width, height):
        """Return a rectangle's brightness, 0..255, pixel by pixel, row by row."""
        return [self._grey(col, row) for row in range(y, y + height) for col in range(x, x + width)]

    def picture(self):
        """Return all pixels."""
        return bytes(self.display.pixels)

    def _grey(self, x, y):
        place = (y * WIDTH + x) * 2
        value = int.from_bytes(self.display.pixels[place : place + 2], "little")
        red, green, blue = (value >> 11) << 3, (value >> 5 & 63) << 2, (value & 31) << 3
        return (299 * red + 587 * green + 114 * blue) // 1000


def differing_pixels(one, other):
    """Count the pixels whose brightness differs clearly."""
    return sum(abs(a - b) >= 40 for a, b in zip(one, other, strict=True))
