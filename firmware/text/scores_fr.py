"""French words of the high scores."""

HEADING = "RECORDS"
BLUE = "À BATTRE"
PINK = "LES TIENS"
SIGNS = ("", "R", "A", "RA", "S")  # by how it was played: undo 1, hints 2, strictly 4
PLAYED = (
    "SANS RETOUR NI CONSEIL",
    "AVEC RETOURS",
    "AVEC CONSEILS",
    "AVEC RETOURS ET CONSEILS",
    "EN MODE STRICT",
)
YOURS_WITH = "À TOI AVEC "
TO = " À "
HINTS_SCORES = (("\u2191\u2193", "RANG"), ("B", "RETOUR"))
