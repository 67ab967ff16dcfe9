"""The score track's 12x12 sprites, drawn with the letters of theme.SPRITE_COLOURS."""

# Keep each picture's rows on lines of their own.
# fmt: off

_ROUND_OPEN = (
    b"...eeeeee..."
    b".ee......ee."
    b".e........e."
    b"e..........e"
    b"e..........e"
    b"e..........e"
    b"e..........e"
    b"e..........e"
    b".e........e."
    b".ee......ee."
    b"...eeeeee..."
    b"............"
)
_ROUND_COMING = (
    b"..gg.gg.gg.."
    b".g........g."
    b"g..........g"
    b"g..........g"
    b"............"
    b"g..........g"
    b"............"
    b"g..........g"
    b"g..........g"
    b".g........g."
    b"..gg.gg.gg.."
    b"............"
)
_ROUND_CIRCLED = (
    b"...pppppp..."
    b".pppppppppp."
    b".ppaaaaaapp."
    b"ppaaaaaaaapp"
    b"ppaaaaaaaapp"
    b"ppaaaaaaaapp"
    b"ppaaaaaaaapp"
    b"ppaaaaaaaapp"
    b".ppaaaaaapp."
    b".pppppppppp."
    b"...pppppp..."
    b"............"
)
_SQUARE_CHOSEN = b"iiiiiiiiiiii" * 11 + b"............"

# Background and ink of the values 3..8 in each state, in the order of track.py's sprite numbers.
VALUES = (
    (_ROUND_OPEN, "m"),
    (_ROUND_CIRCLED, "s"),
    (_ROUND_COMING, "g"),
    (_SQUARE_CHOSEN, "k"),
)

_LETTER_OPEN = (
    b".eeeeeeeeee."
    + b"e..........e" * 9
    + b".eeeeeeeeee."
    + b"............"
)
_LETTER_CIRCLED = (
    b".llllllllll."
    + b"llllllllllll" * 9
    + b".llllllllll."
    + b"............"
)
_LETTER_THREATENS = (
    b".iiiiiiiiii."
    + b"irrrrrrrrrri" * 9
    + b".iiiiiiiiii."
    + b"............"
)
_LETTER_CROSSED = (  # a single stroke below the letter, which stays legible
    b"...........r"
    b"..........rr"
    b".........rr."
    b"........rr.."
    b".......rr..."
    b"......rr...."
    b".....rr....."
    b"....rr......"
    b"...rr......."
    b"..rr........"
    b".rr........."
    b"............"
)
_LETTER_CIRCLED_CROSSED = (
    b".lllllllll.r"
    b"lllllllll.rr"
    b"llllllll.rr."
    b"lllllll.rr.l"
    b"llllll.rr.ll"
    b"lllll.rr.lll"
    b"llll.rr.llll"
    b"lll.rr.lllll"
    b"ll.rr.llllll"
    b"l.rr.lllllll"
    b".rr.lllllll."
    b"............"
)
# Background and ink of the letters A..E in each state.
LETTERS = (
    (_LETTER_OPEN, "i"),
    (_LETTER_CIRCLED, "k"),
    (_LETTER_CROSSED, "m"),
    (_LETTER_CIRCLED_CROSSED, "i"),
    (_LETTER_THREATENS, "k"),
)
