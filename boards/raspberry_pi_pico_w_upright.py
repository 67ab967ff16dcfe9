"""Raspberry Pi Pico W with an upright 240x320 colour screen, an ST7789.

To use this file on a Pico W, write this into settings.toml:

    NUMBER_DROP_BOARD = "raspberry_pi_pico_w_upright"

See pico_wires.py for the keys, and pico_screen.py for the screen's wires.

Its CircuitPython leaves Python some 126 000 bytes, less than the game needs at its peaks: see
docs/BOARDS.md. A Pico 2 W has enough.
"""

from boards import pico_screen, pico_wires
from boards.st7789 import ST7789

NAME = "Raspberry Pi Pico W, upright"
KEYS = pico_wires.KEYS
NVM = "rp2"
DRIVE = 508  # KB: 2 MB of flash less 1.5 MB for CircuitPython with Wi-Fi, and 4 KB of memory

make_keys = pico_wires.make_keys
make_voice = pico_wires.make_voice


def make_display() -> ST7789:
    """Return the screen."""
    return pico_screen.make_screen(width=240, height=320)
