"""Stands in for CircuitPython's supervisor: its clock, by which the keys are pressed, too."""

from hardware import World, ticks


def ticks_ms():
    """Return the time in ms; what is outside goes on, unless it does so as the program sleeps."""
    if World.on_tick is not None and not World.sleeps:
        World.on_tick()
    return ticks()
