"""French words of the statistics."""

HEADING = "STATISTIQUES"
GAMES = "PARTIES FINIES"
BEST = "MEILLEUR SCORE"
MEAN = "SCORE MOYEN"
BONUS = "BONUS 8"
KINDS = ("===", "123")  # by kind
ALL = "+10"  # the full column
SOLO = "PARTIES SOLO : COMBIEN DE FOIS"
HINTS_STATISTICS = (("B", "RETOUR"),)
