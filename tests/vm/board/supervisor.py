"""Stands in for CircuitPython's supervisor: reload, clock and settings.

Keys are pressed by this clock.
"""

from hardware import Reload, World, ticks
from standard import get_setting as get_setting


def ticks_ms():
    """Return the time in ms.

    What is outside goes on, unless it does so as the program sleeps.
    """
    if World.on_tick is not None and not World.sleeps:
        World.on_tick()
    return ticks()


def reload():
    """End the program, which then starts again."""
    raise Reload
