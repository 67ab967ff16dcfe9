"""English: the texts of Drop It, by topic; firmware/text/en.py has those of all games."""


class title:
    """The title menu."""

    TITLE = ("DROP", "IT")
    CREDIT = ("A GAME BY RAPP AND LACH",)
    PLAYERS = "1-6 PLAYERS"


class play:
    """Choosing and dropping a piece."""

    KINDS = "CSDT"  # a letter for each, on the edges
    ADJECTIVES = ("RED", "YELLOW", "GREEN", "BLUE")  # each one's first letter is on its pieces
    PATTERNS = ("SOLID", "HOLLOW", "STRIPED", "GREY")  # the same in black and white
    NOUNS = ("CIRCLE", "SQUARE", "DIAMOND", "TRIANGLE")
    NOUN_FIRST = False
    HINTS_AIM = "[←→] AIM [↑↓] TURN [A] DROP [B] SHAPE"
    HINTS_ROUND = "[←→] AIM [A] DROP [B] SHAPE"  # for pieces that do not turn
    HINTS_PICK = "[←→] SHAPE [↑↓] COLOUR [A] OK [B] BACK"
    AGAIN = "TOO FAST: AGAIN"  # where A does not drop yet


class few_keys:
    """A drop on few keys."""

    STEPS = ("SHAPE", "TURN", "AIM")
    HINTS_LET_GO = "[A] DROP"


class landing:
    """The judgement on a landing."""

    LEVEL = "LEVEL"
    HIGH = "! +"  # after a high level, followed by the points
    LEVELS = "LEVELS"
    FAULTS = "FAULTS"
    BONUS = "BONUS"
    POINTS = "POINTS"
    POINTS_FOR = "CLEAN LANDING: +"
    BROKEN = ("SAME SHAPE", "SAME COLOUR", "OWN EDGE", "TOO HIGH")
    NONE = ": NO POINTS"
    JOKER = (". JOKER*", " +", "?")  # between them how many are left, and what one would bring
    HINTS_LANDED = "[A] GO ON"
    HINTS_JOKER = "[A] JOKER [B] NO"
    HINTS_SPEND = "[↑↓] OTHER [A] JOKER"  # on few keys, alternating
    HINTS_KEEP = "[↑↓] OTHER [A] NO JOKER"


class table:
    """The set-up, the hand-over, and the end."""

    TEAMS = "TEAMS"
    EDGES = "EDGES"
    JOKERS = "JOKERS"
    NO_YES = ("NO", "YES")
    EDGE_KINDS = ("COLOURS", "SHAPES", "NONE")
    NO_TEAMS = "EACH PLAYS FOR THEMSELVES"
    WHO_TEAMS = (  # by number of players, from 2
        "FOR 3 TO 6 PLAYERS",
        "1 AND 3 AGAINST 2",
        "1 AND 3 AGAINST 2 AND 4",
        "1 3 5 AGAINST 2 AND 4",
        "1 3 5 AGAINST 2 4 6",
    )
    WHAT_EDGES = (  # by EDGE_KINDS
        "NO SHAPE ON ITS OWN COLOUR",
        "NO SHAPE ON ITS OWN KIND",
        "ALL SHAPES MAY TOUCH THEM",
    )
    WHAT_JOKERS = (  # by NO_YES
        "NO LANDING CAN BE SAVED",
        "ONE SAVES A LANDING, OR IS +3 AT THE END",
    )
    HINTS_RULE = "[↑↓] CHOOSE [←→] CHANGE [B] BACK"
    PIECE = "SHAPE "
    OF = " OF "
    STANDS = "THE DROP STANDS"


class count:
    """Counting the points at the end."""

    WHY = ("ALL 36 SHAPES HAVE FALLEN",)  # the game ended
    HINTS_COUNT = "[A] SKIP"


class descriptions:
    """What a player does, shown in the computer's turn and in a replay."""

    DROPS = ("DROPS A CIRCLE", "DROPS A SQUARE", "DROPS A DIAMOND", "DROPS A TRIANGLE")  # by kind
    SPENDS = "SPENDS A JOKER"
    KEEPS = "KEEPS THE JOKER"


class statistics:
    """What is counted."""

    BROKEN = "RULE BROKEN"
    HEIGHTS = ("LOW", "MID", "TOP")
    SIZES = ("+1", "+2", "+3")  # of bonus circles, by points
    SOLO = "SOLO GAMES: BONUS CIRCLES REACHED"


class help:
    """What to do on each screen, and what its keys do, named in brackets as in hints."""

    HELP_AIM = (
        "CHOOSE A SHAPE, TURN IT, LET IT FALL SO THAT IT LANDS HIGH AND TOUCHES NOTHING OF ITS"
        " OWN KIND OR COLOUR, NOR ITS OWN MARKS AT THE EDGES: ALL THESE ARE OUTLINED. NOR"
        " MAY IT STICK OUT AT THE TOP. THE LINE IS WHERE IT FALLS. IT SCORES THE LEVEL IT REACHES"
        " INTO, AND EACH BONUS CIRCLE IT COVERS A PART OF: LARGE +1, MEDIUM +2, SMALL +3. TOSS-UP:"
        " ANOTHER DROP MAY BE AS GOOD.",
        "[\u2190\u2192] AIM, [\u2191\u2193] TURN IT, [A] DROPS IT. [B] GOES TO THE OTHER SHAPES.",
    )
    HELP_FALL = HELP_AIM
    HELP_LANDING = (
        "WHAT THE SHAPE REACHES AND COVERS LIGHTS UP, AND SO DOES WHAT IT MUST NOT TOUCH."
        " IN A GAME WITH JOKERS, ONE GIVES A BROKEN LANDING ITS POINTS. EACH THAT IS KEPT IS WORTH"
        " 3 AT THE END.",
        "[A] GOES ON, OR SPENDS A JOKER. [B] KEEPS IT.",
    )
    HELP_HAND_OVER = (
        "PASS THE DEVICE ON TO WHOSE TURN IT IS. NOTHING HAPPENS BEFORE THAT PLAYER IS READY.",
        "[A] GOES ON, [B] UNDOES WHAT WAS DONE WITH A JOKER.",
    )
    HELP_COMPUTER = (
        "THE COMPUTER PLAYS. WHAT IT DROPS IS SHOWN FIRST.",
        "[A] GOES ON AT ONCE. [START] PAUSES.",
    )
    HELP_OVER = (  # followed by the hints in the bar
        "THE GAME IS OVER: ALL SHAPES HAVE FALLEN. EACH JOKER LEFT IS WORTH 3 POINTS.",
    )


class rules:
    """The rules, to page through: topics, each (heading, text)."""

    TOPICS = (
        (
            "THE GOAL",
            "DROP YOUR SHAPES INTO A NARROW UPRIGHT BOARD. ONE THAT LANDS AND BREAKS NO RULE SCORES"
            " BY THE LEVEL THAT IT REACHES.\n\n"
            "WHEN ALL 36 SHAPES HAVE FALLEN THE MOST POINTS WIN. A TIE IS SHARED.",
        ),
        (
            "THE SHAPES",
            "THERE ARE FOUR COLOURS. EACH HAS 3 CIRCLES, 2 SQUARES, 2 DIAMONDS AND 2 TRIANGLES. TWO"
            " PLAYERS OR TEAMS HAVE TWO COLOURS EACH, FOUR PLAYERS ONE. THREE HAVE ONE EACH AND"
            " SHARE THE FOURTH. IN BLACK AND WHITE A COLOUR IS A PATTERN.",
        ),
        (
            "A TURN",
            "CHOOSE ONE OF YOUR SHAPES, TURN IT, AIM, AND LET IT FALL. THE LINE SHOWS WHERE IT"
            " FALLS. IT MAY SLIDE, ROLL AND TIP OVER WHERE IT MEETS OTHERS. WHAT HAS COME TO REST"
            " NEVER MOVES AGAIN.",
        ),
        (
            "FOUR RULES",
            "A SHAPE THAT LANDS MUST NOT TOUCH\n"
            "- A SHAPE OF THE SAME KIND,\n"
            "- ONE OF THE SAME COLOUR,\n"
            "- A STRETCH OF THE EDGES, FLOOR INCLUDED, OF ITS OWN COLOUR,\n"
            "AND MUST NOT STICK OUT ABOVE THE TOP.\n"
            "IF IT BREAKS ONE IT SCORES NOTHING, AND STAYS WHERE IT IS.",
        ),
        (
            "POINTS",
            "A SHAPE SCORES THE NUMBER OF THE HIGHEST LEVEL THAT IT REACHES INTO, 1 TO 8. EACH"
            " BONUS CIRCLE OF WHICH IT COVERS A PART ADDS ITS OWN: LARGE +1, MEDIUM +2, SMALL +3.",
        ),
        (
            "VARIANTS",
            "TEAMS: PLAYERS 1, 3, 5 AGAINST 2, 4, 6, EACH TEAM WITH ONE SUPPLY."
            " 5 AND 6 PLAYERS ALWAYS ARE TEAMS.\n"
            "EDGES: THEY BEAR SHAPES IN PLACE OF COLOURS, OR NOTHING, WHICH IS EASIER.\n"
            "JOKERS: TWO FOR EACH PLAYER OR TEAM, FOUR ALONE. SPENT RIGHT AFTER A BROKEN LANDING"
            " ONE GIVES IT ITS FULL POINTS. EACH THAT IS LEFT AT THE END IS WORTH 3.\n"
            "1-6 PLAYERS ALSO OFFERS ONE PLAYER EDGES AND JOKERS, NOT RANKED.",
        ),
        (
            "SOLO",
            "YOU DROP ALL 36 SHAPES YOURSELF, FOR THE HIGHEST SCORE. THE BOARD OF HIGH SCORES HAS"
            " NAMES TO BEAT.",
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
                "A SHAPE FALLS DOWN THE DOTTED LINE. DROP THIS ONE A LITTLE TO THE LEFT.",
                "[\u2190] AIMS, [A] DROPS",
            ),
            "IT REACHES LEVEL 1: 1 POINT. LEVEL 8 BRINGS 8.| A PATTERN IS A COLOUR.",
        ),
        (
            (
                "TAKE THE %, AND DROP IT ONTO THE CIRCLE.",
                "[B] SHAPE, [A] TAKES, [A] DROPS",
            ),
            "SHAPES SLIDE, ROLL AND TIP OVER. ONCE THEY REST THEY NEVER MOVE AGAIN.",
        ),
        (
            (
                "STAND THE % UPRIGHT.",
                "[B] SHAPE, [A] TAKES, [\u2191\u2193] TURN, [A] DROPS",
            ),
            "THE HIGHEST LEVEL REACHED COUNTS: 2. A BONUS CIRCLE COVERED IN PART: +1.",
        ),
        (
            ("IT MUST NOT TOUCH ITS OWN COLOUR OR KIND. HERE IT DOES: SEE.", "[A] DROPS"),
            "WHAT IT SHOULD NOT TOUCH LIGHTS UP. NO POINTS, AND IT STAYS THERE.",
        ),
        (
            (
                "IT MUST NOT TOUCH ITS COLOUR ON FLOOR OR WALLS. HERE THE WALL HAS IT.",
                "[A] DROPS",
            ),
            "ITS OWN EDGE: NO POINTS. ANY OTHER COLOUR DOES NO HARM.",
        ),
        (
            (
                "COVER A PART OF THE +2 CIRCLE AT THE RIGHT. TAKE THE %.",
                "[B] SHAPE, [A] TAKES, [\u2192] AIMS, [A] DROPS",
            ),
            "LEVEL 2, AND +2. LARGE CIRCLES BRING +1, MEDIUM +2, SMALL +3.",
        ),
        (
            ("SOME GAMES HAVE JOKERS. THIS ONE WILL TOUCH ITS OWN COLOUR.", "[A] DROPS"),
            ("SPEND A JOKER, AND IT BRINGS ITS POINTS ALL THE SAME.", "[A] SPENDS IT"),
            "EACH JOKER THAT IS LEFT AT THE END IS WORTH 3.",
        ),
        (
            ("THE LAST SHAPE OF 36. IT MUST NOT STICK OUT AT THE TOP.", "[A] DROPS"),
            "LEVEL 8, THE HIGHEST.",
            "MOST POINTS WIN. ALONE, DROP ALL 36 FOR A HIGH SCORE. NOW IT IS YOUR GAME!",
        ),
    )


class goals:
    """The goals, in the order of goals.py."""

    NAMES = (
        "LEVEL 8",
        "8 IN A ROW",
        "80 WITHOUT HELP",
        "10 AT ONCE",
        "3 SMALL CIRCLES",
        "120 POINTS",
        "ALL 9 CIRCLES",
        "150 POINTS",
    )
    SOLO = "IN SOLO GAMES. HELP: HINT, PRACTICE"


class corrections:
    """What lessons say about a mistake."""

    LEFT = "NOT HERE. MORE TO THE LEFT."
    RIGHT = "NOT HERE. MORE TO THE RIGHT."
    TURN = "THE PLACE WAS RIGHT. TURN IT FIRST."
    PIECE = "NOT THIS ONE. TAKE THE "  # followed by the piece
    NO_JOKER = "DO NOT KEEP IT: SPEND THE JOKER."
    SHOWN = "LIKE THIS. NOW YOU TRY."


class puzzle:
    """The goals of puzzles, in the order of GOALS in puzzle.py."""

    GOALS = (
        "LAND WITHOUT A FAULT|LAND % WITHOUT A FAULT",
        "SCORE A POINT|SCORE % POINTS",
        "COVER A BONUS CIRCLE|COVER % BONUS CIRCLES",
        "REACH LEVEL %",
    )
