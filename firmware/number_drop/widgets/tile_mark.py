"""A frame around one of the five tiles, for a player to look at."""

from displayio import TileGrid

from engine.const import TYPE_CHECKING
from firmware import theme
from firmware.number_drop.widgets.tiles import outline

if TYPE_CHECKING:
    from firmware.number_drop.widgets.play_view import PlayView


def make(view: "PlayView", chosen: int, letter: int) -> TileGrid:
    """Return a frame around the tile of a letter 0..4 of a PlayView, another one being chosen."""
    place, tiles = view.place, view.tiles
    if place.is_paged:
        from firmware.number_drop.widgets.low_side import (  # which is there already
            HEIGHT,
            PITCH,
            TILES_X,
        )

        x, y = place.panel_x + TILES_X + letter * PITCH - 1, -1
        width, height = PITCH + 1, HEIGHT
    else:
        chosen_one = tiles.frame
        x, y = tiles.x + chosen_one.x, tiles.y + chosen_one.y
        width, height = chosen_one.tile_width, chosen_one.tile_height
        if place.is_low:  # frames of neighbours share a line
            x += (letter - chosen) * (width - 1)
        else:
            y += (letter - chosen) * (height - 1)
    frame = outline(width, height)
    return TileGrid(frame, pixel_shader=theme.ink("ghost"), x=x, y=y)
