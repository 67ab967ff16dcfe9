"""Analyses a finished game and charts the cost of each choice as it goes."""

import bitmaptools
from displayio import Bitmap, Group, TileGrid

from engine.const import TYPE_CHECKING, const
from firmware import theme
from firmware.number_drop import screen_names
from firmware.number_drop.analysis import WHOLE, Analysis
from firmware.screens.parts.base import Base
from firmware.session.thinking import Thinking
from firmware.widgets import font
from firmware.widgets.bars import HintBar
from firmware.widgets.layout import (
    HEADING_HEIGHT,
    HEADING_Y,
    LOW_HEADING_HEIGHT,
    LOW_HEADING_Y,
    MARGIN,
    bar_height,
    is_low,
)
from firmware.widgets.text_line import CENTRE, LEFT, RIGHT, TextLine

if TYPE_CHECKING:
    from firmware.number_drop.interfaces.handheld import Handheld

_RIGHT = const(4)  # pixels right of the chart
_LINE = const(8)  # pixels of the line below the chart
_LEFT = const(10)  # of the scale: the margin, and two digits
_DOTS = const(4)  # pixels from one dot of the scale to the next
_LEAST = const(8)  # points: the least height of the chart
_STEP = const(4)  # points by which it grows: even, so that half the height is a whole number
_BEFORE_STEP = const(1023)  # 1/256 points, one less than a step
_HALF = const(2)  # pixels of half a digit
_LOW = const(20)  # pixels of a chart with room for only one number
_WIDE = const(120)  # pixels of a screen with room for the rounds next to the sum
_DIM, _RED = const(0), const(1)  # colours of a column of the chart


class Screen(Base):
    """A shows the results so far, after which the analysis continues; B stops it.

    Its texts are TextLines, because a board's memory cannot hold the label library next to the
    code that thinks. The chart is a mask of one bit per pixel over columns of colour. Each column
    is dim or red, with a dim pixel for the line at its bottom. In four colours it would take 11 KB
    at a width of 240 pixels.

        colours  - - R R - -    mask  . . # # . .    seen      R R
                 - - R R - -          . . # # # #              R R - -
                 - - - - - -          # # # # # #          - - - - - -

    Both columns are in one Bitmap that never changes, since displayio would send the whole TileGrid
    for a single changed pixel.
    """

    group: Group
    bar: HintBar
    app: "Handheld"

    def __init__(self, app: "Handheld", found: Analysis | None = None) -> None:
        """Continue with `found`, an earlier Analysis of this game, if there is one."""
        super().__init__(app)
        self._texts = app.game_words("analysis")
        self.group = Group()
        below = app.height - bar_height(app.height)
        self.bar = HintBar(0, below, app.width, app.height - below)
        self.group.append(self.bar)
        top, bottom = self._append_heading(), below - _LINE
        self._chart = Bitmap(app.width - _LEFT - _RIGHT, bottom - top - 1, 2)
        height = self._chart.height
        both = Bitmap(2, height, 2)
        bitmaptools.fill_region(both, _RED, 0, _RED + 1, height - 1, 1)
        self._colours = TileGrid(
            both,
            pixel_shader=theme.palette(("edge", "warning")),
            width=self._chart.width,
            tile_width=1,
            tile_height=height,
            x=_LEFT,
            y=top,
        )
        self.group.append(self._colours)
        mask = theme.palette(("background", None))
        self.group.append(TileGrid(self._chart, pixel_shader=mask, x=_LEFT, y=top))
        self._line = TextLine(font.SMALL, 0, bottom + 1, app.width, "ink", CENTRE)
        self.group.append(self._line)
        self._whole, self._half = self._append_scale(top, 1), self._append_scale(top, 2)
        if app.width >= _WIDE:
            self._append_rounds(bottom + 1)
        self._reached = 0  # pixels of the line below the chart
        self._set_scale(_LEAST)
        self._found = found
        self._thinking = Thinking(self._begin)
        self.is_busy = found is None or found.done < WHOLE
        while self._draw_more():
            pass
        self._show()

    def _append_heading(self) -> int:
        """Write the heading as a Frame does; return the y at which free space begins."""
        text, width = self._texts.HEADING, self.app.width
        low = is_low(self.app.height)
        small = low or font.LARGE.width(text) > width - 2 * MARGIN
        face = font.SMALL if small else font.LARGE
        y = LOW_HEADING_Y if low else HEADING_Y
        self.group.append(TextLine(face, 0, y, width, "circled", CENTRE, text))
        return LOW_HEADING_HEIGHT if low else HEADING_HEIGHT

    def _append_scale(self, top: int, part: int) -> TextLine:
        """Draw a dotted line at 1/`part` of the chart's height; return the line for its points."""
        chart = self._chart
        low = chart.height - 1
        dots = low - low // part
        for x in range(0, chart.width, _DOTS):
            chart[x, dots] = 1
        y = top + max(0, dots - _HALF)
        line = TextLine(font.SMALL, MARGIN, y, _LEFT - MARGIN, "dim")
        if part == 1 or low > _LOW:
            self.group.append(line)
        return line

    def _set_scale(self, most: int) -> None:
        """Start drawing the bars again, on a chart that is `most` points high.

        Existing bars stay until they are redrawn.
        """
        self._heights = bytearray(self._chart.width)  # pixels of the bar in each column
        self._whole.text = str(most)
        self._half.text = str(most // 2)
        self._most = most
        self._drawn = 0  # choices already charted

    def _append_rounds(self, y: int) -> None:
        """Show which rounds the chart begins and ends with."""
        x, width = _LEFT - MARGIN, self._chart.width + MARGIN
        last = self.app.session.record.game.round
        for number, align in ((1, LEFT), (last, RIGHT)):
            text = self._texts.ROUND + str(number)
            self.group.append(TextLine(font.SMALL, x, y, width, "dim", align, text))

    def tick(self, elapsed: int) -> None:
        """Think a little."""
        super().tick(elapsed)
        if self.is_busy:
            self.is_busy = not self._thinking.think(elapsed)
            if not self.is_busy:
                self._show()
        if self._draw_more():
            self._show()

    def _begin(self) -> Analysis:
        found = self._found or Analysis(self.app.session.record, self.app.session.seats)
        found.begin()
        self._found = found
        return found

    def _show(self) -> None:
        """Show the results so far, and the total cost in points."""
        texts = self._texts
        found = self._found
        if found is None:
            self._line.text = texts.THINKS
            self.bar.show(texts.HINTS_STOP)
            return
        self._line.text = texts.LOST + found.lost(texts.MARK) + texts.POINTS
        if not self.is_busy:
            hints = texts.HINTS_DONE if found.costs else texts.HINTS_NONE
            by = found.lost_by(self.app.name_of, texts.MARK)
            self.bar.show(hints, by or (texts.BARS if self.bar.fits(hints, texts.BARS) else ""))
        else:
            self.bar.show(texts.HINTS_MEANWHILE if found.costs else texts.HINTS_STOP)

    def _draw_more(self) -> bool:
        """Draw the next bar, or extend the line; return whether anything was drawn.

        displayio sends the bounding rectangle of all changes to a Bitmap: for a whole chart that
        takes a Pico 0.2 s, during which keys get no response.
        """
        found, chart = self._found, self._chart
        if found is None:
            return False
        end = found.done * chart.width >> 8
        if self._drawn < len(found.costs):
            cost = found.costs[self._drawn]
            if cost > self._most << 8:
                self._set_scale((cost + _BEFORE_STEP >> 10) * _STEP)
            else:
                x = found.position(self._drawn) * chart.width >> 8
                # dim if the cost is within the error
                self._draw_bar(x, cost, _DIM if found.close[self._drawn] else _RED)
                self._drawn += 1
        elif self._reached < end:
            bitmaptools.fill_region(chart, self._reached, chart.height - 1, end, chart.height, 1)
            self._reached = end
        else:
            return False
        return True

    def _draw_bar(self, x: int, cost: int, colour: int) -> None:
        """Draw a two-pixel-wide bar above the line, unless a higher one is there."""
        chart = self._chart
        low = chart.height - 1
        high = (cost * low // self._most + 255) >> 8
        for column in range(x, min(x + 2, chart.width)):
            if high > self._heights[column]:
                self._heights[column] = high
                self._colours[column, 0] = colour
                # The scale's dots above it would get its colour.
                bitmaptools.fill_region(chart, column, 0, column + 1, low, 0)
                bitmaptools.fill_region(chart, column, low - high, column + 1, low, 1)

    def press(self, key: str) -> None:
        """Show the choices one by one, or leave."""
        if key == "b":
            self.app.navigator.pop()
        elif key == "a" and self._found is not None and self._found.costs:
            self._found.stop()
            self.app.navigator.replace(screen_names.CHOICES, self._found)
