"""Adafruit PyBadge: 160x128 screen, eight buttons on a shift register."""

import audioio
import board
import keypad
from busdisplay import BusDisplay

from boards.buttons import Buttons
from boards.speaker import Speaker

NAME = "Adafruit PyBadge"
SCREEN = (160, 128, 16)
KEYS = ("b", "a", "start", "select", "right", "down", "up", "left")
NVM = "samd51"
DRIVE = 2044  # KB: 2 MB of flash less its last sector


def make_display() -> BusDisplay:
    """Return the built-in screen; nothing is sent to it until refresh()."""
    board.DISPLAY.auto_refresh = False
    return board.DISPLAY


def make_keys() -> Buttons:
    """Return the keys, in the shift register's order."""
    return Buttons(
        keypad.ShiftRegisterKeys(
            clock=board.BUTTON_CLOCK,
            data=board.BUTTON_OUT,
            latch=board.BUTTON_LATCH,
            key_count=8,
            value_when_pressed=True,
        )
    )


def make_voice() -> Speaker:
    """Return the voice: tone(Hz, volume)."""
    return Speaker(audioio.AudioOut(board.SPEAKER), board.SPEAKER_ENABLE)
