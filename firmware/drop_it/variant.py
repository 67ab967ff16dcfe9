"""The variants of Drop It, a number: apart, so that they can be chosen without its engine.

It is a sum: of TEAMS, of EDGES once for edges that bear shapes and twice for none, of JOKERS.
"""

from engine.const import const

TEAMS = const(1)
EDGES = const(2)
JOKERS = const(8)

LEAST_OF_TEAMS = const(3)  # players: of two each would be a team alone
