"""French words of Number Drop in the title's menu."""

TITLE = ("NUMBER", "DROP")
CREDIT = ("UN JEU DE SIRIEIX ET TURPIN", "ADAPTATION DE POCHE NON OFFICIELLE")
PLAYERS = "2-6 JOUEURS"
