"""English texts shared by all games, and those outside the games.

The top level is always in memory. Each class is a topic, loaded when it is needed: see
firmware/words.py. Hints put keys in brackets, each before what it does; two lines of about 20
letters fit.
"""

ACCENTS = False  # whether the texts need the letters of widgets/glyphs_accents_*.py

HOLD = "HOLD"  # before the name of a key
BACK = "BACK"
NOT_KEPT = "GAME IS NOT KEPT!"
BY_ROUND = "KEPT ROUND BY ROUND"
HINTS_MENU = "[↑↓] CHOOSE [A] OK"

SOLO = "SOLO"
DAILY = "DAILY"  # instead of SOLO; before a date

HINTS_OK = "[A] OK"
HINTS_BACK = "[B] BACK"
HINTS_UNDO = "[B] UNDO"
YOU = "YOU"


class menus:
    """Menus, not needed while a game is played."""

    CONTINUE = "CONTINUE"
    ROUND = " R"  # of the game to continue
    CODE = "CODE"  # instead of SOLO: a game begun by a code or a link
    SOLO_GAME = "SOLO GAME"
    MORE = "MORE"
    LESSON = "LESSON "
    HINTS_TELL = "[A] GO ON [START] LEAVE"
    SETTINGS = "SETTINGS"
    HOW_TO_PLAY = "HOW TO PLAY"
    NEW_GAME = "NEW GAME"
    SHEETS = "SHEETS"
    DAILY_GAME = "DAILY GAME"
    GAME_BY_CODE = "GAME BY CODE"
    NUMBER = "NUMBER"
    SAME_DICE = "THE SAME DICE FOR EVERYONE"
    SAME_NUMBER = "AGREE ON A NUMBER FOR THE SAME DICE"
    NO_CODE = "NO SUCH CODE: CHECK EACH SIGN"
    REPLAY = "REPLAY"
    AGAIN = "PLAY AGAIN"
    HINT = "HINT"
    UNDO = "UNDO"
    PAUSE = "PAUSE"
    SCORES = "HIGH SCORES"
    STATISTICS = "STATISTICS"
    NONSENSE = "SETTINGS.TOML: CHECK "  # followed by the name of a setting
    STRICT = "STRICT GAME"
    TO_TITLE = "TO TITLE"
    DAMAGED = "THE MEMORY WAS UNREADABLE: EMPTY NOW"
    DAMAGED_PART = "PART OF THE MEMORY WAS UNREADABLE"
    LEARN = "LEARN TO PLAY"
    REPLACES = "THIS ENDS YOUR GAME: "  # followed by which one
    HINTS_LETTER = "[↑↓] CHANGE [A] NEXT [B] BACK"
    HINTS_LAST_LETTER = "[↑↓] CHANGE [A] OK [B] BACK"
    HINTS_JUMP = "[↑↓] +1 [B] +8 [A] NEXT [START] BACK"  # on two keys, which may be held
    RULES = "RULES"
    HELP = "HELP"
    HINTS_HOW_TO_PLAY = "[↑↓] CHOOSE [A] OK [B] BACK"
    HINTS_RULES = "[A] PAGE [↑↓] TOPIC [B] BACK"
    HINTS_HELP = "[A] GO ON [B] BACK"
    YOUR_NAME = "YOUR NAME"


class end:
    """A game's end, and the code or date of its dice."""

    GAME_OVER = "GAME OVER"
    TOTAL = "TOTAL"
    RANK = "RANK "
    NEW = "!"  # after a new rank
    UNRANKED = "VARIANT: NOT RANKED"
    HINTS_NAME = "[A] YOUR NAME"
    HINTS_OVER = "[A] MORE [START] AGAIN [↑] REPLAY"
    HINTS_LEAVE_END = "[SELECT] TITLE [B] UNDO"  # after the other hints
    HINTS_SURE = "[B] YES, UNDO"
    HINTS_END = "[A] MORE [↑↓] REPLAY"  # on few keys
    CODE = "CODE"


class match:
    """Several games of the same players."""

    REMATCH = "REMATCH"
    WINS = "WINS: "  # followed by names and numbers


class qr:
    """The QR code of a finished game."""

    HEADING = "QR CODE"
    HINTS_BACK = "[A] BACK"


class hint:
    """Hints while the computer player thinks and afterwards, and why there is no undo."""

    THINKS = "THINKING"
    HINTS_STOP = "[B] STOP"
    HINTS_ASK = "[SELECT] HINT [START] PAUSE, HELP"  # for players who hesitate
    HINTS_ASK_MENU = "[START] HINT, HELP"  # where no key gives a hint
    HINTS_AGAIN = "[SELECT] WHOLE MOVE"
    LIKE_THIS = "LIKE THIS"
    CLOSE = "TOSS-UP: "  # before either of these: another choice may be just as good
    FORBIDDEN = "HINTS ARE OFF"
    STRICT = "STRICT: NO HINTS"
    NO_UNDO = "STRICT: NO UNDO"
    NOTHING_DONE = "NOTHING TO UNDO"


class replay:
    """Replaying the last finished game."""

    REPLAY = "THE LAST GAME"
    HINTS_REPLAY = "[←→] STEP [↑↓] 6 STEPS [B] BACK"
    HINTS_PLAYING = "[A] PAUSE [B] BACK"  # while it plays by itself
    HINTS_PLAY = "[A] PLAY "  # while it is paused, before the others


class table:
    """Games of several players (setup, hand-over, computer's turn, winner)."""

    HEADING = "PLAYERS"
    START = "BEGIN"
    PLAYER = "PLAYER "
    COMPUTER = "COMPUTER "
    HINTS_START = "[A] BEGIN [↑↓] CHOOSE [B] BACK"
    HINTS_COUNT = "[←→] HOW MANY [↑↓] NAMES [B] BACK"
    HINTS_SEAT = "[↑↓] CHOOSE [A] CHANGE [B] BACK"
    PERSON = "PERSON"
    WHO = "WHO PLAYS"
    NAME = "NAME"
    HINTS_PERSON = "[↑↓] CHOOSE [←→] WHO PLAYS [A] NAME [B] BACK"
    HINTS_COMPUTER = "[↑↓] CHOOSE [←→] WHO PLAYS [B] BACK"

    GIVE = "GIVE IT TO "
    YOUR_TURN = "YOUR TURN"
    HINTS_HAND_OVER = "[A] READY [B] UNDO"
    HINTS_BEFORE_SHEETS = "[A] READY [←→] SHEETS [B] UNDO"

    THINKS = "THINKS"
    HINTS_WATCH = "[A] HOLD: SKIP"
    HINTS_WATCH_FEW = "[A] GO ON [↑↓] SKIP"

    WINS = " WINS"
    WIN = " WIN"
    AND = " + "
    HINTS_RANKING = "[A] MORE [START] AGAIN [SELECT] TITLE [←→] SHEETS [B] UNDO [↑↓] REPLAY"


class scores:
    """The high scores."""

    HEADING = "HIGH SCORES"
    BLUE = "TO BEAT"
    PINK = "YOURS"
    SIGNS = ("", "U", "H", "UH", "S")  # by marks: undo 1, hints 2, strict 4
    PLAYED = (
        "NO UNDO, NO HINTS",
        "WITH UNDO",
        "WITH HINTS",
        "WITH UNDO AND HINTS",
        "IN STRICT MODE",
    )
    YOURS_WITH = "THIS RANK TAKES "
    TO = " TO "
    HINTS_SCORES = "[↑↓] RANK [A] BACK"


class statistics:
    """The statistics."""

    HEADING = "STATISTICS"
    GAMES = "GAMES"
    BEST = "BEST SCORE"
    MEAN = "MEAN SCORE"
    HINTS_STATISTICS = "[A] BACK"
    HINTS_TO_GOALS = "[A] GOALS [B] BACK"  # for games that have goals
    HINTS_TO_CHART = "[A] CHART [B] BACK"
    WINS = "WINS: "  # followed by a computer's name
    GUESTS = "OTHERS"  # besides the computers of every board
    LATEST = "LATEST GAMES"
    NONE = "NO SOLO GAME YET"


class daily:
    """The daily game: the title's line, and its result."""

    GAME_OF = "TODAY "  # followed by the date
    TODAY = "TODAY "  # followed by the points
    MONTHS = "JAN FEB MAR APR MAY JUN JUL AUG SEP OCT NOV DEC"
    BEST = "BEST "
    DAYS = " DAYS IN A ROW"
    PLAY = " DAYS. PLAY TODAY!"  # a row of days that is about to end
    FIRST_TRY = "FIRST TRY "  # at the end of that game; followed by the points
    FIRST = "FIRST "  # later; followed by the points
    NO_HELP = ", NO HELP"  # after the points of the first try
    IS_FIRST = ", FIRST TRY"  # in PAUSE, after the date
    CALENDAR = "CALENDAR"
    SAYS = ": "  # between a day and its points
    NOT_PLAYED = "NOT PLAYED"
    HINTS_DAYS = "[←→↑↓] DAY [A] PLAY [B] BACK"
    HINTS_DAYS_FEW = "[↑↓] DAY [A] PLAY [B] BACK"


class goals:
    """The goals of a game."""

    HEADING = "GOALS "  # followed by the number achieved
    REACHED = ("GOAL REACHED: ", "GOALS REACHED: ")  # one, or several at once
    HINTS_GOALS = "[A] BACK"


class puzzle:
    """The puzzles, besides the goals, which each game has itself."""

    HEADING = "PUZZLES"
    PUZZLE = "PUZZLE"
    BROKEN = ": NOT A PUZZLE"  # after the name of a file
    SOLVED = "SOLVED"
    FAILED = "NOT SOLVED"
    NEXT = "NEXT PUZZLE"
    AGAIN = "TRY AGAIN"
    LIST = "ALL PUZZLES"
    STEPS = "CHOICES: "
    FEWEST = ", AT BEST "


class settings:
    """The settings screen.

    LINES, in the order of kept/settings.py, has each setting's name, its choices, and a description
    of the setting or of each choice.
    """

    HEADING = "SETTINGS"
    LINES = (
        ("LANGUAGE", ("ENGLISH", "FRANCAIS"), "WORDS ON THE SCREEN"),
        ("THEME", ("DARK", "LIGHT", "CONTRAST"), "COLOURS"),
        ("SOUND", ("OFF", "SOFT", "FULL"), "EFFECTS, AND HOW LOUD"),
        ("BRIGHTNESS", ("1", "2", "3", "4", "5"), "LIGHT OF THE SCREEN, 1 TO 5"),
        ("ANIMATIONS", ("OFF", "QUICK", "CALM"), "HOW LONG ANIMATIONS TAKE"),
        ("HAND", ("RIGHT", "LEFT"), "TURNS SCREEN AND KEYS ROUND"),
        ("REPEAT DELAY", ("SHORT", "MEDIUM", "LONG"), "UNTIL A HELD KEY REPEATS"),
        ("REPEAT RATE", ("SLOW", "MEDIUM", "FAST"), "HOW FAST A HELD KEY REPEATS"),
        ("HINTS", ("OFF", "ON"), "WHETHER HINTS ARE GIVEN"),
        ("STRICT MODE", ("OFF", "ON"), "NEXT GAME: NO UNDO, NO HINTS"),
        (
            "CONFIRM ROLL",
            ("OFF", "ON", "WHEN HASTY"),
            (
                "THE DICE ROLL AT ONCE",
                "ASKS BEFORE THE DICE ROLL",
                "ASKS IF THE KEY COMES IN HASTE",
            ),
        ),
        ("PRACTICE", ("OFF", "ON"), "DROP IT SHOWS WHERE IT WILL LAND"),
        (
            "DIM AFTER",
            ("NEVER", "1 MIN", "2 MIN", "3 MIN"),
            "THE LIGHT DIMS IF NO KEY IS PRESSED",
        ),
        (
            "OFF AFTER",
            ("NEVER", "5 MIN", "10 MIN", "30 MIN"),
            "THE LIGHT GOES OFF IF NO KEY IS PRESSED",
        ),
        ("DIGITS", ("PLAIN", "COLOURED"), "A COLOUR FOR EACH VALUE ON THE SHEET"),
    )
    ERASE = "ERASE SCORES"
    KEEP = "KEEP THEM"
    DONE = "DONE"
    ERASING = ("ERASE SCORES?", "REALLY?", "ERASED")  # first question, second question, afterwards
    ERASED = (
        "YOUR SCORES, WITH THEIR NAMES",
        "THEY CANNOT COME BACK",
        "STATISTICS AND GOALS STAY",
    )
    HINTS_SETTING = "[↑↓] CHOOSE [←→] CHANGE [B] BACK"
    HINTS_FEW = "[↑↓] CHOOSE [A] CHANGE [B] BACK"
    HINTS_ERASE = "[↑↓] CHOOSE [A] OK [B] BACK"


class self_test:
    """The board's self-test."""

    HEADING = "BOARD TEST"
    LET_GO = "LET GO OF ALL KEYS"
    PRESS = "PRESS THIS KEY"
    WAIT = "NEXT KEY IN "  # followed by seconds
    AGAIN = "ANOTHER KEY CAME: ONCE MORE "
    COLOURS = ("RED", "GREEN", "BLUE", "WHITE")
    TWO = ("LIGHT", "DARK")
    COLOURS_RIGHT = "ARE THE NAMES RIGHT?"
    EDGES_SEEN = "A LINE AT ALL 4 EDGES?"
    HEARD = "DO YOU HEAR IT?"
    STUCK = " IS ALWAYS DOWN: LOOSEN ITS WIRES, OR TURN THE BUTTON ROUND"
    SILENT = " DOES NOT ANSWER: LOOK AT ITS WIRES, AND AT ITS PIN IN THE BOARD FILE"
    SWAPPED = " ANSWERS AS "
    WRONG = (  # colours, edges, sound
        "COLOURS ARE WRONG: IN THE BOARD FILE TRY BGR=FALSE, OR INVERT=FALSE",
        "THE PICTURE IS SHIFTED OR CUT: IN THE BOARD FILE CHECK WIDTH, HEIGHT, ROWSTART, COLSTART",
        "NO SOUND: LOOK AT BOTH WIRES OF THE PIEZO, AND AT ITS PIN",
    )
    NOT_KEPT = "THE MEMORY KEEPS NOTHING: SCORES WILL BE LOST"
    WELL = "ALL IS WELL"
    PIXELS = " PIXELS"
    KEYS = " KEYS"
    FREE = " KB OF MEMORY FREE"
    HINTS_ANSWER = "[A] YES, OTHERS NO"
    HINTS_RESULT = "[A] GO ON"


class crash:
    """The crash screen; the smallest screen must fit all of it."""

    NO_MEMORY = "TOO LITTLE MEMORY"
    MISTAKE = "A BUG IN THE GAME"
    KEPT = "THE GAME IS KEPT"
    GO_ON = "PRESS ANY KEY"
    TOUCH = "TOUCH THE SCREEN"  # if there is no key
