"""The blue scores that a solo player tries to beat (RULES.md), best first."""

from engine.const import const

NAMES = ("CHE", "FLO", "MUM", "DAD", "LU6", "BRO", "NOO", "GUI", "BEN")
MOST = const(100)  # points that are possible
SCORES = bytes((99, 92, 75, 61, 55, 46, 34, 27, 13))


def rank(score):
    """Return the best rank, 1 to 9, whose blue score is beaten, not just reached; 0 for none."""
    for i in range(len(SCORES)):
        if score > SCORES[i]:
            return i + 1
    return 0
