"""LILYGO T-Display S3: 320x170 screen, two buttons, no sound.

Source: CircuitPython, ports/espressif/boards/lilygo_tdisplay_s3.
"""

import board
import keypad
from busdisplay import BusDisplay

from boards.buttons import Buttons

NAME = "LILYGO T-Display S3"
SCREEN = (320, 170, 16)
KEYS = ("a", "b")
LABELS = {"a": "IO14", "b": "IO0"}
NVM = "esp32"
DRIVE = 11968  # KB: the file system's partition of 16 MB of flash
FAST = True  # fast enough for SIS, who thinks for seconds


def make_display() -> BusDisplay:
    """Return the built-in screen; nothing is sent to it until refresh()."""
    board.DISPLAY.auto_refresh = False
    return board.DISPLAY


def make_keys() -> Buttons:
    """Return the keys; each connects its pin to ground."""
    return Buttons(keypad.Keys((board.BUTTON1, board.BUTTON0), value_when_pressed=False))
