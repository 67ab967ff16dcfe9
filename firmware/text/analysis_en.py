"""English words of the analysis of a finished game."""

HEADING = "ANALYSIS"
THINKS = "THINKING"
LOST = "LOST: "
HINTS_STOP = (("B", "STOP"),)
HINTS_MEANWHILE = (("A", "SHOW"), ("B", "STOP"))
HINTS_DONE = (("A", "SHOW"), ("B", "BACK"))
HINTS_NONE = (("B", "BACK"),)
SEEN = " SEEN. "
COSTS = "-"
BEST = "THE BEST: "
BETTER = "BETTER: "
HINTS_MADE = (("A", "BETTER"), ("\u2190\u2192", ""), ("B", "BACK"))
HINTS_BETTER = (("A", "YOURS"), ("\u2190\u2192", ""), ("B", "BACK"))
HINTS_BEST = (("\u2190\u2192", "MORE"), ("B", "BACK"))
NO_MEMORY = "TOO LITTLE MEMORY"
