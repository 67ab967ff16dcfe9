"""Breaks a text into lines between its words.

adafruit_display_text has such a function, too. It is not used, for the table's bar breaks texts
while that library is not in memory. And it would part a French sign from its word, add hyphens, and
take the first word after a line break for wider than it is.
"""

from engine.const import TYPE_CHECKING

if TYPE_CHECKING:
    from firmware.widgets.font import Font

_SIGNS = ("!", "?", ":", ";")
_PARTING = ",:."  # at the end of what belongs together


def wrap(text: str, face: "Font", width: int, whole: bool = False) -> list[str]:
    """Return the text as lines, broken between words.

    They have at most `width` pixels. A line break in the text begins a new line, two of them leave
    one empty. A word that is wider than a line is broken where the line ends. With `whole`, what
    stands between two signs stays together if a line has room for it.
    """
    lines = []
    space = face.width(" ") + 1
    for paragraph in text.split("\n"):
        line = ""
        used = 0  # pixels of the line, with the gap behind its last letter
        words = _words(paragraph)
        for word in _phrases(words, face, width) if whole else words:
            wide = face.width(word) + 1 if word else 0  # once: it takes a board a millisecond
            if line:
                if used + space + wide - 1 <= width:
                    line += " " + word
                    used += space + wide
                    continue
                lines.append(line.rstrip())
            while len(word) > 1 and wide - 1 > width:
                fits = _fitting(word, face, width)
                lines.append(word[:fits])
                word = word[fits:]
                wide = face.width(word) + 1
            line, used = word, wide
        lines.append(line)
    return lines


def _words(paragraph: str) -> list[str]:
    """Return a text's words, with the signs that French sets apart."""
    words: list[str] = []
    for word in paragraph.split(" "):
        if words and word in _SIGNS:
            words[-1] += " " + word
        else:
            words.append(word)
    return words


def _phrases(words: list[str], face: "Font", width: int) -> list[str]:
    """Return words joined up to the next parting sign, where they fit."""
    phrases: list[str] = []
    first = 0
    for end in range(1, len(words) + 1):
        if end == len(words) or words[end - 1][-1:] in _PARTING:
            phrase = " ".join(words[first:end])
            phrases += [phrase] if face.width(phrase) <= width else words[first:end]
            first = end
    return phrases


def _fitting(word: str, face: "Font", width: int) -> int:
    """Return how many letters of a word fit, at least one."""
    count = 1
    while count < len(word) and face.width(word[: count + 1]) <= width:
        count += 1
    return count
