"""French, in the words of the French edition: capitals only, and verbs in the infinitive."""

ACCENTS = True

HOLD = "TENIR"  # before the name of a key
CONTINUE = "CONTINUER"
SOLO_GAME = "PARTIE SOLO"
BACK = "RETOUR"
MORE = "AUTRES"
SETTINGS = "RÉGLAGES"
HOW_TO_PLAY = "APPRENDRE"
DAILY = "DU JOUR"
CODE = "CODE"
SURE = "SANS RETOUR"
HINTS_SURE = (("A", "LANCER"), ("B", "RETOUR"))
NO_UNDO = "STRICT : SANS RETOUR"
NOT_KEPT = "PARTIE NON GARDÉE !"
HINTS_MENU = (("\u2191\u2193", "CHOISIR"), ("A", "OK"))
HINTS_PAUSE = (
    ("\u2191\u2193", "CHOIX"),
    ("A", "OK"),
    ("B", "RETOUR"),
    ("SELECT", "CONSEIL"),
)

LESSON = "LEÇON "
HINTS_TELL = (("A", "SUITE"), ("START", "QUITTER"))

SOLO = "SOLO"
ROUND = " TOUR "

HINTS_OK = (("A", "OK"),)
HINTS_LET_GO = (("A", "POSER"),)
HINTS_BACK = (("B", "RETOUR"),)
HINTS_UNDO = (("B", "ANNULER"),)
STAGES = ("FORME", "TOURNER", "BOUGER", "CASE ")  # of a drop on few keys

PLACE = "ÉCRIRE TON "
HINTS_PLACE = (("\u2190\u2192", "BOUGER"), ("A", "ÉCRIRE"))
ROLL = "LANCER LES DÉS"
NOTHING_DONE = "RIEN À ANNULER"
HINTS_ROLL = (("A", "LANCER"), ("START", "MENU"))
DICE = "DÉS : "
SLIDE = "DESCENDRE UNE TUILE"
SLIDE_STAR = "ÉTOILE : ENCORE UNE"
HINTS_SLIDE = (("\u2191\u2193", "TUILE"), ("A", "DESCENDRE"))
GO = "GO! BLOC "
BLOCK = "FAIRE TOMBER BLOC "
HINTS_BLOCK = (("\u2190\u2192\u2191\u2193", "BOUGER"), ("A", "POSER"))
HINTS_FALL = (
    ("\u2190\u2192", "BOUGER"),
    ("\u2191", "TOURNER"),
    ("\u2193", "MIROIR"),
    ("A", "POSER"),
)
HINTS_DROP = HINTS_FALL + (("B", "DÉS"),)
HINTS_DIAL = (
    ("\u2190\u2192", "CASE"),
    ("\u2191\u2193", "CHIFFRE"),
    ("A", "POSER"),
    ("B", "RETOUR"),
)
HINTS_SHAPE = (("\u2191\u2193", "FORME"), ("\u2190\u2192", "DÉ"), ("A", "OK"))
STAR_SHAPE = "ÉTOILE : FORME LIBRE"
COMBO = ("IDENTIQUES ", "CONSÉCUTIFS ")  # by kind
PASS = "PAS DE COMBINAISON"
OF = " SUR "  # in 1 SUR 2
HINTS_COMBO = (("\u2190\u2192", "AUTRE/PASSER"), ("A", "OK"))
HINTS_CELLS = (("\u2190\u2192", "SANS"), ("\u2191\u2193", "AUTRE"), ("A", "OK"))
HINTS_VALUE = (("\u2190\u2192", "AUTRE/PASSER"), ("A", "OK"))
HINTS_PASS = (("\u2190\u2192", "AUTRE"), ("A", "PASSER"))
NO_ROOM = "PAS DE PLACE"
ROUND_END = "TOUR "
DONE = " TERMINÉ"
ROWS = " : LIGNES +"
HINTS_ROUND_END = (("A", "LANCER"),)

COLUMNS = ("LIGNES", "===", "123", "BONUS")
YOU = "TOI"
