"""Breaks a text into lines between its words.

adafruit_display_text has such a function, but the table's bar needs it while that library is not in
memory. Besides, it would separate French punctuation from its word, add hyphens, and overestimate
the width of the first word after a line break.
"""

from engine.const import TYPE_CHECKING

if TYPE_CHECKING:
    from firmware.widgets.font import Font

_SIGNS = ("!", "?", ":", ";")
_PARTING = ",:."  # these end a phrase


def wrap(text: str, face: "Font", width: int, whole: bool = False) -> list[str]:
    """Return the text as lines of at most `width` pixels, broken between words.

    A newline in the text begins a new line, two of them leave an empty one. A word wider than a
    line is broken where the line ends. If `whole`, phrases between punctuation stay together if a
    line has room for them.
    """
    lines = []
    space = face.width(" ") + 1
    for paragraph in text.split("\n"):
        line = ""
        used = 0  # pixels of the line, with the gap after its last letter
        words = _words(paragraph)
        for word in _phrases(words, face, width) if whole else words:
            wide = face.width(word) + 1 if word else 0  # once, as it takes a millisecond
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
    """Return a text's words, with French punctuation attached to its word."""
    words: list[str] = []
    for word in paragraph.split(" "):
        if words and word in _SIGNS:
            words[-1] += " " + word
        else:
            words.append(word)
    return words


def _phrases(words: list[str], face: "Font", width: int) -> list[str]:
    """Return words joined into phrases, where these fit."""
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
