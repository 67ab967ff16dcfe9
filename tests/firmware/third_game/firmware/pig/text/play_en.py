"""English words of Pig: a turn."""

DIE = "DIE "
TURN = "  TURN +"
DEEDS = ("ROLLS", "HOLDS")
HINTS_TURN = (("A", "ROLL"), ("\u2191", "HOLD"), ("START", "MENU"))
