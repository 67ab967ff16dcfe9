"""Stands in for CircuitPython's supervisor: reload and clock.

Keys are pressed by this clock.
"""

from hardware import Reload, World, ticks


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
