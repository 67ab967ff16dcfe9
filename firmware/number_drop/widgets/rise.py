"""Points that rise from where they were made into the score."""

from displayio import Group

from engine.const import TYPE_CHECKING, const
from engine.number_drop.shapes import STRIDE
from engine.number_drop.sheet import WIDTH, X
from firmware.number_drop.widgets import cells
from firmware.widgets import drawing, font
from firmware.widgets.text_line import CENTRE, TextLine

if TYPE_CHECKING:
    from engine.number_drop.sheet import Sheet
    from firmware.number_drop.interfaces.handheld import Handheld
    from firmware.number_drop.widgets.play_view import PlayView

_RISE = const(640)  # ms that points rise
_TALL = const(11)  # pixels of the points and their background
_FLASH = const(3)  # eighths of the time for which full rows flash
_ARRIVAL = const(5)  # and after which the score counts up
_TOTAL_WIDTH = const(22)  # pixels of the header's points


class Rise(Group):
    """Points that rise on a background of their own, while full rows flash.

    Call `advance` until it returns False.
    """

    def __init__(
        self, view: "PlayView", sheet: "Sheet", cell: int, rows: list[int], points: int, ms: int
    ) -> None:
        """Rise for `ms` milliseconds from a cell or, for -1, from the lowest of the filled `rows`.

        On a low screen only the score counts up.
        """
        super().__init__()
        layout = view.layout
        self.view = view
        self._sheet = sheet
        self._rows = rows
        self._points = points
        self._whole = self._left = ms
        self._row = -1
        self._from = self._to = (0, 0)
        if layout.is_low:
            return
        text = "+" + str(points)
        width = font.LARGE.width(text) + 4
        self.append(drawing.rectangle(width, _TALL, "bar"))
        self.append(TextLine(font.LARGE, 0, 2, width, "circled", CENTRE, text))
        if cell < 0:
            cell = rows[0] * STRIDE + WIDTH
        x = layout.grid_x + cell % STRIDE * layout.cell
        y = layout.grid_y + (view.grid.top - cell // STRIDE) * layout.cell
        self._from = (max(0, min(x, layout.width - width)), max(0, min(y, layout.hints_y - _TALL)))
        right = layout.header_x + layout.text_width
        self._to = (min(right, layout.width) - max(width, _TOTAL_WIDTH), layout.header_y)
        self._arrange()
        view.set_mark(self)

    def _arrange(self) -> None:
        gone = self._whole - self._left
        x, y = self._from
        self.x = x + (self._to[0] - x) * gone // self._whole
        self.y = y + (self._to[1] - y) * gone // self._whole

    def advance(self, elapsed: int) -> bool:
        """Advance by `elapsed` ms; return whether it is still running."""
        self._left -= elapsed
        if self._left <= 0:
            return False
        self._arrange()
        if self._rows:
            gone = (self._whole - self._left) * 8 * len(self._rows)
            self._light(gone // (self._whole * _FLASH))
        arriving = (self._whole - self._left) * 8 - self._whole * _ARRIVAL
        if arriving > 0:
            if self.view.layout.is_low:
                arriving -= arriving % (self._whole * (8 - _ARRIVAL) // 2)
            missing = self._points - self._points * arriving // (self._whole * (8 - _ARRIVAL))
            _show(self.view, self._sheet.score() - missing)
        return True

    def end(self) -> None:
        """Show the score as it is."""
        _show(self.view, self._sheet.score())

    def _light(self, index: int) -> None:
        """Highlight one of the rows, or none past the last."""
        row = self._rows[index] if index < len(self._rows) else -1
        if row == self._row:
            return
        self._row = row
        count = WIDTH if row >= 0 else 0
        where, looks = bytearray(count), bytearray(count)
        for col in range(count):
            where[col] = row * STRIDE + col
            digit = self._sheet.digit(where[col])
            looks[col] = cells.BLOCK if digit == X else cells.CHOSEN + digit
        self.view.grid.cover(self._sheet, where, looks, count)


def begin(app: "Handheld", player: int, score: int, unmarked: list[int], cell: int) -> "Rise":
    """Show the result of an action on a player's sheet; return the rising points.

    `score` and the `unmarked` rows are those before the action; `cell` is where points were made,
    or -1 for rows alone.
    """
    view: "PlayView" = app.navigator.view
    game = app.session.record.game
    sheet = game.sheets[player]
    view.show(game, app.name_of, player)
    _show(view, score)
    rows = [row for row in unmarked if sheet.row_is_circled(row)]
    return Rise(view, sheet, cell, rows, sheet.score() - score, app.animation_ms(_RISE))


def _show(view: "PlayView", score: int) -> None:
    """Show a score; the smallest screen also has it next to the grid."""
    view.header.total.text = str(score)
    if view.layout.is_paged:
        view.dice.show_total(score)  # type: ignore[union-attr]  # a LowSide there
