"""Adafruit PyPortal Titano: 480x320 touch screen, no keys, a speaker.

Source: CircuitPython, ports/atmel-samd/boards/pyportal_titano. The touch screen's limits are those
of the PyPortal, whose pins and panel it shares.
"""

import board
from adafruit_touchscreen import Touchscreen

from boards import pyportal
from boards.resistive import Resistive

NAME = "Adafruit PyPortal Titano"
SCREEN = (480, 320, 16)
KEYS = pyportal.KEYS
NVM = pyportal.NVM
DRIVE = pyportal.DRIVE

make_display = pyportal.make_display
make_keys = pyportal.make_keys
make_voice = pyportal.make_voice


def make_touch() -> Resistive:
    """Return the touch screen."""
    pins = board.TOUCH_XL, board.TOUCH_XR, board.TOUCH_YD, board.TOUCH_YU
    return Resistive(Touchscreen(*pins, calibration=pyportal.LIMITS, size=(480, 320)))
