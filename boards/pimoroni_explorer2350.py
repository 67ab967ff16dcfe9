"""Pimoroni Explorer: 320x240 screen, three buttons on each side and one more, a speaker.

Source: CircuitPython, ports/raspberrypi/boards/pimoroni_explorer2350.
"""

import audiopwmio
import board
import keypad
from busdisplay import BusDisplay

from boards.buttons import Buttons
from boards.speaker import Speaker

NAME = "Pimoroni Explorer"
SCREEN = (320, 240, 16)
KEYS = ("up", "left", "down", "a", "right", "b", "start")
LABELS = {"up": "A", "left": "B", "down": "C", "a": "X", "right": "Y", "b": "Z", "start": "USER"}
NVM = "rp2"
DRIVE = 15360  # KB: 16 MB of flash less 1 MB for CircuitPython
FAST = True  # fast enough for SIS, who thinks for seconds


def make_display() -> BusDisplay:
    """Return the built-in screen; nothing is sent to it until refresh()."""
    board.DISPLAY.auto_refresh = False
    return board.DISPLAY


def make_keys() -> Buttons:
    """Return the keys; each connects its pin to ground."""
    pins = [board.SW_A, board.SW_B, board.SW_C, board.SW_X]
    pins += [board.SW_Y, board.SW_Z, board.SW_USER]
    return Buttons(keypad.Keys(pins, value_when_pressed=False))


def make_voice() -> Speaker:
    """Return the voice: tone(Hz, volume)."""
    return Speaker(audiopwmio.PWMAudioOut(board.AUDIO), board.AMP_EN)
