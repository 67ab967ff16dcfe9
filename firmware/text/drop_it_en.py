"""English words of Drop It: its title, its set-up, and the screens of a game."""

TITLE = ("DROP", "IT")
CREDIT = ("A GAME BY RAPP AND LACH",)
NAME = "DROP IT"
PLAYERS = "2-4 PLAYERS"

COLOURS = "RYGB"  # a letter of each on its pieces
KINDS = "CSDT"  # and of each kind on the edges
ADJECTIVES = ("RED", "YELLOW", "GREEN", "BLUE")
NOUNS = ("CIRCLE", "SQUARE", "DIAMOND", "TRIANGLE")
NOUN_FIRST = False

HINTS_AIM = (("\u2190\u2192", "AIM"), ("\u2191\u2193", "TURN"), ("A", "DROP"), ("B", "SHAPE"))
HINTS_PICK = (("\u2190\u2192", "SHAPE"), ("\u2191\u2193", "COLOUR"), ("A", "OK"))
STAGES = ("SHAPE", "TURN", "AIM")  # of a drop on few keys
HINTED = "HINT: LIKE THIS"

LEVEL = "LEVEL"
BONUS = "BONUS"
POINTS = "POINTS"
POINTS_FOR = "CLEAN LANDING: +"
BROKEN = ("SAME SHAPE", "SAME COLOUR", "OWN EDGE", "TOO HIGH")
NONE = ": NO POINTS"
JOKER = " JOKER: +"
HINTS_LANDED = (("A", "GO ON"),)
HINTS_JOKER = (("A", "JOKER"), ("B", "NO"))
DROPS = "DROPS A "
SPENDS = "SPENDS A JOKER"
KEEPS = "KEEPS ITS JOKER"

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
HINTS_REPLAY = (("\u2190\u2192", ""), ("\u2191\u2193", "6 ON"), ("B", "BACK"))
