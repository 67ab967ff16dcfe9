"""All atlases by name, and those that a screen size loads.

Each game tells its own, in the module of its name in by_game/.
"""

from functools import cache
from importlib import import_module
from importlib.util import find_spec
from typing import Protocol, cast

from displayio import Bitmap

import sim.blinka  # noqa: F401 - sets Blinka up before displayio is imported
from firmware import games
from firmware.widgets.layout import scale
from sim.atlas.encoding import encode

# Whatever a display's size, each screen is laid out for one in here: with larger pixels, or more
# room, at which no sprite grows.
_WIDTHS = range(72, 241)
_HEIGHTS = range(40, 281)


class GameAtlases(Protocol):
    """What a game's module in by_game/ has."""

    def atlases(self, width: int, height: int) -> tuple[str, ...]:
        """Return the names of those that a screen loads."""

    def bitmaps(self, name: str) -> list[Bitmap]:
        """Return the bitmaps of the atlas `name`, painted anew.

        The list is empty if it is not the game's.
        """


@cache
def _by_game() -> dict[str, GameAtlases]:
    """Return what the games tell of their atlases, those that are here."""
    names = {game: f"sim.atlas.by_game.{game}" for game in games.NAMES}
    found = {game: import_module(name) for game, name in names.items() if find_spec(name)}
    return cast(dict[str, GameAtlases], found)


@cache
def names() -> tuple[str, ...]:
    """Return the names of all atlases."""
    found = {
        name
        for width in _WIDTHS
        for height in _HEIGHTS
        for loaded in of_screen(width, height).values()
        for name in loaded
    }
    return tuple(sorted(found))


def of_screen(width: int, height: int) -> dict[str, tuple[str, ...]]:
    """Return the names of a display's atlases, by game.

    The width and height are in pixels.
    """
    pixel = scale(width, height)
    size = width // pixel, height // pixel
    return {game: told.atlases(*size) for game, told in _by_game().items()}


def bitmaps(name: str) -> list[Bitmap]:
    """Return the bitmaps of the atlas `name`, painted anew.

    ValueError if there is none.
    """
    for told in _by_game().values():
        found = told.bitmaps(name)
        if found:
            return found
    raise ValueError(f"no atlas is called {name}")


@cache
def paint(name: str) -> bytes:
    """Return the file of the atlas `name`."""
    return encode(bitmaps(name))
