"""A frame around columns of the grid, for a player to look at."""

from displayio import Group

from engine.const import TYPE_CHECKING
from firmware.widgets import background

if TYPE_CHECKING:
    from firmware.number_drop.widgets.play_view import PlayView


def make(view: "PlayView", col: int, cols: int) -> Group:
    """Return a Group that frames `cols` columns of a PlayView's grid from `col` on.

    Four lines of one pixel: a picture of that size would take a kilobyte.
    """
    place = view.place
    left = max(0, place.grid_x + col * place.cell - 1)
    right = place.grid_x + (col + cols) * place.cell - 1
    bottom = place.grid_y + place.rows * place.cell - 1
    group = Group()
    for x, y, width, height in (
        (left, place.grid_y, right - left + 1, 1),
        (left, bottom, right - left + 1, 1),
        (left, place.grid_y, 1, bottom - place.grid_y),
        (right, place.grid_y, 1, bottom - place.grid_y),
    ):
        line = background.make(width, height, "ghost")
        line.x = x
        line.y = y
        group.append(line)
    return group
