"""Pictures as text: two pixels per character, in 24-bit colour."""

from functools import lru_cache

_UPPER_HALF = "\u2580"
_BYTES_PER_PIXEL = 2
_BLACK = b"\0\0"


def changes(before: bytes | bytearray, after: bytes | bytearray, width: int) -> str:
    """Return the text that turns a terminal's picture `before` into `after`.

    Both hold RGB565 pixels, two bytes each, low byte first, in rows of `width`; an empty `before`
    means that the terminal shows something else. Only cells that differ are written.
    """
    pair = 2 * width * _BYTES_PER_PIXEL
    parts: list[str] = []
    colours = b""
    for line, start in enumerate(range(0, len(after), pair), start=1):
        new, old = after[start : start + pair], before[start : start + pair]
        if new == old:
            continue
        at_column = 0
        for column, cell in _different_cells(old, new, width):
            if column != at_column:
                parts.append(f"\x1b[{line};{column}H")
            if cell != colours:
                parts.append(_paint(cell))
                colours = cell
            parts.append(_UPPER_HALF)
            at_column = column + 1
    return "".join(parts)


def _different_cells(
    old: bytes | bytearray, new: bytes | bytearray, width: int
) -> list[tuple[int, bytes]]:
    """Return a line's changed cells: the column, counted from 1, and the bytes of both pixels."""
    row = width * _BYTES_PER_PIXEL
    cells: list[tuple[int, bytes]] = []
    for x in range(0, row, _BYTES_PER_PIXEL):
        # The last line of a screen of odd height has no lower pixels.
        lower = new[row + x : row + x + _BYTES_PER_PIXEL] or _BLACK
        cell = bytes(new[x : x + _BYTES_PER_PIXEL] + lower)
        was = bytes(old[x : x + _BYTES_PER_PIXEL] + old[row + x : row + x + _BYTES_PER_PIXEL])
        if was != cell[: len(was)] or not was:
            cells.append((x // _BYTES_PER_PIXEL + 1, cell))
    return cells


@lru_cache(maxsize=4096)
def _paint(cell: bytes) -> str:
    """Return a cell's colour sequence: the upper pixel as foreground, the lower as background."""
    return f"\x1b[38;2;{_rgb(cell[:2])};48;2;{_rgb(cell[2:])}m"


def _rgb(pixel: bytes) -> str:
    value = pixel[0] | pixel[1] << 8
    red, green, blue = value >> 11, value >> 5 & 63, value & 31
    # Repeat the top bits in the low ones, so that white is 255 rather than 248.
    return f"{red << 3 | red >> 2};{green << 2 | green >> 4};{blue << 3 | blue >> 2}"
