"""French words of Drop It: choosing and dropping a piece."""

COLOURS = "RJVB"
KINDS = "CKLT"
ADJECTIVES = ("ROUGE", "JAUNE", "VERT", "BLEU")
NOUNS = ("CERCLE", "CARR\u00c9", "LOSANGE", "TRIANGLE")
NOUN_FIRST = True
HINTS_AIM = (
    ("\u2190\u2192", "VISER"),
    ("\u2191\u2193", "PIVOT"),
    ("A", "L\u00c2CHER"),
    ("B", "FORME"),
)
HINTS_ROUND = (
    ("\u2190\u2192", "VISER"),
    ("A", "L\u00c2CHER"),
    ("B", "FORME"),
)  # for what has no turn
HINTS_PICK = (("\u2190\u2192", "FORME"), ("\u2191\u2193", "COULEUR"), ("A", "OK"))
STAGES = ("FORME", "PIVOT", "VISER")
HINTED = "CONSEIL : COMME CECI"
DROPS = "L\u00c2CHE UN "
SPENDS = "PREND UN JOKER"
KEEPS = "GARDE SON JOKER"
HINTS_REPLAY = (("\u2190\u2192", "PAS"), ("\u2191\u2193", "6 PAS"), ("B", "FIN"))
