"""Drop It's answers to menus and scores, and its variants.

See interfaces/game.py. Here the engine is not needed to choose a variant.
"""

from engine.const import const

HAS_CODES = False
HAS_LESSONS = True
HAS_GOALS = True
HAS_COUNT = True
ACTS_ON = ("PRACTICE",)
HAS_GUESTS = False
MOST_PLAYERS = 6
# What the first computer players reached with all 36 pieces, and steps up from there. Ranks that
# are kept are told by these, so they stay: the players of today reach more, see docs/PLAYER.md.
BLUE = bytes((200, 190, 180, 174, 168, 155, 137, 124, 86))
LEVELS = bytes((129, 155, 170, 187, 198))  # measured: docs/PLAYER.md
MOST = 255

# A variant is a number: the sum of TEAMS, of EDGES once for edges that bear shapes and twice for
# none, and of JOKERS.
TEAMS = const(1)
EDGES = const(2)
EDGE_MASK = const(3)  # of what is left of a variant divided by EDGES
KINDS_OF_EDGES = const(3)
JOKERS = const(8)
LEAST_OF_TEAMS = const(3)  # players: of two each would be a team alone
MOST_SIDES = const(4)  # more players than that are always teams
