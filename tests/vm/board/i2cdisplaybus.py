"""Stands in for CircuitPython's i2cdisplaybus: a display on I2C."""


class I2CDisplayBus:
    """The bus, and the display's address on it."""

    def __init__(self, i2c_bus, *, device_address, reset=None):
        if reset is not None:
            reset.drawn_take(self)
