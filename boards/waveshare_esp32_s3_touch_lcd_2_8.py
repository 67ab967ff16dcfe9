"""Waveshare ESP32-S3-Touch-LCD-2.8: 320x240 touch screen, no keys, an I2S speaker.

Source: CircuitPython, ports/espressif/boards/waveshare_esp32_s3_touch_lcd_2_8; see cst328.py.
"""

import audiobusio
import board
from busdisplay import BusDisplay

from boards.capacitive import Capacitive
from boards.cst328 import CST328
from boards.no_keys import NoKeys
from boards.speaker import Speaker

NAME = "Waveshare ESP32-S3-Touch-LCD-2.8"
SCREEN = (320, 240, 16)
KEYS = ()
NVM = "esp32"
DRIVE = 11968  # KB: the file system's partition of 16 MB of flash
FAST = True  # fast enough for SIS, who thinks for seconds

make_keys = NoKeys


def make_display() -> BusDisplay:
    """Return the built-in screen; nothing is sent to it until refresh()."""
    board.DISPLAY.auto_refresh = False
    return board.DISPLAY


def make_touch() -> Capacitive:
    """Return the touch screen."""
    return Capacitive(CST328(board.I2C()), 320, 240, turn=90)


def make_voice() -> Speaker:
    """Return the voice: tone(Hz, volume)."""
    output = audiobusio.I2SOut(board.I2S_BCK, board.I2S_LRCK, board.I2S_DIN)
    return Speaker(output, signed=True)
