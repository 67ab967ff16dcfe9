"""Raspberry Pi Pico W with a 128x64 mono screen, SSD1306 over I2C.

To use this file on a Pico W, write this into settings.toml:

    NUMBER_DROP_BOARD = "raspberry_pi_pico_w_mono"

Its CircuitPython leaves Python some 126 000 bytes, less than the game needs at its peaks: see
docs/BOARDS.md. A Pico 2 W has enough.
"""

import board
import busio
import displayio
from adafruit_displayio_ssd1306 import SSD1306
from i2cdisplaybus import I2CDisplayBus

from boards import pico_wires

NAME = "Raspberry Pi Pico W, mono"
KEYS = pico_wires.KEYS
NVM = "rp2"
DRIVE = 508  # KB: 2 MB of flash less 1.5 MB for CircuitPython with Wi-Fi, and 4 KB of memory

make_keys = pico_wires.make_keys
make_voice = pico_wires.make_voice


def make_display() -> SSD1306:
    """Return the screen: SDA on GP4, SCL on GP5."""
    displayio.release_displays()
    i2c = busio.I2C(board.GP5, board.GP4, frequency=400000)
    bus = I2CDisplayBus(i2c, device_address=0x3C)
    return SSD1306(bus, width=128, height=64, auto_refresh=False)
