"""The tutorial's words in English. A key stands in brackets, by the name that hints have for it.

TEXTS has a tuple for each of the lessons in lessons.py: a text where the player
reads, and where they do something two of them, what is to do, and with which keys.
"""

TEXTS = (
    (
        (
            "YOUR SHEET STARTS WITH A 1. WRITE IT IN THE SECOND COLUMN.",
            "[\u2190] [\u2190], THEN [A]",
        ),
        ("NOW ROLL FOUR DIGITS AND A SHAPE.", "[A] ROLLS"),
        (
            "THE DIGITS FALL IN THAT SHAPE. DROP IT AT THE RIGHT EDGE.",
            "[\u2192] MOVES, [A] DROPS",
        ),
    ),
    (
        ("THREE 4S TOUCH: A COMBO, IDENTICAL 3. CIRCLE IT FOR 3 POINTS.", "[A] CIRCLES"),
        "CIRCLED DIGITS ARE USED UP. EACH VALUE, 3 TO 7, COUNTS ONCE. ALL FIVE: +10.",
    ),
    (
        ("A NEW ROUND. ROLL AGAIN.", "[A] ROLLS"),
        (
            "SOLO, ONE TILE SLIDES TOWARDS GO! EACH ROUND. SLIDE TILE E.",
            "[\u2191] PICKS E, [A] SLIDES",
        ),
        ("A STAR: NOW THE TILE OF THE ROLLED SHAPE SLIDES TOO. THAT IS E AGAIN.", "[A] SLIDES"),
    ),
    (
        (
            "A STAR IS ANY DIGIT: PUT AN 8 INTO THE GAP BESIDE THE 1.",
            "[B], [\u2191] [\u2191], THEN [A]",
        ),
    ),
    (
        ("6, 7, 8: A PATH THAT COUNTS UP. CIRCLE CONSECUTIVE 3.", "[A] CIRCLES"),
        "BOTH KINDS OF 3 ARE YOURS: THAT CIRCLES LETTER A. ITS BLOCK CANNOT FALL ON YOU.",
    ),
    (
        ("ROLL FOR ROUND 3.", "[A] ROLLS"),
        ("TILE E LACKS ONE NOTCH. SLIDE IT TO THE BOTTOM: GO!", "[\u2191], THEN [A]"),
        (
            "LETTER E IS OPEN: ITS BLOCK FALLS. FLAT SIDE DOWN, RIGHT EDGE.",
            "[\u2191] TURNS, [\u2192] MOVES, [A] DROPS",
        ),
        "XS FILL ROWS, BUT ARE NO DIGITS. LETTER E IS CROSSED OFF NOW.",
    ),
    (
        (
            "TWO ROWS LACK ONE CELL AT THE LEFT. STAND THE SHAPE UP, FILL BOTH.",
            "[\u2191] [\u2190], THEN [A]",
        ),
        ("6 5 4 3 COUNTS AS WELL. CIRCLE CONSECUTIVE 4.", "[A] CIRCLES"),
        "THE ROUND IS OVER. EACH FULL ROW BRINGS +2. YOU HAVE 14 POINTS.",
    ),
    (
        "WITH OTHERS NO TILES SLIDE. ANN HAS CIRCLED LETTER A, AND ROLLS A STAR.",
        (
            "SO A'S BLOCK FALLS ON YOU, WHO HAVE NOT. DROP IT AT THE RIGHT EDGE.",
            "[\u2192] MOVES, [A] DROPS",
        ),
        "A IS CROSSED OFF FOR ALL. THE ROUND ENDS WITHOUT DROP OR COMBO.",
    ),
    (
        "A LATER GAME. ABOVE THE RED LINE A ROW COSTS 5, AND THE GAME ENDS.",
        ("THIS DROP IS WORTH IT: SEE WHAT IT OPENS.", "[A] DROPS"),
        ("CONSECUTIVE 6, THE LAST OF THE FIVE: 6 POINTS AND +10.", "[A] CIRCLES"),
        "ROWS, BOTH COLUMNS AND THE BONUS ADD UP. NOW IT IS YOUR GAME!",
    ),
)

LEFT = "NOT HERE. MORE TO THE LEFT."
RIGHT = "NOT HERE. MORE TO THE RIGHT."
TURN = "THE PLACE IS NEXT. TURN IT FIRST."
DIGITS = "IT LIES WELL. ITS DIGITS HAVE TO CHANGE."
TILE = "THAT TILE STAYS. PICK "
NO_PASS = "DO NOT PASS: THERE IS A COMBO TO CIRCLE."
OTHER_WAY = "THE VALUE IS RIGHT. TAKE THE OTHER WAY TO MAKE IT."
SHOWN = "LIKE THIS. NOW DO IT."
