"""All atlases by name, and those that each screen size loads.

Each game lists its own in by_game/, in the module named after it.
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

# Every display is laid out as a screen within these ranges, in pixels: a larger one gets larger
# pixels, or more room, which no sprite grows to fill.
_WIDTHS = range(72, 241)
_HEIGHTS = range(40, 281)


class GameAtlases(Protocol):
    """The interface of a game's module in by_game/."""

    def atlases(self, width: int, height: int) -> tuple[str, ...]:
        """Return the names of the atlases that a screen loads."""

    def bitmaps(self, name: str) -> list[Bitmap]:
        """Return freshly painted bitmaps for `name`; an empty list if it isn't the game's."""


@cache
def _by_game() -> dict[str, GameAtlases]:
    """Return the by_game/ modules of the games that have one."""
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
    """Return the names of the atlases that a display of this size in pixels loads, by game."""
    pixel = scale(width, height)
    size = width // pixel, height // pixel
    return {game: module.atlases(*size) for game, module in _by_game().items()}


def bitmaps(name: str) -> list[Bitmap]:
    """Return freshly painted bitmaps for the atlas `name`; ValueError if there is none."""
    for module in _by_game().values():
        found = module.bitmaps(name)
        if found:
            return found
    raise ValueError(f"no atlas is called {name}")


@cache
def paint(name: str) -> bytes:
    """Return the contents of the atlas `name`'s file."""
    return encode(bitmaps(name))
