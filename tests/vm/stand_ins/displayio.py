"""Stands in for CircuitPython's displayio in the machine: takes the memory, draws nothing.

Bitmaps are as large as on a board, whose rows fill whole 32-bit words. A TileGrid's cells are a
bytearray's, so setting one runs no Python, as on a board.
"""

_WORD = 32  # bits


class Group:
    # What is as usual takes no memory of its own, so that a Group is hardly larger than a board's.
    x = 0
    y = 0
    hidden = False
    _scale = 1

    def __init__(self, scale=1, x=0, y=0):
        if x:
            self.x = x
        if y:
            self.y = y
        if scale != 1:
            self._scale = scale  # a Label has a property of that name
        self._parts = []

    @property
    def scale(self):
        return self._scale

    @scale.setter
    def scale(self, scale):
        self._scale = scale

    def append(self, part):
        self._parts.append(part)

    def insert(self, index, part):
        self._parts.insert(index, part)

    def remove(self, part):
        self._parts.remove(part)

    def pop(self, index=-1):
        return self._parts.pop(index)

    def __getitem__(self, index):
        return self._parts[index]

    def __setitem__(self, index, part):
        self._parts[index] = part

    def __len__(self):
        return len(self._parts)


class Palette:
    def __init__(self, colours):
        self._colours = bytearray(12 * colours)  # as a board keeps each: as given, and as sent

    def __setitem__(self, index, colour):
        pass

    def make_transparent(self, index):
        pass

    def make_opaque(self, index):
        pass


class Bitmap:
    def __init__(self, width, height, colours):
        bits = 1
        while 1 << bits < colours:
            bits *= 2
        self.width = width
        self.height = height
        self._words = bytearray((width * bits + _WORD - 1) // _WORD * (_WORD // 8) * height)

    def fill(self, value):
        pass

    def __setitem__(self, index, value):
        pass


class TileGrid(bytearray):
    x = 0
    y = 0
    hidden = False

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
        self.bitmap = bitmap
        self.pixel_shader = pixel_shader
        if x:
            self.x = x
        if y:
            self.y = y
