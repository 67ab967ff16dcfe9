"""French words of Drop It in the title's menu."""

TITLE = ("DROP", "IT")
CREDIT = ("UN JEU DE RAPP ET LACH",)
PLAYERS = "2-4 JOUEURS"
