"""Stands in for CircuitPython's digitalio: an output pin."""


class DigitalInOut:
    """A pin."""

    def __init__(self, pin):
        pin.drawn_take(self)
        self._pin = pin
        self.value = False

    def switch_to_output(self, value=False):
        """Output a level from now on."""
        self.value = value

    def deinit(self):
        """Release the pin."""
        self._pin.drawn_user = None
