"""A theme for daylight: dark digits on light grounds, with circles as if drawn with a pen."""

COLOURS = {
    "background": 0xF3EEDF,
    "bar": 0xE0D8C2,
    "open": 0xFCFAF2,
    "danger": 0xF2D6D0,
    "hazard": 0xE0A8A0,
    "filled": 0xC6CFE4,  # the shade of a pencil
    "edge": 0x807A64,
    "dim": 0x5E5A4C,
    "ink": 0x101018,
    "dark": 0xFFFFFF,
    "circled": 0x944000,
    "ring": 0x944000,  # a fill: rings of neighbours would merge into bars
    "inside": 0x944000,
    "pen": 0xFFFFFF,
    "ghost": 0x006A30,
    "shade": 0xA6D2B8,
    "letter": 0x1C50B0,
    "warning": 0xC00020,
    "pink": 0xB01868,
    "star": 0xFFB0B8,
    "gone": 0x8E8872,
}
