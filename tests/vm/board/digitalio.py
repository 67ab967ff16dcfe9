"""Stands in for CircuitPython's digitalio: a pin that is put out."""


class DigitalInOut:
    """A pin."""

    def __init__(self, pin):
        pin.drawn_take(self)
        self._pin = pin
        self.value = False

    def switch_to_output(self, value=False):
        """Put out a level from now on."""
        self.value = value

    def deinit(self):
        """Give the pin back."""
        self._pin.drawn_user = None
