"""Runs on CPython and the 32-bit machine: makes a scene with everything that a screen may have.

Everything in it follows from the seed, and is made by functions of displayio and bitmaptools.
"""

import bitmaptools
from displayio import Bitmap, Group, Palette, TileGrid

from engine.rng import Rng

WIDTH, HEIGHT = 48, 40  # of the screen that it is made for
_COLOURS = (2, 4, 16, 16, 256)  # of palettes and bitmaps
_STEPS = 12  # of changes to a bitmap, and to a scene that was drawn
_DEEPEST = 3


class Sheet:
    """A Bitmap of at most `colours` colours, and the size of the tiles to cut from it."""

    def __init__(self, width, height, colours, across, down):
        self.bitmap = Bitmap(width, height, colours)
        self.colours = colours
        self.part = (across, down)


class Scene:
    """A scene, with `root` as its Group, and changes to it."""

    def __init__(self, seed):
        self._rng = Rng(seed, 0x5CE0)
        self._rng.warm_up()
        self.is_mono = self._below(4) == 0  # whether it is for a black and white screen
        self._counts = _COLOURS if self._below(8) == 0 else _COLOURS[:4]
        self._palettes = [self._palette(colours) for colours in self._counts]
        self._sheets = [self._sheet() for _ in range(4)]
        for sheet in self._sheets:
            self._draw_on(sheet)
        self._groups = []
        self._grids = []
        self.root = self._group(1)
        if self._below(2):  # as in the firmware
            self.root.x = self.root.y = 0

    def change(self):
        """Make a few changes."""
        for _ in range(_STEPS):
            step = self._below(8)
            if step == 0:
                self._move(self._one_of(self._groups[2:] + self._grids))
            elif step == 1:
                layer = self._one_of(self._groups[2:] + self._grids)
                layer.hidden = not layer.hidden
            elif step == 2:
                grid = self._one_of(self._grids)
                grid.pixel_shader = self._palette_of(len(grid.pixel_shader))
            elif step == 3:
                self._recolour(self._one_of(self._palettes))
            elif step == 4:
                self._one_of(self._groups).scale = 1 + self._below(3)
            elif step == 5:
                self._draw_on(self._one_of(self._sheets))
            else:
                self._turn_tile(self._one_of(self._grids))

    # --- parts ---

    def _below(self, limit):
        return self._rng.below(limit)

    def _one_of(self, many):
        return many[self._below(len(many))]

    def _palette(self, colours):
        palette = Palette(colours)
        for index in range(len(palette)):
            palette[index] = self._colour()
        for _ in range(self._below(1 + colours // 2)):
            palette.make_transparent(self._below(len(palette)))
        return palette

    def _palette_of(self, colours):
        """Return any Palette of at least this many colours; with fewer, Blinka fails."""
        return self._one_of([one for one in self._palettes if len(one) >= colours])

    def _recolour(self, palette):
        index = self._below(len(palette))
        palette[index] = self._colour()
        if self._below(2):
            palette.make_transparent(index)
        else:
            palette.make_opaque(index)

    def _colour(self):
        """Return any colour, often a very dark or a very bright one."""
        levels = (0, 1, 8, 127, 128, 129, 255, self._below(256))
        return self._one_of(levels) << 16 | self._one_of(levels) << 8 | self._one_of(levels)

    def _sheet(self):
        across, down = 1 + self._below(9), 1 + self._below(9)
        width, height = across * (1 + self._below(3)), down * (1 + self._below(3))
        sheet = Sheet(width, height, self._one_of(self._counts), across, down)
        art = bytes([self._below(256) for _ in range(width * height)])
        bitmaptools.arrayblit(sheet.bitmap, art)
        return sheet

    def _draw_on(self, sheet):
        bitmap = sheet.bitmap
        value = self._below(sheet.colours)
        x, y = self._below(bitmap.width), self._below(bitmap.height)
        step = self._below(4)
        if step == 0 and sheet.colours <= 16:  # desktop Blinka misplaces half of the larger ones
            bitmap.fill(value)
        elif step == 1:
            bitmap[x, y] = value
        elif step == 2:
            right, low = x + self._below(9), y + self._below(9)
            bitmaptools.fill_region(bitmap, x, y, right, low, value)
        else:
            self._blit(sheet, x, y)

    def _blit(self, target, x, y):
        source = self._one_of(self._sheets)
        if source is target or source.colours > target.colours:
            return
        left, top = self._below(source.bitmap.width), self._below(source.bitmap.height)
        right, low = left + 1 + self._below(9), top + 1 + self._below(9)
        skip = self._below(source.colours) if self._below(2) else None
        ends = {"x1": left, "y1": top, "x2": right, "y2": low, "skip_source_index": skip}
        bitmaptools.blit(target.bitmap, source.bitmap, x, y, **ends)

    def _group(self, depth):
        group = Group(x=self._below(9) - 4, y=self._below(9) - 4, scale=1 + self._below(9) // 7)
        self._groups.append(group)
        for _ in range(1 + self._below(4)):
            if depth < _DEEPEST and self._below(3) == 0:
                group.append(self._group(depth + 1))
            else:
                group.append(self._grid())
        return group

    def _grid(self):
        sheet = self._one_of(self._sheets)
        across, down = sheet.part if self._below(3) else (None, None)
        grid = TileGrid(
            sheet.bitmap,
            pixel_shader=self._palette_of(sheet.colours),
            width=1 + self._below(4),
            height=1 + self._below(4),
            tile_width=across,
            tile_height=down,
        )
        self._grids.append(grid)
        self._move(grid)
        for _ in range(self._below(9)):
            self._turn_tile(grid)
        return grid

    def _move(self, layer):
        layer.x = self._below(WIDTH + 16) - 16
        layer.y = self._below(HEIGHT + 16) - 16

    def _turn_tile(self, grid):
        """Change one of the tiles."""
        across, down = grid.tile_width, grid.tile_height
        tiles = grid.bitmap.width // across * (grid.bitmap.height // down)
        x, y = self._below(grid.width), self._below(grid.height)
        grid[x, y] = self._below(tiles)
