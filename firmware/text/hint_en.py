"""English words of a hint: while it thinks, and for each of its two parts."""

THINKS = "THINKING"
HINTS_STOP = (("A", "STOP"),)
LOOK = "LOOK HERE"
AIM = "LOOK FOR "
TILE = "LOOK AT TILE "
KEEP = "IS ANY WORTH IT?"
HINTS_AGAIN = (("SELECT", "THE WHOLE"),)
LIKE_THIS = "HINT: LIKE THIS"
FORBIDDEN = "HINTS ARE OFF"
STRICT = "STRICT: NO HINTS"
NO_MEMORY = "TOO LITTLE MEMORY"
