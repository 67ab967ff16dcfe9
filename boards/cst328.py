"""A Hynitron CST328, a touch screen's chip on I2C, for which Adafruit has no library.

Source: the component esp_lcd_touch_cst328 in github.com/waveshareteam/Waveshare-ESP32-components.
"""

from adafruit_bus_device.i2c_device import I2CDevice

TYPE_CHECKING = False
if TYPE_CHECKING:
    from busio import I2C

_COUNT = b"\xd0\x05"  # register: how many fingers, in the low four bits
_FINGER = b"\xd0\x00"  # of the first finger; from the second byte on, 12 bits each of x and y
_READ = _COUNT + b"\x00"  # the next reading may come


class CST328:
    """The chip; `touches` is as in Adafruit's libraries for others."""

    def __init__(self, i2c: "I2C") -> None:
        """Take the bus; ValueError if there is no such chip on it."""
        self._device = I2CDevice(i2c, 0x1A)
        self._count = bytearray(1)
        self._finger = bytearray(4)

    @property
    def touches(self) -> "list[dict[str, int]]":
        """The first finger as {"x": pixels, "y": pixels} in a list; the list is empty for none."""
        count, finger = self._count, self._finger
        with self._device as device:  # type: ignore[call-arg]  # as the stubs have it
            device.write_then_readinto(_COUNT, count)
            is_touched = count[0] & 0x0F > 0
            if is_touched:
                device.write_then_readinto(_FINGER, finger)
            device.write(_READ)
        if not is_touched:
            return []
        return [{"x": finger[1] << 4 | finger[3] >> 4, "y": finger[2] << 4 | finger[3] & 0x0F}]
