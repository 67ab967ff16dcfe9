"""Raspberry Pi Pico with an upright 240x320 colour screen, an ST7789.

To use this file on a Pico, set NUMBER_DROP_BOARD = "raspberry_pi_pico_upright" in settings.toml.

See pico_wires.py for the keys, and pico_screen.py for the screen's wires.
"""

from boards import pico_screen, pico_wires
from boards.st7789 import ST7789

NAME = "Raspberry Pi Pico, upright"
KEYS = pico_wires.KEYS
NVM = "rp2"
DRIVE = 1024  # KB: 2 MB of flash less 1 MB for CircuitPython

make_keys = pico_wires.make_keys
make_voice = pico_wires.make_voice


def make_display() -> ST7789:
    """Return the screen."""
    return pico_screen.make_screen(width=240, height=320)
