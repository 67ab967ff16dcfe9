"""The wires that handhelds made of a Raspberry Pi Pico share: keys and piezo.

The keys are wired as on Waveshare's Pico-LCD-1.3, a screen with keys that a Pico plugs into.
"""

import board
import keypad

from boards.buttons import Buttons
from boards.piezo import Piezo

KEYS = ("up", "down", "left", "right", "a", "b", "x", "y")


def make_keys() -> Buttons:
    """Return the keys; each connects its pin to ground."""
    pins = [board.GP2, board.GP18, board.GP16, board.GP20]
    pins += [board.GP15, board.GP17, board.GP19, board.GP21]
    return Buttons(keypad.Keys(pins, value_when_pressed=False))


def make_voice() -> Piezo:
    """Return the voice, a piezo between GP0 and ground: tone(Hz, volume)."""
    return Piezo(board.GP0)
