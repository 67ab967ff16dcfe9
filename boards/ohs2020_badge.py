"""Open Hardware Summit 2020 badge: 240x240 screen, four buttons, no sound.

Source: CircuitPython, ports/nordic/boards/ohs2020_badge; the badge's own loader, which places SW3
and SW2 on the left.
"""

import board
import keypad
from busdisplay import BusDisplay

from boards.buttons import Buttons

NAME = "OHS 2020 badge"
SCREEN = (240, 240, 16)
KEYS = ("up", "down", "a", "b")
LABELS = {"up": "SW3", "down": "SW2", "a": "SW1", "b": "SW4"}
NVM = "nrf52"
DRIVE = 16380  # KB: 16 MB of flash less its last sector


def make_display() -> BusDisplay:
    """Return the built-in screen; nothing is sent to it until refresh()."""
    board.DISPLAY.auto_refresh = False
    return board.DISPLAY


def make_keys() -> Buttons:
    """Return the keys; each connects its pin to ground."""
    pins = [board.BUTTON_SW3, board.BUTTON_SW2]
    pins += [board.BUTTON_SW1, board.BUTTON_SW4]
    return Buttons(keypad.Keys(pins, value_when_pressed=False))
