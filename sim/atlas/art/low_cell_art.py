"""The grid's sprites in two colours, replacing those of cell_art that differ only in hue."""

from sim.atlas.art import cell_art

# Keep each picture's rows on lines of their own.
# fmt: off

_EMPTY = (
    b"........."
    b"........."
    b"........."
    b"...i....."
    b"........."
    b"........."
    b"........."
    b"........."
    b"........."
)
_DANGER = (
    b"........."
    b".i....i.."
    b"........."
    b"...i....."
    b"........."
    b"........."
    b".i....i.."
    b"........."
    b"........."
)
# Drawn beside the digit: a mark above or below would run into it.
_GHOST = (
    b"........i"
    b"........."
    b"........i"
    b"........."
    b"........i"
    b"........i"
    b"........."
    b"........i"
    b"........."
)
_GHOST_WILD = b"........i" * 8 + b"iiiiiiiii"
# A filled background would look like that of a circled digit.
_CHOSEN = b"iiiiiiiii" + b"i.......i" * 7 + b"iiiiiiiii"
# Circled, 8x8: only the digit has a background, since one around the cell would hide its outline.
_BONUS = (
    b"...iiiii"
    b"...ikkki"
    b".i.iiiki"
    b"iiiikkki"
    b".i.ikiii"
    b"...ikkki"
    b"...iiiii"
    b"........"
)
_PENALTY = (
    b"...iiiii"
    b"...ikkki"
    b"...ikiii"
    b"iiiikkki"
    b"...iiiki"
    b"...ikkki"
    b"...iiiii"
    b"........"
)
# fmt: on

_FILLED, _CIRCLED, _, _, _, _CURSOR, _CURSOR_WILD = cell_art.DIGITS

DIGITS = (
    _FILLED,
    _CIRCLED,
    (_CHOSEN, "i", True),  # small digits
    (_GHOST, "g"),
    (_GHOST_WILD, "g"),
    _CURSOR,
    (_CURSOR_WILD[0].replace(b"r", b"k"), "k"),
)
SINGLES = (_EMPTY, _DANGER) + cell_art.SINGLES[2:]
MARKS = (
    cell_art.MARKS[0],
    (_BONUS, "", ""),
    *cell_art.MARKS[2:4],
    (_PENALTY, "", ""),
    cell_art.MARKS[5],
)
