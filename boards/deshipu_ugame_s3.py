"""uGame S3: 320x240 screen, cross and three buttons, I2S speaker.

Source: CircuitPython, ports/espressif/boards/deshipu_ugame_s3; its buttons as on the uGame22 of the
same maker.
"""

import audiobusio
import board
import keypad
from busdisplay import BusDisplay

from boards.buttons import Buttons
from boards.speaker import Speaker

NAME = "uGame S3"
SCREEN = (320, 240, 16)
KEYS = ("up", "down", "left", "right", "a", "b", "select")
LABELS = {"a": "O", "b": "X", "select": "Z"}
NVM = "esp32"
DRIVE = 11968  # KB: the file system's partition of 16 MB of flash
FAST = True  # fast enough for SIS, who thinks for seconds


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
    output = audiobusio.I2SOut(board.AUDIO_BCLK, board.AUDIO_LRCLK, board.AUDIO_DATA)
    return Speaker(output, signed=True)
