"""Runs in the page's MicroPython: the words on the screen, line by line, as one reads them."""

from displayio import Group

from firmware.widgets.text_line import TextLine

_ARROW = "\u2192"  # of a menu, beside the line that is chosen
_SLANT = 3  # pixels that a small word's top is below that of the large one before it, at most


def listen():
    """Let each line keep what is written into it piece by piece, which a board forgets."""
    write = TextLine.write
    blank = TextLine._blank

    def keep(line, text, x):
        if text:
            line.pieces = _words(line) + " " + text
        return write(line, text, x)

    def forget(line):
        line.pieces = ""
        blank(line)

    setattr(TextLine, "write", keep)  # noqa: B010 - which types know nothing of
    setattr(TextLine, "_blank", forget)  # noqa: B010


def _words(line):
    """Return what stands in a line."""
    return (line.pieces if hasattr(line, "pieces") else line.text).strip()


def bar_of(group):
    """Return the HintBar in a Group, None where there is none."""
    for layer in group:
        if hasattr(layer, "_hints"):
            return layer
        if isinstance(layer, Group) and not isinstance(layer, TextLine):
            bar = bar_of(layer)
            if bar is not None:
                return bar
    return None


def read(group):
    """Return the words in a Group, a list of lines; one that is chosen begins with an arrow.

    What the HintBar says is not among them.
    """
    own, found = [], []
    for layer in group:
        if layer.hidden or hasattr(layer, "_hints"):
            continue
        if isinstance(layer, TextLine):
            if _words(layer):
                own.append(layer)
        elif isinstance(layer, Group):
            found += read(layer)
    rows = _rows(own)
    if hasattr(group, "page") and rows:
        rows = [" ".join(rows)]  # a Pages has whole sentences, wrapped
    return _spelled(rows + found)


def _rows(lines):
    """Return the words of lines, those beside one another as one."""
    rows = []
    left = list(lines)
    while left:
        top = min([line.y for line in left])
        row = [(line.x, place) for place, line in enumerate(left) if line.y - top <= _SLANT]
        text = " ".join([_words(left[place]) for _, place in sorted(row)])
        rows.append(_ARROW + text[2:] if text.startswith(_ARROW + " ") else text)
        left = [line for line in left if line.y - top > _SLANT]
    return rows


def _spelled(lines):
    """Return lines with those of one letter, such as the title's, put together."""
    whole: list = []
    is_word = False  # whether the last of them is being spelled
    for line in lines:
        is_letter = len(line) == 1 and line.isalpha()
        if is_letter and is_word:
            whole[-1] += line
        else:
            whole.append(line)
        is_word = is_letter
    return whole
