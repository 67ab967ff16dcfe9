"""Stands in for CircuitPython's fourwire: a display on SPI."""


class FourWire:
    """A bus with two or three more pins."""

    def __init__(
        self,
        spi_bus,
        *,
        command,
        chip_select,
        reset=None,
        baudrate=24000000,
        polarity=0,
        phase=0,
    ):
        for pin in (command, chip_select, reset):
            if pin is not None:
                pin.drawn_take(self)
