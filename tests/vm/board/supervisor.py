"""Stands in for CircuitPython's supervisor: its clock, by which the keys are pressed, too."""

from hardware import World, ticks


def ticks_ms():
    """Return the time in ms, and let what is outside go on."""
    if World.on_tick is not None:
        World.on_tick()
    return ticks()
