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
HINTS_SPEND = (("\u2191\u2193", "OR NO"), ("A", "JOKER"))  # on few keys, in turn
HINTS_KEEP = (("\u2191\u2193", "OR JOKER"), ("A", "NO JOKER"))
