"""English words of Drop It: the judgement on a landing."""

LEVEL = "LEVEL"
BONUS = "BONUS"
POINTS = "POINTS"
POINTS_FOR = "CLEAN LANDING: +"
BROKEN = ("SAME SHAPE", "SAME COLOUR", "OWN EDGE", "TOO HIGH")
NONE = ": NO POINTS"
JOKER = ". JOKER: +"
HINTS_LANDED = (("A", "GO ON"),)
HINTS_JOKER = (("A", "JOKER"), ("B", "NO"))
