"""The four directions, how a hand turns them, and the two steps of boards with few keys."""

DIRECTIONS = ("left", "right", "up", "down")
# By settings.HAND: the picture's rotation in degrees, and what each direction becomes.
HANDS = ((0, DIRECTIONS), (180, ("right", "left", "down", "up")))
NEXT = "next"
PREVIOUS = "previous"
