"""French words of what is counted in Drop It."""

BROKEN = "FAUTES"
HEIGHTS = ("BAS", "MIL", "HAUT")
SIZES = ("+1", "+2", "+3")
SOLO = "PARTIES SOLO : RONDS ATTEINTS"
