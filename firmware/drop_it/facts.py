"""Drop It's answers for menus and scores, and how its variants are encoded.

See Facts in interfaces/game.py. Choosing a variant does not load the engine.
"""

from engine.const import const

HAS_CODES = False
HAS_LESSONS = True
HAS_GOALS = True
HAS_COUNT = True
ACTS_ON = ("PRACTICE",)
HAS_GUESTS = False
MOST_PLAYERS = 6
ROUNDS = const(36)  # pieces, each a round of its own
# Scores of early computer players with all 36 pieces, and steps up from there. Stored ranks refer
# to these scores, so they must not change; today's players score more, see docs/PLAYER.md.
BLUE = bytes((200, 190, 180, 174, 168, 155, 137, 124, 86))
LEVELS = bytes((129, 155, 170, 187, 198))  # measured: docs/PLAYER.md
MOST = 255

# A variant is the sum of TEAMS, JOKERS, and EDGES times the kind of edges: 0 with colours, 1 with
# shapes, 2 with nothing.
TEAMS = const(1)
EDGES = const(2)
EDGE_MASK = const(3)  # for a variant divided by EDGES
KINDS_OF_EDGES = const(3)
JOKERS = const(8)
LEAST_OF_TEAMS = const(3)  # players: with two, each would be a team alone
MOST_SIDES = const(4)  # with more players, there are always teams
