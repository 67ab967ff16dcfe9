"""French words of a hint: while it thinks, and for each of its two parts."""

THINKS = "RÉFLEXION"
HINTS_STOP = (("A", "STOP"),)
LOOK = "REGARDER ICI"
AIM = "CHERCHER "
TILE = "VOIR LA TUILE "
KEEP = "UN COMBO UTILE ?"
HINTS_AGAIN = (("SELECT", "TOUT VOIR"),)
LIKE_THIS = "CONSEIL : COMME ÇA"
FORBIDDEN = "CONSEILS DÉSACTIVÉS"
STRICT = "STRICT : SANS CONSEIL"
