"""French: the texts of Number Drop, by topic; firmware/text/fr.py has those of all games."""


class title:
    """The title menu."""

    TITLE = ("NUMBER", "DROP")
    CREDIT = ("UN JEU DE SIRIEIX ET TURPIN", "ADAPTATION DE POCHE NON OFFICIELLE")
    PLAYERS = "2-6 JOUEURS"


class play:
    """The table during a game."""

    SURE = "NE S'ANNULE PAS"
    HINTS_SURE = "[A] LANCER [B] RETOUR"
    ROUND = " TOUR "

    PLACE = "ÉCRIRE LE "
    HINTS_PLACE = "[←→] BOUGER [A] ÉCRIRE"
    HINTS_HINT = "[SELECT] CONSEIL"  # after the others, at a game's first choice
    ROLL = "LANCER LES DÉS"
    HINTS_ROLL = "[A] LANCER [START] PAUSE"
    DICE = "DÉS : "
    SLIDE = "AVANCER UNE TUILE"
    SLIDE_STAR = "ÉTOILE : ENCORE UNE"
    HINTS_SLIDE = "[↑↓] TUILE [A] AVANCER"
    GO = "GO! DROP "
    BLOCK = "POSER LE DROP "
    HINTS_BLOCK = "[←→↑↓] PLACER [A] POSER"
    HINTS_FALL = "[←→] BOUGER [↑] TOURNER [↓] MIROIR [A] POSER"
    HINTS_DROP = "[←→] BOUGER [↑↓] PIVOTER [A] POSER [B] CHIFFRES"
    HINTS_DIAL = "[←→] CASE [↑↓] CHIFFRE [A] POSER [B] RETOUR"
    HINTS_ORDER = "[←→] CASE [↑↓] COMBO [A] POSER [B] RETOUR"
    NO_ORDER = "AUCUN ORDRE N'EN OUVRE"
    HINTS_SHAPE = "[↑↓] FORME [←→] 0-9 [A] OK"
    STAR_SHAPE = "ÉTOILE : FORME LIBRE"
    COMBO = ("IDENTIQUES ", "CONSÉCUTIFS ")  # by kind
    PASS = "NE RIEN VALIDER"
    OF = " SUR "  # in 1 SUR 2
    HINTS_COMBO = "[←→] AUTRE [A] VALIDER"
    HINTS_CELLS = "[←→] AUTRE [↑↓] CASE [A] OK"
    HINTS_VALUE = "[←→] AUTRE [A] CASES"
    HINTS_PASS = "[←→] AUTRE [A] PASSER"
    NO_ROOM = "PAS DE PLACE"
    ROUND_END = "TOUR "
    DONE = " TERMINÉ"
    ALL_SAFE = " : TOUS PROTÉGÉS"
    ROWS = " : LIGNES +"
    WON = "COMBO , LIGNES , = "  # three parts, with points between them
    HINTS_ROUND_END = "[A] LANCER"

    COLUMNS = ("LIGNES", "===", "123", "BONUS")


class house:
    """The house rules."""

    HEADING = "VARIANTES"
    NAMES = ("GLISSADE", "PROLONGER", "DÉS")
    LETTERS = "GPD"
    OFF_ON = ("NON", "OUI")
    WHAT = (
        "UNE FORME POSÉE PEUT GLISSER DE CÔTÉ",
        "2-6 : TOUS PROTÉGÉS, LE TOUR CONTINUE",
        "LE DÉ 4 A UNE ÉTOILE AU LIEU DU 6",
    )
    RULES = "RÈGLES : "
    SEVERAL = "PROLONGER : À PLUSIEURS"
    UNRANKED = " : SANS RANG"


class few_keys:
    """A drop on few keys."""

    STEPS = ("FORME", "TOURNER", "BOUGER", "CHIFFRES", "CHIFFRE ")
    HINTS_LET_GO = "[A] POSER"


class count:
    """Counting the points at the end."""

    SHORT = "FIN"
    WHY = ("LIGNE FRANCHIE", "5 TUILES À GO!")  # the game ended
    ENDED_BY = " : "  # between who ended it and why
    HINTS_COUNT = "[A] PASSER"
    HINTS_PAGE = "[↑↓] PAGE"


class table:
    """Games of several players: the hand-over, the sheets, and who has won."""

    STANDS = "DÉS DÉJÀ LANCÉS"
    BLOCK = "DROP "
    FALLS = " TOMBE : "  # followed by the players
    ALL_SAFE = "TOUS PROTÉGÉS : TOUR FINI"
    PLAY_ON = "TOUS PROTÉGÉS : ON JOUE"
    STAR_TILE = "ÉTOILE : TUILE "  # followed by its letter
    ROUND = "TOUR "
    SET_UP = "ÉCRIRE SON CHIFFRE"
    YOU_ROLL = " : DROPPER"
    SHEET_OF = "FEUILLE : "
    HINTS_SHEETS = "[←→] SUITE [B] RETOUR"
    HINTS_ROWS = "[↑↓] PLUS [B] RETOUR"
    MANY_WIN = ("DEUX GAGNENT", "TROIS GAGNENT", "QUATRE GAGNENT", "CINQ GAGNENT", "TOUS GAGNENT")
    SHORT_COLUMNS = ("+2", "===", "123", "8", "TOT")


class hint:
    """The first part of a hint, what to look at, or why there is no hint."""

    LOOK = "VOIR ICI"
    AIM = "VISER "
    TILE = "TUILE "
    KEEP = "PLUTÔT PASSER"
    ONLY_ROLL = "LANCEZ D'ABORD"
    TRACK = "SCORES"  # after the key that shows track and tiles


class descriptions:
    """What a player does, shown in the computer's turn and in a replay by rounds."""

    DEEDS = ("ÉCRIT ", "LANCE", "AVANCE LA TUILE ", "POSE LE DROP ", "POSE ", "VALIDE ")  # by phase
    PASSES = "PASSE"
    HINTS_ROUNDS = "[←→] ÉTAPE [↑↓] TOUR [B] RETOUR"


class statistics:
    """What is counted."""

    BONUS = "BONUS 8"
    KINDS = ("===", "123")  # by kind
    ALL = "+10"  # the full column
    SOLO = "PARTIES SOLO : COMBOS VALIDÉS"


class goals:
    """The goals, in the order of goals.py."""

    NAMES = (
        "SOUS LA LIGNE",
        "ENTOURER 0/8/9",
        "3 LETTRES",
        "40 SANS AIDE",
        "10 LIGNES",
        "60 POINTS",
        "7 JOURS DE SUITE",
        "+10 POUR 123",
        "BONUS 8",
        "+10 POUR ===",
        "5 LETTRES",
        "75 POINTS",
    )
    SOLO = "EN SOLO. AIDE : CONSEIL OU ANNULER"


class analysis:
    """The analysis of a finished game."""

    HEADING = "ANALYSE"
    THINKS = "RÉFLEXION"
    LOST = "PERDU : "
    POINTS = " PTS"
    BARS = "BARRES : POINTS PERDUS"
    ROUND = "T"  # no room for more beside the loss
    HINTS_STOP = "[B] STOP"
    HINTS_MEANWHILE = "[A] VOIR [B] STOP"
    HINTS_DONE = "[A] VOIR [B] RETOUR"
    HINTS_NONE = "[B] RETOUR"
    MARK = ","


class par:
    """What the strongest computer player scores with the same dice."""

    HEADING = "SCORE DE LU6"
    NAME = "LU6"
    THINKS = "LU6 JOUE VOS DÉS"
    BEATEN = "VOUS AVEZ BATTU LU6 !"
    EQUAL = "AUSSI BIEN QUE LU6 !"
    NOT_BEATEN = "LU6 A FAIT MIEUX"
    HINTS_SKIP = "[B] PASSER"
    HINTS_BACK = "[A] OK [B] RETOUR"


class analysed:
    """The choices of a finished game, one by one."""

    COSTS = ("PERDU ", " : ")  # before and after the points
    MARK = ","
    BEST = "LE MIEUX : "
    BETTER = "MIEUX : "
    CLOSE = "AU CHOIX : "  # what was done, which is within the error of the best
    OR = "OU : "
    HINTS_MADE = "[A] MIEUX [←→] AUTRE [↑↓] TOUS [B] RETOUR"
    HINTS_CLOSE = "[A] COMPARER [←→] AUTRE [↑↓] TOUS [B] RETOUR"
    HINTS_BETTER = "[A] COUP JOUÉ [←→] AUTRE [↑↓] TOUS [B] RETOUR"
    HINTS_BEST = "[←→] AUTRE [↑↓] PIRES [B] RETOUR"


class help:
    """What to do on each screen, and what its keys do, named in brackets as in hints."""

    HELP_PLACE = (
        "LA FEUILLE COMMENCE PAR UN CHIFFRE DANS LA LIGNE DU BAS. PENSER À CE QUI IRA À CÔTÉ.",
        "[\u2190\u2192] LE BOUGER. [A] L'ÉCRIRE.",
    )
    HELP_ROLL = (
        "UN NOUVEAU TOUR COMMENCE PAR SES DÉS, QUATRE CHIFFRES ET UNE FORME. UNE FOIS LANCÉS ILS"
        " RESTENT, COMME TOUT CE QUI EST FAIT.",
        "[A] LANCER. [START] PAUSE, AVEC ANNULER ET AIDE.",
    )
    HELP_ROUND_END = (
        "LE TOUR EST FINI : CHAQUE LIGNE QU'IL A REMPLIE RAPPORTE +2. C'EST LE DERNIER MOMENT POUR"
        " ANNULER UN CHOIX.",
        "[A] LANCER. [B] ANNULER.",
    )
    HELP_SLIDE = (
        "UNE TUILE AVANCE D'UN CRAN VERS GO!, AVEC UNE ÉTOILE UNE DE PLUS. À GO! SON DROP TOMBE SUR"
        " LA FEUILLE, SAUF SI SA LETTRE EST ENTOURÉE.",
        "[\u2191\u2193] CHOISIR LA TUILE. [A] L'AVANCER. [B] ANNULER.",
    )
    HELP_BLOCK = (
        "UN DROP TOMBE SUR LA FEUILLE EN X. LES X REMPLISSENT LES LIGNES, MAIS NE SONT PAS DES"
        " CHIFFRES.",
        "[\u2190\u2192] LE BOUGER, AVEC GLISSADE AUSSI SOUS UN SURPLOMB. [\u2191] TOURNER."
        " [\u2193] MIROIR. [A] LE POSER. [B] ANNULER.",
    )
    HELP_DROP = (
        "LES QUATRE CHIFFRES TOMBENT DANS LA FORME DU DÉ, DANS L'ORDRE VOULU. UNE ÉTOILE EST"
        " UN CHIFFRE OU UNE FORME. POINTILLÉ : COMBOS OUVERTS. AU CHOIX : UN AUTRE ENDROIT"
        " VAUT PEUT-ÊTRE AUTANT.",
        "[\u2190\u2192] BOUGER LA FORME, AVEC GLISSADE AUSSI SOUS UN SURPLOMB. [\u2191] TOURNER."
        " [\u2193] MIROIR. [A] POSER."
        " [B] LES CHIFFRES. PUIS [\u2190\u2192] LA CASE, [\u2191\u2193] CE QU'ELLE CONTIENT."
        " FORME LIBRE : D'ABORD [\u2191\u2193], PUIS [A].",
    )
    HELP_COMBO = (
        "VALIDER UN COMBO, OU PASSER. DANS CHAQUE SORTE, CHAQUE VALEUR SE VALIDE UNE FOIS."
        " SES CHIFFRES NE SERVENT PLUS.",
        "[\u2190\u2192] LES VALEURS, ET PASSER. [\u2191\u2193] LES FAÇONS D'EN FAIRE UN. [A]"
        " PRENDRE CE QUI EST ÉCLAIRÉ. [B] ANNULER.",
    )
    HELP_HAND_OVER = (
        "PASSER L'APPAREIL AU JOUEUR NOMMÉ. RIEN NE SE PASSE AVANT QU'IL SOIT PRÊT.",
        "[A] CONTINUER. [B] ANNULER LE CHOIX D'AVANT.",
    )
    HELP_COMPUTER = (
        "L'ORDI JOUE. CHAQUE CHOIX EST D'ABORD MONTRÉ.",
        "[A] CONTINUER TOUT DE SUITE. [START] PAUSE.",
    )
    HELP_OVER = (  # followed by the hints in the bar
        "PARTIE FINIE. LIGNES, COMBOS ET BONUS FONT LE TOTAL.",
    )
    LOOK = ("[LOOK] LES SCORES ET LES TUILES.",)


class rules:
    """The rules, to page through: topics, each (heading, text)."""

    TOPICS = (
        (
            "LE BUT",
            "DES CHIFFRES TOMBENT SUR LA FEUILLE, 7 COLONNES ET 14 LIGNES. LIGNES PLEINES ET"
            " COMBOS, DES CHIFFRES VALIDÉS (ENTOURÉS) ENSEMBLE, RAPPORTENT DES POINTS. LES 3 LIGNES"
            " AU-DESSUS DE LA LIGNE EN TIRETS EN COÛTENT.\n\n"
            "LE PLUS GRAND TOTAL GAGNE. À ÉGALITÉ, VICTOIRE PARTAGÉE. SOLO : UNE ÉCHELLE DE"
            " SCORES À BATTRE. MAXIMUM : 100.",
        ),
        (
            "UN TOUR",
            "D'ABORD LE JOUEUR 1 ÉCRIT UN 1 TOUT EN BAS, LE JOUEUR 2 UN 2, ETC.\n"
            "1. LE DROPPER LANCE LES CINQ DÉS.\n"
            "2. DROPS. EN SOLO, UNE TUILE AVANCE.\n"
            "3. POSER LES CHIFFRES DANS LA FORME.\n"
            "4. VALIDER UN COMBO, OU PASSER.\n"
            "5. LES LIGNES PLEINES COMPTENT. LE SUIVANT EST DROPPER.\n"
            "3 ET 4 : CHACUN SON TOUR, LE DROPPER D'ABORD.",
        ),
        (
            "LA FORME",
            "RANGER LES QUATRE CHIFFRES À SON GRÉ DANS LA FORME, LA TOURNER, LA METTRE EN MIROIR."
            " ELLE TOMBE TOUT DROIT, JUSQU'À CE QU'UNE DE SES CASES REPOSE SUR LE SOL OU SUR UNE"
            " CASE REMPLIE. RIEN NE GLISSE DE CÔTÉ.\n\n"
            "ELLE DOIT TENIR DANS LES 14 LIGNES. SI ELLE NE PEUT PAS, ON NE POSE RIEN.",
        ),
        (
            "ÉTOILES",
            "SUR UN DÉ DE CHIFFRES, UNE ÉTOILE VAUT UN CHIFFRE AU CHOIX DE 0 À 9, SUR LE DÉ DE"
            " FORMES UNE DES 5 FORMES. CHACUN CHOISIT POUR SOI.\n\n"
            "ENSEMBLE, LES QUATRE DÉS DE CHIFFRES ONT 3 FOIS CHAQUE CHIFFRE DE 1 À 7, ET L'ÉTOILE."
            "\n\n"
            "UNE ÉTOILE DÉCLENCHE AUSSI LES DROPS OU, EN SOLO, AVANCE UNE TUILE.",
        ),
        (
            "COMBOS",
            "IDENTIQUES (===) : 3 À 7 CHIFFRES ÉGAUX QUI SE TIENNENT.\n"
            "CONSÉCUTIFS (123) : UN CHEMIN DE 3 À 7 CHIFFRES, CHACUN PLUS GRAND DE 1 QUE"
            " LE PRÉCÉDENT.\n"
            "DEUX VOISINS SONT CÔTE À CÔTE OU L'UN SUR L'AUTRE, JAMAIS EN DIAGONALE. LES X ET LES"
            " CHIFFRES VALIDÉS NE COMPTENT PAS.",
        ),
        (
            "LEURS VALEURS",
            "UN COMBO PAR TOUR. DANS CHAQUE SORTE, CHAQUE VALEUR DE 3 À 7 SE VALIDE UNE"
            " FOIS. UN COMBO VAUT SON NOMBRE DE CHIFFRES. ON PEUT EN PRENDRE MOINS QU'IL N'Y EN"
            " A.\n\nLES CINQ D'UNE SORTE :"
            " +10.\n\n"
            "BONUS : UN COMBO DE 8 CHIFFRES, D'UNE SORTE OU DE L'AUTRE, VAUT 8.",
        ),
        (
            "LETTRES",
            "À CÔTÉ DES VALEURS 3 4 5 6 7 SE TROUVENT LES LETTRES A B C D E. QUI A VALIDÉ LES DEUX"
            " SORTES D'UNE VALEUR ENTOURE SA LETTRE, SI ELLE N'EST PAS DÉJÀ RAYÉE.\n\n"
            "QUI A ENTOURÉ UNE LETTRE EST PROTÉGÉ DE SON DROP. IL TOMBE SUR LES AUTRES.",
        ),
        (
            "DROPS EN SOLO",
            "LES TUILES I O T L S SONT SUR LES LETTRES. APRÈS CHAQUE LANCER, AVANCER D'UN CRAN VERS"
            " GO! UNE TUILE AU CHOIX. SI UN DÉ MONTRE UNE ÉTOILE, LA TUILE DE LA FORME DU DÉ AVANCE"
            " AUSSI. SI LA FORME EST UNE ÉTOILE, C'EST UNE TUILE AU CHOIX.\n\n"
            "LE CRAN 4 EST GO! LE DROP TOMBE EN X, SAUF SI SA LETTRE EST ENTOURÉE. PUIS LA LETTRE"
            " EST RAYÉE, ET LE TOUR CONTINUE.\n\n"
            "UNE TUILE PROTÉGÉE AVANCE QUAND MÊME. UNE TUILE À GO! N'AVANCE PLUS : SI L'ÉTOILE LA"
            " DÉSIGNE, RIEN N'AVANCE.",
        ),
        (
            "DROPS DE 2 À 6",
            "AVEC UNE ÉTOILE, SI UN JOUEUR A ENTOURÉ UNE LETTRE NON RAYÉE, LA PREMIÈRE"
            " DE CES LETTRES, DE A À E, SE DÉCLENCHE. LES AUTRES ATTENDENT UNE AUTRE ÉTOILE. QUI NE"
            " L'A PAS ENTOURÉE FAIT TOMBER SON DROP EN X.\n\n"
            "PUIS TOUS RAYENT LA LETTRE, ET LE TOUR FINIT : NI FORME, NI COMBO, MÊME SI TOUS SONT"
            " PROTÉGÉS. LES COMBOS DE SA VALEUR RESTENT POSSIBLES.",
        ),
        (
            "LA FIN",
            "EN FIN DE TOUR, CHAQUE LIGNE PLEINE SOUS LA LIGNE EN TIRETS VAUT +2, X COMPRIS.\n\n"
            "UNE CASE AU-DESSUS FINIT LA PARTIE : -5 PAR LIGNE ENTAMÉE LÀ-HAUT. SOLO : AUSSI QUAND"
            " LES 5 TUILES SONT À GO!\n\n"
            "TOTAL : LIGNES, IDENTIQUES 3 À 7, CONSÉCUTIFS 3 À 7, CHACUN +10 SI LES CINQ SONT"
            " VALIDÉS, ET LE BONUS 8.",
        ),
        (
            "VARIANTES",
            "LE MENU PLUS PROPOSE DES VARIANTES : GLISSADE POUSSE DE CÔTÉ UNE FORME POSÉE, MÊME"
            " SOUS UN SURPLOMB, PROLONGER CONTINUE LE TOUR SI TOUS SONT PROTÉGÉS DU DROP, ET"
            " DÉS DONNE AU DÉ 4 UNE ÉTOILE AU LIEU DU 6.",
        ),
    )


class tutorial:
    """What lessons say.

    Keys are in brackets, named as in hints.

    TEXTS has a tuple for each of the lessons in lessons.py: one text where the player reads, and
    two where the player does something: what to do, and with which keys. Text after | is for
    screens in black and white or, if it names a key, for those with track and tiles on another
    page.
    """

    TEXTS = (
        (
            (
                "UN 1 OUVRE LA FEUILLE. ÉCRIVEZ-LE EN COLONNE 2.",
                "[\u2190\u2192] BOUGER, [A] ÉCRIRE",
            ),
            ("LANCEZ QUATRE CHIFFRES ET UNE FORME.", "[A] LANCER"),
            (
                "POSEZ À DROITE. LES CHIFFRES SUIVENT LA FORME.",
                "[\u2192] BOUGER, [A] POSER",
            ),
        ),
        (
            ("TROIS 4 SE TOUCHENT : IDENTIQUES 3, 3 POINTS. VALIDEZ CE COMBO.", "[A] VALIDER"),
            "UN CHIFFRE VALIDÉ NE SERT PLUS, UNE LONGUEUR NON PLUS. LES CINQ : +10.",
        ),
        (
            ("UN NOUVEAU TOUR. LANCEZ LES DÉS.| [LOOK] : SCORES ET TUILES.", "[A] LANCER"),
            (
                "CHAQUE TOUR, UNE TUILE AVANCE VERS GO! ICI, E.",
                "[\u2191\u2193] CHOISIR, [A] AVANCER",
            ),
            ("UNE ÉTOILE : LA TUILE DE LA FORME DU DÉ AVANCE AUSSI. C'EST E.", "[A] AVANCER"),
        ),
        (
            (
                "UNE ÉTOILE : UN 8 DANS LE TROU PRÈS DU 1.",
                "[B] CHIFFRES, [\u2191\u2193] CHANGER, [A] POSER",
            ),
        ),
        (
            ("6, 7, 8 : CELA MONTE. VALIDEZ CONSÉCUTIFS 3.", "[A] VALIDER"),
            "LES DEUX SORTES DE 3 ENTOURENT LA LETTRE A : SON DROP NE TOMBE PLUS.",
        ),
        (
            ("LANCEZ POUR LE TOUR 3.", "[A] LANCER"),
            ("LA TUILE E EST À UN CRAN DE GO! AVANCEZ-LA.", "[\u2191\u2193] CHOISIR, [A] AVANCER"),
            (
                "E SANS CERCLE : DROP ! À PLAT, TOUT À DROITE.",
                "[\u2191] TOURNER, [\u2192] BOUGER, [A] POSER",
            ),
            "LES X REMPLISSENT, SANS ÊTRE DES CHIFFRES. LA LETTRE E EST RAYÉE.",
        ),
        (
            (
                "UN TROU À GAUCHE. DRESSEZ LA FORME.",
                "[\u2191] TOURNER, [\u2190] BOUGER, [A] POSER",
            ),
            ("6 5 4 3 COMPTE AUSSI. VALIDEZ CONSÉCUTIFS 4.", "[A] VALIDER"),
            "LE TOUR EST FINI. UNE LIGNE PLEINE RAPPORTE +2. TOTAL : 14 POINTS.",
        ),
        (
            "À PLUSIEURS, RIEN N'AVANCE. ANN A ENTOURÉ LA LETTRE A ET LANCE UNE ÉTOILE.",
            (
                "A SANS CERCLE : UN DROP TOMBE. POSEZ-LE À DROITE.",
                "[\u2192] BOUGER, [A] POSER",
            ),
            "TOUS RAYENT LA LETTRE A. LE TOUR FINIT SANS FORME NI COMBO.",
        ),
        (
            "PLUS TARD. AU-DESSUS DES TIRETS : -5 PAR LIGNE, ET C'EST LA FIN.",
            ("ÇA VAUT LE COUP : REGARDEZ.", "[A] POSER"),
            ("CONSÉCUTIFS 6, LE DERNIER DES CINQ : 6 POINTS ET +10.", "[A] VALIDER"),
            "LIGNES, COLONNES, BONUS : TOTAL. VARIANTES DANS PLUS. AU JEU !",
        ),
    )


class corrections:
    """What lessons say about a mistake."""

    LEFT = "PAS ICI. PLUS À GAUCHE."
    RIGHT = "PAS ICI. PLUS À DROITE."
    TURN = "TOURNEZ D'ABORD."
    DIGITS = "BONNE PLACE. RANGEZ LES CHIFFRES AUTREMENT."
    TILE = "PAS CETTE TUILE. PRENEZ "
    NO_PASS = "NE PASSEZ PAS : IL Y A UN COMBO."
    OTHER_WAY = "BONNE VALEUR. PRENEZ L'AUTRE FAÇON DE LA FAIRE."
    SHOWN = "COMME ÇA. À VOUS !"


class puzzle:
    GOALS = (
        "VALIDER % IDENTIQUES",
        "VALIDER % CONSÉCUTIFS",
        "COMPLÉTER UNE LIGNE|COMPLÉTER % LIGNES",
        "GAGNER % POINTS",
        "NE COUVRIR AUCUNE CASE VIDE",
    )
