"""TinyCircuits Thumby Color: 128x128 screen, nine buttons, a speaker, a motor."""

import board
import keypad
from busdisplay import BusDisplay

from boards.buttons import Buttons
from boards.motor import VoiceAndMotor
from boards.pio_tone import PioTone

NAME = "TinyCircuits Thumby Color"
SCREEN = (128, 128, 16)
KEYS = ("up", "down", "left", "right", "a", "b", "x", "y", "start")
LABELS = {"x": "LB", "y": "RB", "start": "MENU"}
NVM = "rp2"
DRIVE = 15360  # KB: 16 MB of flash less 1 MB for CircuitPython
FAST = True  # fast enough for SIS, who thinks for seconds


def make_display() -> BusDisplay:
    """Return the built-in screen; nothing is sent to it until refresh()."""
    board.DISPLAY.auto_refresh = False
    return board.DISPLAY


def make_keys() -> Buttons:
    """Return the keys; each connects its pin to ground."""
    pins = [board.BUTTON_UP, board.BUTTON_DOWN, board.BUTTON_LEFT, board.BUTTON_RIGHT]
    pins += [board.BUTTON_A, board.BUTTON_B]
    pins += [board.BUTTON_BUMPER_LEFT, board.BUTTON_BUMPER_RIGHT, board.BUTTON_MENU]
    return Buttons(keypad.Keys(pins, value_when_pressed=False))


def make_voice() -> VoiceAndMotor:
    """Return the voice and motor: tone(Hz, volume), rumble(strength).

    The speaker's PWM (GPIO 23) is the one that lights the screen (GPIO 7), hence PIO.
    """
    return VoiceAndMotor(PioTone(board.SPEAKER, board.SPEAKER_ENABLE), board.RUMBLE)
