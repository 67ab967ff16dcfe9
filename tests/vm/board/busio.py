"""Stands in for CircuitPython's busio: wires that carry nothing."""


class SPI:
    """Clock and data."""

    def __init__(self, clock, MOSI=None, MISO=None, half_duplex=False):
        for pin in (clock, MOSI, MISO):
            if pin is not None:
                pin.drawn_take(self)


class I2C:
    """Clock and data, both pulled up."""

    def __init__(self, scl, sda, *, frequency=100000, timeout=255):
        for pin in (scl, sda):
            pin.drawn_take(self)
