"""Pimoroni PicoSystem: 240x240 screen, eight buttons, a piezo."""

import board
import keypad
from busdisplay import BusDisplay

from boards.buttons import Buttons
from boards.piezo import Piezo

NAME = "Pimoroni PicoSystem"
SCREEN = (240, 240, 16)
KEYS = ("up", "down", "left", "right", "a", "b", "x", "y")
NVM = "rp2"
DRIVE = 15360  # KB: 16 MB of flash less 1 MB for CircuitPython


def make_display() -> BusDisplay:
    """Return the built-in screen; nothing is sent to it until refresh()."""
    board.DISPLAY.auto_refresh = False
    return board.DISPLAY


def make_keys() -> Buttons:
    """Return the keys; each connects its pin to ground."""
    pins = [board.SW_UP, board.SW_DOWN, board.SW_LEFT, board.SW_RIGHT]
    pins += [board.SW_A, board.SW_B, board.SW_X, board.SW_Y]
    return Buttons(keypad.Keys(pins, value_when_pressed=False))


def make_voice() -> Piezo:
    """Return the voice: tone(Hz, volume)."""
    return Piezo(board.AUDIO)
