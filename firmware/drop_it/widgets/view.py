"""The table of Drop It: drop zone and panel.

The panel says whose turn it is and what is left. A wide screen has points beside it.
"""

import bitmaptools
from displayio import Bitmap, Group, TileGrid

from engine.const import TYPE_CHECKING, const
from engine.drop_it.pieces import COLOURS, KINDS
from firmware import theme
from firmware.drop_it.widgets import paint as paint
from firmware.drop_it.widgets.zone import Zone
from firmware.session.rules import side_name
from firmware.widgets import atlas, background, font
from firmware.widgets.bars import Header, HintBar
from firmware.widgets.layout import MARGIN as EDGE
from firmware.widgets.text_line import TextLine
from firmware.widgets.visibility import hide

if TYPE_CHECKING:
    from collections.abc import Callable

    from engine.drop_it.game import Game
    from firmware.drop_it.interfaces.words import Words
    from firmware.drop_it.widgets.layout import Layout

_LINES = const(4)
_FRAMED = const(9)  # pixels of a frame that touches no number
_WIDE = const(60)  # pixels of a panel that has room for the names of a team
MARGIN = const(2)  # pixels of the atlas above and below a piece's cell: some are higher than it


class DropItView(Group):
    """Everything that a player sees of a game of Drop It."""

    def __init__(self, width: int, height: int, words_of: "Callable[[], Words]") -> None:
        """Fill a display of that size in pixels.

        `words_of` reads the words of the topic play.
        """
        super().__init__()
        self._words_of = words_of
        words = words_of()
        layout = self.layout = _layout(width, height)
        letters = "".join([name[0] for name in words.ADJECTIVES])
        self.zone = Zone(layout, letters, words.KINDS)
        atlas.load(layout.atlas)  # for the supply, as long as a gap is large enough
        x, room = layout.panel_x, layout.panel_width
        self.append(self.zone)
        if layout.is_narrow:  # the zone goes on below its window
            below = background.make(width, height - layout.window)
            below.y = layout.window
            self.append(below)
        self.header = Header(x, EDGE, room - EDGE)
        self.hints = HintBar(*layout.bar)
        self.append(self.hints)
        tall = min(COLOURS * layout.pitch, layout.bar[1] - layout.supply_y)
        self._art = Bitmap(room, tall, 16)
        colours = paint.MONO_COLOURS if layout.is_low else paint.COLOURS
        # Outlines are to be seen on a dark ground, too; the smallest pieces have none.
        ground = theme.palette(("background", colours[0] if layout.is_low else "dim") + colours[2:])
        # Nearer to the zone: where cells are narrow the frame is a pixel wider than they are, and
        # round the last one it is to stand off the screen's edge.
        self.supply = Group(x=x - (1 if layout.is_low else 2), y=layout.supply_y)
        self.supply.append(TileGrid(self._art, pixel_shader=ground))
        wide, tall = min(layout.cell[0] + 1, layout.icon + 8), max(_FRAMED, layout.cell[1])
        frame = Bitmap(wide, tall, 2)
        frame.fill(1)
        bitmaptools.fill_region(frame, 1, 1, wide - 1, tall - 1, 0)
        self._frame = TileGrid(frame, pixel_shader=theme.ink("ink"))  # round the piece in hand
        self.supply.append(self._frame)
        self.append(self.supply)
        self.append(self.header)
        # Turn, side, and on a narrow screen the colour, that the supply is drawn for.
        self._shown: tuple[int, int, int] | None = None
        self._lines = Group(x=x, y=layout.lines_y)
        self._lines.hidden = layout.is_low
        for row in range(0 if layout.is_narrow else _LINES):
            self._lines.append(TextLine(font.SMALL, 0, row * layout.line, room - EDGE))
        self.append(self._lines)

    @property
    def words(self) -> "Words":
        """The words of the topic play, read anew.

        Each screen keeps them, and no longer.
        """
        return self._words_of()

    def show(self, game: "Game", name_of: "Callable[[int], str]", player: int) -> None:
        """Show a game as it stands, with nothing in hand.

        What a player has left is shown, and all points. `name_of` returns what a player of it is
        called.
        """
        side = player % game.sides
        self.zone.show(game)
        self.zone.hold(-1, 0, 0, 0)
        self.zone.preview(-1, 0, 0, 0)
        short = side_name(name_of, game, side, True)
        self.header.show(side_name(name_of, game, side), short, game.score(side))
        self._shown = None
        self.show_supply(game, side, -1, -1)
        self._show_scores(game, side, name_of)
        self.turn_to(False)

    def _show_scores(self, game: "Game", side: int, name_of: "Callable[[int], str]") -> None:
        """Show the points of all sides."""
        is_short = self.layout.panel_width < _WIDE
        self.clear_lines(show_sides(game, side, name_of, is_short, self.show_line))

    def show_line(self, row: int, name: str, points: str, colour: str = "dim") -> None:
        """Show a line below the supply, where there is room for it."""
        if row < len(self._lines):
            line: TextLine = self._lines[row]  # type: ignore[assignment]  # all of them are
            line.colour = colour
            line.clear()
            line.write(name, 0)
            line.write_up_to(points, self.layout.panel_width - EDGE)

    def clear_lines(self, first: int) -> None:
        """Show nothing in the lines from one on."""
        for row in range(first, len(self._lines)):
            self._lines[row].clear()  # type: ignore[union-attr]  # see show_line

    def turn_to(self, lines: bool) -> None:
        """Show the lines or the supply, where they share a place."""
        if self.layout.is_low and len(self._lines):
            self._lines.hidden = not lines
            self.supply.hidden = lines

    def turn(self) -> None:
        """Where supply and lines have one place, show the other."""
        self.turn_to(self._lines.hidden)

    # --- the supply ---

    def show_supply(self, game: "Game", side: int, colour: int, kind: int) -> None:
        """Show a side's supply, and a frame round the piece in hand.

        That is how many pieces of each kind it has left. To draw it takes a board 80 ms, so for
        another piece only the frame is moved.
        """
        is_narrow = self.layout.is_narrow  # and shows one colour
        shown = (game.turn(), side, colour if is_narrow else -1)
        held = game.held[side]
        if shown != self._shown:
            self._shown = shown
            self._draw_supply(game, side, colour)
        hide(self._frame, colour < 0)
        if colour >= 0:
            row = 0
            for each in range(0 if is_narrow else colour):
                row += held >> each & 1
            self._frame.x, y = self.cell(row, kind)
            self._frame.y = y - (self.layout.cell[1] < _FRAMED)

    def _draw_supply(self, game: "Game", side: int, colour: int) -> None:
        self._art.fill(0)
        (pieces,) = atlas.load(self.layout.atlas)  # not kept: it takes more memory than time
        row = 0
        for each in range(COLOURS):
            if game.held[side] >> each & 1 and not (self.layout.is_narrow and each != colour >= 0):
                for kind in range(KINDS):
                    self._show_cell(pieces, game.left(side, each, kind), row, each, kind)
                if self.layout.is_low:
                    x, y, wide, tall = self.layout.swatch
                    y += row * self.layout.pitch
                    paint.swatch(self._art, x, y, wide, tall, each)
                row += 1
                if self.layout.is_narrow:
                    break

    def cell(self, row: int, kind: int) -> tuple[int, int]:
        """Return where a piece's cell is, in pixels of the supply."""
        wide, tall = self.layout.cell
        x, y = self.layout.first_cell
        if self.layout.is_narrow:
            return x + kind % 2 * wide, y + kind // 2 * tall
        return x + kind * wide, y + row * tall

    def _show_cell(self, pieces: Bitmap, count: int, row: int, colour: int, kind: int) -> None:
        if count:
            layout = self.layout
            wide, tall = layout.cell
            x, y = self.cell(row, kind)
            apart = x + layout.icon + 3  # of the number, where there is room for it
            left = min(x + wide - 4, apart)
            top = y + (tall - 5) // 2
            middle = y + (layout.pitch - layout.icon) // 2
            self._copy(pieces, colour, kind, x, middle - MARGIN, 1 if left < apart else 0)
            # Where they stand close the piece gives way: its outline would be read with the number.
            paint.fill(self._art, left - 1, top - 1, 4, 7, 0)
            paint.write(self._art, str(count), left, top, paint.LIT)

    def _copy(self, pieces: Bitmap, colour: int, kind: int, x: int, y: int, skip: int) -> None:
        """Show the part of an atlas piece that fits at (x, y).

        Its first `skip` columns are left out.
        """
        wide, tall = pieces.width // KINDS, pieces.height // COLOURS
        hidden = max(0, -y)
        bitmaptools.blit(
            self._art,
            pieces,
            x,
            y + hidden,
            x1=kind * wide + skip,
            y1=colour * tall + hidden,
            x2=kind * wide + min(wide, self._art.width - x),
            y2=colour * tall + min(tall, self._art.height - y),
            skip_source_index=0,
        )


def show_sides(
    game: "Game",
    side: int,
    name_of: "Callable[[int], str]",
    is_short: bool,
    show: "Callable[[int, str, str, str], None]",
) -> int:
    """Show a line for each side with its points; return how many.

    `show` takes the line's number, name, points and colour; `side` is the one in turn.
    """
    count = game.sides if game.sides > 1 or game.with_jokers else 0
    for row in range(count):
        name = side_name(name_of, game, row, is_short)
        if game.jokers[row]:  # a word that every language has, where there is room for it
            name += (" *" if is_short else " JOKER ") + str(game.jokers[row])
        show(row, name, str(game.score(row)), "circled" if row == side else "dim")
    return count


def _layout(width: int, height: int) -> "Layout":
    from firmware.drop_it.widgets.layout import Layout

    return Layout(width, height)
