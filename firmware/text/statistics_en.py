"""English words of the statistics."""

HEADING = "STATISTICS"
GAMES = "GAMES FINISHED"
BEST = "BEST SCORE"
MEAN = "MEAN SCORE"
BONUS = "BONUS 8"
KINDS = ("===", "123")  # by kind
ALL = "+10"  # the full column
SOLO = "SOLO GAMES: HOW OFTEN CIRCLED"
HINTS_STATISTICS = (("B", "BACK"),)
