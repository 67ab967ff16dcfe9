"""Stands in for cardputer_keyboard, whose pins CircuitPython itself holds there."""

from hardware import Pin, World
from keypad_demux import DemuxKeyMatrix

KEYBOARD = DemuxKeyMatrix(
    [Pin("row") for _ in range(3)], [Pin("column") for _ in range(7)], max_events=20
)


def detach_serial():
    """Let the program have the keys' events."""
    KEYBOARD.events.clear()
    World.switches += KEYBOARD.drawn_switches
