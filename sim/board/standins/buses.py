"""Stand-ins for busio, fourwire and i2cdisplaybus.

They carry no data for displays: displayio renders straight to the simulated screen
(sim/board/display.py). On I2C there may be the chip of a touch panel.
"""

from sim.board.standins.pins import Pin
from sim.board.standins.touch_panel import TouchPanel


class SPI:
    """An SPI bus: clock and data."""

    def __init__(self, clock: Pin, MOSI: Pin | None = None, MISO: Pin | None = None) -> None:
        _take("busio.SPI", CLK=clock, DIN=MOSI, DOUT=MISO)


class I2C:
    """An I2C bus: clock and data, both pulled up."""

    def __init__(self, scl: Pin, sda: Pin, *, frequency: int = 100000, timeout: int = 255) -> None:
        _take("busio.I2C", SCL=scl, SDA=sda)
        self._register = 0  # that is read next

    def try_lock(self) -> bool:
        """Return whether the bus was free: it always is."""
        return True

    def unlock(self) -> None:
        """Let others use the bus."""

    def writeto(self, address: int, buffer: bytes, **_: int) -> None:
        """Choose the register to be read, if there is anything to write."""
        if buffer:
            size = TouchPanel.register_bytes(address)
            self._register = int.from_bytes(buffer[:size], "big")

    def readfrom_into(self, address: int, buffer: bytearray, **_: int) -> None:
        """Read registers, one after the other."""
        for index in range(len(buffer)):
            buffer[index] = TouchPanel.now.read(address, self._register + index)

    def writeto_then_readfrom(
        self, address: int, out_buffer: bytes, in_buffer: bytearray, **_: int
    ) -> None:
        """Choose a register and read from there on."""
        self.writeto(address, out_buffer)
        self.readfrom_into(address, in_buffer)


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
