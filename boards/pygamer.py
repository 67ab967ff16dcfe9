"""Adafruit PyGamer: 160x128 screen, buttons on a shift register, analog stick."""

import audioio
import board
import keypad
from busdisplay import BusDisplay

from boards.speaker import Speaker
from boards.stick import Axis, ButtonsAndStick

NAME = "Adafruit PyGamer"
SCREEN = (160, 128, 16)  # of board.DISPLAY: width and height in pixels, bits per pixel
KEYS = ("b", "a", "start", "select", "right", "down", "up", "left")
NVM = "samd51"  # how its memory is written: see firmware/kept/board_memory.py
DRIVE = 8188  # KB of CIRCUITPY: 8 MB of flash less its last sector


def make_display() -> BusDisplay:
    """Return the built-in screen; nothing is sent to it until refresh()."""
    board.DISPLAY.auto_refresh = False
    return board.DISPLAY


def make_keys() -> ButtonsAndStick:
    """Return the keys: next_event() returns 0, n + 1, or -(n + 1)."""
    buttons = keypad.ShiftRegisterKeys(
        clock=board.BUTTON_CLOCK,
        data=board.BUTTON_OUT,
        latch=board.BUTTON_LATCH,
        key_count=4,
        value_when_pressed=True,
    )
    horizontal = Axis(board.JOYSTICK_X, KEYS.index("left"), KEYS.index("right"))
    vertical = Axis(board.JOYSTICK_Y, KEYS.index("up"), KEYS.index("down"))
    return ButtonsAndStick(buttons, horizontal, vertical)


def make_voice() -> Speaker:
    """Return the voice: tone(Hz, volume)."""
    return Speaker(audioio.AudioOut(board.SPEAKER), board.SPEAKER_ENABLE)
