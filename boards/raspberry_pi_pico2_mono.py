"""Raspberry Pi Pico 2 with a 128x64 mono screen, SSD1306 over I2C.

To use this file on a Pico 2, write this into settings.toml:

    NUMBER_DROP_BOARD = "raspberry_pi_pico2_mono"
"""

import board
import busio
import displayio
from adafruit_displayio_ssd1306 import SSD1306
from i2cdisplaybus import I2CDisplayBus

from boards import pico_wires

NAME = "Raspberry Pi Pico 2, mono"
KEYS = pico_wires.KEYS
NVM = "rp2"
DRIVE = 3072  # KB: 4 MB of flash less 1 MB for CircuitPython
FAST = True  # fast enough for SIS, who thinks for seconds

make_keys = pico_wires.make_keys
make_voice = pico_wires.make_voice


def make_display() -> SSD1306:
    """Return the screen: SDA on GP4, SCL on GP5."""
    displayio.release_displays()
    i2c = busio.I2C(board.GP5, board.GP4, frequency=400000)
    bus = I2CDisplayBus(i2c, device_address=0x3C)
    return SSD1306(bus, width=128, height=64, auto_refresh=False)
