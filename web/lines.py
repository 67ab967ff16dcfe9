"""The words on the screen, line by line, as one reads them.

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

    Placed = tuple[int, int, str]  # y, x, words

    class Kept(TextLine):
        """A line that keeps what is written into it."""

        pieces: str


_ARROW = "\u2192"  # of a menu, beside the line that is chosen
_SLANT = 3  # pixels that a small word's top is below that of the large one before it, at most


def listen() -> None:
    """Let lines keep what is written into them piece by piece.

    On a board they forget it.
    """
    write = TextLine.write
    blank = TextLine._blank

    def keep(line: "Kept", text: str, x: int) -> int:
        if text:
            line.pieces = _words(line) + " " + text
        return write(line, text, x)

    def forget(line: "Kept") -> None:
        line.pieces = ""
        blank(line)

    setattr(TextLine, "write", keep)  # noqa: B010 - which types know nothing of
    setattr(TextLine, "_blank", forget)  # noqa: B010


def _words(line: TextLine) -> str:
    """Return what stands in a line."""
    words: str = line.pieces if hasattr(line, "pieces") else line.text
    return words.strip()


def bar_of(group: Group) -> "HintBar | None":
    """Return the HintBar in a Group, None where there is none."""
    layer: Any  # of whatever class
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
    """Return the words in a Group, a list of lines.

    One that is chosen begins with an arrow. What the HintBar says is not among them.
    """
    own: list[Placed] = []
    found: list[str] = []
    _gather(group, 0, 0, own, found)
    rows = _rows(own)
    if hasattr(group, "page") and rows:
        rows = [" ".join(rows)]  # a Pages has whole sentences, wrapped
    return _spelled(rows + found)


def _gather(group: Group, x: int, y: int, own: "list[Placed]", found: list[str]) -> None:
    """Add a Group's lines, each (y, x, words), and its Groups' words.

    The Group is at (x, y).
    """
    layer: Any  # of whatever class
    for layer in group:
        if layer.hidden or hasattr(layer, "measured"):
            continue
        if isinstance(layer, TextLine):
            if _words(layer):
                own.append((y + layer.y, x + layer.x, _words(layer)))
        elif _is_line(layer):
            own += _lines_of(layer, x, y)
        elif hasattr(layer, "text"):  # a menu's ChosenLine: what it covers says the same
            own.append((y + layer.y + layer._bottom - layer._face.ascent, x + layer.x, _ARROW))
        elif hasattr(layer, "cell_size_pixels"):  # a GridLayout: its rows go on beside it
            _gather(layer, x + layer.x, y + layer.y, own, found)
        elif isinstance(layer, Group):
            found += read(layer)


def _lines_of(label: "Label", x: int, y: int) -> "list[Placed]":
    """Return the lines of a Label in a Group at (x, y).

    It is placed by its first line's bottom.
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
    """Return the words of lines, those beside one another as one."""
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
    """Return lines with one-letter ones put together, such as the title's."""
    whole: list[str] = []
    is_word = False  # whether the last of them is being spelled
    for line in lines:
        is_letter = len(line) == 1 and line.isalpha()
        if is_letter and is_word:
            whole[-1] += line
        else:
            whole.append(line)
        is_word = is_letter
    return whole
