"""English words of Number Drop in the title's menu."""

TITLE = ("NUMBER", "DROP")
CREDIT = ("A GAME BY SIRIEIX AND TURPIN", "FAN-MADE POCKET EDITION")
PLAYERS = "2-6 PLAYERS"
