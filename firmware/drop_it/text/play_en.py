"""English words of Drop It: choosing and dropping a piece."""

COLOURS = "RYGB"  # a letter of each on its pieces
KINDS = "CSDT"  # and of each kind on the edges
ADJECTIVES = ("RED", "YELLOW", "GREEN", "BLUE")
NOUNS = ("CIRCLE", "SQUARE", "DIAMOND", "TRIANGLE")
NOUN_FIRST = False
HINTS_AIM = (("\u2190\u2192", "AIM"), ("\u2191\u2193", "TURN"), ("A", "DROP"), ("B", "SHAPE"))
HINTS_ROUND = (("\u2190\u2192", "AIM"), ("A", "DROP"), ("B", "SHAPE"))  # for what has no turn
HINTS_PICK = (("\u2190\u2192", "SHAPE"), ("\u2191\u2193", "COLOUR"), ("A", "OK"))
STAGES = ("SHAPE", "TURN", "AIM")  # of a drop on few keys
HINTED = "HINT: LIKE THIS"
DROPS = "DROPS A "
SPENDS = "SPENDS A JOKER"
KEEPS = "KEEPS ITS JOKER"
HINTS_REPLAY = (("\u2190\u2192", "STEP"), ("\u2191\u2193", "6 ON"), ("B", "BACK"))
