"""The tutorial's words in French. A key stands in brackets, by the name that hints have for it.

TEXTS has a tuple for each of the lessons in lessons.py: a text where the player
reads, and where they do something two of them, what is to do, and with which keys.
"""

TEXTS = (
    (
        ("TA FEUILLE DÉBUTE PAR UN 1. L'ÉCRIRE DANS LA COLONNE 2.", "[\u2190] [\u2190], PUIS [A]"),
        ("LANCER QUATRE CHIFFRES ET UNE FORME.", "[A] LANCE"),
        (
            "LES CHIFFRES TOMBENT DANS LA FORME. LA POSER TOUT À DROITE.",
            "[\u2192] BOUGE, [A] POSE",
        ),
    ),
    (
        ("TROIS 4 SE TOUCHENT : IDENTIQUES 3, 3 POINTS. LES ENTOURER.", "[A] ENTOURE"),
        "UN CHIFFRE ENTOURÉ NE SERT PLUS. DE 3 À 7, CHAQUE VALEUR UNE FOIS. LES CINQ : +10.",
    ),
    (
        ("UN NOUVEAU TOUR. LANCER LES DÉS.", "[A] LANCE"),
        (
            "EN SOLO, UNE TUILE DESCEND VERS GO! CHAQUE TOUR. ICI LA TUILE E.",
            "[\u2191] PREND E, [A] LA DESCEND",
        ),
        ("UNE ÉTOILE : LA TUILE DE LA FORME DU DÉ DESCEND AUSSI. C'EST E.", "[A] LA DESCEND"),
    ),
    (
        (
            "L'ÉTOILE EST UN CHIFFRE AU CHOIX : UN 8 DANS LE TROU, PRÈS DU 1.",
            "[B], [\u2191] [\u2191], PUIS [A]",
        ),
    ),
    (
        ("6, 7, 8 : UN CHEMIN QUI MONTE. ENTOURER CONSÉCUTIFS 3.", "[A] ENTOURE"),
        "LES DEUX SORTES DE 3 ENTOURENT LA LETTRE A : TU ES PROTÉGÉ DE SON BLOC.",
    ),
    (
        ("LANCER POUR LE TOUR 3.", "[A] LANCE"),
        ("IL MANQUE UN CRAN À LA TUILE E. LA DESCENDRE : GO!", "[\u2191], PUIS [A]"),
        (
            "E N'EST PAS ENTOURÉE : SON BLOC TOMBE. À PLAT, TOUT À DROITE.",
            "[\u2191] TOURNE, [\u2192] BOUGE, [A] POSE",
        ),
        "LES X REMPLISSENT, SANS ÊTRE DES CHIFFRES. LA LETTRE E EST RAYÉE.",
    ),
    (
        (
            "À GAUCHE, UN TROU DANS DEUX LIGNES. DRESSER LA FORME, LE REMPLIR.",
            "[\u2191] [\u2190], PUIS [A]",
        ),
        ("6 5 4 3 COMPTE AUSSI. ENTOURER CONSÉCUTIFS 4.", "[A] ENTOURE"),
        "LE TOUR EST FINI. UNE LIGNE PLEINE RAPPORTE +2. TU AS 14 POINTS.",
    ),
    (
        "À PLUSIEURS, RIEN NE DESCEND. ANN, LETTRE A ENTOURÉE, FAIT UNE ÉTOILE.",
        (
            "LE BLOC A TOMBE SUR TOI, NON PROTÉGÉ. LE POSER TOUT À DROITE.",
            "[\u2192] BOUGE, [A] POSE",
        ),
        "TOUS RAYENT A. LE TOUR FINIT SANS FORME NI COMBINAISON.",
    ),
    (
        "PLUS TARD. AU-DESSUS DE LA LIGNE ROUGE : -5 PAR LIGNE, ET C'EST LA FIN.",
        ("CELA EN VAUT LA PEINE : VOIR CE QUE CELA OUVRE.", "[A] POSE"),
        ("CONSÉCUTIFS 6, LE DERNIER DES CINQ : 6 POINTS ET +10.", "[A] ENTOURE"),
        "LIGNES, COLONNES ET BONUS FONT LE TOTAL. À TOI DE JOUER !",
    ),
)

LEFT = "PAS ICI. PLUS À GAUCHE."
RIGHT = "PAS ICI. PLUS À DROITE."
TURN = "D'ABORD LE TOURNER."
DIGITS = "LA PLACE EST BONNE. CHANGER LES CHIFFRES."
TILE = "PAS CETTE TUILE. PRENDRE "
NO_PASS = "NE PAS PASSER : IL Y A UNE COMBINAISON."
OTHER_WAY = "BONNE VALEUR. PRENDRE L'AUTRE FAÇON D'EN FAIRE UNE."
SHOWN = "COMME CECI. À TOI."
