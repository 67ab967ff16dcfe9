"""Adafruit CLUE: 240x240 screen, two buttons, a buzzer."""

import board
import keypad
from busdisplay import BusDisplay

from boards.buttons import Buttons
from boards.piezo import Piezo

NAME = "Adafruit CLUE"
SCREEN = (240, 240, 16)
KEYS = ("a", "b")
NVM = "nrf52"
DRIVE = 2044  # KB: 2 MB of flash less its last sector


def make_display() -> BusDisplay:
    """Return the built-in screen; nothing is sent to it until refresh()."""
    board.DISPLAY.auto_refresh = False
    return board.DISPLAY


def make_keys() -> Buttons:
    """Return the keys; each connects its pin to ground."""
    return Buttons(keypad.Keys((board.BUTTON_A, board.BUTTON_B), value_when_pressed=False))


def make_voice() -> Piezo:
    """Return the voice: tone(Hz, volume)."""
    return Piezo(board.SPEAKER)
