"""LILYGO T-Deck: 320x240 touch screen, an I2S speaker; trackball and keyboard do nothing.

Source: CircuitPython, ports/espressif/boards/lilygo_tdeck; for the panel components/t-deck in
github.com/esp-cpp/espp.
"""

import audiobusio
import board
from busdisplay import BusDisplay

from boards.capacitive import Capacitive
from boards.gt911 import GT911
from boards.no_keys import NoKeys
from boards.speaker import Speaker

NAME = "LILYGO T-Deck"
SCREEN = (320, 240, 16)
KEYS = ()
NVM = "esp32"
DRIVE = 11968  # KB: the file system's partition of 16 MB of flash
FAST = True  # fast enough for SIS, who thinks for seconds

make_keys = NoKeys


def make_display() -> BusDisplay:
    """Return the built-in screen; nothing is sent to it until refresh()."""
    board.DISPLAY.auto_refresh = False
    return board.DISPLAY


def make_touch() -> Capacitive:
    """Return the touch screen."""
    return Capacitive(GT911(board.I2C()), 320, 240, turn=90)


def make_voice() -> Speaker:
    """Return the voice: tone(Hz, volume)."""
    output = audiobusio.I2SOut(board.SPEAKER_SCK, board.SPEAKER_WS, board.SPEAKER_DOUT)
    return Speaker(output, signed=True)
