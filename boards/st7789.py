"""An ST7789 over SPI that starts in a third of a second.

It is set up as the library adafruit_st7789 does it, which waits for 1.2 s. The chip's data sheet
asks for 120 ms between reset and waking, and for 5 ms after that; some chips lose commands sent in
the first 120 ms. Switching it on needs no wait, and nothing is sent before the game is loaded.
"""

from busdisplay import BusDisplay

TYPE_CHECKING = False
if TYPE_CHECKING:
    from typing import Any

    from fourwire import FourWire


class ST7789(BusDisplay):
    """The screen; nothing is sent to it until `refresh`.

    `bgr` and `invert` depend on its wiring; the rest is as for a BusDisplay.
    """

    def __init__(
        self, bus: "FourWire", *, bgr: bool = True, invert: bool = True, **offsets: "Any"
    ) -> None:  # Any: each of the rest has a type of its own
        # Commands: number, 0x80 for a wait or 0 plus the number of bytes that follow, those bytes,
        # and the ms to wait (10 if there are none).
        start = (
            b"\x01\x80\x96"  # reset: 150 ms
            b"\x11\x80\x78"  # wake: 120 ms
            b"\x3a\x01\x55"  # 16 bits a pixel
        )
        # the order of rows, columns and colours
        start += b"\x36\x01\xc0" if bgr else b"\x36\x01\xc8"
        if invert:
            start += b"\x21\x00"
        start += (
            b"\x13\x00"  # all of the screen
            b"\x29\x00"  # on
        )
        super().__init__(bus, start, auto_refresh=False, **offsets)
