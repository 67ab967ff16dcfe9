"""The names of the screens that only Drop It has; each is a file in its screens/."""

from engine.const import const

AIM = const("aim")
FALL = const("fall")
LANDING = const("landing")
PILE = const("pile")  # the end on the table
