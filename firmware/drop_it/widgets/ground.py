"""Paints the board behind Drop It's pieces: edges, levels, bonus circles, and highlights."""

from engine.const import TYPE_CHECKING, const
from engine.drop_it.board import LEVEL, LEVELS
from engine.drop_it.judge import BONUS, CIRCLES, FLOOR, MARKS, NO_EDGES, RIGHT_WALL, STRETCH
from engine.drop_it.pieces import KIND, KINDS
from firmware.drop_it.widgets import paint as paint
from firmware.drop_it.widgets.paint import AT_PIXEL, HALF
from firmware.widgets import font

if TYPE_CHECKING:
    from collections.abc import Sequence
    from typing import Protocol

    from displayio import Bitmap

    from engine.drop_it.board import Board
    from firmware.drop_it.widgets.layout import Layout

    # A piece, a stretch of the edges, a bonus circle (each -1 for none), a level (0 for none)
    Marked = tuple[int, int, int, int]

    class Zone(Protocol):
        """What a Ground needs of zone.py's Zone, which imports this module."""

        art: Bitmap
        layout: Layout
        measure: paint.Scale
        left: int
        floor: int
        mono: bool
        edges: int
        letters: Sequence[str]
        kinds: Sequence[str]
        marked: list[Marked]
        warned: int

        def up(self, units: int) -> int:
            """Return the pixel row of a height on the board."""

        def draw_piece(self, board: Board, i: int, outline: int) -> None:
            """Paint a board's i-th piece where it rests."""

        def write_letter(self, board: Board, i: int, over: int) -> None:
            """Rewrite a piece's letter if a colour hides it."""


_NEAR = const(64)  # units from the centre of a bonus circle to pieces that may cover it
_DIGIT = const(5)  # pixels of a digit's height
_WIDE = const(3)
_DOTS = const(4)  # pixels from one dot of a level's line to the next, in black and white
_LEAST = const(24)  # 16ths of a pixel: a smaller bonus circle looks like a plus
_RING = const(18)  # and the thickness of a ring


class Ground:
    """Paints into the bitmap of a Zone."""

    def __init__(self, zone: "Zone") -> None:
        self._zone = zone
        self._art = zone.art
        self._layout = zone.layout
        self._wanted: Sequence[Marked] | None = None  # what `warn` has to highlight

    def paint(self) -> None:
        """Paint everything."""
        self._draw_edges()
        self._draw_levels()
        for i in range(CIRCLES):
            self._draw_circle(i, paint.BONUS)
        self.number()

    def number(self) -> None:
        """Move the numbers of the bonus circles clear of the pieces."""
        tops = [self._zone.up(level * LEVEL) for level in range(1, LEVELS + 1)]
        for i in range(CIRCLES):
            self._write_points(i, tops)

    def _fill(self, x: int, y: int, width: int, height: int, value: int) -> None:
        paint.fill(self._art, x, y, width, height, value)

    def _draw_edges(self) -> None:
        layout = self._layout
        right = self._zone.left + layout.zone_width
        for x in (layout.digits, right):
            self._fill(x, 0, layout.strip, self._art.height, paint.WALL)
        self._fill(layout.digits, self._zone.floor, right - layout.digits, layout.floor, paint.WALL)
        if self._zone.edges != NO_EDGES:
            for i in range(len(MARKS)):
                self._draw_stretch(i, paint.INK)

    def _stretch(self, i: int) -> tuple[int, int, int, int]:
        """Return x, y, width and height of an edge's stretch, in pixels."""
        layout = self._layout
        if i >= FLOOR:
            x = self._zone.left + (self._zone.measure.of((i - FLOOR) * STRETCH) >> AT_PIXEL)
            end = self._zone.left + (self._zone.measure.of((i - FLOOR + 1) * STRETCH) >> AT_PIXEL)
            return x, self._zone.floor + 1, end - x, layout.floor
        level = i - RIGHT_WALL if i >= RIGHT_WALL else i
        top = self._zone.up((level + 1) * LEVEL)
        x = self._zone.left + layout.zone_width if i >= RIGHT_WALL else layout.digits
        return x, top, layout.strip, self._zone.up(level * LEVEL) - top

    def _draw_stretch(self, i: int, outline: int) -> None:
        x, y, width, height = self._stretch(i)
        mark = MARKS[i]
        by_colour = self._zone.edges == 0
        self._fill(x, y, width, height, outline)
        if self._zone.mono and (by_colour or height < _DIGIT):
            paint.swatch(self._art, x, y + 1, width - (i < FLOOR), height - 1, mark)
            return
        side = int(outline != paint.INK)  # a highlighted stretch has a frame all round,
        letter, ink = self._zone.letters[mark], paint.letter_ink(mark)
        ground = paint.PIECE + mark
        if not by_colour:
            letter, ink = self._zone.kinds[mark], paint.INK if side else paint.LIT
            ground = outline if side else paint.WALL  # or is bright
        self._fill(x + side, y + 1, width - 2 * side, height - 1 - side, ground)
        if height >= _DIGIT and width >= 3:
            x += (width - font.SMALL.width(letter)) // 2
            paint.write(self._art, letter, x, y + (height - _DIGIT + 1) // 2, ink)

    def _draw_levels(self) -> None:
        layout = self._layout
        for level in range(1, LEVELS + 1):
            self._draw_level(level, paint.NUMBER)
            top = self._zone.up(level * LEVEL)
            wide = 1 if self._zone.mono and level < LEVELS else layout.zone_width
            step = max(_DOTS, wide)
            for x in range(self._zone.left, self._zone.left + layout.zone_width, step):
                self._fill(x, top, wide, 1, paint.LINE)

    def _draw_level(self, level: int, value: int) -> None:
        """Write the number of a level next to it."""
        top = self._zone.up(level * LEVEL)
        tall = self._zone.up((level - 1) * LEVEL) - top
        y = top + (tall - _DIGIT) // 2 + 1
        self._fill(0, y, self._layout.digits, _DIGIT, paint.GROUND)
        # clear of the screen's edge, if there is room
        paint.write(self._art, str(level), self._layout.digits - 4, y, value)

    def _round(self, i: int) -> tuple[int, int, int]:
        """Return a bonus circle's centre and radius on the screen, in 16ths of a pixel."""
        # It is round only if its centre is that of a pixel.
        x = self._zone.left + (self._zone.measure.of(BONUS[4 * i]) >> AT_PIXEL) << AT_PIXEL | HALF
        y = self._zone.up(BONUS[4 * i + 1]) << AT_PIXEL | HALF
        return x, y, max(self._zone.measure.of(BONUS[4 * i + 2]), _LEAST)

    def _draw_circle(self, i: int, value: int) -> None:
        x, y, radius = self._round(i)
        paint.disc(self._art, x, y, radius, value)
        if self._zone.mono and radius > _LEAST:  # a full one would look like a piece
            paint.disc(self._art, x, y, radius - _RING, paint.GROUND)

    def _write_points(self, i: int, tops: list[int]) -> None:
        """Write a bonus circle's points next to it, clear of the pieces.

        They go to its right, left, above or below it, whichever is free first; a covered circle has
        no number. `tops` are the levels' lines, in pixels.
        """
        if self._layout.is_narrow:
            return
        x, y, radius = self._round(i)
        x, y, radius = x >> AT_PIXEL, y >> AT_PIXEL, radius >> AT_PIXEL
        size = 2 * radius + 1
        is_open = False
        for at in range(size * size):
            if self._art[x - radius + at % size, y - radius + at // size] == paint.BONUS:
                is_open = True
        reach = radius + 2
        for left, top in (
            (x + reach, y - 2),
            (x - reach - 2, y - 2),
            (x - 1, y - reach - _DIGIT),
            (x - 1, y + reach + 1),
        ):
            if self._clear(left, top, tops) and is_open:
                paint.write(self._art, str(BONUS[4 * i + 3]), left, top, paint.BONUS)
                is_open = False

    def _clear(self, left: int, top: int, tops: list[int]) -> bool:
        """Erase a number; return whether its place is free of pieces."""
        is_free = True
        art = self._art
        for at in range(_WIDE * _DIGIT):
            x, y = left + at % _WIDE, top + at // _WIDE
            pixel = art[x, y]
            if pixel == paint.BONUS:
                art[x, y] = paint.LINE if self._is_line(x, y, tops) else paint.GROUND
            elif pixel != paint.GROUND and pixel != paint.LINE:
                is_free = False
        return is_free

    def _is_line(self, x: int, y: int, tops: list[int]) -> bool:
        """Return whether a pixel belongs to a level's line, solid or dotted."""
        zone = self._zone
        is_whole = not zone.mono or y == tops[-1]
        return y in tops and (is_whole or (x - zone.left) % _DOTS == 0)

    # --- highlights ---

    def mark(
        self,
        board: "Board",
        piece: int = -1,
        stretch: int = -1,
        circle: int = -1,
        level: int = 0,
        wrong: bool = False,
    ) -> None:
        """Highlight one part of the board until `unmark`, as breaking a rule if it is `wrong`."""
        value = paint.WRONG if wrong else paint.LIT
        self._zone.marked.append((piece, stretch, circle, level))
        self._mark(board, piece, stretch, circle, level, value)

    def _mark(
        self, board: "Board", piece: int, stretch: int, circle: int, level: int, value: int
    ) -> None:
        if piece >= 0:
            self._zone.draw_piece(board, piece, value)
        if stretch >= 0:
            self._draw_stretch(stretch, value)
        if circle >= 0:
            self._draw_circle(circle, paint.BONUS if value == paint.INK else value)
            for i in self._near(board, circle) if value != paint.INK else ():
                self._zone.write_letter(board, i, value)
        if level:
            self._draw_level(level, paint.NUMBER if value == paint.INK else paint.BONUS)

    def warn(self, board: "Board", colour: int, kind: int) -> None:
        """Highlight everything that a piece in hand may not touch, one change per call.

        Board and piece must be the same in all calls, and the display is refreshed between them.
        displayio sends the bounding rectangle of all changes to a Bitmap: with a mark at each wall,
        that would be the whole board, and a key would wait 0.2 s on a Pico.
        """
        self._zone.warned = -1  # the highlights match no piece before all changes are made
        marked = self._zone.marked
        wanted = self._wanted
        if wanted is None:
            wanted = self._wanted = self._forbidden(board, colour, kind)
        for one in marked:
            if one not in wanted:
                self._unmark(board, one)  # if this runs out of memory, it is still listed
                marked.remove(one)
                return
        for one in wanted:
            if one not in marked:
                self.mark(board, one[0], one[1], wrong=True)
                return
        self._zone.warned = colour * KINDS + kind

    def _forbidden(self, board: "Board", colour: int, kind: int) -> "list[Marked]":
        """Return what a piece may not touch, pieces and stretches, as in `marked`."""
        found = []
        for i in range(board.count):
            if board.colour(i) == colour or KIND[board.shape(i)] == kind:
                found.append((i, -1, -1, 0))
        if self._zone.edges != NO_EDGES:
            own = colour if self._zone.edges == 0 else kind
            for i in range(len(MARKS)):
                if MARKS[i] == own:
                    found.append((-1, i, -1, 0))
        return found

    def unmark(self, board: "Board") -> None:
        """Remove all highlights."""
        for one in self._zone.marked:
            self._unmark(board, one)
        self._zone.marked = []
        self._zone.warned = -1

    def _unmark(self, board: "Board", one: "Marked") -> None:
        piece, stretch, circle, level = one
        self._mark(board, piece, stretch, circle, level, paint.INK)
        if circle >= 0:  # the pieces that cover it are painted over it
            for i in self._near(board, circle):
                self._zone.draw_piece(board, i, paint.INK)

    def _near(self, board: "Board", circle: int) -> list[int]:
        """Return the pieces that may cover a bonus circle."""
        x, y = BONUS[4 * circle], BONUS[4 * circle + 1]
        return [
            i
            for i in range(board.count)
            if abs(board.x(i) - x) < _NEAR and abs(board.y(i) - y) < _NEAR
        ]
