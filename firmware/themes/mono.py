"""A theme for two colours: what has to be seen is white.

Pictures tell things apart.
"""

from firmware.theme import DARK

COLOURS = dict.fromkeys(DARK, 0xFFFFFF)
COLOURS.update(
    dict.fromkeys(
        ("background", "bar", "open", "danger", "filled", "dark", "pen", "star", "gone"), 0x000000
    )
)
