"""M5Stack Cardputer with the ROS build of CircuitPython: the same board as m5stack_cardputer.py."""

import audiobusio
import board
import cardputer_keyboard
from busdisplay import BusDisplay

from boards.chosen_buttons import ChosenButtons
from boards.speaker import Speaker

NAME = "M5Stack Cardputer (ROS)"
SCREEN = (240, 135, 16)
KEYS = ("up", "down", "left", "right", "a", "b", "start", "select")
LABELS = {"a": "ENTER", "b": "DEL", "start": "ESC", "select": "SPACE"}
NVM = "esp32"
DRIVE = 3776  # KB: the file system's partition of 8 MB of flash
FAST = True  # fast enough for SIS, who thinks for seconds

# The keys with arrows on them (; . , /), ENTER, DEL, ESC (the one with `), SPACE: their numbers in
# CircuitPython's own keyboard, a keypad_demux.DemuxKeyMatrix of 8 rows and 7 columns.
_NUMBERS = bytes((12, 5, 33, 34, 13, 27, 49, 6))


def make_display() -> BusDisplay:
    """Return the built-in screen; nothing is sent to it until refresh()."""
    board.DISPLAY.auto_refresh = False
    return board.DISPLAY


def make_keys() -> ChosenButtons:
    """Return the keys, which CircuitPython then reports only as events."""
    cardputer_keyboard.detach_serial()
    return ChosenButtons(cardputer_keyboard.KEYBOARD, _NUMBERS)


def make_voice() -> Speaker:
    """Return the voice: tone(Hz, volume)."""
    output = audiobusio.I2SOut(board.I2S_BIT_CLOCK, board.I2S_WORD_SELECT, board.I2S_DATA)
    return Speaker(output, signed=True)
