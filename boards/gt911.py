"""A Goodix GT911, a touch screen's chip on I2C, for which Adafruit has no library.

Source: components/gt911 in github.com/esp-cpp/espp.
"""

from adafruit_bus_device.i2c_device import I2CDevice

TYPE_CHECKING = False
if TYPE_CHECKING:
    from busio import I2C

_STATUS = b"\x81\x4e"  # register: bit 7 for a new reading, and how many fingers in bits 0 to 3
_FINGER = b"\x81\x50"  # of the first finger: x and y, two bytes each, the low one first
_READ = _STATUS + b"\x00"  # the next reading may come


class GT911:
    """The chip; `touches` is as in Adafruit's libraries for others."""

    def __init__(self, i2c: "I2C") -> None:
        """Take the bus; ValueError if there is no such chip on it."""
        self._device = I2CDevice(i2c, 0x5D)
        self._status = bytearray(1)
        self._finger = bytearray(4)
        self._is_touched = False  # in the latest reading: the chip makes one every few ms

    @property
    def touches(self) -> "list[dict[str, int]]":
        """The first finger as {"x": pixels, "y": pixels} in a list; the list is empty for none."""
        status, finger = self._status, self._finger
        with self._device as device:  # type: ignore[call-arg]  # as the stubs have it
            device.write_then_readinto(_STATUS, status)
            if status[0] & 0x80:
                self._is_touched = status[0] & 0x0F > 0
                if self._is_touched:
                    device.write_then_readinto(_FINGER, finger)
                device.write(_READ)
        if not self._is_touched:
            return []
        return [{"x": finger[0] | finger[1] << 8, "y": finger[2] | finger[3] << 8}]
