"""M5Stack StickC Plus2: upright 135x240 screen, two buttons, a buzzer.

Source: CircuitPython, ports/espressif/boards/m5stack_stick_c_plus2. Its third button, C, switches
the board off.
"""

import board
import keypad
from busdisplay import BusDisplay

from boards.buttons import Buttons
from boards.piezo import Piezo

NAME = "M5Stack StickC Plus2"
SCREEN = (135, 240, 16)
KEYS = ("a", "b")
NVM = "esp32"
DRIVE = 4032  # KB: the file system's partition of 8 MB of flash


def make_display() -> BusDisplay:
    """Return the built-in screen; nothing is sent to it until refresh()."""
    board.DISPLAY.auto_refresh = False
    return board.DISPLAY


def make_keys() -> Buttons:
    """Return the keys; each connects its pin to ground."""
    return Buttons(keypad.Keys((board.BTN_A, board.BTN_B), value_when_pressed=False))


def make_voice() -> Piezo:
    """Return the voice: tone(Hz, volume)."""
    return Piezo(board.SPEAKER)
