"""The blue scores that a solo player tries to beat, best first.

They are those of RULES.md.
"""

NAMES = ("CHE", "FLO", "MUM", "DAD", "LU6", "BRO", "NOO", "GUI", "BEN")


def rank(score: int, blue: bytes) -> int:
    """Return the best rank whose score in `blue` is beaten.

    It is 1 to 9, 0 for none; a score that is just reached is not beaten.
    `blue` is BLUE of a game's facts.
    """
    for i in range(len(blue)):
        if score > blue[i]:
            return i + 1
    return 0
