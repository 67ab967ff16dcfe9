"""Frames around the columns, or the tile, that a hint points to."""

from displayio import Group, TileGrid

from engine.const import TYPE_CHECKING
from firmware import theme
from firmware.number_drop.widgets.tiles import outline
from firmware.widgets import drawing

if TYPE_CHECKING:
    from firmware.number_drop.widgets.play_view import PlayView


def around_columns(view: "PlayView", col: int, cols: int) -> Group:
    """Return a Group that frames `cols` columns of a PlayView's grid, from `col` on.

    It consists of four lines of one pixel, because a bitmap of that size would take a kilobyte.
    """
    layout = view.layout
    left = max(0, layout.grid_x + col * layout.cell - 1)
    right = layout.grid_x + (col + cols) * layout.cell - 1
    bottom = layout.grid_y + layout.rows * layout.cell - 1
    group = Group()
    for x, y, width, height in (
        (left, layout.grid_y, right - left + 1, 1),
        (left, bottom, right - left + 1, 1),
        (left, layout.grid_y, 1, bottom - layout.grid_y),
        (right, layout.grid_y, 1, bottom - layout.grid_y),
    ):
        line = drawing.rectangle(width, height, "ghost")
        line.x = x
        line.y = y
        group.append(line)
    return group


def around_tile(view: "PlayView", chosen: int, letter: int) -> TileGrid:
    """Return a frame around the tile of a letter 0..4; `chosen` is the one that is selected."""
    layout, tiles = view.layout, view.tiles
    if layout.is_paged:
        from firmware.number_drop.widgets.low_side import (  # loaded already
            FRAME_Y,
            HEIGHT,
            PITCH,
            TILES_X,
        )

        x, y = layout.panel_x + TILES_X + letter * PITCH - 1, FRAME_Y
        width, height = PITCH + 1, HEIGHT
    else:
        chosen_one = tiles.frame
        x, y = tiles.x + chosen_one.x, tiles.y + chosen_one.y
        width, height = chosen_one.tile_width, chosen_one.tile_height
        if layout.is_phone:
            x += (letter - chosen) * width
        elif layout.is_low:  # frames of neighbours share a line
            x += (letter - chosen) * (width - 1)
        else:
            y += (letter - chosen) * (height - 1)
    frame = outline(width, height)
    return TileGrid(frame, pixel_shader=theme.ink("ghost"), x=x, y=y)
