"""The text on the screen, line by line, in reading order.

It runs in the page's MicroPython.
"""

from displayio import Group

from engine.const import TYPE_CHECKING
from firmware.widgets.font import BLANK
from firmware.widgets.text_line import TextLine

if TYPE_CHECKING:
    from typing import Any

    from firmware.widgets.bars import HintBar
    from firmware.widgets.font import Font
    from firmware.widgets.labels import Label

    Placed = tuple[int, int, str]  # y, x, text

    class Kept(TextLine):
        """A line that keeps the text written into it."""

        pieces: str


_ARROW = "\u2192"  # of a menu, next to the chosen line
_SLANT = 3  # pixels by which small text may start lower than the large text before it


def listen() -> None:
    """Make text lines keep what is written into them piece by piece, which boards do not need."""
    write = TextLine.write
    blank = TextLine._blank

    def keep(line: "Kept", text: str, x: int) -> int:
        if text:
            line.pieces = _words(line) + " " + text
        return write(line, text, x)

    def forget(line: "Kept") -> None:
        line.pieces = ""
        blank(line)

    setattr(TextLine, "write", keep)  # noqa: B010 - mypy rejects the assignment
    setattr(TextLine, "_blank", forget)  # noqa: B010


def _words(line: TextLine) -> str:
    """Return the text of a line."""
    words: str = line.pieces if hasattr(line, "pieces") else line.text
    return words.strip()


def bar_of(group: Group) -> "HintBar | None":
    """Return the HintBar in a Group, or None."""
    layer: Any  # of any class
    for layer in group:
        if hasattr(layer, "measured"):
            found: HintBar = layer
            return found
        if isinstance(layer, Group) and not _is_line(layer):
            bar = bar_of(layer)
            if bar is not None:
                return bar
    return None


def _is_line(layer: object) -> bool:
    """Return whether a layer is a TextLine, or a library's Label."""
    return isinstance(layer, TextLine) or hasattr(layer, "anchored_position")


def read(group: Group) -> list[str]:
    """Return the lines of text in a Group, without its HintBar's.

    A chosen line begins with an arrow.
    """
    own: list[Placed] = []
    found: list[str] = []
    _gather(group, 0, 0, own, found)
    rows = _rows(own)
    if hasattr(group, "page") and rows:
        rows = [" ".join(rows)]  # a Pages has whole sentences, wrapped
    return _spelled(rows + found)


def _gather(group: Group, x: int, y: int, own: "list[Placed]", found: list[str]) -> None:
    """Collect the (y, x, text) of a Group's own lines in `own`, and its Groups' text in `found`.

    The Group is at (x, y).
    """
    layer: Any  # of any class
    for layer in group:
        if layer.hidden or hasattr(layer, "measured"):
            continue
        if isinstance(layer, TextLine):
            if _words(layer):
                own.append((y + layer.y, x + layer.x, _words(layer)))
        elif _is_line(layer):
            own += _lines_of(layer, x, y)
        elif hasattr(layer, "text"):  # a menu's ChosenLine: the line below it has the same text
            own.append((y + layer.y + layer._bottom - layer._face.ascent, x + layer.x, _ARROW))
        elif hasattr(layer, "cell_size_pixels"):  # a GridLayout: its rows belong to this Group's
            _gather(layer, x + layer.x, y + layer.y, own, found)
        elif isinstance(layer, Group):
            found += read(layer)


def _lines_of(label: "Label", x: int, y: int) -> "list[Placed]":
    """Return the lines of a Label in a Group at (x, y).

    A Label is positioned by its first line's bottom.
    """
    face: Font = label.font  # type: ignore[assignment]  # see Label
    top = y + label.y - face.ascent * label.scale
    found = []
    for number, text in enumerate(label.text.split("\n")):
        words = text.replace(BLANK, " ").strip()
        if words:
            found.append((top + number * label.pitch, x + label.x, words))
    return found


def _rows(lines: "list[Placed]") -> list[str]:
    """Return the text of lines, joining those next to each other."""
    rows = []
    left = lines
    while left:
        top = min([y for y, _, _ in left])
        row = [(x, place) for place, (y, x, _) in enumerate(left) if y - top <= _SLANT]
        text = " ".join([left[place][2] for _, place in sorted(row)])
        rows.append(_ARROW + text[2:] if text.startswith(_ARROW + " ") else text)
        left = [line for line in left if line[0] - top > _SLANT]
    return rows


def _spelled(lines: list[str]) -> list[str]:
    """Return lines with consecutive single letters, such as the title's, joined into words."""
    whole: list[str] = []
    is_word = False  # whether the last one is a word being spelled
    for line in lines:
        is_letter = len(line) == 1 and line.isalpha()
        if is_letter and is_word:
            whole[-1] += line
        else:
            whole.append(line)
        is_word = is_letter
    return whole
