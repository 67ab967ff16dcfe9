"""English words of Drop It in the title's menu."""

TITLE = ("DROP", "IT")
CREDIT = ("A GAME BY RAPP AND LACH",)
PLAYERS = "2-4 PLAYERS"
