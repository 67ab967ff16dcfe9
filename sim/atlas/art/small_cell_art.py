"""The grid's 5x6 sprites in black and white: 3x5 digits with marks.

With the gap at their left, cells are 6x6 pixels; a gap inside the pictures would be sent to the
display with each of them. A circled digit is drawn as a plain disc, since no digit would be
readable on one this small.
"""

# Keep each picture's rows on lines of their own.
# fmt: off

_FILLED = b"....." * 6
_CIRCLED = (
    b".iii."
    b"iiiii"
    b"iiiii"
    b"iiiii"
    b".iii."
    b"....."
)
# A solid background: lines beside a digit this small would read as part of it.
_CHOSEN = b"iiiii" * 6
# Drawn beside the digit: a mark below would run into it.
_GHOST = (b"....i" + b".....") * 3
_GHOST_WILD = (b"....i" * 2 + b".....") * 2  # a solid line would read as a 1
_CURSOR = _CHOSEN
_CURSOR_WILD = b"iiiii" * 4 + b"iiii." + b"iii.."
_EMPTY = (
    b"....."
    b"....."
    b".i..."
    b"....."
    b"....."
    b"....."
)
_DANGER = (
    b"....."
    b"i.i.."
    b"....."
    b"i.i.."
    b"....."
    b"....."
)
_BLOCK = (
    b"iiiii"
    b"ikiki"
    b"iikii"
    b"ikiki"
    b"iiiii"
    b"....."
)
_GHOST_BLOCK = (
    b"....."
    b"i.i.."
    b".i..."
    b"i.i.."
    b"....."
    b"i.i.i"
)
_MARK = b"....." * 6
_MARK_FULL = b"iiiii" * 5 + b"....."
_MARK_COMING = (
    b"ii.ii"
    b"i...i"
    b"....."
    b"i...i"
    b"ii.ii"
    b"....."
)
# fmt: on

# As in cell_art: background and ink per kind of digit, sprites without a digit, and row marks.
DIGITS = (
    (_FILLED, "i"),
    (_CIRCLED, ""),
    (_CHOSEN, "k"),
    (_GHOST, "i"),
    (_GHOST_WILD, "i"),
    (_CURSOR, "k"),
    (_CURSOR_WILD, "k"),
)
SINGLES = (_EMPTY, _DANGER, _BLOCK, _GHOST_BLOCK)
MARKS = (
    (_MARK, "", "i"),
    (_MARK_FULL, "", "k"),
    (_MARK_COMING, "", "i"),
    (_MARK, "-", "i"),
    (_MARK_FULL, "-", "k"),
    (_MARK_COMING, "-", "i"),
)
