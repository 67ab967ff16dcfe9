"""The blue scores that a solo player tries to beat (RULES.md), best first."""

from engine.const import const
from firmware.games import DROP_IT

NAMES = ("CHE", "FLO", "MUM", "DAD", "LU6", "BRO", "NOO", "GUI", "BEN")
MOST = const(100)  # points that are possible
SCORES = bytes((99, 92, 75, 61, 55, 46, 34, 27, 13))
# Of Drop It alone, all 36 pieces: what the computer player's levels reach on average, and steps up
# from there.
DROP_IT_MOST = const(255)
DROP_IT_SCORES = bytes((200, 190, 180, 174, 168, 155, 137, 124, 86))


def blue_of(game):
    """Return the blue scores of a game by its name."""
    return DROP_IT_SCORES if game == DROP_IT else SCORES


def rank(score, blue=SCORES):
    """Return the best rank, 1 to 9, whose blue score is beaten, not just reached; 0 for none."""
    for i in range(len(blue)):
        if score > blue[i]:
            return i + 1
    return 0
