"""English words of the high scores."""

HEADING = "HIGH SCORES"
BLUE = "TO BEAT"
PINK = "YOURS"
SIGNS = ("", "U", "H", "UH", "S")  # by how it was played: undo 1, hints 2, strictly 4
PLAYED = (
    "NO UNDO, NO HINTS",
    "WITH UNDO",
    "WITH HINTS",
    "WITH UNDO AND HINTS",
    "IN STRICT MODE",
)
YOURS_WITH = "YOURS WITH "
TO = " TO "
HINTS_SCORES = (("\u2191\u2193", "RANK"), ("B", "BACK"))
