"""Stand-in for CircuitPython's displayio on plain MicroPython: on the page, and in the tests.

It shows the same pixels as displayio, for all parts that the firmware uses; paint.py renders them.
Its objects take about as much heap as a board's, so that tests can measure memory: a Bitmap's rows
are padded to 32-bit words, and a colour takes 16 bytes, most of them unused here.
"""

import pixels

_COLOUR = 16  # bytes


class _Scene:
    """Everything that may be on the screen."""

    is_stale = True  # whether anything has changed since it was drawn


def drawn_changes() -> bool:
    """Return whether anything has changed since the last call."""
    changed = _Scene.is_stale
    _Scene.is_stale = False
    return changed


def drawn_touch() -> None:
    """Note that something has changed."""
    _Scene.is_stale = True


class _Layer:
    """A member of a Group; default values take no memory of their own.

    The firmware's subclasses may have their own `scale` or `_x`, which do not concern displayio on
    a board. Therefore every name in this module that displayio lacks begins with `drawn_`.
    """

    drawn_x = 0
    drawn_y = 0
    drawn_hidden = False

    def __init__(self, x: int, y: int) -> None:
        if x:
            self.drawn_x = x
        if y:
            self.drawn_y = y

    @property
    def x(self) -> int:
        """Pixels to the right of the Group's position."""
        return self.drawn_x

    @x.setter
    def x(self, x: int) -> None:
        if x != self.drawn_x:
            self.drawn_x = x
            drawn_touch()

    @property
    def y(self) -> int:
        """Pixels below the Group's position."""
        return self.drawn_y

    @y.setter
    def y(self, y: int) -> None:
        if y != self.drawn_y:
            self.drawn_y = y
            drawn_touch()

    @property
    def hidden(self) -> bool:
        """Whether it is not drawn."""
        return self.drawn_hidden

    @hidden.setter
    def hidden(self, hidden: bool) -> None:
        if hidden != self.drawn_hidden:
            self.drawn_hidden = hidden
            drawn_touch()


class Group(_Layer):
    """Layers, the first at the bottom, with each pixel drawn `scale` pixels wide and high."""

    drawn_scale = 1

    def __init__(self, *, scale: int = 1, x: int = 0, y: int = 0) -> None:
        super().__init__(x, y)
        if scale != 1:
            self.drawn_scale = scale
        self.drawn_layers: list[_Layer] = []

    @property
    def scale(self) -> int:
        """The width and height of each of its layers' pixels, in pixels."""
        return self.drawn_scale

    @scale.setter
    def scale(self, scale: int) -> None:
        if scale != self.drawn_scale:
            self.drawn_scale = scale
            drawn_touch()

    def append(self, layer: _Layer) -> None:
        """Add a layer above the others."""
        self.drawn_layers.append(layer)
        drawn_touch()

    def insert(self, index: int, layer: _Layer) -> None:
        """Insert a layer below the one with this index."""
        self.drawn_layers.insert(index, layer)
        drawn_touch()

    def remove(self, layer: _Layer) -> None:
        """Remove a layer."""
        self.drawn_layers.remove(layer)
        drawn_touch()

    def pop(self, index: int = -1) -> _Layer:
        """Remove a layer and return it."""
        drawn_touch()
        return self.drawn_layers.pop(index)

    def __getitem__(self, index: int) -> _Layer:
        return self.drawn_layers[index]

    def __setitem__(self, index: int, layer: _Layer) -> None:
        self.drawn_layers[index] = layer
        drawn_touch()

    def __len__(self) -> int:
        return len(self.drawn_layers)


class Palette:
    """The colours of pixel values."""

    def __init__(self, colours: int) -> None:
        # Four bytes per colour are used: red, green, blue, and 1 if it is transparent.
        self._colours = bytearray(_COLOUR * colours)
        # A cache of paint.py: the colours as pixels, and the one that means transparent.
        self.drawn_table: tuple[object, int] | None = None

    def __len__(self) -> int:
        return len(self._colours) // _COLOUR

    def __setitem__(self, index: int, colour: int) -> None:
        place = self._place(index)
        self._colours[place] = colour >> 16
        self._colours[place + 1] = colour >> 8 & 255
        self._colours[place + 2] = colour & 255
        self._change()

    def __getitem__(self, index: int) -> int:
        place = self._place(index)
        red, green, blue = self._colours[place : place + 3]
        return red << 16 | green << 8 | blue

    def make_transparent(self, index: int) -> None:
        """Make pixels of this value transparent."""
        self._colours[self._place(index) + 3] = 1
        self._change()

    def make_opaque(self, index: int) -> None:
        """Make pixels of this value show their colour."""
        self._colours[self._place(index) + 3] = 0
        self._change()

    def is_transparent(self, index: int) -> bool:
        """Return whether pixels of this value are not drawn."""
        return self._colours[self._place(index) + 3] != 0

    def _place(self, index: int) -> int:
        if not 0 <= index < len(self):
            raise IndexError("Palette index out of range")
        return _COLOUR * index

    def _change(self) -> None:
        self.drawn_table = None
        drawn_touch()


class Bitmap:
    """Pixels, each a number below `colours`."""

    def __init__(self, width: int, height: int, colours: int) -> None:
        """Make a blank bitmap of 2, 4, 16 or 256 colours, at 1, 2, 4 or 8 bits per pixel.

        Other numbers of `colours` are rounded up to one of these.
        """
        bits = 1
        while 1 << bits < colours:
            bits *= 2
        if not 1 <= colours <= 256:
            raise ValueError("value_count must be in the range of 1-256")
        self.width = width
        self.height = height
        self.drawn_bits = bits
        self.drawn_memory: bytearray = pixels.blank(width, height, bits)

    def fill(self, value: int) -> None:
        """Set all pixels to one value."""
        pixels.over(self).fill(value & (1 << self.drawn_bits) - 1)
        drawn_touch()

    def __getitem__(self, index: int | tuple[int, int]) -> int:
        value: int = pixels.over(self).pixel(*self._place(index))
        return value

    def __setitem__(self, index: int | tuple[int, int], value: int) -> None:
        x, y = self._place(index)
        if value >> self.drawn_bits and self.drawn_bits == 8:
            raise ValueError("value must be 0-255")
        pixels.over(self).pixel(x, y, value & (1 << self.drawn_bits) - 1)
        drawn_touch()

    def _place(self, index: int | tuple[int, int]) -> tuple[int, int]:
        x, y = (index % self.width, index // self.width) if isinstance(index, int) else index
        if not (0 <= x < self.width and 0 <= y < self.height):
            raise IndexError("pixel coordinates out of bounds")
        return x, y


class TileGrid(_Layer):
    """Tiles of one size, cut from one Bitmap, in rows and columns."""

    def __init__(
        self,
        bitmap: Bitmap,
        *,
        pixel_shader: Palette,
        width: int = 1,
        height: int = 1,
        tile_width: int | None = None,
        tile_height: int | None = None,
        default_tile: int = 0,
        x: int = 0,
        y: int = 0,
    ) -> None:
        super().__init__(x, y)
        self.drawn_bitmap = bitmap
        self.drawn_shader = pixel_shader
        self.width = width
        self.tile_width = tile_width or bitmap.width
        self.tile_height = tile_height or bitmap.height
        if bitmap.width % self.tile_width or bitmap.height % self.tile_height:
            raise ValueError("tiles must exactly divide the bitmap")
        self.drawn_tiles = bytearray([default_tile] * (width * height))

    @property
    def height(self) -> int:
        """The number of rows of tiles."""
        return len(self.drawn_tiles) // self.width

    @property
    def bitmap(self) -> Bitmap:
        """The Bitmap that its tiles are cut from."""
        return self.drawn_bitmap

    @bitmap.setter
    def bitmap(self, bitmap: Bitmap) -> None:
        self.drawn_bitmap = bitmap
        drawn_touch()

    @property
    def pixel_shader(self) -> Palette:
        """The Palette."""
        return self.drawn_shader

    @pixel_shader.setter
    def pixel_shader(self, shader: Palette) -> None:
        self.drawn_shader = shader
        drawn_touch()

    def __getitem__(self, index: int | tuple[int, int]) -> int:
        return self.drawn_tiles[self._place(index)]

    def __setitem__(self, index: int | tuple[int, int], tile: int) -> None:
        self.drawn_tiles[self._place(index)] = tile
        drawn_touch()

    def _place(self, index: int | tuple[int, int]) -> int:
        return index if isinstance(index, int) else index[1] * self.width + index[0]


def release_displays() -> None:
    """Release all displays; none holds any pins here."""
