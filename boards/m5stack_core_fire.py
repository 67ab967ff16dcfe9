"""M5Stack Core Fire: 320x240 screen, three buttons, a speaker.

Source: CircuitPython, ports/espressif/boards/m5stack_core_fire. The pins have no pull-ups of their
own; the board has.
"""

import audioio
import board
import keypad
from busdisplay import BusDisplay

from boards.buttons import Buttons
from boards.speaker import Speaker

NAME = "M5Stack Core Fire"
SCREEN = (320, 240, 16)
KEYS = ("up", "a", "down")
LABELS = {"up": "A", "a": "B", "down": "C"}
NVM = "esp32"
DRIVE = 12224  # KB: the file system's partition of 16 MB of flash


def make_display() -> BusDisplay:
    """Return the built-in screen; nothing is sent to it until refresh()."""
    board.DISPLAY.auto_refresh = False
    return board.DISPLAY


def make_keys() -> Buttons:
    """Return the keys; each connects its pin to ground."""
    return Buttons(keypad.Keys((board.BTN_A, board.BTN_B, board.BTN_C), value_when_pressed=False))


def make_voice() -> Speaker:
    """Return the voice: tone(Hz, volume)."""
    return Speaker(audioio.AudioOut(board.SPEAKER))
