"""The layout of the play screen, computed from the size of the display.

Import it inside a function: the table keeps only the Layout, so the code can be unloaded.
"""

from engine.const import const
from engine.number_drop.sheet import HEIGHT as ROWS
from engine.number_drop.sheet import WIDTH
from engine.number_drop.table import MOST_PLAYERS, TILES
from firmware.widgets.bars import HEADER_HEIGHT
from firmware.widgets.layout import (
    LEAST_WIDTH,
    LINE,
    MARGIN,
    PHONE_HEIGHT,
    TWO_LINES,
    is_low,
    is_tall,
)

_COLUMNS = WIDTH + 1  # of the grid, and the row marks
_BESIDE = const(83)  # pixels of a panel with room for the key hints
_ASIDE = const(56)  # and of a second column for the scores
_NARROW = const(60)  # less is a panel with small dice
_LOW_PANEL = const(60)  # pixels of a panel next to the grid of a low screen
_HEADING = const(13)  # of three characters before the values in it
_LOW_HEADING = const(12)  # the same, next to a grid
_LOW_TRACK_HEIGHT = const(31)
_SIDE_Y = const(12)  # of the scores in a second column
_SIDE_PITCH = const(9)  # pixels from one line of them to the next
# On a tall screen:
_TALL_PANEL = const(49)  # pixels of the narrowest panel
_TALL_TRACK = const(10)  # of its values and letters, which are close together there
_TALL_PITCH = const(8)  # from line to line of the points above them
_TALL_CELL = const(9)
_TALL_MARGIN = const(1)
# On a phone:
_APART = const(4)  # pixels between columns of the track
_PHONE_PITCH = const(7)  # from line to line of the points
_MOST_HINTS = const(31)  # pixels of the hints: four lines


class Layout:
    """Positions on the play screen: the grid on the left, everything else in a panel on the right.

    Cells are as large as the height allows. Key hints are in the panel if it is wide enough for two
    short lines of them, otherwise below the grid; if only one line is left there, the messages go
    into the panel. A panel twice as wide has a second column. A tall screen has dice and hints
    below, a phone its tiles as well. A low screen shows some of the rows; if it is also narrow, the
    panel has a page of its own.
    """

    # Set by `lay_out`, in pixels except for `rows`, how many rows of the grid are visible at once;
    # `dice_size`, from 0, the largest, to 3; and `notes`, lines for messages above the hints: (x,
    # y, width), relative to the bar. `side_x` is 0 without a second column. `scores` is for
    # everyone's points: (x, y, width, lines, pixels from one to the next).
    width: int
    rows: int
    side_x: int
    side_width: int
    grid_x: int
    grid_y: int
    header_x: int
    header_y: int
    overlay_x: int
    overlay_width: int
    hints_x: int
    hints_y: int
    hints_width: int
    hints_height: int
    dice_size: int
    dice_x: int
    dice_y: int
    is_phone: bool = False  # whether the tiles are in a row below the grid
    cell: int
    heading: int
    text_width: int
    track_x: int
    track_y: int
    track_size: int
    run_x: int
    letter_x: int
    tiles_x: int
    tiles_y: int  # of a row of tiles below the grid
    panel_x: int
    panel_width: int
    notes: tuple[tuple[int, int, int], ...] = ()
    scores: tuple[int, ...] = ()  # empty if there is no room for them
    is_low: bool
    is_paged: bool  # whether the panel has a page of its own
    # 0 if the notches of the tiles are side by side. Otherwise they are one above the other, and
    # this is how much wider than a tile its frame is: 2 if it is next to them, 1 if it covers their
    # edge.
    upright: int
    atlas: str  # the name of the table's sprite sheet


def lay_out(width: int, height: int) -> Layout:
    """Lay out a display; ValueError if it has fewer than 72x40 pixels."""
    if width < 72 or height < 40:
        raise ValueError(f"the play screen needs 72x40 pixels, not {width}x{height}")
    layout = Layout()
    layout.width = width
    layout.rows = ROWS  # of the grid that are visible at once
    layout.side_x = 0  # of a second column in the panel; 0 if there is none
    layout.is_paged = False  # whether the panel has a page of its own
    layout.grid_x = 1
    layout.header_y = MARGIN
    layout.is_low = is_low(height)
    if layout.is_low:
        _lay_out_low(layout, height)
    elif width >= LEAST_WIDTH and is_tall(width, height):
        if height < PHONE_HEIGHT:
            _lay_out_tall(layout, height)
        else:
            _lay_out_phone(layout, height)
    else:
        _lay_out(layout, height)
    # The area of whatever replaces the panel
    layout.overlay_x = MARGIN if layout.is_paged else layout.header_x
    layout.overlay_width = width - 2 * MARGIN if layout.is_paged else layout.text_width
    return layout


def _lay_out_low(layout: Layout, height: int) -> None:
    layout.grid_x = layout.grid_y = layout.dice_y = layout.track_y = 0
    layout.hints_x, layout.hints_width = 0, layout.width
    layout.hints_y, layout.hints_height = height - LINE, LINE
    layout.dice_size = 3
    layout.cell = 8 if layout.width >= LEAST_WIDTH else 6
    layout.rows = layout.hints_y // layout.cell
    # The scroll mark is between them.
    _split(layout, 4 if layout.width >= LEAST_WIDTH else 3)
    layout.is_paged = layout.panel_width < _LOW_PANEL
    kind = "paged" if layout.is_paged else "low"
    layout.atlas = f"table_{kind}_{layout.cell}"
    layout.heading = _LOW_HEADING
    layout.tiles_x = _LOW_HEADING - 2  # GO! after them is clear of the screen's edge
    if layout.is_paged:
        layout.track_x = layout.header_x = MARGIN
        layout.heading = layout.tiles_x = layout.text_width = _HEADING
        layout.header_y = _LOW_TRACK_HEIGHT - HEADER_HEIGHT
    else:
        layout.dice_y = MARGIN + HEADER_HEIGHT + 1
        layout.track_y = layout.hints_y - _LOW_TRACK_HEIGHT - 1


def _lay_out(layout: Layout, height: int) -> None:
    wide = 1 + _COLUMNS * 9 + 4 + _BESIDE
    layout.cell = 9 if layout.width >= wide and height >= ROWS * 9 else 8
    if layout.width < wide:
        layout.grid_x = 0
    _split(layout, 4 if layout.width >= wide else 2)
    grid_height = ROWS * layout.cell
    if layout.panel_width >= _BESIDE:
        layout.grid_y = (height - grid_height) // 2
        layout.dice_size = 0
        layout.run_x, layout.letter_x = 16, 34
        layout.upright = 0  # the notches of the tiles are side by side
        layout.hints_x, layout.hints_width = layout.panel_x - 1, layout.panel_width + 1
        layout.hints_height = TWO_LINES
        if layout.panel_width >= _BESIDE + _ASIDE:
            layout.side_x = layout.panel_x + _BESIDE + 4
            layout.side_width = layout.width - layout.side_x - MARGIN
            layout.scores = layout.side_x, _SIDE_Y, layout.side_width, MOST_PLAYERS, _SIDE_PITCH
        bottom = layout.hints_y = height - layout.hints_height
    else:
        layout.grid_y = 0
        is_narrow = layout.panel_width < _NARROW
        layout.dice_size = 2 if is_narrow else 1
        layout.upright = 1 if is_narrow else 2
        layout.hints_x, layout.hints_width = 0, layout.width
        layout.hints_y = grid_height
        layout.hints_height = height - grid_height
        bottom = grid_height
        if layout.hints_height < 2 * LINE:
            x, width = layout.panel_x, layout.text_width
            layout.notes = ((x, -14, width), (x, -6, width))
            bottom -= TWO_LINES - 2
    _stack(layout, bottom)


def _split(layout: Layout, gap: int) -> None:
    """Divide the screen into the grid and the panel."""
    layout.panel_x = layout.grid_x + _COLUMNS * layout.cell + gap
    layout.dice_x = layout.header_x = layout.panel_x
    layout.panel_width = layout.width - layout.panel_x
    layout.text_width = min(layout.panel_width, _BESIDE) - MARGIN
    layout.track_x = layout.panel_x


def _stack(layout: Layout, bottom: int) -> None:
    """Stack header, dice and track; the dice take the remaining room."""
    from firmware.number_drop.widgets import dice, track  # low screens need neither

    above = layout.header_y + HEADER_HEIGHT
    dice_height = dice.HEIGHTS[layout.dice_size] + dice.MARKERS[layout.dice_size]
    room = bottom - above - dice_height - track.ROWS_Y
    layout.track_size = min(track.SIZE, room // track.ROWS)
    layout.track_y = bottom - track.ROWS * layout.track_size - track.ROWS_Y
    layout.dice_y = above + (layout.track_y - above - dice_height) // 2
    size = layout.track_size
    layout.atlas = f"table_{layout.cell}_{layout.dice_size}_{size}"
    if not layout.upright:
        layout.tiles_x = layout.letter_x + size + 3
        return
    from firmware.number_drop.widgets.tiles import UPRIGHT_WIDTH

    layout.tiles_x = layout.panel_width + 1 - layout.upright - UPRIGHT_WIDTH
    spare = layout.tiles_x - 3 * size  # it separates the columns
    layout.run_x = size + spare // 3
    layout.letter_x = layout.run_x + size + (spare + 2) // 3  # clear of a tile's frame


def _lay_out_tall(layout: Layout, height: int) -> None:
    """Lay out the panel beside cells of 9 pixels, and dice and hints below."""
    from firmware.number_drop.widgets import dice, track

    layout.upright = 1  # otherwise a frame would reach over the edge
    layout.cell = _TALL_CELL
    layout.grid_x = layout.grid_y = 0
    layout.panel_x = layout.track_x = (
        _COLUMNS * _TALL_CELL
    )  # the marks' last column keeps them apart
    layout.panel_width = layout.width - layout.panel_x
    layout.header_x = layout.panel_x + _TALL_MARGIN
    room = layout.width - layout.header_x
    layout.text_width = room - (MARGIN if room > _TALL_PANEL else _TALL_MARGIN)
    _lay_hints(layout, height, TWO_LINES)
    layout.dice_x = (layout.width - dice.row_width(0)) // 2
    top = ROWS * _TALL_CELL  # its last line is a gap
    layout.dice_y = top + (layout.hints_y - top - dice.HEIGHTS[0] - dice.MARKERS[0] + 1) // 2
    size = layout.track_size = _TALL_TRACK
    layout.run_x, layout.letter_x, layout.tiles_x = size + 1, 2 * size + 1, 3 * size + 1
    layout.track_y = top - track.ROWS * size - track.ROWS_Y
    top = layout.header_y + HEADER_HEIGHT + _TALL_MARGIN
    layout.scores = layout.header_x, top, layout.text_width, MOST_PLAYERS, _TALL_PITCH
    layout.atlas = f"table_{_TALL_CELL}_0_{size}"


def _lay_hints(layout: Layout, height: int, tall: int) -> None:
    """Lay out the hints at the bottom, below large dice."""
    layout.dice_size = 0
    layout.hints_x, layout.hints_width = 0, layout.width
    layout.hints_y, layout.hints_height = height - tall, tall


def _lay_out_phone(layout: Layout, height: int) -> None:
    """Lay out points above the grid, the track beside it, and tiles, dice and hints below.

    These three are where a thumb reaches them, and share the remaining room.
    """
    from firmware.number_drop.widgets import dice, phone, track

    layout.is_phone = True
    layout.upright = 2
    layout.cell = _TALL_CELL
    layout.grid_x = 0
    layout.grid_y = phone.HEADER_HEIGHT
    layout.panel_x = _COLUMNS * _TALL_CELL
    layout.panel_width = layout.width - layout.panel_x
    layout.header_x = MARGIN
    layout.text_width = layout.width - 2 * MARGIN
    bottom = layout.grid_y + ROWS * _TALL_CELL
    size = layout.track_size = track.SIZE
    layout.run_x, layout.letter_x = size + _APART, 2 * (size + _APART)
    layout.track_x = layout.panel_x + (layout.panel_width - layout.letter_x - size) // 2
    layout.track_y = bottom - track.ROWS_Y - track.ROWS * size
    x = layout.panel_x + MARGIN
    width = layout.width - x - MARGIN
    layout.scores = x, layout.grid_y + MARGIN, width, MOST_PLAYERS, _PHONE_PITCH
    dice_height = dice.HEIGHTS[0] + dice.MARKERS[0] - 1
    spare = height - bottom - phone.TILE_HEIGHT - dice_height - TWO_LINES
    _lay_hints(layout, height, min(_MOST_HINTS, TWO_LINES + spare // 2))
    gap = (layout.hints_y - bottom - phone.TILE_HEIGHT - dice_height) // 3
    layout.tiles_x = (layout.width - TILES * phone.TILE_WIDTH) // 2
    layout.tiles_y = bottom + gap
    layout.dice_x = (layout.width - dice.row_width(0)) // 2
    layout.dice_y = layout.tiles_y + phone.TILE_HEIGHT + gap
    layout.atlas = f"table_{_TALL_CELL}_0_{size}"
