"""LILYGO T-Display RP2040: 240x135 screen, two buttons, no sound.

Source: CircuitPython, ports/raspberrypi/boards/lilygo_t_display_rp2040.
"""

import board
import keypad
from busdisplay import BusDisplay

from boards.buttons import Buttons

NAME = "LILYGO T-Display RP2040"
SCREEN = (240, 135, 16)
KEYS = ("a", "b")
LABELS = {"a": "L", "b": "R"}
NVM = "rp2"
DRIVE = 3072  # KB: 4 MB of flash less 1 MB for CircuitPython


def make_display() -> BusDisplay:
    """Return the built-in screen; nothing is sent to it until refresh()."""
    board.DISPLAY.auto_refresh = False
    return board.DISPLAY


def make_keys() -> Buttons:
    """Return the keys; each connects its pin to ground."""
    return Buttons(keypad.Keys((board.BUTTON_L, board.BUTTON_R), value_when_pressed=False))
