"""Where everything stands on the play screen, from the display's size.

Import it inside a function: the table needs no more than the Layout, which holds on to no code.
"""

from engine.const import const
from engine.number_drop.sheet import HEIGHT as ROWS
from engine.number_drop.sheet import WIDTH
from engine.number_drop.table import MOST_PLAYERS
from firmware.number_drop.widgets.positions import Layout
from firmware.widgets.bars import HEADER_HEIGHT
from firmware.widgets.layout import LEAST_WIDTH, LINE, MARGIN, TWO_LINES, is_low
from firmware.widgets.tall import is_tall

_COLUMNS = WIDTH + 1  # of the grid, and the row marks
_BESIDE = const(83)  # pixels of a panel that has room for the key hints
_ASIDE = const(56)  # and of a column for the scores beside it
_LOW_PANEL = const(60)  # pixels of a panel beside the grid of a low screen
_LOW_TRACK = const(48)  # of the values in it, without a heading
_HEADING = const(13)  # and of three characters before them
_LOW_HEADING = const(9)
_LOW_TRACK_HEIGHT = const(31)
_SIDE_Y = const(12)  # of the scores in a second column
_SIDE_PITCH = const(9)  # pixels from one line of them to the next


def lay_out(width: int, height: int) -> Layout:
    """Lay out a display of 72x40 pixels or more.

    ValueError below that.
    """
    if width < 72 or height < 40:
        raise ValueError(f"the play screen needs 72x40 pixels, not {width}x{height}")
    layout = Layout()
    layout.width = width
    layout.rows = ROWS  # of the grid that are seen at once
    layout.side_x = 0  # of a second column in the panel; 0 if there is none
    layout.is_paged = False  # whether the panel has a page of its own
    layout.grid_x = 1
    layout.header_y = MARGIN
    layout.is_low = is_low(height)
    if layout.is_low:
        _lay_out_low(layout, height)
    elif width >= LEAST_WIDTH and is_tall(width, height):
        from firmware.number_drop.widgets import tall_layout  # other boards keep the memory

        tall_layout.lay_out(layout, height)
    else:
        _lay_out(layout, height)
    # Of what can take the panel's place
    layout.guest_x = MARGIN if layout.is_paged else layout.header_x
    layout.guest_width = width - 2 * MARGIN if layout.is_paged else layout.text_width
    return layout


def _lay_out_low(layout: Layout, height: int) -> None:
    layout.grid_x = layout.grid_y = layout.dice_y = layout.track_y = 0
    layout.hints_x, layout.hints_width = 0, layout.width
    layout.hints_y, layout.hints_height = height - LINE, LINE
    layout.dice_size = 3
    layout.cell = 8 if layout.width >= LEAST_WIDTH else 6
    layout.rows = layout.hints_y // layout.cell
    # The mark that tells which rows are seen stands between.
    _split(layout, 4 if layout.width >= LEAST_WIDTH else 3)
    layout.is_paged = layout.panel_width < _LOW_PANEL
    kind = "paged" if layout.is_paged else "low"
    layout.atlas = f"table_{kind}_{layout.cell}"
    layout.heading = _LOW_HEADING
    if layout.is_paged:
        layout.track_x = layout.header_x = MARGIN
        layout.heading = layout.text_width = _HEADING
        layout.header_y = _LOW_TRACK_HEIGHT - HEADER_HEIGHT
    else:
        layout.track_x = layout.panel_x
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
        layout.upright = 0  # the notches of the tiles lie side by side
        layout.hints_x, layout.hints_width = layout.panel_x - 1, layout.panel_width + 1
        layout.hints_height = TWO_LINES
        if layout.panel_width >= _BESIDE + _ASIDE:
            layout.side_x = layout.panel_x + _BESIDE + 4
            layout.side_width = layout.width - layout.side_x - MARGIN
            layout.scores = layout.side_x, _SIDE_Y, layout.side_width, MOST_PLAYERS, _SIDE_PITCH
        bottom = layout.hints_y = height - layout.hints_height
    else:
        layout.grid_y = 0
        layout.dice_size = 1 if layout.panel_width >= 60 else 2
        layout.upright = 2
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


def _stack(layout: Layout, bottom: int) -> None:
    """Put header, dice and track one below the other; the dice take what is left over."""
    from firmware.number_drop.widgets import dice, track  # low screens need neither

    above = layout.header_y + HEADER_HEIGHT
    dice_height = dice.HEIGHTS[layout.dice_size] + dice.MARKER
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

    spare = layout.panel_width - 1 - 3 * size - UPRIGHT_WIDTH  # it parts the columns
    layout.run_x = size + (spare + 1) // 3
    layout.letter_x = layout.run_x + size + spare // 3
    layout.tiles_x = layout.letter_x + size + (spare + 2) // 3
