"""Labels of adafruit_display_text, placed to the pixel and coloured by the theme's names.

They are all of its `label`, which makes a TileGrid for each letter. Its `bitmap_label` draws into a
Bitmap: it takes less memory for a long text, but twice the time, and a key is to be answered at
once. CircuitPython 10.2.1 on an emulated RP2040, six texts of eleven large letters:

    =============  ==============  ========  ===========  ==========
    class          its own module  made in   changed in   bytes
    =============  ==============  ========  ===========  ==========
    label          3.3 KB          80 ms     52 ms        9 500
    bitmap_label   10.9 KB         146 ms    123 ms       6 600
    =============  ==============  ========  ===========  ==========

The table of a game has no room for either: see text_line.py.
"""

from adafruit_display_text.label import Label
from displayio import Group

from firmware import theme

LEFT, CENTRE, RIGHT = 0, 1, 2


def make(face, x, y, width, colour="ink", align=LEFT, text="", scale=1):
    """Return a Label: the top of its capitals at y, aligned in `width` pixels from x on.

    `colour` is a name of the theme's. The text's pixels are `scale` wide and high.
    """
    point = anchor(align, width)
    at = 0
    if align == CENTRE:
        at = (width + 1) // 2
    elif align == RIGHT:
        at = width + 1
    label = Label(
        face,
        text=text,
        color=theme.colour(colour),
        scale=scale,
        base_alignment=True,
        anchor_point=(point, 1.0),
        anchored_position=(x + at, y + face.ascent * scale),
    )
    label.ink = colour
    return label


def anchor(align, width):
    """Return which point of a Label is anchored, from 0.0 at its left to 1.0 at its right.

    A Label has the gap behind its last letter as a part of it. Half a pixel it rounds to even, now
    to the left, now to the right: a hair beside the middle it is always the same side.
    """
    if align == CENTRE:
        return 0.5001 if width & 1 else 0.4999
    return 1.0 if align == RIGHT else 0.0


def paint(label, colour):
    """Give a Label another of the theme's colours."""
    if label.ink != colour:
        label.ink = colour
        label.color = theme.colour(colour)


def repaint(group):
    """Give all Labels in a Group their colours anew: those of the theme that is now in use."""
    for part in group:
        if isinstance(part, Label):
            part.color = theme.colour(part.ink)
        elif isinstance(part, Group):
            repaint(part)
