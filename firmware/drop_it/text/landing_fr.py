"""French words of Drop It: the judgement on a landing."""

LEVEL = "NIVEAU"
BONUS = "BONUS"
POINTS = "POINTS"
POINTS_FOR = "BIEN POS\u00c9 : +"
BROKEN = ("M\u00caME FORME", "M\u00caME COULEUR", "SON BORD", "TROP HAUT")
NONE = " : 0 POINT"
JOKER = ". JOKER : +"
HINTS_LANDED = (("A", "SUITE"),)
HINTS_JOKER = (("A", "JOKER"), ("B", "NON"))
HINTS_SPEND = (("\u2191\u2193", "OU NON"), ("A", "JOKER"))  # on few keys, in turn
HINTS_KEEP = (("\u2191\u2193", "OU JOKER"), ("A", "SANS JOKER"))
