"""The names by which screens are loaded; each is the name of a file.

A board's memory cannot hold all screens, so the navigator loads a screen's module when it is shown.
PAUSE is firmware/screens/pause.py, unless the offered game's own screens/ has a file of that name,
which takes precedence. Screens that only one game has are listed in its own screen_names.py.
"""

from engine.const import const

CALENDAR = const("calendar")
CODE_ENTRY = const("code_entry")
COMPUTER = const("computer")
COMPUTER_THINKING = const("computer_thinking")
END = const("end")
ERASE = const("erase")
GIVE_UP = const("give_up")
GOALS = const("goals")
HAND_OVER = const("hand_over")
HELP = const("help")
HINT = const("hint")
HISTORY = const("history")
HOUSE = const("house")
HOW_TO_PLAY = const("how_to_play")
LOW_CALENDAR = const("low_calendar")
MORE = const("more")
NAME_ENTRY = const("name_entry")
OVER = const("over")  # session/game_end.py decides which screen shows the end
PAUSE = const("pause")
PLAYERS = const("players")
PUZZLE_END = const("puzzle_end")
PUZZLES = const("puzzles")
QR_CODE = const("qr_code")
REPLAY = const("replay")
RULES = const("rules")
SCORES = const("scores")
SEAT = const("seat")
SEEDED = const("seeded")
SELF_TEST = const("self_test")
SETTINGS = const("settings")
STANDINGS = const("standings")
STATISTICS = const("statistics")
TITLE = const("title")
TUTORIAL = const("tutorial")
YOUR_TURN = const("your_turn")

# Screens that a game brings along: see interfaces/game.py.
ANALYSIS = const("analysis")
COUNT = const("count")
PAR = const("par")
PLAY = const("play")
SHEETS = const("sheets")

# Shared screens that do not need the game's table. A game lists its own in OFF_TABLE of its Rules,
# which also say whether its end needs the table. All other screens draw on it. One text takes half
# the memory of a tuple, whose names would all be interned; a space is before and after each name.
OFF_TABLE = (
    " calendar code_entry computer_thinking end erase give_up goals hand_over help hint history"
    " house how_to_play low_calendar more name_entry pause players puzzle_end puzzles qr_code rules"
    " scores seat seeded self_test settings standings statistics title tutorial "
)
