"""The grid's 9x9 sprites, drawn with the letters of theme.SPRITE_COLOURS."""

# Keep each picture's rows on lines of their own.
# fmt: off

_FILLED = b"ffffffff." * 8 + b"oooooooo."
_CIRCLED = (
    b".pppppp.."
    b"paaaaaap."
    b"paaaaaap."
    b"paaaaaap."
    b"paaaaaap."
    b"paaaaaap."
    b"paaaaaap."
    b"paaaaaap."
    b".pppppp.."
)
_CHOSEN = b"iiiiiiiii" * 9
_GHOST = (
    b"hh.hhh.hh"
    b"h........"
    b"........."
    b"........h"
    b"........h"
    b"........h"
    b"........."
    b"h........"
    b"hh.hhh.hh"
)
_GHOST_WILD = (
    b"hh.hhrrrr"
    b"h.....rrr"
    b".......rr"
    b"........r"
    b"........h"
    b"........h"
    b"........."
    b"h........"
    b"hh.hhh.hh"
)
_CURSOR = (
    b"ggigggigg"
    b"giiiiiiig"
    b"iiiiiiiii"
    b"giiiiiiig"
    b"giiiiiiig"
    b"giiiiiiig"
    b"iiiiiiiii"
    b"giiiiiiig"
    b"ggigggigg"
)
_CURSOR_WILD = (
    b"ggiggrrrr"
    b"giiiiirrr"
    b"iiiiiiirr"
    b"giiiiiiir"
    b"giiiiiiig"
    b"giiiiiiig"
    b"iiiiiiiii"
    b"giiiiiiig"
    b"ggigggigg"
)

# Background and ink of each kind of digit, in the order of cells.py's sprite numbers.
DIGITS = (
    (_FILLED, "i"),
    (_CIRCLED, "s"),
    (_CHOSEN, "k"),
    (_GHOST, "g"),
    (_GHOST_WILD, "g"),
    (_CURSOR, "k"),
    (_CURSOR_WILD, "k"),
)

_EMPTY = b"oooooooo." * 8 + b"........."
_DANGER = (
    b"zdddzddd."
    b"dddzdddz."
    b"ddzdddzd."
    b"dzdddzdd."
    b"zdddzddd."
    b"dddzdddz."
    b"ddzdddzd."
    b"dzdddzdd."
    b"........."
)
_BLOCK = (
    b"eeeeeeee."
    b"ekeeeeke."
    b"eekeekee."
    b"eeekkeee."
    b"eeekkeee."
    b"eekeekee."
    b"ekeeeeke."
    b"eeeeeeee."
    b"oooooooo."
)
_GHOST_BLOCK = (
    b"rr.rrr.rr"
    b"rr....rr."
    b"..r..r..."
    b"...rr...r"
    b"...rr...r"
    b"..r..r..r"
    b".r....r.."
    b"r.......r"
    b"rr.rrr.rr"
)
# The sprites without a digit, in the order of cells.py's sprite numbers.
SINGLES = (_EMPTY, _DANGER, _BLOCK, _GHOST_BLOCK)

_MARK = b"........." * 9
_MARK_CIRCLED = (
    b".ppppppp."
    b"paaaaaaap"
    b"paaaaaaap"
    b"paaaaaaap"
    b"paaaaaaap"
    b"paaaaaaap"
    b"paaaaaaap"
    b"paaaaaaap"
    b".ppppppp."
)
_MARK_COMING = (
    b"gg.ggg.gg"
    b"g.......g"
    b"........."
    b"........."
    b"........."
    b"........."
    b"........."
    b"g.......g"
    b"gg.ggg.gg"
)

# Background, text and ink of the row marks, in the order of cells.py's sprite numbers.
MARKS = (
    (_MARK, "+2", "m"),
    (_MARK_CIRCLED, "+2", "s"),
    (_MARK_COMING, "+2", "g"),
    (_MARK, "-5", "r"),
    (_MARK_CIRCLED.replace(b"a", b"r").replace(b"p", b"r"), "-5", "k"),
    (_MARK_COMING.replace(b"g", b"r"), "-5", "r"),
)
