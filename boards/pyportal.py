"""Adafruit PyPortal: 320x240 touch screen, no keys, a speaker.

Source: CircuitPython, ports/atmel-samd/boards/pyportal; for the touch screen's limits, the example
of Adafruit's library, touchscreen_simpletest.py.
"""

import audioio
import board
from adafruit_touchscreen import Touchscreen
from busdisplay import BusDisplay

from boards.no_keys import NoKeys
from boards.resistive import Resistive
from boards.speaker import Speaker

NAME = "Adafruit PyPortal"
SCREEN = (320, 240, 16)
KEYS = ()
NVM = "samd51"
DRIVE = 8188  # KB: 8 MB of flash less its last sector
LIMITS = ((5200, 59000), (5800, 57000))  # what the panel measures at the picture's edges

make_keys = NoKeys


def make_display() -> BusDisplay:
    """Return the built-in screen; nothing is sent to it until refresh()."""
    board.DISPLAY.auto_refresh = False
    return board.DISPLAY


def make_touch() -> Resistive:
    """Return the touch screen."""
    pins = board.TOUCH_XL, board.TOUCH_XR, board.TOUCH_YD, board.TOUCH_YU
    return Resistive(Touchscreen(*pins, calibration=LIMITS, size=(320, 240)))


def make_voice() -> Speaker:
    """Return the voice: tone(Hz, volume)."""
    return Speaker(audioio.AudioOut(board.SPEAKER), board.SPEAKER_ENABLE)
