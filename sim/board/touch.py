"""Touches the simulated board's panel at a pixel of its display.

Nothing here is specific to a board: three places of the panel are tried, and the pixels that its
board file makes of them tell how the panel lies on the display.
"""

from typing import Any

from sim.board.board_files import BoardFileError
from sim.board.standins.touch_panel import TouchPanel

# Places that are on every panel: the first, and others along each axis. A resistive panel measures
# from 0 to 1, and its edges are beyond the display's.
_OF_PLATES = ((0.25, 0.25), (0.75, 0.25), (0.25, 0.75))
_OF_CHIP = ((20, 20), (140, 20), (20, 140))


class Touch:
    """A finger on a panel, by pixels of the display."""

    def __init__(self, panel: TouchPanel, board_file: Any) -> None:
        """Find out how the panel lies on the display.

        Raises BoardFileError if the board file's make_touch() makes nothing of its places.
        """
        self._panel = panel
        screen = board_file.make_touch()
        tried = _OF_PLATES if panel.is_resistive else _OF_CHIP
        found = []
        for place in tried:
            panel.at = place
            found.append(screen.touched())
        panel.at = None
        if None in found or screen.touched() is not None:
            file = board_file.__name__.rpartition(".")[2]
            raise BoardFileError(f"{file}.py: make_touch() returns nothing that feels a finger")
        (x, y), (x_1, y_1), (x_2, y_2) = found
        self._origin, self._first = (x, y), tried[0]
        far = tried[1][0] - tried[0][0]
        # What each axis of the panel adds to x and y of the pixel.
        self._along = ((x_1 - x) / far, (y_1 - y) / far), ((x_2 - x) / far, (y_2 - y) / far)

    def put(self, at: tuple[int, int] | None) -> None:
        """Put the finger on a pixel, or lift it."""
        if at is None:
            self._panel.at = None
            return
        (a, c), (b, d) = self._along
        x, y = at[0] - self._origin[0], at[1] - self._origin[1]
        area = a * d - b * c
        self._panel.at = (
            self._first[0] + (x * d - y * b) / area,
            self._first[1] + (y * a - x * c) / area,
        )
