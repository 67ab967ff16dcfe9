"""English words of the analysis of a finished game."""

HEADING = "ANALYSIS"
THINKS = "THINKING"
LOST = "LOST: "
POINTS = " POINTS"
BARS = "BARS: POINTS LOST"
HINTS_STOP = (("B", "STOP"),)
HINTS_MEANWHILE = (("A", "SHOW"), ("B", "STOP"))
HINTS_DONE = (("A", "SHOW"), ("B", "BACK"))
HINTS_NONE = (("B", "BACK"),)
SEEN = " SEEN. "
COSTS = "-"
BEST = "THE BEST: "
BETTER = "BETTER: "
HINTS_MADE = (("A", "BETTER"), ("\u2190\u2192", "MORE"), ("\u2191\u2193", "ALL"), ("B", "BACK"))
HINTS_BETTER = (("A", "YOURS"), ("\u2190\u2192", "MORE"), ("\u2191\u2193", "ALL"), ("B", "BACK"))
HINTS_BEST = (("\u2190\u2192", "MORE"), ("\u2191\u2193", "WORST"), ("B", "BACK"))
NO_MEMORY = "TOO LITTLE MEMORY"
