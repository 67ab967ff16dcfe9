"""uGame22: 320x240 screen, cross and three buttons, I2S speaker.

Source: CircuitPython, ports/raspberrypi/boards/ugame22; its module ugame in circuitpython-stage.
"""

import audiobusio
import board
import keypad
from busdisplay import BusDisplay

from boards.buttons import Buttons
from boards.speaker import Speaker

NAME = "uGame22"
SCREEN = (320, 240, 16)
KEYS = ("up", "down", "left", "right", "a", "b", "select")
LABELS = {"a": "O", "b": "X", "select": "Z"}
NVM = "rp2"
DRIVE = 1024  # KB: 2 MB of flash less 1 MB for CircuitPython


def make_display() -> BusDisplay:
    """Return the built-in screen; nothing is sent to it until refresh()."""
    board.DISPLAY.auto_refresh = False
    return board.DISPLAY


def make_keys() -> Buttons:
    """Return the keys; each connects its pin to ground."""
    pins = [board.BUTTON_UP, board.BUTTON_DOWN, board.BUTTON_LEFT, board.BUTTON_RIGHT]
    pins += [board.BUTTON_O, board.BUTTON_X, board.BUTTON_Z]
    return Buttons(keypad.Keys(pins, value_when_pressed=False))


def make_voice() -> Speaker:
    """Return the voice: tone(Hz, volume)."""
    output = audiobusio.I2SOut(board.I2S_BCLK, board.I2S_LRCLK, board.I2S_DIN)
    return Speaker(output, signed=True)
