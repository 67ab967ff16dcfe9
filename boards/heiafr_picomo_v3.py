"""HEIA-FR Picomo V3: upright 240x280 screen, stick with five switches, two buttons, a buzzer.

Source: CircuitPython, ports/raspberrypi/boards/heiafr_picomo_v3; github.com/heia-picomo/hardware.
"""

import board
import keypad
from busdisplay import BusDisplay

from boards.buttons import Buttons
from boards.piezo import Piezo

NAME = "HEIA-FR Picomo V3"
SCREEN = (240, 280, 16)
KEYS = ("up", "down", "left", "right", "a", "b", "start")
LABELS = {"a": "S5", "b": "S6", "start": "S7"}
NVM = "rp2"
DRIVE = 1024  # KB: 2 MB of flash less 1 MB for CircuitPython


def make_display() -> BusDisplay:
    """Return the built-in screen; nothing is sent to it until refresh()."""
    board.DISPLAY.auto_refresh = False
    return board.DISPLAY


def make_keys() -> Buttons:
    """Return the keys; each connects its pin to ground."""
    pins = [board.SW_UP, board.SW_DOWN, board.SW_LEFT, board.SW_RIGHT]
    pins += [board.SW_MID, board.SW_TOPL, board.SW_TOPR]
    return Buttons(keypad.Keys(pins, value_when_pressed=False))


def make_voice() -> Piezo:
    """Return the voice: tone(Hz, volume)."""
    return Piezo(board.BUZZER)
