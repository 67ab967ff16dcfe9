"""Adafruit PyGamer: 160x128 screen, four buttons on a shift register, an analog stick."""

import board
import keypad

from boards.stick import Axis

NAME = "Adafruit PyGamer"
KEYS = ("b", "a", "start", "select", "right", "down", "up", "left")


def make_display():
    """Return the built-in screen; nothing is sent to it until refresh()."""
    board.DISPLAY.auto_refresh = False
    return board.DISPLAY


def make_keys():
    """Return the keys: next_event() gives 0 none, n + 1 key n pressed, -(n + 1) released."""
    return _Keys()


class _Keys:
    def __init__(self):
        self._buttons = keypad.ShiftRegisterKeys(
            clock=board.BUTTON_CLOCK,
            data=board.BUTTON_OUT,
            latch=board.BUTTON_LATCH,
            key_count=4,
            value_when_pressed=True,
        )
        self._event = keypad.Event()
        self._across = Axis(board.JOYSTICK_X, KEYS.index("left"), KEYS.index("right"))
        self._along = Axis(board.JOYSTICK_Y, KEYS.index("up"), KEYS.index("down"))

    def next_event(self):
        if self._buttons.events.get_into(self._event):
            number = self._event.key_number + 1
            return number if self._event.pressed else -number
        return self._across.next_event() or self._along.next_event()
