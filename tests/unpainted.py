"""Lets games be played without painting, which takes most of the time, where nobody looks."""

import sys
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from io import SEEK_CUR
from typing import Any, BinaryIO
from unittest import mock

import bitmaptools
import displayio

from firmware.memory.loader import unload
from sim.board.display import Display

_MOST_TILE = 255
_blinkas: dict[str, Any] = {
    name: getattr(displayio.TileGrid, name) for name in ("__getitem__", "__setitem__")
}


@contextmanager
def unpainted() -> Iterator[None]:
    """Paint nothing in this context.

    Modules and atlases loaded in it are unloaded afterwards: their pictures are blank.
    """
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
            __getitem__=_tile,
            __setitem__=_put_tile,
            _update_transform=_place,
            _set_tile=_set_tile,
            _update_current_x=nothing,
            _update_current_y=nothing,
        ),
        mock.patch.object(Display, "_refresh_display", nothing),
        mock.patch.object(Display, "_paint", nothing),
    ):
        yield
    if "firmware.widgets.atlas" in before:
        sys.modules["firmware.widgets.atlas"].forget()
    for name in set(sys.modules) - before:
        if name.startswith("firmware."):
            unload([name])


def _skip(bitmap: displayio.Bitmap, file: BinaryIO, bits: int) -> None:
    """Skip a Bitmap's pixels in a file."""
    file.seek((bitmap.width * bits + 7) // 8 * bitmap.height, SEEK_CUR)


def _place(layer: Any, around: object) -> None:
    """Record whether a layer is in a Group, as it cannot be in two; ignore its position."""
    layer._in_group = around is not None


def _set_tile(grid: Any, x: int, y: int, tile: int) -> None:
    """Set a grid's tile without marking it as changed."""
    grid._tiles[y * grid._width_in_tiles + x] = tile


def _tile(grid: Any, index: tuple[int, int] | int) -> int:
    """Do the same as Blinka's own method, but directly if the index is a number in the grid."""
    if type(index) is int and 0 <= index < len(grid._tiles):
        tile: int = grid._tiles[index]
        return tile
    return _blinkas["__getitem__"](grid, index)


def _put_tile(grid: Any, index: tuple[int, int] | int, tile: int) -> None:
    """Do the same as Blinka's own method, but directly if the index is a number in the grid."""
    if type(index) is int and 0 <= index < len(grid._tiles) and 0 <= tile <= _MOST_TILE:
        grid._tiles[index] = tile
    else:
        _blinkas["__setitem__"](grid, index, tile)
