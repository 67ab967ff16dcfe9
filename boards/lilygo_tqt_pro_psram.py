"""LILYGO T-QT Pro with 2 MB of PSRAM: 128x128 screen, two buttons, no sound.

Source: CircuitPython, ports/espressif/boards/lilygo_tqt_pro_psram.
"""

import board
import keypad
from busdisplay import BusDisplay

from boards.buttons import Buttons

NAME = "LILYGO T-QT Pro"
SCREEN = (128, 128, 16, 90)  # lastly, its rotation in degrees
KEYS = ("a", "b")
LABELS = {"a": "IO47", "b": "IO0"}
NVM = "esp32"
DRIVE = 960  # KB: the file system's partition of 4 MB of flash
FAST = True  # fast enough for SIS, who thinks for seconds


def make_display() -> BusDisplay:
    """Return the built-in screen; nothing is sent to it until refresh()."""
    board.DISPLAY.auto_refresh = False
    return board.DISPLAY


def make_keys() -> Buttons:
    """Return the keys; each connects its pin to ground."""
    return Buttons(keypad.Keys((board.BUTTON1, board.BUTTON0), value_when_pressed=False))
