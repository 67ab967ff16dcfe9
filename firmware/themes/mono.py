"""A theme for two colours: everything visible is white, and shapes make the difference."""

from firmware.theme import DARK

COLOURS = dict.fromkeys(DARK, 0xFFFFFF)
COLOURS.update(
    dict.fromkeys(
        ("background", "bar", "open", "danger", "filled", "dark", "pen", "star", "gone"), 0x000000
    )
)
