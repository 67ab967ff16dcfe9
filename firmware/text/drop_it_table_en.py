"""English words of Drop It: the set-up, the hand-over, and the end."""

TEAMS = "TEAMS"
EDGES = "EDGES"
JOKERS = "JOKERS"
NO_YES = ("NO", "YES")
EDGE_KINDS = ("COLOURS", "SHAPES", "NONE")
MEANINGS = (  # of these three
    "1 AND 3 PLAY 2 AND 4",
    "WHAT MAY NOT TOUCH THEM",
    "EACH SAVES A BROKEN LANDING",
)
HINTS_RULE = (("\u2190\u2192", "CHANGE"), ("\u2191\u2193", "CHOOSE"), ("B", "BACK"))
JOKERS_LEFT = "J"
HINTS_HAND_OVER = (("A", "READY"), ("B", "UNDO"))
PIECE = "PIECE "
OF = " OF "
STANDS = "THE DROP STANDS"
