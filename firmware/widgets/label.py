"""A Label of adafruit_display_text, drawn into one two-colour Bitmap."""

import bitmaptools
from adafruit_display_text import LabelBase
from displayio import Bitmap, TileGrid

from engine.const import TYPE_CHECKING
from firmware.widgets import font

if TYPE_CHECKING:
    from typing import Any

_BLANKS = " " + font.BLANK


class Label(LabelBase):
    """Lines of text; only those that say something else than before are drawn anew.

    The library's own two classes keep a TileGrid for each letter, or a Bitmap of four values and
    8 KB of a board's memory for what no screen here does.
    """

    ink: str  # the theme's name of its colour, and how it is aligned: set by labels.py
    align: int
    _font: font.Font
    _bounding_box: tuple[int, int, int, int]  # type: ignore[assignment]  # there first None

    def __init__(
        self,
        face: font.Font,
        pitch: int = 0,
        align: float = 0.0,
        **options: "Any",  # each has a type of its own
    ) -> None:
        """Take what a LabelBase takes, aligned by its baseline.

        The lines are `pitch` pixels below one another, and aligned from 0.0, at their left, to 1.0.
        """
        super().__init__(face, base_alignment=True, **options)
        self.pitch = pitch
        self._align = align
        self._lines: list[str] = []
        self._width = 0  # pixels, of the widest line so far
        self._bounding_box = (0, 0, 0, 0)
        self._set_text(self._text, 1)

    def _set_text(self, text: str, scale: int) -> None:
        self._text = text
        old = self._lines
        self._lines = lines = text.split("\n")
        face = self._font
        tall = face.get_bounding_box()[1]
        # The gap behind the last letter is a part of it.
        wide = max([face.width(line) + 1 if line else 0 for line in lines])
        if wide > self._width or len(lines) != len(old) or tall > self.pitch > 0:
            self._make(max(wide, self._width), tall)
            old = []
        for row, line in enumerate(lines):
            before = old[row] if old else ""
            if line != before:
                self._draw(row, line, tall, before != "")
        self.anchored_position = self._anchored_position

    def scroll(self, rows: int) -> None:
        """Move all lines up by so many, or down if negative. What stays need not be drawn anew.

        Where lines leave room they stay as they were, until the next text says otherwise.
        """
        lines = self._lines
        left = len(lines) - abs(rows)
        if left <= 0 or not self._width:
            return
        first, there = max(rows, 0), max(-rows, 0)
        top, tall = first * self.pitch, self._bounding_box[3] - abs(rows) * self.pitch
        bitmap = self._bitmap
        bitmaptools.blit(bitmap, bitmap, 0, there * self.pitch, y1=top, y2=top + tall)
        lines[there : there + left] = lines[first : first + left]

    def _make(self, width: int, tall: int) -> None:
        """Make a Bitmap for all lines, with as many pixels above a line's capitals as needed."""
        self._width = width
        below = (len(self._lines) - 1) * self.pitch
        self._bounding_box = (0, -tall, width, tall + below)
        if len(self._local_group):
            self._local_group.pop()
        if width:
            self._bitmap = Bitmap(width, tall + below, 2)
            self._local_group.append(TileGrid(self._bitmap, pixel_shader=self._palette, y=-tall))

    def _draw(self, row: int, line: str, tall: int, was_written: bool) -> None:
        """Draw a line in place of the one before."""
        face = self._font
        bitmap = self._bitmap
        top = row * self.pitch
        if was_written:
            bitmaptools.fill_region(bitmap, 0, top, self._width, top + tall, 0)
        # Rounded as the place of a Label of this line alone would be.
        x = round(self._align * self._width) - round(self._align * (face.width(line) + 1))
        for character in line:
            if character in _BLANKS:
                x += face.advance(character)
                continue
            sheet, left, above, wide, height = face.source(character)
            bitmaptools.blit(
                bitmap,
                sheet,
                x,
                top + tall - height,
                x1=left,
                y1=above,
                x2=left + wide,
                y2=above + height,
                skip_source_index=0,
            )
            x += wide + 1

    def _set_background_color(self, new_color: int | None) -> None:
        """Leave what is between the letters free: the library asks for it once, for no colour."""
        self._palette.make_transparent(0)
