"""What the levels of the computer player are called, in whichever game."""

# From the weakest. In Number Drop they are named after scores to beat that they reach: 13, 27, 34,
# 46 and 55 points.
NAMES = ("BEN", "GUI", "NOO", "BRO", "LU6")
