"""The drop zone of Drop It: edges, levels, bonus circles, and the pieces that came to rest."""

import bitmaptools
from displayio import Bitmap, Group, TileGrid

from engine.const import const
from engine.drop_it.board import HEIGHT, LEVEL, LEVELS
from engine.drop_it.judge import BONUS, CIRCLES, FLOOR, MARKS, NO_EDGES, RIGHT_WALL, STRETCH
from firmware import theme
from firmware.widgets import drop_it_paint as paint
from firmware.widgets import font

_LARGEST = const(64)  # units across that any shape takes
_TALL = const(6)  # pixels of a letter, and one
_DIGIT = const(5)


class Zone(Group):
    """A picture of the board, and over it the piece in hand, its line, and where it would land."""

    def __init__(self, place, letters, kinds):
        """Take a Place, and the letters of the four colours and of the four kinds."""
        super().__init__()
        self._place = place
        self._letters = letters
        self._kinds = kinds
        self._mono = place.is_low
        self._measure = paint.Scale(place.zone_height, HEIGHT)
        self._left = place.digits + place.strip
        self._headroom = place.window - place.zone_height - place.floor - 1
        if self._mono:  # it moves behind its window
            self._headroom = self._measure.of(_LARGEST) // 32
        tall = self._headroom + place.zone_height + place.floor + 1
        self._floor = self._headroom + place.zone_height
        self._art = Bitmap(self._left + place.zone_width + place.strip, tall, 16)
        colours = paint.MONO_COLOURS if self._mono else paint.COLOURS
        self._picture = TileGrid(self._art, pixel_shader=theme.palette(colours))
        self.append(self._picture)
        self._board = None
        self._edges = 0
        self._drawn = 0  # pieces that are in the picture
        self._marked = []  # what is lit up: (kind of thing, number)
        dots = Bitmap(1, 3, 2)
        dots[0, 0] = 1
        self._line = TileGrid(dots, pixel_shader=theme.ink("ink"), height=tall // 3)
        self._line.hidden = True
        self.append(self._line)
        self._ghost = self._sprite()
        self._hand = self._sprite()
        self._held = -1  # what the sprite in hand shows
        self._slack = max(0, tall - place.window)

    def _sprite(self):
        side = (self._measure.of(_LARGEST) >> 4) + 2
        colours = paint.MONO_SPRITE_COLOURS if self._mono else paint.SPRITE_COLOURS
        sprite = TileGrid(Bitmap(side, side, 16), pixel_shader=theme.palette(colours))
        sprite.hidden = True
        self.append(sprite)
        return sprite

    # --- the board ---

    def show(self, game):
        """Show the board of a game with its pieces; what is there already stays."""
        board = game.board
        if board is self._board and board.count >= self._drawn:
            self.unmark(board)
            self._add(board)
            return
        self._board = board
        self._edges = game.edges
        self._art.fill(paint.GROUND)
        self._draw_edges()
        self._draw_levels()
        for i in range(CIRCLES):
            self._draw_circle(i, paint.BONUS)
        self._drawn = 0
        self._marked = []
        self._add(board)

    def _add(self, board):
        """Show the pieces that came to rest since they were shown last."""
        for i in range(self._drawn, board.count):
            self._draw_piece(board, i, paint.INK)
        self._drawn = board.count

    def _fill(self, x, y, width, height, value):
        paint.fill(self._art, x, y, width, height, value)

    def _up(self, units):
        """Return the row of pixels at a height of the board."""
        return self._floor - (self._measure.of(units) >> 4)

    def _draw_edges(self):
        place = self._place
        right = self._left + place.zone_width
        self._fill(place.digits, 0, place.strip, self._art.height, paint.WALL)
        self._fill(right, 0, place.strip, self._art.height, paint.WALL)
        self._fill(place.digits, self._floor, right - place.digits, place.floor, paint.WALL)
        if self._edges != NO_EDGES:
            for i in range(len(MARKS)):
                self._draw_stretch(i, paint.INK)

    def _stretch(self, i):
        """Return x, y, width and height in pixels of a stretch of the edges."""
        place = self._place
        if i >= FLOOR:
            x = self._left + (self._measure.of((i - FLOOR) * STRETCH) >> 4)
            end = self._left + (self._measure.of((i - FLOOR + 1) * STRETCH) >> 4)
            return x, self._floor + 1, end - x, place.floor
        level = i - RIGHT_WALL if i >= RIGHT_WALL else i
        top = self._up((level + 1) * LEVEL)
        x = self._left + place.zone_width if i >= RIGHT_WALL else place.digits
        return x, top, place.strip, self._up(level * LEVEL) - top

    def _draw_stretch(self, i, outline):
        x, y, width, height = self._stretch(i)
        mark = MARKS[i]
        by_colour = self._edges == 0
        self._fill(x, y, width, height, outline)
        if self._mono:
            self._fill_pattern(x, y + 1, width - (i < FLOOR), height - 1, mark)
            return
        ground = paint.PIECE + mark if by_colour else paint.LINE
        self._fill(x, y + 1, width, height - 1, ground)
        letter = (self._letters if by_colour else self._kinds)[mark]
        if height >= _DIGIT and width >= 3:
            x += (width - font.SMALL.width(letter)) // 2
            paint.write(self._art, letter, x, y + (height - _DIGIT + 1) // 2)

    def _fill_pattern(self, x, y, width, height, mark):
        """Fill a stretch as the pieces of its colour are filled in black and white."""
        if mark == 1:
            self._fill(x, y, width, height, paint.LIT)
            self._fill(x + 1, y + 1, width - 2, height - 2, paint.INK)
            return
        for row in range(y, y + height):
            if mark == 0 or mark == 2 and row & 1:
                self._fill(x, row, width, 1, paint.LIT)
            elif mark == 3:
                for col in range(x, x + width):
                    if col + row & 1:
                        self._fill(col, row, 1, 1, paint.LIT)

    def _draw_levels(self):
        place = self._place
        for level in range(1, LEVELS + 1):
            self._draw_level(level, paint.LINE)
            top = self._up(level * LEVEL)
            step = 4 if self._mono and level < LEVELS else 1
            for x in range(self._left, self._left + place.zone_width, step):
                if step > 1:
                    self._fill(x, top, 1, 1, paint.LINE)
            if step == 1:
                self._fill(self._left, top, place.zone_width, 1, paint.LINE)

    def _draw_level(self, level, value):
        """Write the number of a level beside it."""
        top = self._up(level * LEVEL)
        tall = self._up((level - 1) * LEVEL) - top
        y = top + (tall - _DIGIT) // 2 + 1
        self._fill(0, y, self._place.digits, _DIGIT, value)
        source, left, above, width, height = font.SMALL.source(str(level))
        # What is no digit is blanked, so that the digit keeps the value.
        above += height - _DIGIT
        bitmaptools.blit(
            self._art,
            self._inverse(source, left, above, width),
            0,
            y,
            x2=width,
            y2=_DIGIT,
            skip_source_index=1,
        )
        self._fill(width, y, self._place.digits - width, _DIGIT, paint.GROUND)

    def _inverse(self, source, left, top, width):
        """Return a glyph alone, to be told from what is around it."""
        alone = Bitmap(width, _DIGIT, 2)
        bitmaptools.blit(alone, source, 0, 0, x1=left, y1=top, x2=left + width, y2=top + _DIGIT)
        return alone

    def _draw_circle(self, i, value):
        # Round in the middle of a pixel only.
        x = self._left + (self._measure.of(BONUS[4 * i]) >> 4) << 4 | 8
        y = self._floor - (self._measure.of(BONUS[4 * i + 1]) >> 4) << 4 | 8
        radius = self._measure.of(BONUS[4 * i + 2])
        paint.disc(self._art, x, y, max(radius, 20), value)
        if radius >= 52 and not self._mono:
            paint.write(self._art, str(BONUS[4 * i + 3]), (x >> 4) - 1, (y >> 4) - 2)
        elif radius > 30:
            paint.disc(self._art, x, y, radius - 18, paint.GROUND)

    def _draw_piece(self, board, i, outline):
        colour = board.colour(i)
        x = (self._left << 4) + self._measure.of(board.x(i))
        y = (self._floor << 4) - self._measure.of(board.y(i))
        letter = self._letters[colour]
        paint.piece(
            self._art, board.shape(i), colour, x, y, self._measure, self._mono, outline, letter
        )

    # --- the piece in hand ---

    def hold(self, shape, colour, x, y, line=True):
        """Show a piece at (x, y) of the board, or as high as there is room; -1 for none."""
        self._hand.hidden = shape < 0
        self._line.hidden = shape < 0 or not line
        if shape < 0:
            return
        if self._held != shape << 2 | colour:
            self._held = shape << 2 | colour
            self._paint_sprite(self._hand, shape, colour, paint.LIT)
        self._put(self._hand, x, y)
        if self._hand.y < 0 and line:
            self._hand.y = 0
        self._line.x = self._left + (self._measure.of(x) >> 4)
        if line:
            self._line.y = self._hand.y + self._hand.bitmap.height // 2

    def _paint_sprite(self, sprite, shape, colour, outline):
        art = sprite.bitmap
        art.fill(0)
        middle = art.width << 3
        letter = self._letters[colour]
        paint.piece(art, shape, colour, middle, middle, self._measure, self._mono, outline, letter)

    def _put(self, sprite, x, y):
        half = sprite.bitmap.width << 3
        sprite.x = (self._left << 4) + self._measure.of(x) - half >> 4
        sprite.y = (self._floor << 4) - self._measure.of(y) - half >> 4

    def preview(self, shape, colour, x, y):
        """Show where it would land; shape -1 for not."""
        self._ghost.hidden = shape < 0
        if shape >= 0:
            self._paint_sprite(self._ghost, shape, colour, paint.BONUS)
            self._put(self._ghost, x, y)

    def look_at(self, y):
        """On a low screen let the height y of the board be seen, in the middle if it can be."""
        if self._slack:
            wanted = self._place.window // 2 - self._up(y)
            self.y = max(-self._slack, min(0, wanted))

    # --- what a judgement is about ---

    def mark(self, board, piece=-1, stretch=-1, circle=-1, level=0, wrong=False):
        """Light up one thing of the board, until `unmark`; what breaks a rule in another colour."""
        value = paint.WRONG if wrong else paint.LIT
        self._marked.append((piece, stretch, circle, level))
        self._mark(board, piece, stretch, circle, level, value)

    def _mark(self, board, piece, stretch, circle, level, value):
        if piece >= 0:
            self._draw_piece(board, piece, value)
        if stretch >= 0:
            self._draw_stretch(stretch, value)
        if circle >= 0:
            self._draw_circle(circle, paint.BONUS if value == paint.INK else value)
        if level:
            self._draw_level(level, paint.LINE if value == paint.INK else paint.BONUS)

    def unmark(self, board):
        """Light up nothing more."""
        for piece, stretch, circle, level in self._marked:
            self._mark(board, piece, stretch, circle, level, paint.INK)
            if circle >= 0:  # it lies behind what covers it
                for i in range(board.count):
                    if abs(board.x(i) - BONUS[4 * circle]) < _LARGEST:
                        self._draw_piece(board, i, paint.INK)
        self._marked = []
