"""Stands in for CircuitPython's displayio in the machine: keeps what it is told, draws nothing.

A TileGrid's cells are a bytearray's, so setting one runs no Python, as on a board.
"""


class Group:
    def __init__(self, x=0, y=0, scale=1):
        self.x = x
        self.y = y
        self.hidden = False
        self._parts = []

    def append(self, part):
        self._parts.append(part)


class Palette:
    def __init__(self, colours):
        self._colours = [0] * colours

    def __setitem__(self, index, colour):
        self._colours[index] = colour

    def make_transparent(self, index):
        pass


class Bitmap:
    def __init__(self, width, height, colours):
        self.width = width
        self.height = height

    def fill(self, value):
        pass


class TileGrid(bytearray):
    def __init__(
        self,
        bitmap,
        pixel_shader=None,
        width=1,
        height=1,
        tile_width=None,
        tile_height=None,
        default_tile=0,
        x=0,
        y=0,
    ):
        super().__init__([default_tile] * (width * height))
        self.pixel_shader = pixel_shader
        self.hidden = False
        self.x = x
        self.y = y
