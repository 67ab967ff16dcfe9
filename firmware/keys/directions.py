"""The four directions: how the hand turns them, what few keys step."""

DIRECTIONS = ("left", "right", "up", "down")
# By settings.HAND: by how many degrees the picture is turned, and what each direction becomes.
HANDS = ((0, DIRECTIONS), (180, ("right", "left", "down", "up")))
NEXT = "next"
PREVIOUS = "previous"
