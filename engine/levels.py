"""The names of the computer player's levels, in every game."""

# From the weakest. In Number Drop they are named after the scores to beat that they reach: 13, 27,
# 34, 46 and 55 points.
NAMES = ("BEN", "GUI", "NOO", "BRO", "LU6")
