"""Hack Club Sprig: 160x128 screen, four buttons under each thumb, I2S speaker."""

import audiobusio
import board
import keypad
from busdisplay import BusDisplay

from boards.buttons import Buttons
from boards.speaker import Speaker

NAME = "Hack Club Sprig"
SCREEN = (160, 128, 16, 270)  # lastly, its rotation in degrees
KEYS = ("up", "left", "down", "right", "start", "select", "b", "a")
LABELS = {"start": "I", "select": "J", "b": "K", "a": "L"}
NVM = "rp2"
DRIVE = 1024  # KB: 2 MB of flash less 1 MB for CircuitPython


def make_display() -> BusDisplay:
    """Return the built-in screen; nothing is sent to it until refresh()."""
    board.DISPLAY.auto_refresh = False
    return board.DISPLAY


def make_keys() -> Buttons:
    """Return the keys; each connects its pin to ground."""
    pins = [board.BUTTON_W, board.BUTTON_A, board.BUTTON_S, board.BUTTON_D]
    pins += [board.BUTTON_I, board.BUTTON_J, board.BUTTON_K, board.BUTTON_L]
    return Buttons(keypad.Keys(pins, value_when_pressed=False))


def make_voice() -> Speaker:
    """Return the voice: tone(Hz, volume)."""
    output = audiobusio.I2SOut(board.AUDIO_BCLK, board.AUDIO_LRCLK, board.AUDIO_DIN)
    return Speaker(output, signed=True)
