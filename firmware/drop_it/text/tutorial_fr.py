"""The words of Drop It's tutorial in French. A key stands in brackets, as hints call it.

TEXTS has a tuple for each of the lessons in lessons.py: a text where the player
reads, and where they do something two of them, what is to do, and with which keys.
"""

TEXTS = (
    (
        (
            "UNE FORME TOMBE LE LONG DU POINTILLÉ. LÂCHER CELLE-CI SUR LE BLEU, UN PEU À GAUCHE.",
            "[\u2190] VISE, [A] LÂCHE",
        ),
        "ELLE ATTEINT LE NIVEAU 1 : 1 POINT. LE NIVEAU 8 EN RAPPORTE 8.",
    ),
    (
        (
            "PRENDRE LE CARRÉ VERT, ET LE LÂCHER SUR LE CERCLE.",
            "[B] [\u2192] [\u2193] [A], PUIS [A]",
        ),
        "LES FORMES GLISSENT, ROULENT ET BASCULENT. UNE FOIS POSÉES, ELLES NE BOUGENT PLUS.",
    ),
    (
        (
            "PRENDRE LE LOSANGE BLEU, ET LE TOURNER POUR QU'IL SOIT DEBOUT.",
            "[B] [\u2192] [\u2192] [\u2193] [A], 6 FOIS [\u2191], [A]",
        ),
        "LE PLUS HAUT NIVEAU ATTEINT COMPTE : 2. UN ROND DE BONUS COUVERT EN PARTIE : +1.",
    ),
    (
        ("NE TOUCHER NI SA COULEUR NI UNE FORME PAREILLE. ICI CELA ARRIVE : VOIR.", "[A] LÂCHE"),
        "CE QU'ELLE NE DEVAIT PAS TOUCHER S'ALLUME. 0 POINT, ET ELLE RESTE LÀ.",
    ),
    (
        ("NI SA COULEUR AU SOL OU AUX MURS. ICI LE MUR EST JAUNE.", "[A] LÂCHE"),
        "SON BORD : 0 POINT. LES AUTRES COULEURS NE GÊNENT PAS.",
    ),
    (
        (
            "COUVRIR UN PEU LE ROND DE BONUS 2 À DROITE. PRENDRE LE CARRÉ ROUGE.",
            "[B] [\u2192] [\u2191] [\u2191] [A], 7 FOIS [\u2192], [A]",
        ),
        "NIVEAU 2, ET 2 DE PLUS. UN GRAND ROND RAPPORTE 1, UN MOYEN 2, UN PETIT 3.",
    ),
    (
        ("ON PEUT JOUER AVEC DES JOKERS. CELLE-CI TOUCHERA SA COULEUR.", "[A] LÂCHE"),
        ("PRENDRE UN JOKER : ELLE MARQUE SES POINTS QUAND MÊME.", "[A] LE PREND"),
        "CHAQUE JOKER QUI RESTE À LA FIN VAUT 3.",
    ),
    (
        ("LA DERNIÈRE DES 36. NE PAS NON PLUS DÉPASSER EN HAUT.", "[A] LÂCHE"),
        "NIVEAU 8 : LE PLUS HAUT.",
        "LE PLUS DE POINTS GAGNE. SEUL, ON LÂCHE LES 36 POUR LE SCORE. À TOI DE JOUER !",
    ),
)

LEFT = "PAS ICI. PLUS À GAUCHE."
RIGHT = "PAS ICI. PLUS À DROITE."
TURN = "LA PLACE EST BONNE. D'ABORD TOURNER."
PIECE = "PAS CELLE-CI. PRENDRE LE "
NO_JOKER = "NE PAS LE GARDER : PRENDRE LE JOKER."
SHOWN = "COMME CECI. À TOI."
