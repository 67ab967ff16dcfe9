"""The names of the screens that only Number Drop has; each is a file in its screens/."""

from engine.const import const

BLOCK = const("block")
CHOICES = const("choices")
COMBO = const("combo")
DROP = const("drop")
LOW_SUMMARY = const("low_summary")
MOTION = const("motion")
PLACE = const("place")
RANKING = const("ranking")
ROLL = const("roll")
ROUND_END = const("round_end")
SLIDE = const("slide")
SUMMARY = const("summary")
TRACK_PAGE = const("track_page")
