"""French words of what is counted in Number Drop."""

BONUS = "BONUS 8"
KINDS = ("===", "123")  # by kind
ALL = "+10"  # the full column
SOLO = "PARTIES SOLO : COMBIEN DE FOIS"
