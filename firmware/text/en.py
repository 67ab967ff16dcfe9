"""English. A hint is (keys, what they do); two lines of about 20 letters fit."""

ACCENTS = False  # whether the words need letters of widgets/glyphs_accents_*.py

HOLD = "HOLD"  # before the name of a key
CONTINUE = "CONTINUE"
SOLO_GAME = "SOLO GAME"
BACK = "BACK"
MORE = "MORE"
SETTINGS = "SETTINGS"
HOW_TO_PLAY = "HOW TO PLAY"
DAILY = "DAILY"
CODE = "CODE"
SURE = "NO UNDO AFTER IT"
HINTS_SURE = (("A", "ROLL"), ("B", "BACK"))
NO_UNDO = "STRICT: NO UNDO"
NOT_KEPT = "GAME IS NOT KEPT!"
HINTS_MENU = (("\u2191\u2193", "CHOOSE"), ("A", "OK"))
HINTS_PAUSE = (("\u2191\u2193", "CHOOSE"), ("A", "OK"), ("B", "BACK"), ("SELECT", "HINT IN PLAY"))

LESSON = "LESSON "
HINTS_TELL = (("A", "GO ON"), ("START", "LEAVE"))

SOLO = "SOLO"
ROUND = " R"

HINTS_OK = (("A", "OK"),)
HINTS_LET_GO = (("A", "DROP"),)
HINTS_BACK = (("B", "BACK"),)
HINTS_UNDO = (("B", "UNDO"),)
STAGES = ("SHAPE", "TURN", "MOVE", "CELL ")  # of a drop on few keys

PLACE = "WRITE YOUR "
HINTS_PLACE = (("\u2190\u2192", "MOVE"), ("A", "WRITE"))
ROLL = "ROLL THE DICE"
NOTHING_DONE = "NOTHING TO UNDO"
HINTS_ROLL = (("A", "ROLL"), ("START", "MENU"))
DICE = "ROLLED "
SLIDE = "SLIDE A TILE"
SLIDE_STAR = "STAR: SLIDE ONE MORE"
HINTS_SLIDE = (("\u2191\u2193", "TILE"), ("A", "SLIDE"))
GO = "GO! BLOCK "
BLOCK = "BLOCK "
HINTS_BLOCK = (("\u2190\u2192\u2191\u2193", "MOVE"), ("A", "DROP"))
HINTS_FALL = (("\u2190\u2192", "MOVE"), ("\u2191", "TURN"), ("\u2193", "FLIP"), ("A", "DROP"))
HINTS_DROP = HINTS_FALL + (("B", "DIGITS"),)
HINTS_DIAL = (("\u2190\u2192", "CELL"), ("\u2191\u2193", "DIGIT"), ("A", "DROP"), ("B", "BACK"))
HINTS_SHAPE = (("\u2191\u2193", "SHAPE"), ("\u2190\u2192", "DIE"), ("A", "OK"))
STAR_SHAPE = "STAR: ANY SHAPE"
COMBO = ("IDENTICAL ", "CONSECUTIVE ")  # by kind
PASS = "NO COMBO NOW"
OF = " OF "  # in 1 OF 2
HINTS_COMBO = (("\u2190\u2192", "OR PASS"), ("A", "CIRCLE"))
HINTS_CELLS = (("\u2190\u2192", "PASS"), ("\u2191\u2193", "MORE"), ("A", "OK"))
HINTS_VALUE = (("\u2190\u2192", "MORE/PASS"), ("A", "OK"))
HINTS_PASS = (("\u2190\u2192", "MORE"), ("A", "PASS"))
NO_ROOM = "NO ROOM: NO DROP"
ROUND_END = "ROUND "
DONE = " DONE"
ROWS = ": ROWS +"
HINTS_ROUND_END = (("A", "ROLL"),)

COLUMNS = ("ROWS", "===", "123", "BONUS")
YOU = "YOU"
