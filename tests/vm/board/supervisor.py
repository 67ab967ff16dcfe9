"""Stands in for CircuitPython's supervisor: reload, settings, and the clock for key presses."""

from hardware import Reload, World, ticks
from standard import get_setting as get_setting


def ticks_ms():
    """Return the time in ms, and let the outside proceed unless it does so during sleeps."""
    if World.on_tick is not None and not World.sleeps:
        World.on_tick()
    return ticks()


def reload():
    """End the program, which then restarts."""
    raise Reload
