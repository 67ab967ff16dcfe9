"""The firmware's Number Drop: its screens, lessons, goals, statistics and texts."""

LETTERS = "ABCDE"  # the names of the tiles
SIGNS = ("===", "123")  # the signs for the two kinds of combo
