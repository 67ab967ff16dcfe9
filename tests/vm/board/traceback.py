"""Stands in for CircuitPython's traceback, which reports exceptions on the serial line."""

from hardware import World


def print_exception(exc):
    """Record an exception; if none is expected, raise it."""
    if World.crashes is None:
        raise exc
    World.crashes.append(exc)
