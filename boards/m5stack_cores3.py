"""M5Stack CoreS3: 320x240 touch screen, no keys, no sound.

Source: CircuitPython, ports/espressif/boards/m5stack_cores3. The speaker's amplifier would
have to be set up over I2C first.
"""

import board
from adafruit_focaltouch import Adafruit_FocalTouch
from busdisplay import BusDisplay

from boards.capacitive import Capacitive
from boards.no_keys import NoKeys

NAME = "M5Stack CoreS3"
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
    return Capacitive(Adafruit_FocalTouch(board.I2C()), 320, 240)
