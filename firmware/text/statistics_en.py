"""English words of the statistics."""

HEADING = "STATISTICS"
GAMES = "GAMES FINISHED"
BEST = "BEST SCORE"
MEAN = "MEAN SCORE"
HINTS_STATISTICS = (("B", "BACK"),)
