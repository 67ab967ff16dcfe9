"""Adafruit PyPortal, held upright: 240x320.

To use this file on a PyPortal, set NUMBER_DROP_BOARD = "pyportal_upright" in settings.toml.

Source: the example touchscreen_orientation.py of Adafruit's library adafruit_touchscreen.
"""

import board
from adafruit_touchscreen import Touchscreen
from busdisplay import BusDisplay

from boards import pyportal
from boards.resistive import Resistive

NAME = "Adafruit PyPortal, upright"
SCREEN = (240, 320, 16, 90)  # board.DISPLAY once it is turned by 90 degrees
KEYS = pyportal.KEYS
NVM = pyportal.NVM
DRIVE = pyportal.DRIVE

make_keys = pyportal.make_keys
make_voice = pyportal.make_voice


def make_display() -> BusDisplay:
    """Return the built-in screen, turned; nothing is sent to it until refresh()."""
    display = pyportal.make_display()
    display.rotation = 90
    return display


def make_touch() -> Resistive:
    """Return the touch screen."""
    pins = board.TOUCH_YU, board.TOUCH_YD, board.TOUCH_XL, board.TOUCH_XR
    return Resistive(Touchscreen(*pins, calibration=pyportal.LIMITS, size=(240, 320)))
