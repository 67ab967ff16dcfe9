"""Number Drop's answers for menus and scores: see Facts in interfaces/game.py."""

from engine.const import const

HAS_CODES = True
SOLO_HOUSE = const(5)  # the house rules that a solo game can have
HAS_LESSONS = True
HAS_GOALS = True
HAS_COUNT = True
ACTS_ON = ("CONFIRM", "DIGITS")
HAS_GUESTS = True
MOST_PLAYERS = 6
BLUE = bytes((99, 92, 75, 61, 55, 46, 34, 27, 13))
LEVELS = bytes((13, 27, 34, 46, 55))  # measured: docs/PLAYER.md
MOST = 100
