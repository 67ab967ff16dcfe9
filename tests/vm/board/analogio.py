"""Stands in for CircuitPython's analogio: a stick's axis."""

from hardware import Push, World


class AnalogIn:
    """An analog input."""

    def __init__(self, pin):
        pin.drawn_take(self)
        self._pin = pin
        World.switches += [Push(pin, 0), Push(pin, 65535)]

    @property
    def value(self):
        return self._pin.drawn_level
