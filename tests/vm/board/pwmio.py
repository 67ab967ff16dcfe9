"""Stands in for CircuitPython's pwmio, silently."""


class PWMOut:
    """Pulses on a pin."""

    def __init__(self, pin, *, duty_cycle=0, frequency=500, variable_frequency=False):
        pin.drawn_take(self)
        self.duty_cycle = duty_cycle
        self.frequency = frequency
