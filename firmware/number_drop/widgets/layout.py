"""Where everything stands on the play screen, from the display's size.

Import it inside a function: the table needs no more than the Layout, which holds on to no code.
"""

from engine.const import const
from firmware.widgets.layout import is_low

_LEAST_WIDTH = const(120)  # the fewest pixels that show a whole sheet and all beside it
_ROWS = const(14)
_COLUMNS = const(8)  # of the grid: seven and the row marks
_MARGIN = const(1)
_BESIDE = const(83)  # pixels of a panel that has room for the key hints
_ASIDE = const(56)  # and of a column for the scores beside it
_LINE = const(8)  # pixels of a line of the small font with accents
_TWO_LINES = const(17)
_HEADER = const(8)
_LOW_PANEL = const(60)  # pixels of a panel beside the grid of a low screen
_LOW_TRACK = const(54)  # of the values in it, without a heading
_LOW_HEADING = const(7)
_LOW_TRACK_HEIGHT = const(31)
_MARKER = const(4)  # below the dice


class Layout:
    """Positions of the play screen: the grid at the left, all else in a panel at its right.

    The rules: cells are as large as the height allows. Key hints stand in the panel if it is wide
    enough for two short lines of them, else below the grid; if there only one line is left, the
    messages go into the panel. A panel twice as wide has a second column. A low screen shows some
    of the rows; one that is narrow, too, has the panel on a page of its own.
    """

    # What `lay_out` works out: pixels, but for the rows of the grid that are seen at once, the
    # size of dice (0, the largest, to 3), and `notes`, lines above the hints for messages: (x, y,
    # width), from the bar. `side_x` is 0 without a second column.
    width: int
    height: int
    rows: int
    side_x: int
    side_width: int
    grid_x: int
    grid_y: int
    header_y: int
    guest_x: int
    guest_width: int
    hints_x: int
    hints_y: int
    hints_width: int
    hints_height: int
    dice_size: int
    dice_y: int
    cell: int
    heading: int
    text_width: int
    track_x: int
    track_y: int
    track_size: int
    run_x: int
    letter_x: int
    tiles_x: int
    panel_x: int
    panel_width: int
    notes: tuple[tuple[int, int, int], ...]
    is_low: bool
    is_paged: bool  # whether the panel has a page of its own
    is_upright: bool  # the notches of the tiles
    atlas: str  # the name of the table's atlas


def lay_out(width: int, height: int) -> Layout:
    """Lay out a display of so many pixels, 72x40 at the least; ValueError below that."""
    if width < 72 or height < 40:
        raise ValueError(f"the play screen needs 72x40 pixels, not {width}x{height}")
    place = Layout()
    place.width = width
    place.height = height
    place.rows = _ROWS  # of the grid that are seen at once
    place.notes = ()  # lines above the hints for messages: (x, y, width), from the bar
    place.side_x = 0  # of a second column in the panel; 0 if there is none
    place.is_paged = False  # whether the panel has a page of its own
    place.grid_x = _MARGIN
    place.header_y = _MARGIN
    place.is_low = is_low(height)
    if place.is_low:
        _lay_out_low(place)
    else:
        _lay_out(place)
    place.guest_x = 0 if place.is_paged else place.panel_x  # of what can take the panel's place
    place.guest_width = width if place.is_paged else place.text_width
    return place


def _lay_out_low(place: Layout) -> None:
    place.grid_x = place.grid_y = place.header_y = place.dice_y = place.track_y = 0
    place.hints_x, place.hints_width = 0, place.width
    place.hints_y, place.hints_height = place.height - _LINE, _LINE
    place.dice_size = 3
    place.cell = 8 if place.width >= _LEAST_WIDTH else 6
    place.rows = place.hints_y // place.cell
    _split(place, 3 * _MARGIN)  # the mark that tells which rows are seen stands between
    place.is_paged = place.panel_width < _LOW_PANEL
    kind = "paged" if place.is_paged else "low"
    place.atlas = f"table_{kind}_{place.cell}"
    place.heading = _LOW_HEADING
    if place.is_paged:
        place.track_x = place.side_x
        place.heading = place.width - _LOW_TRACK - 6
        place.text_width = place.heading
        place.header_y = _LOW_TRACK_HEIGHT - _HEADER
    else:
        place.track_x = place.panel_x
        place.dice_y = _HEADER + _MARGIN
        place.track_y = place.hints_y - _LOW_TRACK_HEIGHT - _MARGIN


def _lay_out(place: Layout) -> None:
    wide = _MARGIN + _COLUMNS * 9 + 4 * _MARGIN + _BESIDE
    place.cell = 9 if place.width >= wide and place.height >= _ROWS * 9 else 8
    if place.width < wide:
        place.grid_x = 0
    _split(place, 4 * _MARGIN if place.width >= wide else 2 * _MARGIN)
    grid_height = _ROWS * place.cell
    if place.panel_width >= _BESIDE:
        place.grid_y = (place.height - grid_height) // 2
        place.dice_size = 0
        place.run_x, place.letter_x = 16, 34
        place.is_upright = False  # the notches of the tiles
        place.hints_x, place.hints_width = place.panel_x, place.panel_width
        place.hints_height = _TWO_LINES
        if place.panel_width >= _BESIDE + _ASIDE:
            place.side_x = place.panel_x + _BESIDE + 4 * _MARGIN
            place.side_width = place.width - place.side_x - 2 * _MARGIN
        bottom = place.hints_y = place.height - place.hints_height
    else:
        place.grid_y = place.header_y = 0
        place.dice_size = 1 if place.panel_width >= 60 else 2
        place.is_upright = True
        place.hints_x, place.hints_width = 0, place.width
        place.hints_y = grid_height
        place.hints_height = place.height - grid_height
        bottom = grid_height
        if place.hints_height < 2 * _LINE:
            x, width = place.panel_x, place.panel_width
            place.notes = ((x, -13, width), (x, -6, width))
            bottom -= _TWO_LINES - 2
    _stack(place, bottom)


def _split(place: Layout, gap: int) -> None:
    """Divide the screen into the grid and the panel."""
    place.panel_x = place.grid_x + _COLUMNS * place.cell + gap
    place.panel_width = place.width - place.panel_x
    place.text_width = min(place.panel_width, _BESIDE) - 2 * _MARGIN


def _stack(place: Layout, bottom: int) -> None:
    """Put header, dice and track one below the other; the dice take what is left over."""
    from firmware.number_drop.widgets import dice, track  # low screens need neither

    above = place.header_y + _HEADER
    dice_height = dice.HEIGHTS[place.dice_size] + _MARKER
    room = bottom - above - dice_height - track.ROWS_Y
    place.track_size = min(track.SIZE, room // track.ROWS)
    place.track_y = bottom - track.ROWS * place.track_size - track.ROWS_Y
    place.dice_y = above + (place.track_y - above - dice_height) // 2
    size = place.track_size
    place.atlas = f"table_{place.cell}_{place.dice_size}_{size}"
    if place.is_upright:
        place.run_x, place.letter_x = size + 1, 2 * size + 3
    place.tiles_x = place.letter_x + size + (_MARGIN if place.is_upright else 3 * _MARGIN)
