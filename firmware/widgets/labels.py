"""Labels of adafruit_display_text: placed, coloured, and laid out in rows.

Texts below each other form one Label of several lines, because each Label takes 600 bytes of a
board's memory besides its Bitmap.

The table of a game in progress has no room for the library: see text_line.py. Rows are laid out by
adafruit_displayio_layout's GridLayout, with Labels at the bottom of their cells.
"""

import bitmaptools
from adafruit_display_text import LabelBase
from displayio import Bitmap, Group, Palette, TileGrid

from engine.const import TYPE_CHECKING, const
from firmware import theme
from firmware.memory import plan
from firmware.widgets.font import INVISIBLE

if TYPE_CHECKING:
    from collections.abc import Container, Iterable, Sequence
    from typing import Any

    from adafruit_displayio_layout.layouts.grid_layout import GridLayout

    from firmware.widgets.font import Font

LEFT, CENTRE, RIGHT = 0, 1, 2
_GRID_LAYOUT = "adafruit_displayio_layout.layouts.grid_layout"
_BRIGHT = const(2)  # pixel value of bright lines


class Label(LabelBase):
    """Lines of text, some of them bright; only changed lines are redrawn.

    The library's own two classes keep either a TileGrid per letter, or a Bitmap of four values and
    8 KB of a board's memory for features that no screen here uses.
    """

    bitmap: Bitmap  # all lines, `pitch` rows apart; made with the first text
    align: int  # set by `make`
    _font: "Font"  # type: ignore[assignment]  # its letters have no Bitmaps of their own
    _bounding_box: tuple[int, int, int, int]  # type: ignore[assignment]  # None in LabelBase at first

    def __init__(
        self,
        face: "Font",
        ink: str,
        pitch: int = 0,
        align: float = 0.0,
        bright: "Container[int]" = (),
        **options: "Any",  # typed by LabelBase
    ) -> None:
        """Take the options of a LabelBase, aligned by its baseline.

        `ink` is the theme's name of its colour. Lines are `pitch` pixels apart, and aligned from
        0.0, left, to 1.0, right. Lines whose numbers are in `bright` have the colour "circled";
        without any there is no second colour.
        """
        font: Any = face  # not a complete fontio font: see _font
        super().__init__(font, base_alignment=True, color=theme.colour(ink), **options)
        self.ink = ink
        self.bright = self._drawn_bright = bright
        if bright:
            self._palette = Palette(_BRIGHT + 1)
            self._palette.make_transparent(0)
            self.repaint()
        self.pitch = pitch
        self._align = align
        self._lines: list[str] = []
        self._width = 0  # of the widest line so far, in pixels
        self._bounding_box = (0, 0, 0, 0)
        self._set_text(self._text, 1)

    def repaint(self) -> None:
        """Apply the colours of the current theme."""
        self.color = theme.colour(self.ink)
        if len(self._palette) > _BRIGHT:
            self._palette[_BRIGHT] = theme.colour("circled")

    def write(self, text: str, bright: "Container[int]") -> None:
        """Show other lines, with other bright ones."""
        if text != self._text or bright != self.bright:
            self.bright = bright
            self._set_text(text, self.scale)

    def _set_text(self, text: str, scale: int) -> None:
        self._text = text
        old = self._lines
        self._lines = lines = text.split("\n")
        face = self._font
        tall = face.get_bounding_box()[1]
        # The gap after the last letter is included.
        wide = max([face.width(line) + 1 if line else 0 for line in lines])
        if wide > self._width or len(lines) != len(old) or tall > self.pitch > 0:
            self._make(max(wide, self._width), tall)
            old = []
        for row, line in enumerate(lines):
            before = old[row] if old else ""
            is_other = line and (row in self.bright) != (row in self._drawn_bright)
            if is_other or line != before:
                self._draw(row, line, tall, before != "")
        self._drawn_bright = self.bright
        self.anchored_position = self._anchored_position

    def scroll(self, rows: int) -> None:
        """Move all lines up by `rows`, or down if negative, without redrawing the lines that stay.

        This is for columns without bright lines. Vacated lines keep their content until the next
        text.
        """
        lines = self._lines
        left = len(lines) - abs(rows)
        if left <= 0 or not self._width:
            return
        first, there = max(rows, 0), max(-rows, 0)
        top, tall = first * self.pitch, self._bounding_box[3] - abs(rows) * self.pitch
        bitmap = self.bitmap
        bitmaptools.blit(bitmap, bitmap, 0, there * self.pitch, y1=top, y2=top + tall)
        lines[there : there + left] = lines[first : first + left]

    def _make(self, width: int, tall: int) -> None:
        """Make a Bitmap for all lines, with enough pixels above the capitals."""
        self._width = width
        below = (len(self._lines) - 1) * self.pitch
        self._bounding_box = (0, -tall, width, tall + below)
        if len(self._local_group):
            self._local_group.pop()
        if width:
            self.bitmap = Bitmap(width, tall + below, len(self._palette))
            self._local_group.append(TileGrid(self.bitmap, pixel_shader=self._palette, y=-tall))

    def _draw(self, row: int, line: str, tall: int, was_written: bool) -> None:
        """Draw a line in place of the previous one."""
        face = self._font
        bitmap = self.bitmap
        top = row * self.pitch
        is_bright = row in self.bright
        if was_written:
            bitmaptools.fill_region(bitmap, 0, top, self._width, top + tall, 0)
        # Rounded like the position of a Label with only this line.
        x = round(self._align * self._width) - round(self._align * (face.width(line) + 1))
        for number in face.numbers_of(line):
            if number >= INVISIBLE:
                x += face.advance(number)
                continue
            art, left, wide, height = face.source(number)
            y = top + tall - height
            if is_bright:  # a rectangle, minus the surroundings of the glyph
                bitmaptools.fill_region(bitmap, x, y, x + wide, y + height, _BRIGHT)
            bitmaptools.blit(
                bitmap,
                art,
                x,
                y,
                x1=left,
                x2=left + wide,
                skip_source_index=1 if is_bright else 0,
            )
            x += wide + 1

    def _set_background_color(self, new_color: int | None) -> None:
        """Keep the background transparent; the library calls this once, for no colour."""
        self._palette.make_transparent(0)


# --- single labels ---


def make(
    face: "Font",
    x: int,
    y: int,
    width: int,
    colour: str = "ink",
    align: int = LEFT,
    text: str = "",
    scale: int = 1,
    pitch: int = 0,
    bright: "Container[int]" = (),
) -> Label:
    """Return a Label, aligned within `width` pixels from x on, with its capitals' top at y.

    `colour` is a name in the theme, and `scale` is the size of a text pixel. More lines are
    `pitch` pixels apart. Those whose numbers are in `bright` have the colour "circled".
    """
    point = anchor(align, width)
    at = 0
    if align == CENTRE:
        at = (width + 1) // 2
    elif align == RIGHT:
        at = width + 1
    label = Label(
        face,
        colour,
        pitch,
        point,
        bright,
        text=text,
        scale=scale,
        anchor_point=(point, 1.0),
        anchored_position=(x + at, y + face.ascent * scale),
    )
    label.align = align
    return label


def anchor(align: int, width: int) -> float:
    """Return the anchor point of a Label, from 0.0 (left) to 1.0 (right).

    A Label includes the gap after its last letter. It rounds half a pixel to even, which may be to
    either side, so a centred anchor is slightly off the middle to make that consistent.
    """
    if align == CENTRE:
        return 0.5001 if width & 1 else 0.4999
    return 1.0 if align == RIGHT else 0.0


def paint(label: Label, colour: str) -> None:
    """Change a Label's colour to another one of the theme."""
    if label.ink != colour:
        label.ink = colour
        label.color = theme.colour(colour)


def repaint(group: Group) -> None:
    """Apply the current theme to everything in a Group; shared Palettes follow it by themselves."""
    for part in group:
        if hasattr(part, "repaint"):  # a Label, or a menu's ChosenLine
            part.repaint()
        elif isinstance(part, Group):
            repaint(part)


# --- rows ---


def make_grid(x: int, y: int, width: int, pitch: int, rows: int, columns: int = 1) -> "GridLayout":
    """Return a GridLayout of equal rows and columns for Labels.

    Rows are `pitch` pixels high, and the bottom of the first row's capitals is at y. The gap after
    the last letters is outside the `width`.
    """
    # Imported here, as a page of text needs no rows.
    plan.make_room_for_library(_GRID_LAYOUT)
    from adafruit_displayio_layout.layouts.grid_layout import GridLayout

    return GridLayout(x, y - pitch, width + 1, pitch * rows, (columns, rows))


def make_column(
    face: "Font",
    pitch: int,
    texts: "Iterable[str]",
    colour: str = "ink",
    align: int = LEFT,
    width: int = 0,
    bright: "Container[int]" = (),
) -> Label:
    """Return one Label with a text per line, which takes far less memory than one Label each.

    Lines are `pitch` pixels apart. If centred, `width` determines which way half a pixel is
    rounded.
    """
    return make(face, 0, 0, width, colour, align, "\n".join(texts), 1, pitch, bright)


def fill(label: Label, texts: "Iterable[str]", bright: "Container[int]" = ()) -> None:
    """Show other texts in a column, with other bright lines.

    `bright` requires a column that was made with bright lines.
    """
    label.write("\n".join(texts), bright)


def put(grid: "GridLayout", label: Label, row: int, column: int = 0) -> None:
    """Put a Label into a cell; the caller lays out the grid afterwards.

    The cell may hold other Labels with different anchors.
    """
    wide = (grid.width - 1) // grid.grid_size[0]
    point = (anchor(label.align, wide), 1.0)
    grid.add_content(label, (column, row), (1, 1), point, layout_cells=False)


def put_column(
    grid: "GridLayout",
    face: "Font",
    pitch: int,
    texts: "Sequence[str]",
    bright: "Container[int]" = (),
    align: int = LEFT,
    colour: str = "ink",
) -> Label:
    """Put texts below each other into a grid with a row for each; return their Label.

    The caller lays out the grid afterwards.
    """
    wide = (grid.width - 1) // grid.grid_size[0]
    # As make_column does: the deepest calls of all lead here, and it would be one more.
    column = make(face, 0, 0, wide, colour, align, "\n".join(texts), 1, pitch, bright)
    put(grid, column, len(texts) - 1)
    return column
