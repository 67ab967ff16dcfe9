"""English words of Pig in the title's menu."""

TITLE = ("THE", "PIG")
CREDIT = ("A FOLK GAME",)
PLAYERS = "2-6 PLAYERS"
