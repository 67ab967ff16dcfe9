"""Finds the faults in a language's texts."""

from collections.abc import Mapping
from typing import Any

LEAST_OWN = 5  # texts that differ from English
_ACCENTS = "ACCENTS"  # not a text, but whether the font's accents are needed
COLUMN = 61  # pixels of a line of the title's menu on the narrowest screen, the Thumby's
_MENUS = ("menus.", "BACK", "number_drop.title.PLAYERS", "drop_it.title.PLAYERS")  # of menu texts
_LINE = 158  # pixels of a line across most boards' screens
_UNKNOWN = "\u25a1"  # the font shows its glyph for missing characters


def faults(mine: Mapping[str, Any], english: Mapping[str, Any]) -> list[tuple[Any, ...]]:
    """Return the faults of a language's texts compared with the English ones, both by full name."""
    found: list[tuple[Any, ...]] = [
        ("noWord", word) for word in sorted(mine) if word not in english
    ]
    changed = [word for word in sorted(mine) if word in english and mine[word] != english[word]]
    has_accents = mine.get(_ACCENTS, False)
    for word in changed:
        found += _misfits(word, mine[word], english[word], has_accents)
    own = len(changed) - (_ACCENTS in changed)
    if own < LEAST_OWN:
        found.append(("fewWords", own, LEAST_OWN))
    return found


def _misfits(word: str, value: Any, model: Any, has_accents: bool) -> list[tuple[Any, ...]]:
    """Return the faults of one text."""
    from firmware.widgets import font

    if type(value) is not type(model) or isinstance(model, tuple) and len(value) != len(model):
        return [("form", word, repr(model))]
    found: list[tuple[Any, ...]] = []
    known = "".join(_texts(model))  # including signs that are not letters, such as line separators
    new = [letter for letter in "".join(_texts(value)) if letter not in known]
    font.use_accents(has_accents)
    boxed = _boxed(new)
    room = _room(word, model)
    if not boxed:  # otherwise the width is not known yet
        found += [
            ("long", word, text) for text in _texts(value) if font.SMALL.width(text) > room > 0
        ]
    font.use_accents(True)
    lacking = _boxed(boxed)
    font.use_accents(False)
    accented = [letter for letter in boxed if letter not in lacking]
    if lacking:
        found.append(("letters", word, " ".join(lacking)))
    if accented:
        found.append(("accents", word, " ".join(accented)))
    return found


def _boxed(letters: list[str]) -> list[str]:
    """Return the letters that the font shows as a box, each once."""
    from firmware.widgets import font

    unknown = font.SMALL.numbers_of(_UNKNOWN)
    found: list[str] = []
    for letter in letters:
        if letter not in found and font.SMALL.numbers_of(letter) == unknown:
            found.append(letter)
    return found


def _room(word: str, model: Any) -> int:
    """Return the width in pixels that a text may have, or 0 for paged text.

    The English text shows where it is used: the entries of a menu have to fit on one of its lines.
    """
    from firmware.widgets import font

    widest = max([font.SMALL.width(text) for text in _texts(model)] + [0])
    if widest <= COLUMN:
        return COLUMN if any(word.startswith(begin) for begin in _MENUS) else _LINE
    return 2 * _LINE if widest <= _LINE else 0  # a message, or hints, whose bar has two lines


def _texts(value: Any) -> list[str]:
    if isinstance(value, tuple):
        return [text for part in value for text in _texts(part)]
    return [value] if isinstance(value, str) else []
