"""English: Pig's texts, by topic."""


class title:
    TITLE = ("THE", "PIG")
    CREDIT = ("A FOLK GAME",)
    PLAYERS = "2-6 PLAYERS"


class play:
    DIE = "DIE "
    TURN = "  TURN +"
    HINTS_TURN = "[A] ROLL [↑] HOLD [START] MENU"


class table:
    STANDS = "DICE STAND"


class descriptions:
    DEEDS = ("ROLLS", "HOLDS")


class statistics:
    SOLO = "SOLO GAMES"


class help:
    HELP_TURN = ("ROLL, OR KEEP WHAT YOU HAVE.", "[A] ROLLS. [\u2191] HOLDS.")
    HELP_COMPUTER = HELP_HAND_OVER = HELP_OVER = ("WAIT, OR GO ON.", "[A] GOES ON.")


class rules:
    TOPICS = (("PIG", "ROLL AS OFTEN AS YOU DARE. A 1 LOSES WHAT THE TURN HAS BROUGHT."),)
