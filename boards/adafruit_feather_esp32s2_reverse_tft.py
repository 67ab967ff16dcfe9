"""Adafruit Feather ESP32-S2 Reverse TFT: 240x135 screen, three buttons, no sound.

Source: CircuitPython, ports/espressif/boards/adafruit_feather_esp32s2_reverse_tft.
"""

import board
import keypad
from busdisplay import BusDisplay

from boards.joined_buttons import JoinedButtons

NAME = "Adafruit Feather S2 Reverse TFT"
SCREEN = (240, 135, 16)
KEYS = ("up", "a", "down")
LABELS = {"up": "D0", "a": "D1", "down": "D2"}
NVM = "esp32"
DRIVE = 960  # KB: the file system's partition of 4 MB of flash


def make_display() -> BusDisplay:
    """Return the built-in screen; nothing is sent to it until refresh()."""
    board.DISPLAY.auto_refresh = False
    return board.DISPLAY


def make_keys() -> JoinedButtons:
    """Return the keys, D0 at the top: it connects its pin to ground, the others theirs to 3.3 V."""
    top = keypad.Keys((board.D0,), value_when_pressed=False)
    below = keypad.Keys((board.D1, board.D2), value_when_pressed=True)
    return JoinedButtons(top, below)
