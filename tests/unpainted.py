"""Lets games be played without a pixel painted, where nobody looks: painting takes most time."""

import sys
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from io import SEEK_CUR
from typing import Any, BinaryIO
from unittest import mock

import bitmaptools
import displayio

from firmware.loader import unload
from sim.board.display import Display


@contextmanager
def unpainted() -> Iterator[None]:
    """Paint nothing meanwhile. Modules read meanwhile are let go: their pictures are blank."""
    nothing: Callable[..., None] = lambda *_, **__: None  # noqa: E731
    before = set(sys.modules)
    with (
        mock.patch.multiple(bitmaptools, blit=nothing, arrayblit=nothing, fill_region=nothing),
        mock.patch.object(bitmaptools, "readinto", _skip),
        mock.patch.object(displayio.Bitmap, "fill", nothing),
        mock.patch.object(displayio.Group, "_update_transform", _place),
        mock.patch.object(displayio.Group, "_queue_removed", nothing),
        mock.patch.multiple(
            displayio.TileGrid,
            _update_transform=_place,
            _set_tile=_set_tile,
            _update_current_x=nothing,
            _update_current_y=nothing,
        ),
        mock.patch.object(Display, "_refresh_display", nothing),
        mock.patch.object(Display, "_paint", nothing),
    ):
        yield
    for name in set(sys.modules) - before:
        if name.startswith("firmware."):
            unload(name)


def _skip(bitmap: displayio.Bitmap, file: BinaryIO, bits: int) -> None:
    """Go on in a file to what is behind a Bitmap's pixels."""
    file.seek((bitmap.width * bits + 7) // 8 * bitmap.height, SEEK_CUR)


def _place(layer: Any, around: object) -> None:
    """Note whether a layer is in a Group: it cannot be in two. Where on the screen is not asked."""
    layer._in_group = around is not None


def _set_tile(grid: Any, x: int, y: int, tile: int) -> None:
    """Set a tile of a grid without noting that it has to be drawn."""
    grid._tiles[y * grid._width_in_tiles + x] = tile
