"""The plain grounds behind screens, bars and lines."""

from vectorio import Rectangle

from firmware import theme


def make(width, height, colour="background"):
    """Return a rectangle of the theme's colour at (0, 0), sizes in pixels.

    vectorio keeps no bitmap of it, which for a whole screen would be kilobytes.
    """
    return Rectangle(pixel_shader=theme.palette((colour,)), width=width, height=height, x=0, y=0)
