"""The play screen's layout on a tall screen: dice below the grid."""

from engine.const import TYPE_CHECKING, const
from engine.number_drop.sheet import HEIGHT, WIDTH
from engine.number_drop.table import MOST_PLAYERS
from firmware.number_drop.widgets import dice, track
from firmware.widgets.bars import HEADER_HEIGHT, HINTS_HEIGHT

if TYPE_CHECKING:
    from firmware.number_drop.widgets.positions import Layout

_COLUMNS = WIDTH + 1  # of the grid, and the row marks
_PANEL = const(49)  # pixels of the panel beside it, over the row marks' empty last column
_TRACK = const(10)  # of its values and letters, which stand close there
_PITCH = const(8)  # from line to line of the points above them
_CELL = const(9)
_SMALL_CELL = const(8)  # which is seen twice as large
_MARGIN = const(1)


def lay_out(layout: "Layout", height: int) -> None:
    """Lay out the parts around cells of 16 or 9 pixels.

    They are of 16 if these fit. The rest is beside and below; where that is low, the hints stand
    beside small dice.
    """
    dice_height = dice.HEIGHTS[0] + dice.MARKER - 1
    layout.zoom = layout.upright = 2
    layout.cell = 2 * _SMALL_CELL
    layout.panel_x = _COLUMNS * layout.cell - _MARGIN
    if layout.panel_x + _PANEL > layout.width or HEIGHT * layout.cell + dice_height > height:
        layout.zoom = 1
        layout.cell = _CELL
        layout.panel_x = _COLUMNS * _CELL  # that column keeps them apart
        layout.upright = 1  # or a frame would reach over the edge
    layout.grid_x = layout.grid_y = 0
    layout.panel_width = layout.width - layout.panel_x
    layout.header_x = _COLUMNS * layout.cell + _MARGIN
    layout.text_width = layout.width - layout.header_x - _MARGIN
    layout.dice_zoom = layout.zoom
    _lay_below(layout, height, layout.zoom * dice_height)
    if layout.zoom > 1 and layout.hints_y - HEIGHT * layout.cell <= layout.zoom * dice_height:
        _lay_strip(layout, height, dice_height)
    layout.track_size = _TRACK
    layout.run_x, layout.letter_x, layout.tiles_x = _TRACK + 1, 2 * _TRACK + 1, 3 * _TRACK + 1
    layout.track_y = HEIGHT * layout.cell - track.ROWS * _TRACK - track.ROWS_Y
    top = layout.header_y + HEADER_HEIGHT + _MARGIN
    layout.scores = layout.header_x, top, layout.text_width, MOST_PLAYERS, _PITCH
    layout.atlas = f"table_{layout.cell // layout.zoom}_{layout.dice_size}_{_TRACK}"


def _lay_below(layout: "Layout", height: int, dice_height: int) -> None:
    """Lay out dice and hints; the dice take what is left over."""
    layout.hints_x, layout.hints_width = 0, layout.width
    layout.hints_y, layout.hints_height = height - HINTS_HEIGHT, HINTS_HEIGHT
    layout.dice_size = 0
    layout.dice_x = (layout.width - layout.zoom * dice.row_width(0)) // 2
    top = HEIGHT * layout.cell  # its last line is a gap
    layout.dice_y = top + (layout.hints_y - top - dice_height) // 2


def _lay_strip(layout: "Layout", height: int, dice_height: int) -> None:
    """Lay out small dice, and hints as high beside them, in the middle of what is left."""
    layout.dice_zoom = 1
    layout.dice_x = _MARGIN
    layout.hints_x = dice.row_width(0) + 2 * _MARGIN
    layout.hints_width = layout.width - layout.hints_x
    layout.hints_height = dice_height
    grid_height = HEIGHT * layout.cell
    layout.hints_y = layout.dice_y = grid_height + (height - grid_height - dice_height) // 2
