"""Stand-ins for busio, fourwire and i2cdisplaybus, which carry no data.

displayio renders straight to the simulated screen (sim/board/display.py).
"""

from sim.board.standins.pins import Pin


class SPI:
    """An SPI bus: clock and data."""

    def __init__(self, clock: Pin, MOSI: Pin | None = None, MISO: Pin | None = None) -> None:
        _take("busio.SPI", CLK=clock, DIN=MOSI, DOUT=MISO)


class I2C:
    """An I2C bus: clock and data, both pulled up."""

    def __init__(self, scl: Pin, sda: Pin, *, frequency: int = 100000, timeout: int = 255) -> None:
        _take("busio.I2C", SCL=scl, SDA=sda)


class FourWire:
    """A display on SPI, with two or three more pins."""

    def __init__(
        self,
        spi_bus: SPI,
        *,
        command: Pin | None,
        chip_select: Pin | None,
        reset: Pin | None = None,
        baudrate: int = 24000000,
        polarity: int = 0,
        phase: int = 0,
    ) -> None:
        _take("fourwire.FourWire", DC=command, CS=chip_select, RST=reset)


class I2CDisplayBus:
    """A display on I2C."""

    def __init__(self, i2c_bus: I2C, *, device_address: int, reset: Pin | None = None) -> None:
        _take("i2cdisplaybus.I2CDisplayBus", RST=reset)


def _take(user: str, **pins: Pin | None) -> None:
    """Use pins, each given by the label that screens have printed beside that wire."""
    for role, pin in pins.items():
        if pin is not None:
            pin.take(user, role)
