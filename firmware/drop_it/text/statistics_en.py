"""English words of what is counted in Drop It."""

BROKEN = "RULE BROKEN"
HEIGHTS = ("LOW", "MID", "TOP")
SIZES = ("+1", "+2", "+3")  # of bonus circles, by points
SOLO = "SOLO GAMES: BONUS CIRCLES REACHED"
