"""Adafruit FunHouse: 240x240 screen, three buttons, a piezo.

Source: CircuitPython, ports/espressif/boards/adafruit_funhouse; Adafruit's guide to the FunHouse.
"""

import board
import keypad
from busdisplay import BusDisplay

from boards.buttons import Buttons
from boards.piezo import Piezo

NAME = "Adafruit FunHouse"
SCREEN = (240, 240, 16, 270)  # lastly, its rotation in degrees
KEYS = ("up", "a", "down")
LABELS = {"a": "SELECT"}
NVM = "esp32"
DRIVE = 960  # KB: the file system's partition of 4 MB of flash


def make_display() -> BusDisplay:
    """Return the built-in screen; nothing is sent to it until refresh()."""
    board.DISPLAY.auto_refresh = False
    return board.DISPLAY


def make_keys() -> Buttons:
    """Return the keys; each connects its pin to 3.3 V."""
    pins = [board.BUTTON_UP, board.BUTTON_SELECT]
    pins += [board.BUTTON_DOWN]
    return Buttons(keypad.Keys(pins, value_when_pressed=True))


def make_voice() -> Piezo:
    """Return the voice: tone(Hz, volume)."""
    return Piezo(board.SPEAKER)
