"""Raspberry Pi Pico 2 with a 240x240 colour screen, an ST7789.

See pico_wires.py for the keys, and pico_screen.py for the screen's wires.
"""

from boards import pico_screen, pico_wires
from boards.st7789 import ST7789

NAME = "Raspberry Pi Pico 2, colour"
KEYS = pico_wires.KEYS
NVM = "rp2"
DRIVE = 3072  # KB: 4 MB of flash less 1 MB for CircuitPython
FAST = True  # fast enough for SIS, who thinks for seconds

make_keys = pico_wires.make_keys
make_voice = pico_wires.make_voice


def make_display() -> ST7789:
    """Return the screen as Waveshare mounts it; other makers' mostly need rotation=0."""
    return pico_screen.make_screen(width=240, height=240, rowstart=80, rotation=270)
