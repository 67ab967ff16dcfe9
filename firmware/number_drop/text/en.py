"""English: the texts of Number Drop, by topic; firmware/text/en.py has those of all games."""


class title:
    """The title menu."""

    TITLE = ("NUMBER", "DROP")
    CREDIT = ("A GAME BY SIRIEIX AND TURPIN", "FAN-MADE POCKET EDITION")
    PLAYERS = "2-6 PLAYERS"


class play:
    """The table during a game."""

    SURE = "NO UNDO AFTER IT"
    HINTS_SURE = "[A] ROLL [B] BACK"
    ROUND = " R"

    PLACE = "WRITE YOUR "
    HINTS_PLACE = "[←→] MOVE [A] WRITE"
    HINTS_HINT = "[SELECT] HINT"  # after the others, at a game's first choice
    ROLL = "ROLL THE DICE"
    HINTS_ROLL = "[A] ROLL [START] PAUSE"
    DICE = "ROLLED "
    SLIDE = "SLIDE A TILE"
    SLIDE_STAR = "STAR: SLIDE ONE MORE"
    HINTS_SLIDE = "[↑↓] TILE [A] SLIDE"
    GO = "GO! BLOCK "
    BLOCK = "BLOCK "
    HINTS_BLOCK = "[←→↑↓] AIM [A] DROP"
    HINTS_FALL = "[←→] MOVE [↑] TURN [↓] FLIP [A] DROP"
    HINTS_DROP = "[←→] MOVE [↑↓] TURN/FLIP [A] DROP [B] DIGITS"
    HINTS_DIAL = "[←→] CELL [↑↓] DIGIT [A] DROP [B] BACK"
    HINTS_ORDER = "[←→] CELL [↑↓] COMBO [A] DROP [B] BACK"
    NO_ORDER = "NO ORDER OPENS ONE"
    HINTS_SHAPE = "[↑↓] SHAPE [←→] CELL [A] OK"
    STAR_SHAPE = "STAR: ANY SHAPE"
    COMBO = ("IDENTICAL ", "CONSECUTIVE ")  # by kind
    PASS = "NO COMBO NOW"
    OF = " OF "  # in 1 OF 2
    HINTS_COMBO = "[←→] OTHER [A] CIRCLE"
    HINTS_CELLS = "[←→] OTHER [↑↓] CELL [A] OK"
    HINTS_VALUE = "[←→] OTHER [A] CELLS"
    HINTS_PASS = "[←→] OTHER [A] PASS"
    NO_ROOM = "NO ROOM: NO DROP"
    ROUND_END = "ROUND "
    DONE = " DONE"
    ALL_SAFE = ": ALL SAFE"
    ROWS = ": ROWS +"
    WON = "COMBO , ROWS , = +"  # three parts, with points between them
    HINTS_ROUND_END = "[A] ROLL"

    COLUMNS = ("ROWS", "===", "123", "BONUS")


class house:
    """The house rules: see engine/number_drop/house.py."""

    HEADING = "HOUSE RULES"
    NAMES = ("SLIDE", "PLAY ON", "DICE")
    LETTERS = "SPD"
    OFF_ON = ("OFF", "ON")
    WHAT = (
        "SHAPES AT REST MAY BE PUSHED SIDEWAYS",
        "2-6: IF ALL ARE SAFE, THE ROUND GOES ON",
        "DIE 4 HAS A STAR IN PLACE OF ITS 6",
    )
    RULES = "RULES: "  # before those of the game
    SEVERAL = "PLAY ON IS FOR 2-6"  # of a code with that rule, played alone
    UNRANKED = ": NOT RANKED"  # after the rules of the game


class few_keys:
    """A drop on few keys."""

    STEPS = ("SHAPE", "TURN", "MOVE", "DIGITS", "DIGIT ")
    HINTS_LET_GO = "[A] DROP"


class count:
    """Counting the points at the end."""

    SHORT = "THE END"  # where GAME OVER is too long
    WHY = ("OVER THE LINE", "5 TILES AT GO!")  # the game ended
    ENDED_BY = ": "  # between who ended it and why
    HINTS_COUNT = "[A] SKIP"
    HINTS_PAGE = "[↑↓] PAGE"  # on low screens, for the end beside the sheet


class table:
    """Games of several players: the hand-over, the sheets, and who has won."""

    STANDS = "THE ROLL STANDS"
    BLOCK = "BLOCK "
    FALLS = " FALLS: "  # followed by the players
    ALL_SAFE = "ALL SAFE: NO DROP THIS ROUND"
    PLAY_ON = "ALL SAFE: PLAY ON"  # a house rule
    STAR_TILE = "STAR SLIDES TILE "  # followed by its letter
    ROUND = "ROUND "
    SET_UP = "WRITE YOUR NUMBER"
    YOU_ROLL = ": YOU ROLL"
    SHEET_OF = "SHEET OF "
    HINTS_SHEETS = "[←→] NEXT [B] BACK"
    HINTS_ROWS = "[↑↓] MORE [B] BACK"  # on low screens, after the first of those
    MANY_WIN = ("TWO WIN", "THREE WIN", "FOUR WIN", "FIVE WIN", "ALL SIX WIN")
    SHORT_COLUMNS = ("+2", "===", "123", "8", "TOT")


class hint:
    """The first part of a hint, what to look at, or why there is no hint."""

    LOOK = "LOOK HERE"
    AIM = "TRY "  # followed by the combo
    TILE = "SEE TILE "
    KEEP = "CONSIDER PASSING"
    ONLY_ROLL = "NO HINT NEEDED: ROLL"
    TRACK = "TRACK"  # after the key that shows track and tiles


class descriptions:
    """What a player does, shown in the computer's turn and in a replay by rounds."""

    DEEDS = ("WRITES ", "ROLLS", "SLIDES ", "DROPS BLOCK ", "DROPS ", "CIRCLES ")  # by phase
    PASSES = "PASSES"
    HINTS_ROUNDS = "[←→] STEP [↑↓] ROUND [B] BACK"


class statistics:
    """What is counted."""

    BONUS = "BONUS 8"
    KINDS = ("===", "123")  # by kind
    ALL = "+10"  # the full column
    SOLO = "SOLO GAMES: HOW OFTEN CIRCLED"


class goals:
    """The goals, in the order of goals.py."""

    NAMES = (
        "BELOW THE LINE",
        "CIRCLE 0/8/9",
        "3 LETTERS",
        "40 WITHOUT HELP",
        "10 ROWS",
        "60 POINTS",
        "7 DAYS IN A ROW",
        "+10 FOR 123",
        "BONUS 8",
        "+10 FOR ===",
        "ALL LETTERS",
        "75 POINTS",
    )
    SOLO = "IN SOLO GAMES. HELP IS HINT OR UNDO"


class analysis:
    """The analysis of a finished game."""

    HEADING = "ANALYSIS"
    THINKS = "THINKING"
    LOST = "LOST: "
    POINTS = " POINTS"
    BARS = "BARS: POINTS LOST"
    ROUND = "R"
    HINTS_STOP = "[B] STOP"
    HINTS_MEANWHILE = "[A] SHOW [B] STOP"
    HINTS_DONE = "[A] SHOW [B] BACK"
    HINTS_NONE = "[B] BACK"
    MARK = "."  # decimal


class par:
    """What the strongest computer player scores with the same dice."""

    HEADING = "LU6, SAME DICE"
    NAME = "LU6"
    THINKS = "LU6 PLAYS YOUR DICE"
    BEATEN = "YOU BEAT LU6!"
    EQUAL = "AS GOOD AS LU6!"
    NOT_BEATEN = "LU6 DID BETTER"
    HINTS_SKIP = "[B] SKIP"
    HINTS_BACK = "[A] OK [B] BACK"


class analysed:
    """The choices of a finished game, one by one."""

    COSTS = ("LOST ", ": ")  # before and after the points
    MARK = "."  # decimal
    BEST = "THE BEST: "
    BETTER = "BETTER: "
    CLOSE = "TOSS-UP: "  # what was done, which is within the error of the best
    OR = "OR: "
    HINTS_MADE = "[A] BETTER [←→] OTHER [↑↓] ALL [B] BACK"
    HINTS_CLOSE = "[A] COMPARE [←→] OTHER [↑↓] ALL [B] BACK"
    HINTS_BETTER = "[A] PLAYED [←→] OTHER [↑↓] ALL [B] BACK"
    HINTS_BEST = "[←→] OTHER [↑↓] WORST [B] BACK"


class help:
    """What to do on each screen, and what its keys do, named in brackets as in hints."""

    HELP_PLACE = (
        "YOUR SHEET BEGINS WITH ONE DIGIT IN THE BOTTOM ROW. THINK OF WHAT COULD FIT BESIDE IT.",
        "[\u2190\u2192] MOVE IT, [A] WRITES IT.",
    )
    HELP_ROLL = (
        "A NEW ROUND BEGINS WITH ITS DICE, FOUR DIGITS AND A SHAPE. ONCE ROLLED THEY STAND, AND SO"
        " DOES ALL THAT WAS DONE BEFORE.",
        "[A] ROLLS, [START] PAUSES, WITH UNDO AND HELP.",
    )
    HELP_ROUND_END = (
        "THE ROUND IS OVER: EACH ROW THAT IT FILLED BRINGS +2. NOW IS THE LAST MOMENT TO TAKE YOUR"
        " CHOICES BACK.",
        "[A] ROLLS, [B] UNDOES.",
    )
    HELP_SLIDE = (
        "ONE TILE SLIDES A NOTCH TOWARDS GO!, WITH A STAR ONE MORE. AT GO! ITS BLOCK FALLS ON YOUR"
        " SHEET, UNLESS ITS LETTER IS CIRCLED.",
        "[\u2191\u2193] PICK A TILE, [A] SLIDES IT, [B] UNDOES.",
    )
    HELP_BLOCK = (
        "A BLOCK FALLS ON YOUR SHEET AS XS. THEY FILL ROWS, BUT ARE NO DIGITS FOR COMBOS.",
        "[\u2190\u2192] MOVE IT, WITH THE RULE SLIDE UNDER OVERHANGS TOO, [\u2191] TURNS,"
        " [\u2193] FLIPS, [A] DROPS IT, [B] UNDOES.",
    )
    HELP_DROP = (
        "THE FOUR DIGITS FALL IN THE ROLLED SHAPE, IN ANY ORDER. A STAR CAN BE ANY DIGIT OR ANY"
        " SHAPE. DASHED VALUES ARE COMBOS THAT THIS DROP WOULD OPEN. TOSS-UP IN A HINT: ANOTHER"
        " PLACE MAY BE AS GOOD.",
        "[\u2190\u2192] MOVE THE SHAPE, WITH THE RULE SLIDE UNDER OVERHANGS TOO, [\u2191] TURNS,"
        " [\u2193] FLIPS, [A] DROPS IT. [B] GOES TO"
        " THE DIGITS: [\u2190\u2192] PICK A CELL, [\u2191\u2193] CHANGE WHAT IS IN IT."
        " WITH A STAR FOR A SHAPE CHOOSE ONE FIRST: [\u2191\u2193] CHANGE IT, [A] CONFIRMS.",
    )
    HELP_COMBO = (
        "CIRCLE ONE COMBO, OR PASS. EACH VALUE OF EACH KIND CAN BE CIRCLED ONCE. ITS DIGITS ARE"
        " USED UP.",
        "[\u2190\u2192] GO THROUGH THE VALUES AND THE PASS, [\u2191\u2193] THROUGH THE WAYS TO MAKE"
        " ONE. [A] TAKES WHAT IS LIT, [B] UNDOES.",
    )
    HELP_HAND_OVER = (
        "PASS THE DEVICE ON TO WHOSE TURN IT IS. NOTHING HAPPENS BEFORE THAT PLAYER IS READY.",
        "[A] GOES ON, [B] UNDOES THE CHOICE BEFORE.",
    )
    HELP_COMPUTER = (
        "THE COMPUTER PLAYS. EACH THING THAT IT DOES IS SHOWN FIRST.",
        "[A] GOES ON AT ONCE. [START] PAUSES.",
    )
    HELP_OVER = (  # followed by the hints in the bar
        "THE GAME IS OVER. ROWS, BOTH KINDS OF COMBOS AND THE BONUS MAKE THE TOTAL.",
    )
    LOOK = ("[LOOK] SHOWS TRACK AND TILES.",)


class rules:
    """The rules, to page through: topics, each (heading, text)."""

    TOPICS = (
        (
            "THE GOAL",
            "DIGITS FALL ONTO YOUR SHEET, 7 COLUMNS AND 14 ROWS. FULL ROWS AND COMBOS, DIGITS THAT"
            " YOU CIRCLE TOGETHER, BRING POINTS. THE 3 ROWS ABOVE THE DASHED GAME OVER LINE COST"
            " SOME.\n\n"
            "THE HIGHEST TOTAL WINS. EQUAL TOTALS SHARE THE VICTORY. SOLO, YOU CLIMB A LADDER OF"
            " SCORES TO BEAT. THE MOST POSSIBLE IS 100.",
        ),
        (
            "A ROUND",
            "BEFORE THE FIRST, PLAYER 1 WRITES A 1 INTO THE BOTTOM ROW, PLAYER 2 A 2, AND SO ON.\n"
            "1. THE ACTIVE PLAYER ROLLS FIVE DICE FOR ALL.\n"
            "2. BLOCKS MAY FALL. SOLO: TILES SLIDE.\n"
            "3. DROP THE DIGITS IN THE ROLLED SHAPE.\n"
            "4. CIRCLE ONE COMBO, OR PASS.\n"
            "5. FULL ROWS COUNT. THE NEXT PLAYER BECOMES ACTIVE.\n"
            "3 AND 4 ARE PLAYED PLAYER BY PLAYER, THE ACTIVE ONE FIRST.",
        ),
        (
            "DROPS",
            "ARRANGE THE FOUR DIGITS IN THE SHAPE AS YOU LIKE, TURN IT, FLIP IT. IT FALLS STRAIGHT"
            " DOWN UNTIL A CELL OF IT STANDS ON THE FLOOR OR ON A FILLED CELL. NOTHING SLIDES"
            " IN.\n\n"
            "ALL OF IT HAS TO LIE IN THE 14 ROWS. WHERE IT CANNOT, THE DROP IS SKIPPED.",
        ),
        (
            "STARS",
            "A STAR ON A NUMBER DIE IS ANY DIGIT FROM 0 TO 9, ON THE SHAPE DIE ANY OF THE 5 SHAPES."
            " EACH PLAYER CHOOSES FOR THEMSELVES.\n\n"
            "THE FOUR NUMBER DICE TOGETHER SHOW EACH OF 1 TO 7, AND THE STAR, 3 TIMES.\n\n"
            "A STAR ALSO SETS OFF BLOCKS OR, SOLO, A SECOND SLIDE.",
        ),
        (
            "COMBOS",
            "IDENTICAL (===): 3 TO 7 EQUAL DIGITS THAT TOUCH.\n"
            "CONSECUTIVE (123): A PATH OF 3 TO 7 DIGITS, EACH 1 HIGHER THAN THE ONE BEFORE.\n"
            "NEIGHBOURS ARE SIDE BY SIDE OR ONE ABOVE THE OTHER, NEVER DIAGONAL. XS AND CIRCLED"
            " DIGITS DO NOT COUNT.",
        ),
        (
            "THEIR VALUES",
            "ONE COMBO A ROUND. OF EACH KIND EACH VALUE, 3 TO 7, CAN BE CIRCLED ONCE. IT IS WORTH"
            " ITS NUMBER OF DIGITS. YOU MAY CIRCLE FEWER THAN THERE ARE.\n\n"
            "ALL FIVE OF A KIND: +10.\n\n"
            "BONUS: ONE COMBO OF 8 DIGITS, OF EITHER KIND, IS WORTH 8.",
        ),
        (
            "LETTERS",
            "BESIDE THE VALUES 3 4 5 6 7 STAND THE LETTERS A B C D E. WHOEVER CIRCLED BOTH KINDS OF"
            " A VALUE CIRCLES ITS LETTER, IF IT IS NOT YET CROSSED OFF.\n\n"
            "WHOEVER HAS CIRCLED A LETTER IS PROTECTED FROM ITS BLOCK. IT FALLS ON THE OTHERS.",
        ),
        (
            "BLOCKS, SOLO",
            "THE TILES I O T L S LIE ON THE LETTERS. AFTER EACH ROLL SLIDE ANY ONE A NOTCH TOWARDS"
            " GO! IF A DIE SHOWS A STAR, THE TILE OF THE ROLLED SHAPE SLIDES TOO, OR, IF THE SHAPE"
            " IS A STAR, ANY ONE.\n\n"
            "NOTCH 4 IS GO! THE BLOCK DROPS AS XS, UNLESS ITS LETTER IS CIRCLED. THEN THE LETTER IS"
            " CROSSED OFF, AND THE ROUND GOES ON.\n\n"
            "A PROTECTED TILE SLIDES, TOO. A TILE AT GO! STAYS: A STAR'S SLIDE OF IT IS SKIPPED.",
        ),
        (
            "BLOCKS, 2 TO 6",
            "IF A DIE SHOWS A STAR AND SOMEBODY HAS A LETTER CIRCLED THAT IS NOT CROSSED OFF, THE"
            " FIRST SUCH LETTER FROM A TO E GOES OFF. OTHERS WAIT FOR THE NEXT STAR. EVERYBODY WHO"
            " HAS NOT CIRCLED IT DROPS ITS BLOCK AS XS.\n\n"
            "THEN ALL CROSS THE LETTER OFF, AND THE ROUND ENDS: NO DROP, NO COMBO. SO IT IS IF ALL"
            " ARE PROTECTED AND NO BLOCK FALLS. COMBOS OF ITS VALUE CAN STILL BE CIRCLED.",
        ),
        (
            "THE END",
            "AT THE END OF A ROUND EACH FULL ROW BELOW THE LINE IS WORTH +2. XS FILL ROWS TOO.\n\n"
            "A CELL ABOVE THE LINE ENDS THE GAME: EACH ROW UP THERE WITH ANYTHING IN IT IS -5. SOLO"
            " ALSO ENDS WHEN ALL 5 TILES ARE AT GO!\n\n"
            "TOTAL: ROWS, IDENTICAL 3 TO 7, CONSECUTIVE 3 TO 7, EACH +10 IF ALL FIVE ARE CIRCLED,"
            " AND THE BONUS 8.",
        ),
        (
            "HOUSE RULES",
            "UNDER MORE YOU MAY TURN ON HOUSE RULES: SLIDE PUSHES A SHAPE AT REST SIDEWAYS, EVEN"
            " UNDER AN OVERHANG, PLAY ON GOES ON WITH THE DROP IF ALL ARE SAFE FROM A BLOCK, AND"
            " DICE GIVES DIE 4 A STAR IN PLACE OF ITS 6.",
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
                "YOUR SHEET STARTS WITH A 1. WRITE IT IN THE SECOND COLUMN.",
                "[\u2190\u2192] MOVE, [A] WRITES",
            ),
            ("NOW ROLL FOUR DIGITS AND A SHAPE.", "[A] ROLLS"),
            (
                "THE DIGITS FALL IN THAT SHAPE. DROP IT AT THE RIGHT EDGE.",
                "[\u2192] MOVES, [A] DROPS",
            ),
        ),
        (
            ("THREE 4S TOUCH: A COMBO, IDENTICAL 3. CIRCLE IT FOR 3 POINTS.", "[A] CIRCLES"),
            "CIRCLED DIGITS ARE USED UP. EACH LENGTH SCORES ONCE. ALL FIVE: +10.",
        ),
        (
            ("A NEW ROUND. ROLL AGAIN.| [LOOK] SHOWS TRACK AND TILES.", "[A] ROLLS"),
            (
                "SOLO, ONE TILE SLIDES TOWARDS GO! EACH ROUND. SLIDE TILE E.",
                "[\u2191\u2193] PICK, [A] SLIDES",
            ),
            ("A STAR: NOW THE TILE OF THE ROLLED SHAPE SLIDES TOO. THAT IS E AGAIN.", "[A] SLIDES"),
        ),
        (
            (
                "A STAR IS ANY DIGIT: PUT AN 8 IN THE GAP BY THE 1.",
                "[B] DIGITS, [\u2191\u2193] CHANGE, [A] DROPS",
            ),
        ),
        (
            ("6, 7, 8: A PATH THAT COUNTS UP. CIRCLE CONSECUTIVE 3.", "[A] CIRCLES"),
            "BOTH KINDS OF 3 ARE YOURS: THAT CIRCLES LETTER A. ITS BLOCK CANNOT FALL ON YOU.",
        ),
        (
            ("ROLL FOR ROUND 3.", "[A] ROLLS"),
            ("TILE E IS ONE NOTCH FROM GO! SLIDE IT.", "[\u2191\u2193] PICK, [A] SLIDES"),
            (
                "E IS NOT CIRCLED: IT FALLS. FLAT, AT THE RIGHT EDGE.",
                "[\u2191] TURNS, [\u2192] MOVES, [A] DROPS",
            ),
            "XS FILL ROWS, BUT ARE NO DIGITS. LETTER E IS CROSSED OFF NOW.",
        ),
        (
            (
                "TURN THE SHAPE: AT THE LEFT IT FILLS TWO ROWS.",
                "[\u2191] TURNS, [\u2190] MOVES, [A] DROPS",
            ),
            ("6 5 4 3 COUNTS AS WELL. CIRCLE CONSECUTIVE 4.", "[A] CIRCLES"),
            "THE ROUND IS OVER. EACH FULL ROW BRINGS +2. YOU HAVE 14 POINTS.",
        ),
        (
            "WITH OTHERS NO TILES SLIDE. ANN HAS CIRCLED LETTER A, AND ROLLS A STAR.",
            (
                "YOU HAVE NOT: A'S BLOCK FALLS. DROP IT AT THE RIGHT EDGE.",
                "[\u2192] MOVES, [A] DROPS",
            ),
            "A IS CROSSED OFF FOR ALL. THE ROUND ENDS WITHOUT DROP OR COMBO.",
        ),
        (
            "A LATER GAME. ABOVE THE DASHED LINE A ROW COSTS 5, AND THE GAME ENDS.",
            ("THIS DROP IS WORTH IT: SEE WHAT IT OPENS.", "[A] DROPS"),
            ("CONSECUTIVE 6, THE LAST OF THE FIVE: 6 POINTS AND +10.", "[A] CIRCLES"),
            "ROWS, COLUMNS AND BONUS ADD UP. MORE HAS HOUSE RULES. PLAY!",
        ),
    )


class corrections:
    """What lessons say about a mistake."""

    LEFT = "NOT HERE. MORE TO THE LEFT."
    RIGHT = "NOT HERE. MORE TO THE RIGHT."
    TURN = "TURN IT FIRST, THEN MOVE IT."
    DIGITS = "THE PLACE IS RIGHT. PUT ITS DIGITS ANOTHER WAY."
    TILE = "THAT TILE STAYS. PICK "
    NO_PASS = "DO NOT PASS: THERE IS A COMBO TO CIRCLE."
    OTHER_WAY = "THE VALUE IS RIGHT. TAKE THE OTHER WAY TO MAKE IT."
    SHOWN = "LIKE THIS. NOW YOU TRY."


class puzzle:
    """The goals of puzzles, in the order of GOALS in puzzle.py; % is the value.

    Forms for the values 1, 2 and so on are separated by |.
    """

    GOALS = (
        "CIRCLE % IDENTICAL",
        "CIRCLE % CONSECUTIVE",
        "COMPLETE A ROW|COMPLETE % ROWS",
        "GAIN % POINTS",
        "COVER NO EMPTY CELL",
    )
