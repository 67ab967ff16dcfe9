"""TinyCircuits Thumby: 72x40 screen in black and white, six buttons, a piezo."""

import board
import keypad
from busdisplay import BusDisplay

from boards.buttons import Buttons
from boards.piezo import Piezo

NAME = "TinyCircuits Thumby"
SCREEN = (72, 40, 1)
KEYS = ("up", "down", "left", "right", "a", "b")
NVM = "rp2"
DRIVE = 1024  # KB: 2 MB of flash less 1 MB for CircuitPython


def make_display() -> BusDisplay:
    """Return the built-in screen; nothing is sent to it until refresh()."""
    board.DISPLAY.auto_refresh = False
    return board.DISPLAY


def make_keys() -> Buttons:
    """Return the keys; each connects its pin to ground. BUTTON_2 is the one marked A."""
    pins = [board.BUTTON_UP, board.BUTTON_DOWN, board.BUTTON_LEFT, board.BUTTON_RIGHT]
    pins += [board.BUTTON_2, board.BUTTON_1]
    return Buttons(keypad.Keys(pins, value_when_pressed=False))


def make_voice() -> Piezo:
    """Return the voice: tone(Hz, volume)."""
    return Piezo(board.SPEAKER)
