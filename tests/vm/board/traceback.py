"""Stands in for CircuitPython's traceback.

It writes what the serial line is told of exceptions.
"""

from hardware import World


def print_exception(exc):
    """Note an exception; where none is expected it goes on."""
    if World.crashes is None:
        raise exc
    World.crashes.append(exc)
