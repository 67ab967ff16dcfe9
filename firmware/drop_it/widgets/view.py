"""The table of Drop It: drop zone and panel.

The panel shows whose turn it is and which pieces are left; a wide screen has the points next to it.
"""

import bitmaptools
from displayio import Bitmap, Group, TileGrid

from engine.const import TYPE_CHECKING, const
from engine.drop_it.pieces import COLOURS, KINDS
from firmware import theme
from firmware.drop_it.widgets import paint as paint
from firmware.drop_it.widgets.zone import Zone
from firmware.session.rules import side_name
from firmware.widgets import atlas, font
from firmware.widgets.bars import Header, HintBar
from firmware.widgets.drawing import hide, rectangle
from firmware.widgets.layout import MARGIN as EDGE
from firmware.widgets.text_line import TextLine

if TYPE_CHECKING:
    from collections.abc import Callable

    from engine.drop_it.game import Game
    from firmware.drop_it.interfaces.words import Words
    from firmware.drop_it.widgets.layout import Layout

_LINES = const(4)
_FRAMED = const(9)  # pixels of a frame that touches no number
_WIDE = const(60)  # pixels of a panel with room for the names of a team
MARGIN = const(2)  # pixels above and below a cell of the sprite sheet: some pieces are higher


class DropItView(Group):
    """Everything that a player sees during a game of Drop It."""

    def __init__(self, width: int, height: int, words_of: "Callable[[], Words]") -> None:
        """Fill a display of that size in pixels; `words_of` loads the words for topic `play`."""
        super().__init__()
        self._words_of = words_of
        words = words_of()
        layout = self.layout = _layout(width, height)
        letters = "".join([name[0] for name in words.ADJECTIVES])
        self.zone = Zone(layout, letters, words.KINDS)
        atlas.load(layout.atlas)  # for the supply, while memory has a large enough gap
        x, room = layout.panel_x, layout.panel_width
        self.append(self.zone)
        if layout.is_narrow or layout.is_phone:  # hides the zone and the line below its window
            below = rectangle(width, height - layout.window)
            below.y = layout.window
            self.append(below)
        self.header = Header(x, EDGE, room - EDGE)
        self.hints = HintBar(*layout.bar)
        self.append(self.hints)
        tall = min(layout.supply_height, layout.bar[1] - layout.supply_y)
        self._art = Bitmap(layout.supply_width, tall, 16)
        colours = paint.MONO_COLOURS if layout.is_low else paint.COLOURS
        # Outlines must be visible on a dark background, too; the smallest pieces have none.
        ground = theme.palette(("background", colours[0] if layout.is_low else "dim") + colours[2:])
        # Nearer to the zone: the frame is a pixel wider than a narrow cell, and round the last cell
        # it must stay clear of the screen's edge.
        self.supply = Group(x=layout.supply_x, y=layout.supply_y)
        self.supply.append(TileGrid(self._art, pixel_shader=ground))
        wide, tall = min(layout.cell[0] + 1, layout.icon + 8), max(_FRAMED, layout.cell[1])
        frame = Bitmap(wide, tall, 2)
        frame.fill(1)
        bitmaptools.fill_region(frame, 1, 1, wide - 1, tall - 1, 0)
        self._frame = TileGrid(frame, pixel_shader=theme.ink("ink"))  # round the piece in hand
        self.supply.append(self._frame)
        self.append(self.supply)
        self.append(self.header)
        # The turn, side and, on a narrow screen, colour that the supply is drawn for.
        self._shown: tuple[int, int, int] | None = None
        self._lines = Group(x=layout.lines_x, y=layout.lines_y)
        self._lines.hidden = layout.shares_place
        for row in range(0 if layout.is_narrow else _LINES):
            self._lines.append(TextLine(font.SMALL, 0, row * layout.line, layout.lines_width))
        self.append(self._lines)
        self._overlay: Group | None = None

    @property
    def words(self) -> "Words":
        """The words for topic `play`, loaded each time: only screens keep them, while open."""
        return self._words_of()

    def show(self, game: "Game", name_of: "Callable[[int], str]", player: int) -> None:
        """Show a game's current state with nothing in hand, and a player's supply.

        All points are shown, too. `name_of` returns the name of a player.
        """
        if self._overlay is not None:
            self.remove(self._overlay)
            self._overlay = None
            self._hide_panel(False)
        side = player % game.sides
        layout = self.layout
        self.zone.show(game)
        self.zone.hold(-1, 0, 0, 0)
        self.zone.preview(-1, 0, 0, 0)
        short = side_name(name_of, game, side, True)
        title = side_name(name_of, game, side)
        if layout.is_phone:  # its narrow panel has room for the points alone
            title = short = ""
        self.header.show(title, short, game.score(side))
        self._shown = None
        self.show_supply(game, side, -1, -1)
        self._show_scores(game, side, name_of)
        self.turn_to(False)

    def _show_scores(self, game: "Game", side: int, name_of: "Callable[[int], str]") -> None:
        """Show the points of all sides."""
        is_short = self.layout.lines_width < _WIDE - EDGE
        self.clear_lines(show_sides(game, side, name_of, is_short, self.show_line))

    def show_line(self, row: int, name: str, points: str, colour: str = "dim") -> None:
        """Show a line below the supply, if there is room for it."""
        if row < len(self._lines):
            line: TextLine = self._lines[row]  # type: ignore[assignment]  # all are TextLines
            line.colour = colour
            line.clear()
            line.write(name, 0)
            line.write_up_to(points, self.layout.lines_width)

    def clear_lines(self, first: int) -> None:
        """Clear the lines from `first` on."""
        for row in range(first, len(self._lines)):
            self._lines[row].clear()  # type: ignore[union-attr]  # see show_line

    def replace_panel(self, overlay: Group) -> None:
        """Replace all but the pile and the bar by another Group until the next `show`."""
        self._overlay = overlay
        self._hide_panel(True)
        self.append(overlay)

    def _hide_panel(self, hidden: bool) -> None:
        """Hide or show what `replace_panel` replaces."""
        self.header.hidden = self.supply.hidden = self._lines.hidden = hidden

    def turn_to(self, lines: bool) -> None:
        """Show the lines or the supply, where they share a place."""
        if self.layout.shares_place and len(self._lines):
            self._lines.hidden = not lines
            self.supply.hidden = lines

    def turn(self) -> None:
        """Switch between the supply and the lines, where they share a place."""
        self.turn_to(self._lines.hidden)

    # --- the supply ---

    def show_supply(self, game: "Game", side: int, colour: int, kind: int) -> None:
        """Show how many pieces of each kind a side has left, and a frame round the piece in hand.

        Drawing the supply takes a board 80 ms, so another piece only moves the frame.
        """
        is_narrow = self.layout.is_narrow  # shows one colour
        shown = (game.round, side, colour if is_narrow else -1)
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
        index, columns = row * KINDS + kind, self.layout.columns
        return x + index % columns * wide, y + index // columns * tall

    def _show_cell(self, pieces: Bitmap, count: int, row: int, colour: int, kind: int) -> None:
        if count:
            layout = self.layout
            wide, tall = layout.cell
            x, y = self.cell(row, kind)
            apart = x + layout.icon + 3  # x of the number, if there is room
            left = min(x + wide - 4, apart)
            top = y + (tall - 5) // 2
            middle = y + (layout.pitch - layout.icon) // 2
            self._copy(pieces, colour, kind, x, middle - MARGIN, 1 if left < apart else 0)
            # Where they are close, the piece gives way: its outline would run into the number.
            paint.fill(self._art, left - 1, top - 1, 4, 7, 0)
            paint.write(self._art, str(count), left, top, paint.LIT)

    def _copy(self, pieces: Bitmap, colour: int, kind: int, x: int, y: int, skip: int) -> None:
        """Show as much of a sheet's piece as fits at (x, y), without its first `skip` columns."""
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
    """Show a line with the points of each side; return how many lines.

    `show` takes the line's number, name, points and colour; `side` is the one in turn.
    """
    count = game.sides if game.sides > 1 or game.with_jokers else 0
    for row in range(count):
        name = side_name(name_of, game, row, is_short)
        if game.jokers[row]:  # the same word in every language, if there is room for it
            name += (" *" if is_short else " JOKER ") + str(game.jokers[row])
        show(row, name, str(game.score(row)), "circled" if row == side else "dim")
    return count


def _layout(width: int, height: int) -> "Layout":
    from firmware.drop_it.widgets.layout import Layout

    return Layout(width, height)
