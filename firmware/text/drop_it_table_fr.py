"""French words of Drop It: the set-up, the hand-over, and the end."""

TEAMS = "\u00c9QUIPES"
EDGES = "BORDS"
JOKERS = "JOKERS"
NO_YES = ("NON", "OUI")
EDGE_KINDS = ("COULEURS", "FORMES", "AUCUN")
MEANINGS = (
    "1 ET 3 CONTRE 2 ET 4",
    "CE QUI NE DOIT PAS LES TOUCHER",
    "CHACUN SAUVE UNE CHUTE FAUTIVE",
)
HINTS_RULE = (("\u2190\u2192", "CHANGER"), ("\u2191\u2193", "CHOISIR"), ("B", "RETOUR"))
JOKERS_LEFT = "J"
HINTS_HAND_OVER = (("A", "PR\u00caT"), ("B", "ANNULER"))
PIECE = "PI\u00c8CE "
OF = " SUR "
STANDS = "PI\u00c8CE D\u00c9J\u00c0 L\u00c2CH\u00c9E"
