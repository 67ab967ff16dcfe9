"""English words of what is counted in Pig."""

SOLO = "SOLO GAMES"
