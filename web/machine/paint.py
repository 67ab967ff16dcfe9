"""Renders the layers of displayio.py into RGB565 pixels, with MicroPython's framebuf.

A tile is copied with `blit`, which takes a table of colours and one colour to leave out. Enlarged
layers are copied with wider strides: treated as a single column of pixels, a picture can be copied
into every second position of another with one `blit`.
"""

import pixels
from framebuf import RGB565, FrameBuffer

TYPE_CHECKING = False
if TYPE_CHECKING:
    from typing import Any

    from web.machine.displayio import Group, Palette, TileGrid

_PIXEL = 2  # bytes of RGB565
_VALUES = 256  # that a pixel of a Bitmap can have
_WHITE = 0xFFFF
_THRESHOLD = 128  # luma from which a colour is white on a monochrome screen


class Canvas:
    """A surface of RGB565 pixels to render layers on, stored row by row, low byte first."""

    def __init__(self, width: int, height: int, is_mono: bool) -> None:
        """Make a black surface; with `is_mono` all colours become black or white."""
        self.width = width
        self.height = height
        self.data = bytearray(width * height * _PIXEL)
        self._mono = is_mono
        self._small: Canvas | None = None  # a smaller canvas, for groups that are enlarged
        self._whole = FrameBuffer(self.data, width, height, RGB565)

    def draw(self, group: "Group | None") -> None:
        """Render a Group on black."""
        self._whole.fill(0)
        if group is None or group.drawn_hidden:
            return
        x, y, scale = group.drawn_x, group.drawn_y, group.drawn_scale
        if scale == 1 or x or y:
            self._group(group, x, y, scale)
            return
        # Render an enlarged screen small, then enlarge it once.
        small = self._small
        if small is None or small.width != -(-self.width // scale):
            small = Canvas(-(-self.width // scale), -(-self.height // scale), self._mono)
            self._small = small
        small._whole.fill(0)
        small._group(group, 0, 0, 1)
        self._copy_enlarged(small, 0, 0, scale, -1)

    def _group(self, group: "Group", x: int, y: int, scale: int) -> None:
        layer: Any  # a Group, a TileGrid, or a Rectangle of vectorio
        for layer in group.drawn_layers:
            if layer.drawn_hidden:
                continue
            left, top = x + layer.drawn_x * scale, y + layer.drawn_y * scale
            if hasattr(layer, "drawn_layers"):
                self._group(layer, left, top, scale * layer.drawn_scale)
            elif hasattr(layer, "drawn_width"):
                colour = self._colour(layer.drawn_shader[0])
                self._whole.fill_rect(left, top, layer.drawn_width, layer.drawn_height, colour)
            elif scale == 1:
                self._tiles(layer, left, top)
            else:
                self._enlarge(layer, left, top, scale)

    def _tiles(self, grid: "TileGrid", x: int, y: int) -> None:
        """Render a TileGrid with its top left pixel at (x, y)."""
        bitmap, tiles, columns = grid.drawn_bitmap, grid.drawn_tiles, grid.width
        across, down = grid.tile_width, grid.tile_height
        source = pixels.over(bitmap)
        table, key = self._table(grid.drawn_shader)
        if across == bitmap.width and down == bitmap.height:
            for place in range(len(tiles)):
                left, top = x + place % columns * across, y + place // columns * down
                self._whole.blit(source, left, top, key, table)
            return
        in_row = bitmap.width // across
        for place in range(len(tiles)):
            left, top = x + place % columns * across, y + place // columns * down
            tile = tiles[place]
            self._tile(source, left, top, across, down, tile % in_row, tile // in_row, table, key)

    def _tile(
        self,
        source: FrameBuffer,
        x: int,
        y: int,
        across: int,
        down: int,
        column: int,
        row: int,
        table: FrameBuffer,
        key: int,
    ) -> None:
        """Render one tile of an atlas, clipped to a part of the canvas of its size.

        Such a part can begin at any pixel only in the RGB565 format.
        """
        left, top = max(x, 0), max(y, 0)
        width, height = min(x + across, self.width) - left, min(y + down, self.height) - top
        if width > 0 and height > 0:
            part = self._part(left, top, width, height, self.width)
            part.blit(source, x - left - column * across, y - top - row * down, key, table)

    def _part(self, x: int, y: int, width: int, height: int, stride: int) -> FrameBuffer:
        place = (y * self.width + x) * _PIXEL
        return FrameBuffer(memoryview(self.data)[place:], width, height, RGB565, stride)

    def _enlarge(self, grid: "TileGrid", x: int, y: int, scale: int) -> None:
        """Render a TileGrid with each pixel `scale` pixels wide and high."""
        width, height = grid.width * grid.tile_width, grid.height * grid.tile_height
        key = self._table(grid.drawn_shader)[1]
        small = Canvas(width, height, self._mono)
        small._whole.fill(key)
        small._tiles(grid, 0, 0)
        self._copy_enlarged(small, x, y, scale, key)

    def _copy_enlarged(self, small: "Canvas", x: int, y: int, scale: int, key: int) -> None:
        """Copy another canvas enlarged to (x, y), except for the colour `key`."""
        width, height = small.width, small.height
        wide = bytearray(len(small.data) * scale)
        column = FrameBuffer(small.data, 1, width * height, RGB565, 1)
        for beside in range(scale):
            place = memoryview(wide)[beside * _PIXEL :]
            FrameBuffer(place, 1, width * height, RGB565, scale).blit(column, 0, 0)
        rows = FrameBuffer(wide, width * scale, height, RGB565)
        for below in range(scale):
            first = (y + below) % scale  # of the canvas's rows that this one is copied to
            count = (self.height - first + scale - 1) // scale
            if count > 0:
                part = self._part(0, first, self.width, count, self.width * scale)
                part.blit(rows, x, (y + below) // scale, key)

    def _table(self, palette: "Palette") -> tuple[FrameBuffer, int]:
        """Return a Palette as a row of pixels, and the colour that means transparent."""
        if palette.drawn_table is None:
            palette.drawn_table = self._paint(palette)
        return palette.drawn_table

    def _paint(self, palette: "Palette") -> tuple[FrameBuffer, int]:
        row = FrameBuffer(bytearray(_VALUES * _PIXEL), _VALUES, 1, RGB565)
        shown = range(len(palette))
        colours = [self._colour(palette[i]) for i in shown if not palette.is_transparent(i)]
        key = 1
        while key in colours:
            key += 1
        row.fill(key)
        for i in shown:
            if not palette.is_transparent(i):
                row.pixel(i, 0, self._colour(palette[i]))
        return row, key

    def _colour(self, rgb: int) -> int:
        red, green, blue = rgb >> 16, rgb >> 8 & 255, rgb & 255
        if self._mono:
            luma = (19 * red + 182 * green + 54 * blue) // 255
            return _WHITE if luma >= _THRESHOLD else 0
        return red >> 3 << 11 | green >> 2 << 5 | blue >> 3
