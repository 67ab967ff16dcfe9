"""French words of a game of several: the set-up, the hand-over, the sheets, and who has won."""

HEADING = "JOUEURS"
START = "COMMENCER"
PLAYER = "JOUEUR "
COMPUTER = "MACHINE "
HINTS_START = (("A", "COMMENCER"), ("\u2191\u2193", "CHANGER"), ("B", "RETOUR"))
HINTS_COUNT = (("\u2190\u2192", "COMBIEN"), ("\u2191\u2193", "NOMS"), ("B", "RETOUR"))
HINTS_SEAT = (("\u2191\u2193", "CHOISIR"), ("A", "CHANGER"), ("B", "RETOUR"))
PERSON = "PERSONNE"
WHO = "QUI JOUE"
NAME = "NOM"
HINTS_PERSON = (("\u2190\u2192", "QUI JOUE"), ("A", "NOM"), ("B", "RETOUR"))
HINTS_COMPUTER = (("\u2190\u2192", "QUI JOUE"), ("B", "RETOUR"))

GIVE = "À PASSER À "
YOUR_TURN = "À TOI"
ROUND = "TOUR "
SET_UP = "ÉCRIRE SON CHIFFRE"
YOU_ROLL = " : DROPPER"
HINTS_HAND_OVER = (("A", "PRÊT"), ("\u2190\u2192", "FEUILLES"), ("B", "ANNULER"))

THINKS = "RÉFLÉCHIT"
DEEDS = ("ÉCRIT ", "LANCE", "DESCEND ", "BLOC ", "POSE ", "ENTOURE ")  # by phase
PASSES = "PASSE"
HINTS_WATCH = (("A", "SUITE"), ("START", "MENU"))

SHEET_OF = "FEUILLE DE "
HINTS_SHEETS = (("\u2190\u2192", "SUITE"), ("B", "RETOUR"))

WINS = " GAGNE"
WIN = " GAGNENT"
AND = " + "
MANY_WIN = ("DEUX GAGNENT", "TROIS GAGNENT", "QUATRE GAGNENT", "CINQ GAGNENT", "TOUS GAGNENT")
WINNER = "GAGNE"
SHORT_COLUMNS = ("+2", "===", "123", "8", "TOT")
HINTS_RANKING = (
    ("A", "MENU"),
    ("START", "ENCORE"),
    ("SELECT", "FIN"),
    ("\u2190\u2192", "VOIR"),
    ("B", "ANNULER"),
    ("\u2191\u2193", "REVOIR"),
)

REPLAY = "DERNIÈRE PARTIE"
HINTS_REPLAY = (("\u2190\u2192", "PAS"), ("\u2191\u2193", "TOUR"), ("B", "RETOUR"))
