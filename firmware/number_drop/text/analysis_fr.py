"""French words of the analysis of a finished game."""

HEADING = "ANALYSE"
THINKS = "RÉFLEXION"
LOST = "PERDU : "
POINTS = " PTS"
BARS = "BARRES : POINTS PERDUS"
HINTS_STOP = (("B", "STOP"),)
HINTS_MEANWHILE = (("A", "VOIR"), ("B", "STOP"))
HINTS_DONE = (("A", "VOIR"), ("B", "RETOUR"))
HINTS_NONE = (("B", "RETOUR"),)
SEEN = " VU. "
COSTS = "-"
BEST = "LE MIEUX : "
BETTER = "MIEUX : "
HINTS_MADE = (("A", "MIEUX"), ("\u2190\u2192", "AUTRE"), ("\u2191\u2193", "TOUS"), ("B", "RETOUR"))
HINTS_BETTER = (("A", "JOUÉ"), ("\u2190\u2192", "AUTRE"), ("\u2191\u2193", "TOUS"), ("B", "RETOUR"))
HINTS_BEST = (("\u2190\u2192", "AUTRE"), ("\u2191\u2193", "PIRES"), ("B", "RETOUR"))
NO_MEMORY = "MANQUE DE MÉMOIRE"
