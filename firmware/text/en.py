"""English. A hint is (keys, what they do); two lines of about 20 letters fit."""

ACCENTS = False  # whether the words need letters of widgets/glyphs_accents_*.py

TITLE = ("NUMBER", "DROP")
CREDIT = ("A GAME BY SIRIEIX AND TURPIN", "FAN-MADE POCKET EDITION")
HOLD = "HOLD"  # before the name of a key
CONTINUE = "CONTINUE"
NEW_GAME = "NEW GAME"
PLAYERS = "PLAYERS"
UNDO = "UNDO"
PAUSE = "PAUSE"
TO_TITLE = "TO TITLE"
DAMAGED = "THE MEMORY WAS UNREADABLE: EMPTY NOW"
EMPTY = "A NEW MEMORY: NOTHING KEPT YET"
NOT_KEPT = "GAME IS NOT KEPT!"
REPLACES = "ENDS THE GAME BEGUN!"
HINTS_MENU = (("\u2191\u2193", "CHOOSE"), ("A", "OK"))
HINTS_PLAYERS = (("\u2190\u2192", "HOW MANY"), ("A", "START"))
HINTS_REPLACES = (("A", "NEW GAME"), ("B", "BACK"))
HINTS_PAUSE = (("\u2191\u2193", "CHOOSE"), ("A", "OK"), ("B", "BACK"), ("SELECT", "HINT IN PLAY"))
HINTS_LETTER = (("\u2191\u2193", "LETTER"), ("A", "NEXT"), ("B", "BACK"))
HINTS_LAST_LETTER = (("\u2191\u2193", "LETTER"), ("A", "OK"), ("B", "BACK"))

HOW_TO_PLAY = "HOW TO PLAY"
RULES = "RULES"
HELP = "HELP"
HINTS_RULES = (("\u2190\u2192", "PAGE"), ("\u2191\u2193", "TOPIC"), ("B", "BACK"))
HINTS_HELP = (("A", "OK"), ("B", "BACK"))

SOLO = "SOLO"
PLAYER = "P"
ROUND = " R"

PLACE = "WRITE YOUR "
HINTS_PLACE = (("\u2190\u2192", "MOVE"), ("A", "WRITE"))
ROLL = "ROLL THE DICE"
NOTHING_DONE = "NOTHING TO UNDO"
ROLL_STANDS = "THE ROLL STANDS"
HINTS_ROLL = (("A", "ROLL"), ("START", "MENU"))
SLIDE = "SLIDE A TILE"
SLIDE_STAR = "STAR: SLIDE ONE MORE"
HINTS_SLIDE = (("\u2191\u2193", "TILE"), ("A", "SLIDE"), ("B", "UNDO"))
GO = "GO! BLOCK "
BLOCK = "BLOCK "
HINTS_BLOCK = (("\u2190\u2192\u2191\u2193", ""), ("A", "DROP"), ("B", "UNDO"))
HINTS_DROP = (
    ("\u2190\u2192", "MOVE"),
    ("\u2191", "TURN"),
    ("\u2193", "FLIP"),
    ("A", "DROP"),
    ("B", "DIGITS"),
)
HINTS_DIAL = (("\u2190\u2192", "CELL"), ("\u2191\u2193", "DIGIT"), ("A", "DROP"), ("B", "BACK"))
HINTS_SHAPE = (("\u2191\u2193", "SHAPE"), ("B", "MOVE"))
STAR_SHAPE = "STAR: ANY SHAPE"
COMBO = ("IDENTICAL ", "CONSECUTIVE ")  # by kind
PASS = "NO COMBO NOW"
HINTS_COMBO = (("\u2190\u2192\u2191\u2193", ""), ("A", "CIRCLE"), ("B", "UNDO"))
HINTS_PASS = (("\u2190\u2192", ""), ("A", "PASS"), ("B", "UNDO"))
ROUND_END = "ROUND "
DONE = " DONE"
ROWS = ": ROWS +"
HINTS_ROUND_END = (("A", "ROLL"), ("B", "UNDO"))
HAND_OVER = "HAND TO PLAYER "
HINTS_HAND_OVER = (("A", "READY"), ("B", "UNDO"))

GAME_OVER = "GAME OVER"
COLUMNS = ("ROWS", "===", "123", "BONUS")
TOTAL = "TOTAL"
RANK = "RANK "
YOU = "YOU"
WINS = "WINS"
HINTS_OVER = (("START", "AGAIN"), ("SELECT", "TITLE"), ("B", "UNDO"))
HINTS_RANKING = (("\u2190\u2192", "SHEETS"),) + HINTS_OVER
