"""French: the texts of Drop It, by topic; firmware/text/fr.py has those of all games."""


class title:
    """The title menu."""

    TITLE = ("DROP", "IT")
    CREDIT = ("UN JEU DE RAPP ET LACH",)
    PLAYERS = "1-6 JOUEURS"


class play:
    """Choosing and dropping a piece."""

    KINDS = "CKLT"
    ADJECTIVES = ("ROUGE", "JAUNE", "VERT", "BLEU")
    PATTERNS = ("PLEIN", "VIDE", "RAYÉ", "GRIS")
    NOUNS = ("CERCLE", "CARR\u00c9", "LOSANGE", "TRIANGLE")
    NOUN_FIRST = True
    HINTS_AIM = "[←→] VISER [↑↓] PIVOT [A] LÂCHER [B] FORME"
    HINTS_ROUND = "[←→] VISER [A] LÂCHER [B] FORME"  # for pieces that do not turn
    HINTS_PICK = "[←→] FORME [↑↓] COULEUR [A] OK [B] RETOUR"
    AGAIN = "TROP VITE : ENCORE"


class few_keys:
    """A drop on few keys."""

    STEPS = ("FORME", "PIVOT", "VISER")
    HINTS_LET_GO = "[A] LÂCHER"


class landing:
    """The judgement on a landing."""

    LEVEL = "NIVEAU"
    HIGH = " ! +"
    LEVELS = "NIVEAUX"
    FAULTS = "FAUTES"
    BONUS = "BONUS"
    POINTS = "POINTS"
    POINTS_FOR = "BIEN POS\u00c9 : +"
    BROKEN = ("M\u00caME FORME", "M\u00caME COULEUR", "SON BORD", "TROP HAUT")
    NONE = " : 0 POINT"
    JOKER = (". JOKER*", " +", "")  # no room for a question mark
    HINTS_LANDED = "[A] SUITE"
    HINTS_JOKER = "[A] JOKER [B] NON"
    HINTS_SPEND = "[↑↓] AUTRE [A] JOKER"  # on few keys, alternating
    HINTS_KEEP = "[↑↓] AUTRE [A] SANS JOKER"


class table:
    """The set-up, the hand-over, and the end."""

    TEAMS = "\u00c9QUIPES"
    EDGES = "BORDS"
    JOKERS = "JOKERS"
    NO_YES = ("NON", "OUI")
    EDGE_KINDS = ("COULEURS", "FORMES", "AUCUN")
    NO_TEAMS = "CHACUN POUR SOI"
    WHO_TEAMS = (
        "POUR 3 À 6 JOUEURS",
        "1 ET 3 CONTRE 2",
        "1 ET 3 CONTRE 2 ET 4",
        "1 3 5 CONTRE 2 ET 4",
        "1 3 5 CONTRE 2 4 6",
    )
    WHAT_EDGES = (
        "PAS SUR SA PROPRE COULEUR",
        "PAS SUR SA PROPRE FORME",
        "TOUT PEUT LES TOUCHER",
    )
    WHAT_JOKERS = (
        "AUCUNE CHUTE N'EST SAUVÉE",
        "UN JOKER SAUVE UNE CHUTE, OU +3 À LA FIN",
    )
    HINTS_RULE = "[↑↓] CHOISIR [←→] CHANGER [B] RETOUR"
    PIECE = "FORME "
    OF = " SUR "
    STANDS = "FORME D\u00c9J\u00c0 L\u00c2CH\u00c9E"


class count:
    """Counting the points at the end."""

    WHY = ("LES 36 FORMES SONT TOMBÉES",)  # the game ended
    HINTS_COUNT = "[A] PASSER"


class descriptions:
    """What a player does, shown in the computer's turn and in a replay."""

    DROPS = (
        "L\u00c2CHE UN CERCLE",
        "L\u00c2CHE UN CARR\u00c9",
        "L\u00c2CHE UN LOSANGE",
        "L\u00c2CHE UN TRIANGLE",
    )
    SPENDS = "PREND UN JOKER"
    KEEPS = "GARDE SON JOKER"


class statistics:
    """What is counted."""

    BROKEN = "FAUTES"
    HEIGHTS = ("BAS", "MIL", "HAUT")
    SIZES = ("+1", "+2", "+3")
    SOLO = "PARTIES SOLO : RONDS ATTEINTS"


class help:
    """What to do on each screen, and what its keys do, named in brackets as in hints."""

    HELP_AIM = (
        "CHOISIR UNE FORME, LA TOURNER, ET LA LÂCHER POUR QU'ELLE SE POSE HAUT SANS TOUCHER UNE"
        " FORME PAREILLE NI SA COULEUR, NI SES MARQUES AUX BORDS : TOUT CELA EST CERNÉ. ELLE NE"
        " DOIT PAS NON PLUS DÉPASSER EN HAUT. LA LIGNE MONTRE OÙ ELLE TOMBE. ELLE VAUT LE NIVEAU"
        " QU'ELLE ATTEINT, ET CHAQUE ROND QU'ELLE COUVRE EN PARTIE : GRAND +1, MOYEN +2,"
        " PETIT +3. CONSEIL AU CHOIX : UNE AUTRE CHUTE VAUT PEUT-ÊTRE AUTANT.",
        "[\u2190\u2192] VISER. [\u2191\u2193] PIVOT. [A] LÂCHER. [B] LES AUTRES FORMES.",
    )
    HELP_FALL = HELP_AIM
    HELP_LANDING = (
        "ALLUMÉ : CE QUE LA FORME ATTEINT ET COUVRE, ET CE QU'ELLE NE DOIT PAS"
        " TOUCHER. DANS UNE PARTIE À JOKERS, UN JOKER REND SES POINTS À UNE CHUTE RATÉE. CHACUN"
        " QUI RESTE VAUT 3 À LA FIN.",
        "[A] CONTINUER, OU PRENDRE UN JOKER. [B] LE GARDER.",
    )
    HELP_HAND_OVER = (
        "PASSER L'APPAREIL AU JOUEUR NOMMÉ. RIEN NE SE PASSE AVANT QU'IL SOIT PRÊT.",
        "[A] CONTINUER. [B] ANNULER LE CHOIX D'UN JOKER.",
    )
    HELP_COMPUTER = (
        "L'ORDI JOUE. CE QU'IL LÂCHE EST MONTRÉ D'ABORD.",
        "[A] CONTINUER TOUT DE SUITE. [START] PAUSE.",
    )
    HELP_OVER = (  # followed by the hints in the bar
        "LA PARTIE EST FINIE : TOUT EST TOMBÉ. CHAQUE JOKER QUI RESTE VAUT 3 POINTS.",
    )


class rules:
    """The rules, to page through: topics, each (heading, text)."""

    TOPICS = (
        (
            "LE BUT",
            "LÂCHER DES FORMES DANS UN PLATEAU ÉTROIT ET VERTICAL. CELLE QUI SE POSE SANS FAUTE"
            " MARQUE SELON LE NIVEAU QU'ELLE ATTEINT.\n\n"
            "QUAND LES 36 FORMES SONT TOMBÉES, LE PLUS GRAND TOTAL GAGNE. EN CAS D'ÉGALITÉ ON"
            " PARTAGE.",
        ),
        (
            "LES FORMES",
            "IL Y A QUATRE COULEURS. CHACUNE A 3 CERCLES, 2 CARRÉS, 2 LOSANGES ET 2 TRIANGLES. DEUX"
            " JOUEURS OU ÉQUIPES ONT DEUX COULEURS CHACUN, QUATRE JOUEURS UNE. TROIS EN ONT UNE"
            " CHACUN ET SE PARTAGENT LA QUATRIÈME. EN NOIR ET BLANC, UNE COULEUR EST UN MOTIF.",
        ),
        (
            "UN TOUR",
            "CHOISIR UNE FORME, LA TOURNER, VISER, LÂCHER. LA LIGNE MONTRE OÙ ELLE TOMBE. ELLE PEUT"
            " GLISSER, ROULER ET BASCULER SUR LES AUTRES. CE QUI S'EST POSÉ NE BOUGE PLUS.",
        ),
        (
            "QUATRE RÈGLES",
            "UNE FORME QUI SE POSE NE DOIT PAS TOUCHER\n"
            "- UNE FORME PAREILLE,\n"
            "- UNE DE SA COULEUR,\n"
            "- UN MORCEAU DU BORD OU DU SOL DE SA COULEUR,\n"
            "NI DÉPASSER EN HAUT.\n"
            "SINON ELLE NE MARQUE RIEN, ET RESTE LÀ.",
        ),
        (
            "LES POINTS",
            "UNE FORME MARQUE LE NUMÉRO DU PLUS HAUT NIVEAU QU'ELLE ATTEINT, DE 1 À 8. CHAQUE ROND"
            " DE BONUS QU'ELLE COUVRE EN PARTIE AJOUTE LE SIEN : GRAND +1, MOYEN +2, PETIT +3.",
        ),
        (
            "VARIANTES",
            "ÉQUIPES : 1, 3 ET 5 CONTRE 2, 4 ET 6, UNE RÉSERVE PAR ÉQUIPE. À 5 OU 6 IL Y EN A"
            " TOUJOURS.\n"
            "BORDS : DES FORMES (K : CARRÉ) AU LIEU DE COULEURS, OU RIEN, CE QUI EST PLUS FACILE.\n"
            "JOKERS : DEUX PAR JOUEUR OU ÉQUIPE, QUATRE SEUL. PRIS JUSTE APRÈS UNE CHUTE RATÉE,"
            " IL LUI REND SES POINTS. CHACUN QUI RESTE À LA FIN VAUT 3.\n"
            "1-6 JOUEURS OFFRE BORDS ET JOKERS MÊME SEUL, SANS RECORD.",
        ),
        (
            "SOLO",
            "ON LÂCHE SEUL LES 36 FORMES, POUR LE MEILLEUR SCORE. LE TABLEAU DES SCORES A DES NOMS"
            " À BATTRE.",
        ),
    )


class tutorial:
    """What lessons say.

    Keys are in brackets, named as in hints.

    TEXTS has a tuple for each of the lessons in lessons.py: one text where the player reads, and
    two where the player does something: what to do, and with which keys. % is the piece. Text
    after | is for screens in black and white only.
    """

    TEXTS = (
        (
            (
                "UNE FORME SUIT LE POINTILLÉ. LÂCHEZ-LA UN PEU À GAUCHE.",
                "[\u2190] VISER, [A] LÂCHER",
            ),
            "NIVEAU 1 : 1 POINT. NIVEAU 8 : 8.| UN MOTIF EST UNE COULEUR.",
        ),
        (
            (
                "LÂCHEZ LE % SUR LE CERCLE.",
                "[B] FORME, [A] OK, [A] LÂCHER",
            ),
            "UNE FORME GLISSE, ROULE, BASCULE. UNE FOIS POSÉE, ELLE NE BOUGE PLUS.",
        ),
        (
            (
                "DRESSEZ LE %.",
                "[B] FORME, [A] OK, [\u2191\u2193] PIVOT, [A] LÂCHER",
            ),
            "LE PLUS HAUT NIVEAU ATTEINT COMPTE : 2. UN ROND DE BONUS COUVERT EN PARTIE : +1.",
        ),
        (
            (
                "ELLE NE DOIT TOUCHER NI SA COULEUR NI UNE PAREILLE. ICI, SI : REGARDEZ.",
                "[A] LÂCHER",
            ),
            "CE QU'ELLE NE DEVAIT PAS TOUCHER S'ALLUME. 0 POINT, ET ELLE RESTE LÀ.",
        ),
        (
            (
                "NI SA COULEUR AU SOL OU AUX MURS. ICI, LE MUR EST DE SA COULEUR.",
                "[A] LÂCHER",
            ),
            "SON BORD : 0 POINT. LES AUTRES COULEURS NE GÊNENT PAS.",
        ),
        (
            (
                "LE % SUR LE ROND +2, À DROITE.",
                "[B] FORME, [A] OK, [\u2192] VISER, [A] LÂCHER",
            ),
            "NIVEAU 2, ET +2. UN GRAND ROND RAPPORTE +1, UN MOYEN +2, UN PETIT +3.",
        ),
        (
            ("ON PEUT JOUER AVEC DES JOKERS. CELLE-CI TOUCHERA SA COULEUR.", "[A] LÂCHER"),
            ("PRENEZ UN JOKER : ELLE MARQUE SES POINTS QUAND MÊME.", "[A] LE PRENDRE"),
            "CHAQUE JOKER QUI RESTE À LA FIN VAUT 3.",
        ),
        (
            ("LA DERNIÈRE DES 36. ELLE NE DOIT PAS DÉPASSER EN HAUT.", "[A] LÂCHER"),
            "NIVEAU 8 : LE PLUS HAUT.",
            "LE PLUS GRAND TOTAL GAGNE. SEUL, VOUS LÂCHEZ LES 36. À VOUS !",
        ),
    )


class goals:
    """The goals, in the order of goals.py."""

    NAMES = (
        "NIVEAU 8",
        "8 SANS FAUTE",
        "80 SANS AIDE",
        "10 D'UN COUP",
        "3 PETITS RONDS",
        "120 POINTS",
        "LES 9 RONDS",
        "150 POINTS",
    )
    SOLO = "EN SOLO. AIDE : CONSEIL, ENTRAÎNEMENT"


class corrections:
    """What lessons say about a mistake."""

    LEFT = "PAS ICI. PLUS À GAUCHE."
    RIGHT = "PAS ICI. PLUS À DROITE."
    TURN = "LA PLACE ÉTAIT BONNE. TOURNEZ D'ABORD."
    PIECE = "PAS CELLE-CI. PRENEZ LE "
    NO_JOKER = "NE LE GARDEZ PAS : PRENEZ LE JOKER."
    SHOWN = "COMME ÇA. À VOUS !"


class puzzle:
    GOALS = (
        "POSER SANS FAUTE|POSER % FORMES SANS FAUTE",
        "MARQUER UN POINT|MARQUER % POINTS",
        "COUVRIR UN ROND BONUS|COUVRIR % RONDS BONUS",
        "ATTEINDRE LE NIVEAU %",
    )
