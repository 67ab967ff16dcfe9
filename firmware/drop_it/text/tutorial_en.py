"""The words of Drop It's tutorial in English. A key stands in brackets, as hints call it.

TEXTS has a tuple for each of the lessons in lessons.py: a text where the player
reads, and where they do something two of them, what is to do, and with which keys.
"""

TEXTS = (
    (
        (
            "A SHAPE FALLS DOWN THE DOTTED LINE. DROP THIS ONE ON BLUE, A LITTLE TO THE LEFT.",
            "[\u2190] AIMS, [A] DROPS",
        ),
        "IT REACHES LEVEL 1: THAT IS 1 POINT. LEVEL 8 BRINGS 8.",
    ),
    (
        (
            "TAKE THE GREEN SQUARE, AND DROP IT ONTO THE CIRCLE.",
            "[B] [\u2192] [\u2193] [A], THEN [A]",
        ),
        "SHAPES SLIDE, ROLL AND TIP OVER. ONCE THEY REST THEY NEVER MOVE AGAIN.",
    ),
    (
        (
            "TAKE THE BLUE DIAMOND, AND TURN IT TILL IT STANDS UPRIGHT.",
            "[B] [\u2192] [\u2192] [\u2193] [A], 6 TIMES [\u2191], [A]",
        ),
        "THE HIGHEST LEVEL THAT IT REACHES COUNTS: 2. A BONUS CIRCLE THAT IT COVERS IN PART: +1.",
    ),
    (
        ("IT MUST TOUCH NO SHAPE OF ITS COLOUR OR KIND. HERE IT DOES: SEE.", "[A] DROPS"),
        "WHAT IT SHOULD NOT TOUCH LIGHTS UP. NO POINTS, AND IT STAYS THERE.",
    ),
    (
        ("NOR MAY IT TOUCH ITS COLOUR ON FLOOR OR WALLS. HERE THE WALL IS YELLOW.", "[A] DROPS"),
        "ITS OWN EDGE: NO POINTS. ANY OTHER COLOUR DOES NO HARM.",
    ),
    (
        (
            "COVER A PART OF THE BONUS CIRCLE 2 AT THE RIGHT. TAKE THE RED SQUARE.",
            "[B] [\u2192] [\u2191] [\u2191] [A], 7 TIMES [\u2192], [A]",
        ),
        "LEVEL 2, AND 2 MORE. LARGE CIRCLES BRING 1, MIDDLE ONES 2, SMALL ONES 3.",
    ),
    (
        ("SOME GAMES HAVE JOKERS. THIS ONE WILL TOUCH ITS OWN COLOUR.", "[A] DROPS"),
        ("SPEND A JOKER, AND IT BRINGS ITS POINTS ALL THE SAME.", "[A] SPENDS IT"),
        "EACH JOKER THAT IS LEFT AT THE END IS WORTH 3.",
    ),
    (
        ("THE LAST SHAPE OF 36. NOR MAY ONE STICK OUT AT THE TOP.", "[A] DROPS"),
        "LEVEL 8, THE HIGHEST.",
        "MOST POINTS WIN. ALONE, DROP ALL 36 FOR A HIGH SCORE. NOW IT IS YOUR GAME!",
    ),
)

LEFT = "NOT HERE. MORE TO THE LEFT."
RIGHT = "NOT HERE. MORE TO THE RIGHT."
TURN = "THE PLACE IS RIGHT. TURN IT FIRST."
PIECE = "NOT THIS ONE. TAKE THE "  # and then which
NO_JOKER = "DO NOT KEEP IT: SPEND THE JOKER."
SHOWN = "LIKE THIS. NOW DO IT."
