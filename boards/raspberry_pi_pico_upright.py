"""Raspberry Pi Pico with an upright 240x320 colour screen, an ST7789.

For a Pico with this file, settings.toml says NUMBER_DROP_BOARD = "raspberry_pi_pico_upright".

For keys see pico_wires.py.
"""

import board
import busio
import displayio
from fourwire import FourWire

from boards import pico_wires
from boards.st7789 import ST7789

NAME = "Raspberry Pi Pico, upright"
KEYS = pico_wires.KEYS
NVM = "rp2"
DRIVE = 1024  # KB: 2 MB of flash less 1 MB for CircuitPython

make_keys = pico_wires.make_keys
make_voice = pico_wires.make_voice


def make_display() -> ST7789:
    """Return the screen: CLK on GP10, DIN on GP11, CS GP9, DC GP8, RST GP12, BL GP13."""
    displayio.release_displays()
    bus = FourWire(
        busio.SPI(board.GP10, board.GP11),
        command=board.GP8,
        chip_select=board.GP9,
        reset=board.GP12,
        baudrate=62500000,  # Hz; 24000000 where long wires make the picture snow
    )
    return ST7789(bus, width=240, height=320, backlight_pin=board.GP13)
