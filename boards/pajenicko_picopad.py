"""Pajenicko PicoPad: 320x240 screen, eight buttons, a small speaker."""

import audiopwmio
import board
import keypad
from busdisplay import BusDisplay

from boards.buttons import Buttons
from boards.speaker import Speaker

NAME = "Pajenicko PicoPad"
SCREEN = (320, 240, 16)
KEYS = ("up", "down", "left", "right", "a", "b", "x", "y")
NVM = "rp2"
DRIVE = 508  # KB: 2 MB of flash less 1.5 MB for CircuitPython with Wi-Fi, and 4 KB of memory


def make_display() -> BusDisplay:
    """Return the built-in screen; nothing is sent to it until refresh()."""
    board.DISPLAY.auto_refresh = False
    return board.DISPLAY


def make_keys() -> Buttons:
    """Return the keys; each connects its pin to ground."""
    pins = [board.SW_UP, board.SW_DOWN, board.SW_LEFT, board.SW_RIGHT]
    pins += [board.SW_A, board.SW_B, board.SW_X, board.SW_Y]
    return Buttons(keypad.Keys(pins, value_when_pressed=False))


def make_voice() -> Speaker:
    """Return the voice: tone(Hz, volume)."""
    return Speaker(audiopwmio.PWMAudioOut(board.AUDIO))
