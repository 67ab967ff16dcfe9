"""The drop zone of Drop It: pieces at rest, and the piece in hand."""

from displayio import Bitmap, Group, TileGrid

from engine.const import TYPE_CHECKING, const
from engine.drop_it.board import HEIGHT
from firmware import theme
from firmware.drop_it.widgets import paint as paint
from firmware.drop_it.widgets.paint import AT_PIXEL
from firmware.widgets import atlas
from firmware.widgets.drawing import hide

if TYPE_CHECKING:
    from collections.abc import Sequence

    from engine.drop_it.board import Board
    from engine.drop_it.game import Game
    from firmware.drop_it.widgets.ground import Ground
    from firmware.drop_it.widgets.layout import Layout

_LARGEST = const(64)  # units: no shape is wider or higher
_ANY_ROW = const(-999)  # no sprite is this high
_ABOVE_BOARD = const(2)  # in the Group, after the board and the line


class Zone(Group):
    """A picture of the board and, over it, the piece in hand, its line and its landing."""

    def __init__(self, layout: "Layout", letters: "Sequence[str]", kinds: "Sequence[str]") -> None:
        """Take a Layout, and four letters each for the colours and the kinds."""
        super().__init__()
        self.layout = layout
        self.letters = letters
        self.kinds = kinds
        self.mono = layout.is_low
        self.measure = paint.Scale(layout.zone_height, HEIGHT)
        self.left = layout.digits + layout.strip
        self._headroom = layout.window - layout.zone_height - layout.floor - 1
        if self.mono:  # taller than its window
            self._headroom = self.measure.of(_LARGEST) // 32
        tall = self._headroom + layout.zone_height + layout.floor + 1
        self.floor = self._headroom + layout.zone_height
        self.art = atlas.canvas(self.left + layout.zone_width + layout.strip, tall, 16)
        colours = paint.MONO_COLOURS if self.mono else paint.COLOURS
        self._picture = TileGrid(self.art, pixel_shader=theme.palette(colours))
        self.append(self._picture)
        self._board: "Board | None" = None
        self.edges = 0
        self._drawn = 0  # pieces that are in the picture already
        self.marked: list[tuple[int, int, int, int]] = []  # what is highlighted, as in Ground.mark
        self.warned = -1  # the piece they warn of, colour * KINDS + kind; -1 for none
        dots = Bitmap(1, 3, 2)
        dots[0, 0] = 1
        self._line = TileGrid(dots, pixel_shader=theme.ink("ink"), height=tall // 3)
        self._line.hidden = True
        self.append(self._line)
        self._ghost: TileGrid | None = None  # where it would land, once that is shown
        self._hand = self._sprite()
        self._held = -1  # what the sprite in hand shows
        self._slack = max(0, tall - layout.window)

    def _sprite(self) -> TileGrid:
        side = (self.measure.of(_LARGEST) >> AT_PIXEL) + 2
        colours = paint.MONO_COLOURS if self.mono else paint.COLOURS
        ground = theme.palette((None,) + colours[1:])
        sprite = TileGrid(Bitmap(side, side, 16), pixel_shader=ground)
        sprite.hidden = True
        self.insert(_ABOVE_BOARD, sprite)  # the piece in hand, made first, stays above the other
        return sprite

    # --- the board ---

    def show(self, game: "Game") -> None:
        """Show the board of a game with its pieces, painting only what is new."""
        board = game.board
        if board is self._board and board.count >= self._drawn:
            if self.marked:
                self.ground().unmark(board)
            self._add(board)
            return
        self._board = board
        self.edges = game.edges
        self.art.fill(paint.GROUND)
        self.ground().paint()
        self._drawn = 0
        self.marked = []
        self.warned = -1
        self._add(board)

    def ground(self) -> "Ground":
        """Return a Ground, which paints and highlights the board; keeping it would cost memory."""
        from firmware.drop_it.widgets.ground import Ground

        return Ground(self)

    def _add(self, board: "Board") -> None:
        """Show the pieces that have come to rest since the last call."""
        first = self._drawn
        for i in range(first, board.count):
            self.draw_piece(board, i, paint.INK)
        self._drawn = board.count
        if first < board.count:
            self.ground().number()

    def up(self, units: int) -> int:
        """Return the pixel row of a height on the board."""
        return self.floor - (self.measure.of(units) >> AT_PIXEL)

    def _spot(self, board: "Board", i: int) -> tuple[int, int]:
        """Return the i-th piece's position on screen, in 16ths of a pixel."""
        x = (self.left << AT_PIXEL) + self.measure.of(board.x(i))
        return x, (self.floor << AT_PIXEL) - self.measure.of(board.y(i))

    def write_letter(self, board: "Board", i: int, over: int) -> None:
        """Rewrite a piece's letter where a colour hides it."""
        if not self.mono:
            x, y = self._spot(board, i)
            letter, shape = self.letters[board.colour(i)], board.shape(i)
            paint.write_on(self.art, shape, x, y, self.measure, letter, paint.GROUND, over)

    def draw_piece(self, board: "Board", i: int, outline: int) -> None:
        """Paint a board's i-th piece where it rests."""
        colour = board.colour(i)
        x, y = self._spot(board, i)
        letter = self.letters[colour]
        paint.piece(
            self.art, board.shape(i), colour, x, y, self.measure, self.mono, outline, letter
        )

    # --- the piece in hand ---

    def hold(self, shape: int, colour: int, x: int, y: int, line: bool = True) -> None:
        """Show a piece at (x, y) of the board, or none for shape -1.

        With its line, the piece is never above the visible part of the board.
        """
        hide(self._hand, shape < 0)
        hide(self._line, shape < 0 or not line)
        if shape < 0:
            return
        if self._held != shape << 2 | colour:
            self._held = shape << 2 | colour
            self._paint_hand(shape, colour)
        # A low screen may not show the top of the board.
        self._put(self._hand, x, y, -self.y if line else _ANY_ROW)
        self._line.x = self.left + (self.measure.of(x) >> AT_PIXEL)
        if line:
            self._line.y = self._hand.y + self._hand.bitmap.height // 2

    def _paint_hand(self, shape: int, colour: int) -> None:
        art: Bitmap = self._hand.bitmap  # type: ignore[assignment]  # see _sprite
        art.fill(0)
        middle = art.width << 3
        letter = self.letters[colour]
        if self.mono:
            paint.clear_around(art, shape, middle, middle, self.measure)
        paint.piece(art, shape, colour, middle, middle, self.measure, self.mono, paint.LIT, letter)

    def _put(self, sprite: TileGrid, x: int, y: int, least: int = _ANY_ROW) -> None:
        """Move a sprite to (x, y) of the board, but not above row `least`."""
        half = sprite.bitmap.width << 3
        sprite.x = (self.left << AT_PIXEL) + self.measure.of(x) - half >> AT_PIXEL
        # Set only once: an intermediate position would be sent to the display, too.
        sprite.y = max(least, (self.floor << AT_PIXEL) - self.measure.of(y) - half >> AT_PIXEL)

    def preview(self, shape: int, colour: int, x: int, y: int) -> None:
        """Show where the piece would land, unlike any piece at rest; shape -1 hides it."""
        if self._ghost is None:
            if shape < 0:
                return
            self._ghost = self._sprite()
        hide(self._ghost, shape < 0)
        if shape >= 0:
            art: Bitmap = self._ghost.bitmap  # type: ignore[assignment]  # see _sprite
            art.fill(0)
            middle = art.width << 3
            paint.hollow(art, shape, colour, middle, middle, self.measure, self.mono)
            self._put(self._ghost, x, y)

    def look_at(self, y: int) -> None:
        """On low screens, scroll to the height y of the board, centred if possible."""
        if self._slack:
            wanted = self.layout.window // 2 - self.up(y)
            self.y = max(-self._slack, min(0, wanted))
