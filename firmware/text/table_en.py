"""English words of a game of several: the set-up, the hand-over, the sheets, and who has won."""

HEADING = "PLAYERS"
START = "START"
PLAYER = "PLAYER "
COMPUTER = "COMPUTER "
HINTS_START = (("A", "START"), ("\u2191\u2193", "CHANGE"), ("B", "BACK"))
HINTS_COUNT = (("\u2190\u2192", "HOW MANY"), ("\u2191\u2193", "NAMES"), ("B", "BACK"))
HINTS_SEAT = (("\u2191\u2193", "CHOOSE"), ("A", "CHANGE"), ("B", "BACK"))
PERSON = "PERSON"
WHO = "WHO PLAYS"
NAME = "NAME"
HINTS_PERSON = (("\u2190\u2192", "WHO PLAYS"), ("A", "NAME"), ("B", "BACK"))
HINTS_COMPUTER = (("\u2190\u2192", "WHO PLAYS"), ("B", "BACK"))

GIVE = "GIVE IT TO "
YOUR_TURN = "YOUR TURN"
ROUND = "ROUND "
SET_UP = "WRITE YOUR NUMBER"
YOU_ROLL = ": YOU ROLL"
HINTS_HAND_OVER = (("A", "READY"), ("\u2190\u2192", "SHEETS"), ("B", "UNDO"))

THINKS = "THINKS"
DEEDS = ("WRITES ", "ROLLS", "SLIDES ", "DROPS BLOCK ", "DROPS ", "CIRCLES ")  # by phase
PASSES = "PASSES"
HINTS_WATCH = (("A", "GO ON"), ("START", "MENU"))

SHEET_OF = "SHEET OF "
HINTS_SHEETS = (("\u2190\u2192", "NEXT"), ("B", "BACK"))

WINS = " WINS"
WIN = " WIN"
AND = " + "
MANY_WIN = ("TWO WIN", "THREE WIN", "FOUR WIN", "FIVE WIN", "ALL SIX WIN")
WINNER = "WINS"
SHORT_COLUMNS = ("+2", "===", "123", "8", "TOT")
HINTS_RANKING = (
    ("A", "MENU"),
    ("START", "AGAIN"),
    ("SELECT", "TITLE"),
    ("\u2190\u2192", "SHEETS"),
    ("B", "UNDO"),
    ("\u2191\u2193", "REPLAY"),
)

REPLAY = "THE LAST GAME"
HINTS_REPLAY = (("\u2190\u2192", "STEP"), ("\u2191\u2193", "ROUND"), ("B", "BACK"))
