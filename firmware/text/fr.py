"""French texts, in the terms of the French edition: capitals only, verbs in the infinitive."""

ACCENTS = True

HOLD = "TENIR"  # before the name of a key
BACK = "RETOUR"
NOT_KEPT = "PARTIE NON GARDÉE !"
BY_ROUND = "GARDÉE À CHAQUE TOUR"
HINTS_MENU = "[↑↓] CHOISIR [A] OK"

SOLO = "SOLO"
DAILY = "DU JOUR"

HINTS_OK = "[A] OK"
HINTS_BACK = "[B] RETOUR"
HINTS_UNDO = "[B] ANNULER"
YOU = "VOUS"


class menus:
    """Menus, not needed while a game is played."""

    CONTINUE = "CONTINUER"
    ROUND = " T"  # of the game to continue
    CODE = "CODE"
    SOLO_GAME = "PARTIE SOLO"
    MORE = "PLUS"
    LESSON = "LEÇON "
    HINTS_TELL = "[A] SUITE [START] QUITTER"
    SETTINGS = "RÉGLAGES"
    HOW_TO_PLAY = "COMMENT JOUER"
    NEW_GAME = "NOUVELLE PARTIE"
    SHEETS = "FEUILLES"
    DAILY_GAME = "PARTIE DU JOUR"
    GAME_BY_CODE = "PARTIE PAR CODE"
    NUMBER = "NUMÉRO"
    SAME_DICE = "LES MÊMES DÉS POUR TOUS"
    SAME_NUMBER = "CHOISIR LE MÊME NUMÉRO : MÊMES DÉS"
    NO_CODE = "CODE FAUX : VÉRIFIER CHAQUE SIGNE"
    REPLAY = "REVOIR"
    AGAIN = "REJOUER"
    HINT = "CONSEIL"
    UNDO = "ANNULER"
    PAUSE = "PAUSE"
    SCORES = "RECORDS"
    STATISTICS = "STATISTIQUES"
    NONSENSE = "SETTINGS.TOML : VÉRIFIER "  # followed by the name of a setting
    STRICT = "PARTIE STRICTE"
    TO_TITLE = "ACCUEIL"
    DAMAGED = "MÉMOIRE ILLISIBLE : VIDE MAINTENANT"
    DAMAGED_PART = "UNE PARTIE DE LA MÉMOIRE ÉTAIT ILLISIBLE"
    LEARN = "APPRENDRE"
    REPLACES = "CETTE PARTIE SERA PERDUE : "  # followed by which one
    HINTS_LETTER = "[↑↓] CHANGER [A] SUIVANT [B] RETOUR"
    HINTS_LAST_LETTER = "[↑↓] CHANGER [A] OK [B] RETOUR"
    HINTS_JUMP = "[↑↓] +1 [B] +8 [A] SUIVANT [START] RETOUR"
    RULES = "RÈGLES"
    HELP = "AIDE"
    HINTS_HOW_TO_PLAY = "[↑↓] CHOISIR [A] OK [B] RETOUR"
    HINTS_RULES = "[A] PAGE [↑↓] SUJET [B] RETOUR"
    HINTS_HELP = "[A] SUITE [B] RETOUR"
    YOUR_NAME = "ÉCRIRE UN NOM"


class end:
    """A game's end, and the code or date of its dice."""

    GAME_OVER = "FIN DE PARTIE"
    TOTAL = "TOTAL"
    RANK = "RANG "
    NEW = " !"
    UNRANKED = "VARIANTE : SANS RANG"
    HINTS_NAME = "[A] NOM"
    HINTS_OVER = "[A] PLUS [START] REJOUER [↑] REVOIR"
    HINTS_LEAVE_END = "[SELECT] TITRE [B] ANNULER"  # after the other hints
    HINTS_SURE = "[B] OUI, ANNULER"
    HINTS_END = "[A] PLUS [↑↓] REVOIR"
    CODE = "CODE"


class match:
    REMATCH = "REVANCHE"
    WINS = "VICTOIRES : "


class qr:
    HEADING = "CODE QR"
    HINTS_BACK = "[A] RETOUR"


class hint:
    """Hints while the computer player thinks and afterwards, and why there is no undo."""

    THINKS = "RÉFLEXION"
    HINTS_STOP = "[B] STOP"
    HINTS_ASK = "[SELECT] CONSEIL [START] PAUSE, AIDE"  # for players who hesitate
    HINTS_ASK_MENU = "[START] AIDES"  # where no key gives a hint
    HINTS_AGAIN = "[SELECT] TOUT LE COUP"
    LIKE_THIS = "COMME ÇA"
    CLOSE = "AU CHOIX : "  # before either of these: another choice may be just as good
    FORBIDDEN = "CONSEILS DÉSACTIVÉS"
    STRICT = "STRICT : SANS CONSEIL"
    NO_UNDO = "STRICT : SANS RETOUR"
    NOTHING_DONE = "RIEN À ANNULER"


class replay:
    """Replaying the last finished game."""

    REPLAY = "DERNIÈRE PARTIE"
    HINTS_REPLAY = "[←→] ÉTAPE [↑↓] PAR 6 [B] RETOUR"
    HINTS_PLAYING = "[A] PAUSE [B] RETOUR"
    HINTS_PLAY = "[A] LIRE "


class table:
    """Games of several players (setup, hand-over, computer's turn, winner)."""

    HEADING = "JOUEURS"
    START = "COMMENCER"
    PLAYER = "JOUEUR "
    COMPUTER = "ORDI "
    HINTS_START = "[A] COMMENCER [↑↓] CHOISIR [B] RETOUR"
    HINTS_COUNT = "[←→] COMBIEN [↑↓] NOMS [B] RETOUR"
    HINTS_SEAT = "[↑↓] CHOISIR [A] CHANGER [B] RETOUR"
    PERSON = "HUMAIN"
    WHO = "QUI JOUE"
    NAME = "NOM"
    HINTS_PERSON = "[↑↓] CHOISIR [←→] QUI JOUE [A] NOM [B] RETOUR"
    HINTS_COMPUTER = "[↑↓] CHOISIR [←→] QUI JOUE [B] RETOUR"

    GIVE = "À PASSER À "
    YOUR_TURN = "À JOUER"
    HINTS_HAND_OVER = "[A] PRÊT [B] ANNULER"
    HINTS_BEFORE_SHEETS = "[A] PRÊT [←→] FEUILLES [B] ANNULER"

    THINKS = "RÉFLÉCHIT"
    HINTS_WATCH = "[A] TENU : FIN"
    HINTS_WATCH_FEW = "[A] SUITE [↑↓] FIN"

    WINS = " GAGNE"
    WIN = " GAGNENT"
    AND = " + "
    HINTS_RANKING = "[A] PLUS [START] REJOUER [SELECT] TITRE [←→] FEUILLES [B] ANNULER [↑↓] REVOIR"


class scores:
    """The high scores."""

    HEADING = "RECORDS"
    BLUE = "À BATTRE"
    PINK = "VOUS"
    SIGNS = ("", "A", "C", "AC", "S")  # by marks: undo 1, hints 2, strict 4
    PLAYED = (
        "SANS ANNULATION NI CONSEIL",
        "AVEC ANNULATION",
        "AVEC CONSEIL",
        "AVEC ANNULATION ET CONSEIL",
        "EN MODE STRICT",
    )
    YOURS_WITH = "CE RANG DEMANDE "
    TO = " À "
    HINTS_SCORES = "[↑↓] RANG [A] RETOUR"


class statistics:
    """The statistics."""

    HEADING = "STATISTIQUES"
    GAMES = "PARTIES"
    BEST = "RECORD"
    MEAN = "SCORE MOYEN"
    HINTS_STATISTICS = "[A] RETOUR"
    HINTS_TO_GOALS = "[A] OBJECTIFS [B] RETOUR"
    HINTS_TO_CHART = "[A] GRAPHIQUE [B] RETOUR"
    WINS = "GAGNÉES : "
    GUESTS = "AUTRES"
    LATEST = "DERNIÈRES PARTIES"
    NONE = "AUCUNE PARTIE SOLO"


class daily:
    """The daily game: the title's line, and its result."""

    GAME_OF = "JEU DU "
    TODAY = "AUJOURD'HUI "
    MONTHS = "JANV FÉVR MARS AVR MAI JUIN JUIL AOÛT SEPT OCT NOV DÉC"
    BEST = "MAX "
    DAYS = " JOURS DE SUITE"
    PLAY = " JOURS : JOUEZ AUJOURD'HUI !"
    FIRST_TRY = "1ER ESSAI "
    FIRST = "1ER "
    NO_HELP = ", SANS AIDE"
    IS_FIRST = ", 1ER ESSAI"
    CALENDAR = "CALENDRIER"
    SAYS = " : "
    NOT_PLAYED = "PAS JOUÉE"
    HINTS_DAYS = "[←→↑↓] JOUR [A] JOUER [B] RETOUR"
    HINTS_DAYS_FEW = "[↑↓] JOUR [A] JOUER [B] RETOUR"


class goals:
    """The goals of a game."""

    HEADING = "OBJECTIFS "
    REACHED = ("OBJECTIF ATTEINT : ", "OBJECTIFS ATTEINTS : ")
    HINTS_GOALS = "[A] RETOUR"


class puzzle:
    HEADING = "ÉNIGMES"
    PUZZLE = "ÉNIGME"
    BROKEN = " : PAS UNE ÉNIGME"
    SOLVED = "RÉSOLUE"
    FAILED = "NON RÉSOLUE"
    NEXT = "ÉNIGME SUIVANTE"
    AGAIN = "RÉESSAYER"
    LIST = "LES ÉNIGMES"
    STEPS = "CHOIX : "
    FEWEST = ", AU MIEUX "


class settings:
    """The settings screen; see en.py."""

    HEADING = "RÉGLAGES"
    LINES = (
        ("LANGUE", ("ENGLISH", "FRANÇAIS"), "MOTS À L'ÉCRAN"),
        ("THÈME", ("SOMBRE", "CLAIR", "CONTRASTE"), "COULEURS"),
        ("SON", ("COUPÉ", "DOUX", "FORT"), "EFFETS ET VOLUME"),
        ("LUMINOSITÉ", ("1", "2", "3", "4", "5"), "LUMIÈRE DE L'ÉCRAN, DE 1 À 5"),
        ("ANIMATIONS", ("SANS", "RAPIDES", "CALMES"), "DURÉE DES ANIMATIONS"),
        ("MAIN", ("DROITE", "GAUCHE"), "TOURNE L'ÉCRAN ET LES TOUCHES"),
        ("DÉLAI", ("COURT", "MOYEN", "LONG"), "ATTENTE AVANT QU'UNE TOUCHE SE RÉPÈTE"),
        ("CADENCE", ("LENTE", "MOYENNE", "RAPIDE"), "RYTHME D'UNE TOUCHE QUI SE RÉPÈTE"),
        ("CONSEILS", ("NON", "OUI"), "CONSEILS À LA DEMANDE"),
        ("MODE STRICT", ("NON", "OUI"), "PARTIE SUIVANTE : NI ANNULATION NI CONSEIL"),
        (
            "CONFIRMATION",
            ("NON", "OUI", "SI TROP VITE"),
            (
                "LANCER TOUT DE SUITE",
                "DEMANDER AVANT DE LANCER",
                "DEMANDER SI ON APPUIE TROP VITE",
            ),
        ),
        ("ENTRAÎNEMENT", ("NON", "OUI"), "DROP IT : OÙ LA PIÈCE SE POSE"),
        ("ATTÉNUER", ("JAMAIS", "1 MIN", "2 MIN", "3 MIN"), "SANS APPUI, LA LUMIÈRE BAISSE"),
        (
            "ÉTEINDRE",
            ("JAMAIS", "5 MIN", "10 MIN", "30 MIN"),
            "SANS APPUI, LA LUMIÈRE S'ÉTEINT",
        ),
        ("CHIFFRES", ("UNIS", "COLORÉS"), "UNE COULEUR PAR VALEUR SUR LA FEUILLE"),
    )
    ERASE = "SCORES À ZÉRO"
    KEEP = "GARDER"
    DONE = "OK"
    ERASING = ("EFFACER ?", "VRAIMENT ?", "EFFACÉ")  # first question, second question, afterwards
    ERASED = (
        "TOUS LES SCORES DES JOUEURS",
        "ILS NE REVIENDRONT PAS",
        "STATISTIQUES, OBJECTIFS RESTENT",
    )
    HINTS_SETTING = "[↑↓] CHOISIR [←→] CHANGER [B] RETOUR"
    HINTS_FEW = "[↑↓] CHOISIR [A] CHANGER [B] RETOUR"
    HINTS_ERASE = "[↑↓] CHOISIR [A] OK [B] RETOUR"


class self_test:
    """The board's self-test."""

    HEADING = "TEST DE LA CARTE"
    LET_GO = "LÂCHER TOUTES LES TOUCHES"
    PRESS = "APPUYER SUR CETTE TOUCHE"
    WAIT = "TOUCHE SUIVANTE DANS "  # followed by seconds
    AGAIN = "AUTRE TOUCHE REÇUE : ENCORE "
    COLOURS = ("ROUGE", "VERT", "BLEU", "BLANC")
    TWO = ("CLAIR", "SOMBRE")
    COLOURS_RIGHT = "LES NOMS SONT JUSTES ?"
    EDGES_SEEN = "UN TRAIT AUX 4 BORDS ?"
    HEARD = "ON ENTEND L'AIR ?"
    STUCK = " RESTE ENFONCÉE : DÉGAGER SES FILS, OU TOURNER LE BOUTON"
    SILENT = " NE RÉPOND PAS : VOIR SES FILS, ET SA BROCHE DANS LE FICHIER DE LA CARTE"
    SWAPPED = " RÉPOND COMME "
    WRONG = (  # colours, edges, sound
        "COULEURS FAUSSES : DANS LE FICHIER DE LA CARTE ESSAYER BGR=FALSE, OU INVERT=FALSE",
        "IMAGE DÉCALÉE OU COUPÉE : DANS LE FICHIER DE LA CARTE VOIR WIDTH, HEIGHT, ROWSTART,"
        " COLSTART",
        "PAS DE SON : VOIR LES DEUX FILS DU PIÉZO, ET SA BROCHE",
    )
    NOT_KEPT = "LA MÉMOIRE NE GARDE RIEN : LES SCORES SERONT PERDUS"
    WELL = "TOUT VA BIEN"
    PIXELS = " PIXELS"
    KEYS = " TOUCHES"
    FREE = " KO DE MÉMOIRE LIBRES"
    HINTS_ANSWER = "[A] OUI, SINON NON"
    HINTS_RESULT = "[A] SUITE"


class crash:
    """The crash screen; the smallest screen must fit all of it."""

    NO_MEMORY = "MANQUE DE MÉMOIRE"
    MISTAKE = "ERREUR DU JEU"
    KEPT = "PARTIE GARDÉE"
    GO_ON = "APPUYER SUR UNE TOUCHE"
    TOUCH = "TOUCHER L'ÉCRAN"
