"""Stands in for CircuitPython's rp2pio: a state machine that does nothing."""


class StateMachine:
    """A state machine of the PIO."""

    def __init__(self, program, frequency, *, first_set_pin=None):
        first_set_pin.drawn_take(self)
        self._pin = first_set_pin
        self.frequency = frequency

    def deinit(self):
        """Stop, and release the pin."""
        self._pin.drawn_user = None
