"""The blue scores of RULES.md that a solo player tries to beat, best first."""

NAMES = ("CHE", "FLO", "MUM", "DAD", "LU6", "BRO", "NOO", "GUI", "BEN")


def rank(score: int, blue: bytes) -> int:
    """Return the best rank whose score is beaten, 1 to 9, or 0; equalling a score is not enough.

    `blue` is BLUE of a game's facts.
    """
    for i in range(len(blue)):
        if score > blue[i]:
            return i + 1
    return 0
