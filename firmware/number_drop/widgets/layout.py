"""Where everything stands on the play screen, worked out from the display's size in pixels."""


class Layout:
    """Positions of the play screen: the grid at the left, all else in a panel at its right.

    The rules: cells are as large as the height allows. Key hints stand in the panel if it is wide
    enough for two short lines of them, else below the grid; if there only one line is left, the
    messages go into the panel. A panel twice as wide has a second column. A low screen shows some
    of the rows; one that is narrow, too, has the panel on a page of its own.
    """

    # What positions.py works out: pixels, but for the rows of the grid that are seen at once, the
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
    atlas: str  # the name of the table's sprite sheets

    def __init__(self, width: int, height: int) -> None:
        """Lay out a display of so many pixels, 72x40 at the least; ValueError below that."""
        from firmware.number_drop.widgets import positions

        positions.lay_out(self, width, height)
