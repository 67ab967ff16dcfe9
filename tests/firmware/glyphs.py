"""What the fonts draw: the letters of a font, and the pictures in a module of glyphs."""

from typing import Any

from firmware.widgets.font import Font


def letters(face: Font) -> set[str]:
    """Return every character with a picture in a font, and the blank."""
    return {" ", *face._letters}


def pictures(glyphs: Any) -> dict[str, list[bytes]]:
    """Return each letter's rows of pixels in a module of glyphs.

    They are those of its cell.
    """
    found = {}
    for wide, columns, characters, art in glyphs.GROUPS:
        rows = [art[at : at + wide] for at in range(0, len(art), wide)]
        for place, letter in enumerate(characters):
            first = place // columns * glyphs.HEIGHT
            lines = range(first, first + glyphs.HEIGHT)
            found[letter] = [rows[line * columns + place % columns] for line in lines]
    return found
