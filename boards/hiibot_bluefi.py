"""HiiBot BlueFi: 240x240 screen, two buttons, a speaker.

Source: CircuitPython, ports/nordic/boards/hiibot_bluefi; python4bluefi.readthedocs.io.
"""

import audiopwmio
import board
import keypad
from busdisplay import BusDisplay

from boards.buttons import Buttons
from boards.speaker import Speaker

NAME = "HiiBot BlueFi"
SCREEN = (240, 240, 16, 180)  # lastly, its rotation in degrees
KEYS = ("a", "b")
NVM = "nrf52"
DRIVE = 2044  # KB: 2 MB of flash less its last sector


def make_display() -> BusDisplay:
    """Return the built-in screen; nothing is sent to it until refresh()."""
    board.DISPLAY.auto_refresh = False
    return board.DISPLAY


def make_keys() -> Buttons:
    """Return the keys; each connects its pin to 3.3 V."""
    return Buttons(keypad.Keys((board.BUTTON_A, board.BUTTON_B), value_when_pressed=True))


def make_voice() -> Speaker:
    """Return the voice: tone(Hz, volume)."""
    return Speaker(audiopwmio.PWMAudioOut(board.SPEAKER), board.SPEAKER_ENABLE)
