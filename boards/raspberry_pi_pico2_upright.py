"""Raspberry Pi Pico 2 with an upright 240x320 colour screen, an ST7789.

To use this file on a Pico 2, write this into settings.toml:

    NUMBER_DROP_BOARD = "raspberry_pi_pico2_upright"

See pico_wires.py for the keys, and pico_screen.py for the screen's wires.
"""

from boards import pico_screen, pico_wires
from boards.st7789 import ST7789

NAME = "Raspberry Pi Pico 2, upright"
KEYS = pico_wires.KEYS
NVM = "rp2"
DRIVE = 3072  # KB: 4 MB of flash less 1 MB for CircuitPython
FAST = True  # fast enough for SIS, who thinks for seconds

make_keys = pico_wires.make_keys
make_voice = pico_wires.make_voice


def make_display() -> ST7789:
    """Return the screen."""
    return pico_screen.make_screen(width=240, height=320)
