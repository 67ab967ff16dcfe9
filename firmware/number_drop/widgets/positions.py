"""What a layout of the play screen says of its parts."""


class Layout:
    """Positions of the play screen: grid left, panel right.

    All but the grid is in the panel. Cells are as large as the height allows. Key hints stand in
    the panel if it is wide enough for two short lines of them, else below the grid; if there only
    one line is left, the messages go into the panel. A panel twice as wide has a second column. A
    tall screen has dice and hints below: see `tall_layout`. A low screen shows some of the rows;
    one that is narrow, too, has the panel on a page of its own.
    """

    # What `lay_out` works out: pixels, but for the rows of the grid that are seen at once, the
    # size of dice (0, the largest, to 3), and `notes`, lines above the hints for messages: (x, y,
    # width), from the bar. `side_x` is 0 without a second column. `scores` are the points of all:
    # (x, y, width, lines, from one to the next). The grid is drawn `zoom` times as
    # large, the dice `dice_zoom` times.
    width: int
    rows: int
    side_x: int
    side_width: int
    grid_x: int
    grid_y: int
    header_x: int
    header_y: int
    guest_x: int
    guest_width: int
    hints_x: int
    hints_y: int
    hints_width: int
    hints_height: int
    dice_size: int
    dice_x: int
    dice_y: int
    zoom: int = 1
    dice_zoom: int = 1
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
    notes: tuple[tuple[int, int, int], ...] = ()
    scores: tuple[int, ...] = ()  # where there is no room for them
    is_low: bool
    is_paged: bool  # whether the panel has a page of its own
    # Whether the notches of the tiles stand one above the other, and then how much wider a frame
    # around one is than the tile: 2 where it lies beside them, 1 where it covers their edge.
    upright: int
    atlas: str  # the name of the table's atlas
