"""English: what Pig says, by topic."""


class title:
    """The title's menu."""

    TITLE = ("THE", "PIG")
    CREDIT = ("A FOLK GAME",)
    PLAYERS = "2-6 PLAYERS"


class play:
    """A turn."""

    DIE = "DIE "
    TURN = "  TURN +"
    DEEDS = ("ROLLS", "HOLDS")
    HINTS_TURN = (("A", "ROLL"), ("\u2191", "HOLD"), ("START", "MENU"))


class table:
    """What cannot be undone."""

    STANDS = "DICE STAND"


class statistics:
    """What is counted."""

    SOLO = "SOLO GAMES"


class help:
    """For each screen what is to do."""

    HELP_TURN = ("ROLL, OR KEEP WHAT YOU HAVE.", "[A] ROLLS. [\u2191] HOLDS.")
    HELP_COMPUTER = HELP_HAND_OVER = HELP_OVER = ("WAIT, OR GO ON.", "[A] GOES ON.")


class rules:
    """The rules."""

    TOPICS = (("PIG", "ROLL AS OFTEN AS YOU DARE. A 1 LOSES WHAT THE TURN HAS BROUGHT."),)
