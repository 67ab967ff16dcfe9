"""Stands in for cardputer_keyboard, the keyboard whose pins CircuitPython itself holds."""

from hardware import Pin, World
from keypad_demux import DemuxKeyMatrix

KEYBOARD = DemuxKeyMatrix(
    [Pin("row") for _ in range(3)], [Pin("column") for _ in range(7)], max_events=20
)


def detach_serial():
    """Send the keys' events to the program."""
    KEYBOARD.events.clear()
    World.switches += KEYBOARD.drawn_switches
