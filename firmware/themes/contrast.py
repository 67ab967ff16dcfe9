"""The strongest contrast: black, white, and the fullest of hues.

There is nothing between grounds and what stands on them.
"""

COLOURS = {
    "background": 0x000000,
    "bar": 0x000000,
    "open": 0x181818,
    "danger": 0x400000,
    "hazard": 0x900000,
    "filled": 0x303030,
    "edge": 0xA0A0A0,
    "dim": 0xD0D0D0,
    "ink": 0xFFFFFF,
    "dark": 0x000000,
    "circled": 0xFFD000,
    "ring": 0xFFD000,
    "inside": 0xFFD000,
    "pen": 0x000000,
    "ghost": 0x00FF80,
    "shade": 0x008A3C,
    "letter": 0x60C0FF,
    "warning": 0xFF6060,
    "pink": 0xFF90D0,
    "star": 0xC00000,
    "gone": 0x606060,
}
