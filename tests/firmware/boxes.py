"""Where the texts on a screen are, in the screen's own pixels."""

from collections.abc import Iterable, Iterator
from contextlib import contextmanager
from dataclasses import dataclass, replace
from typing import Any
from weakref import WeakKeyDictionary

from displayio import Group
from vectorio import Rectangle

from firmware.memory import loader
from firmware.widgets import font, labels, menu, scroll_mark
from firmware.widgets.bars import HintBar
from firmware.widgets.hint_line import HintLine
from firmware.widgets.text_line import TextLine
from tests import quick_bitmaps
from tests.firmware.handheld import Handheld

_TURNS = 12  # pages that a hint bar may have
# By TextLine: the texts written into it, with their first x and end.
_written: WeakKeyDictionary[Any, list[tuple[str, int, int]]] = WeakKeyDictionary()
_rooms: WeakKeyDictionary[Any, int] = WeakKeyDictionary()  # by Label: pixels that it may take


@dataclass(frozen=True)
class Text:
    """A text with the rectangle of its pixels, excluding right and bottom."""

    text: str
    left: int
    top: int
    right: int
    bottom: int
    is_cut: bool  # whether its line is too short for it

    def overlaps(self, other: "Text") -> bool:
        """Return whether the two rectangles share any pixel."""
        across = self.left < other.right and other.left < self.right
        return across and self.top < other.bottom and other.top < self.bottom


@dataclass(frozen=True)
class Ground:
    """A rectangle of one colour, which covers what was drawn before it."""

    left: int
    top: int
    right: int
    bottom: int
    # True of a bubble: what it covers can be read when the next key is pressed.
    is_passing: bool = False

    def hides(self, text: Text) -> bool:
        """Return whether this covers all of a text, which then cannot be read."""
        if self.is_passing:
            return self.meets(text)
        across = self.left <= text.left and text.right <= self.right
        return across and self.top <= text.top and text.bottom <= self.bottom

    def meets(self, text: Text) -> bool:
        """Return whether this covers any part of a text."""
        across = self.left < text.right and text.left < self.right
        return across and self.top < text.bottom and text.top < self.bottom

    def covers(self, other: "Ground") -> bool:
        """Return whether this covers any part of another rectangle."""
        across = self.left < other.right and other.left < self.right
        return across and self.top < other.bottom and other.top < self.bottom


@dataclass(frozen=True)
class Mark(Ground):
    """A bar that shows which part of something is visible."""


@contextmanager
def noted() -> Iterator[None]:
    """Record what TextLines write and how wide Labels may be, for `texts`."""
    write, clear, draw = TextLine.write, TextLine.clear, TextLine._draw

    def noting_write(line: Any, text: str, x: int) -> Any:
        after = write(line, text, x)
        if text.strip():
            _written.setdefault(line, []).append((text, x, after - 1))
        return after

    def noting_clear(line: Any) -> None:
        _written.pop(line, None)
        clear(line)

    def noting_draw(line: Any) -> None:
        _written.pop(line, None)
        draw(line)

    def noting_make(face: Any, x: int, y: int, width: int, *args: Any, **kwargs: Any) -> Any:
        label = make(face, x, y, width, *args, **kwargs)
        if width:
            _rooms[label] = width
        return label

    def dropping(names: list[str]) -> None:
        names[:] = [name for name in names if name != labels.__name__]
        drop([name for name in names if not name.startswith("adafruit_")])

    make, drop = labels.make, loader.unload
    made: Any = TextLine
    made.write, made.clear, made._draw = noting_write, noting_clear, noting_draw
    labels.make, loader.unload = noting_make, dropping
    try:
        yield
    finally:
        made.write, made.clear, made._draw = write, clear, draw
        labels.make, loader.unload = make, drop
        _written.clear()
        _rooms.clear()


def texts(device: Handheld) -> list[Text]:
    """Return every legible text on the screen, neither hidden nor wholly covered.

    A partly covered one counts as cut off.
    """
    return _seen(device.app.display.root_group)


def _seen(parts: Iterable[Any]) -> list[Text]:
    """Return the legible texts in parts of the screen, in drawing order."""
    seen: list[Text] = []
    for part in parts:
        for piece in _pieces(part, 0, 0, 1):
            if isinstance(piece, Text):
                seen.append(piece)
            elif not isinstance(piece, Mark):
                seen = [text for text in seen if not piece.hides(text)]
                seen = [replace(text, is_cut=True) if piece.meets(text) else text for text in seen]
    return seen


def marks(device: Handheld) -> list[Ground]:
    """Return the rectangles of the bars that show which part of something is visible."""
    found: list[Ground] = []
    for part in device.app.display.root_group:
        for piece in _pieces(part, 0, 0, 1):
            if isinstance(piece, Mark):
                found.append(piece)
            elif isinstance(piece, Ground):
                found = [mark for mark in found if not piece.covers(mark)]
    return found


def in_turn(device: Handheld) -> Iterator[list[Text]]:
    """Return the screen's texts, then those of each further page of the hint bar."""
    bar: HintBar | None = device.screen.bar
    yield texts(device)
    for _ in range(len(bar.pages) - 1 if bar else 0):
        assert bar is not None
        bar.turn()
        yield texts(device)


def reading(part: Any) -> list[str]:
    """Return the legible texts in a part of the screen, from top to bottom and left to right."""
    return [text.text for text in sorted(_seen([part]), key=lambda text: (text.top, text.left))]


def _pieces(part: Any, x: int, y: int, scale: int) -> Iterator["Text | Ground"]:
    """Yield texts, grounds and marks in a part of a Group at (x, y), in drawing order.

    The Group's pixels are `scale` wide and high.
    """
    if part.hidden:
        return
    x, y = x + part.x * scale, y + part.y * scale
    if isinstance(part, TextLine):
        yield from _of_line(part, x, y, scale)
    elif type(part).__name__ == "Label":  # of a library that is unloaded and reloaded
        yield from _of_label(part, x, y, scale * part.scale)
    elif type(part).__name__ == "ChosenLine":
        yield from _of_chosen_line(part, x, y, scale)
    elif type(part).__name__ == "HintBar":  # which is unloaded and reloaded
        yield from _pieces(part[0], x, y, scale)
        for line in part.lines:
            yield from _of_hints(line, x, y, scale)
    elif type(part).__name__ == "ScrollMark":
        wide, high = scroll_mark.WIDTH * scale, part._length * scale
        yield Mark(x, y, x + wide, y + high)
    elif isinstance(part, Group):
        for inner in part:
            if type(part).__name__ == "GridLayout":
                layout: Any = part
                _rooms.setdefault(inner, layout.cell_size_pixels[0] - 1)
            for piece in _pieces(inner, x, y, scale * part.scale):
                if type(part).__name__ == "Bubble" and isinstance(piece, Ground):
                    piece = replace(piece, is_passing=True)
                yield piece
    elif isinstance(part, Rectangle):
        yield Ground(x, y, x + part.width, y + part.height)
    elif len(part.pixel_shader) == 1:  # made by widgets/drawing.py
        width, height = part.tile_width * part.width, part.tile_height * part.height
        yield Ground(x, y, x + width * scale, y + height * scale)


def _of_label(label: Any, x: int, y: int, scale: int) -> Iterator[Text]:
    """Yield its lines; their pixels are `scale` wide and high."""
    left, top, box, height = [pixels * scale for pixels in label.bounding_box]
    lines = label.text.split("\n")
    pitch = label.pitch * scale
    tall = height - (len(lines) - 1) * pitch
    for row, line in enumerate(lines):
        if line.strip():
            width = label.font.width(line) * scale
            at = x + left + round(label._align * (box - scale - width))
            room = _rooms.get(label, width) * scale
            bottom = y + top + tall + row * pitch
            drawn = _tallest(label.font, line)
            yield Text(line, at, bottom - drawn * scale, at + width, bottom, width > room)


def _of_chosen_line(line: Any, x: int, y: int, scale: int) -> Iterator["Text | Ground"]:
    width = line._bitmap.width
    # The same accents stay visible above the bar: no text is cut off there.
    yield Ground(x, y, x + width * scale, y + line._bitmap.height * scale)
    left, bottom = x + line._indent * scale, y + line._bottom * scale
    right = left + line._face.width(line.text) * scale
    top = bottom - _tallest(line._face, line.text) * scale
    yield Text(line.text, left, top, right, bottom, right > x + (width - menu._EDGE) * scale)


def _tallest(face: Any, text: str) -> int:
    """Return the number of rows that the letters of a text take."""
    return max(face.source(letter)[3] for letter in face.numbers_of("".join(text.split())))


def _of_hints(line: HintLine, x: int, y: int, scale: int) -> Iterator[Text]:
    written = [
        (text, at, at + font.SMALL.width(text))
        for text, at in zip(line.pieces[::3], line.pieces[1::3], strict=True)
    ]
    x, y = x + line.grid.x * scale, y + line.grid.y * scale
    yield from _of_bitmap(line.bitmap, written, x, y, scale)


def _of_line(line: Any, x: int, y: int, scale: int) -> Iterator[Text]:
    yield from _of_bitmap(line._bitmap, _written.get(line, []), x, y, scale)


def _of_bitmap(
    bitmap: Any, written: list[tuple[str, int, int]], x: int, y: int, scale: int
) -> Iterator[Text]:
    for text, first, end in written:
        lit = quick_bitmaps.lit_rows(bitmap, max(0, first), min(end, bitmap.width))
        top, bottom = (lit[0], lit[-1] + 1) if lit else (0, 0)
        yield Text(
            text,
            x + max(0, first) * scale,
            y + top * scale,
            x + min(end, bitmap.width) * scale,
            y + bottom * scale,
            is_cut=first < 0 or end > bitmap.width,
        )
