"""The themes beside the dark one: tables of the names in theme.DARK."""

# For daylight. Digits stay dark on light grounds; what is circled is dark, as written with a pen.
LIGHT = {
    "background": 0xF4F1E6,
    "bar": 0xDCD6C2,
    "open": 0xE6E1D0,
    "danger": 0xF2D6D0,
    "hazard": 0xE0A8A0,
    "filled": 0xC2CCE4,
    "edge": 0x9A957F,
    "dim": 0x5E5A4C,
    "ink": 0x101018,
    "dark": 0xFFFFFF,
    "circled": 0x944000,
    "ghost": 0x006A30,
    "shade": 0x5CA078,
    "chosen": 0x101018,
    "letter": 0x1C50B0,
    "warning": 0xC00020,
    "pink": 0xB01868,
    "star": 0xFFB0B8,
    "gone": 0xC4BEA8,
}

# Nothing between the grounds and what stands on them: black, white, and the fullest of hues.
CONTRAST = {
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
    "ghost": 0x00FF80,
    "shade": 0x00B050,
    "chosen": 0xFFFFFF,
    "letter": 0x60C0FF,
    "warning": 0xFF6060,
    "pink": 0xFF90D0,
    "star": 0xC00000,
    "gone": 0x606060,
}

# For screens of two colours: what has to be seen is white, and pictures tell things apart.
MONO = dict.fromkeys(LIGHT, 0xFFFFFF)
MONO.update(
    dict.fromkeys(
        ("background", "bar", "open", "danger", "filled", "dark", "star", "gone"), 0x000000
    )
)
