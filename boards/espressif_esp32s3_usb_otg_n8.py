"""Espressif ESP32-S3-USB-OTG: 240x240 screen, four buttons, no sound.

Source: CircuitPython, ports/espressif/boards/espressif_esp32s3_usb_otg_n8.
"""

import board
import keypad
from busdisplay import BusDisplay

from boards.buttons import Buttons

NAME = "Espressif ESP32-S3-USB-OTG"
SCREEN = (240, 240, 16)
KEYS = ("up", "down", "a", "b")
LABELS = {"down": "DW", "a": "OK", "b": "MENU"}
NVM = "esp32"
DRIVE = 3776  # KB: the file system's partition of 8 MB of flash
FAST = True  # fast enough for SIS, who thinks for seconds


def make_display() -> BusDisplay:
    """Return the built-in screen; nothing is sent to it until refresh()."""
    board.DISPLAY.auto_refresh = False
    return board.DISPLAY


def make_keys() -> Buttons:
    """Return the keys; each connects its pin to ground."""
    pins = [board.BUTTON_UP, board.BUTTON_DW]
    pins += [board.BUTTON_OK, board.BUTTON_MENU]
    return Buttons(keypad.Keys(pins, value_when_pressed=False))
