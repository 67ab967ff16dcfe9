"""The wires of a Pico's colour screen, an ST7789 over SPI.

CLK is GP10, DIN GP11, CS GP9, DC GP8, RST GP12, BL GP13, as on Waveshare's Pico-LCD-1.3.
"""

import board
import busio
import displayio
from fourwire import FourWire

from boards.st7789 import ST7789

TYPE_CHECKING = False
if TYPE_CHECKING:
    from typing import Any


def make_screen(width: int, height: int, **offsets: "Any") -> ST7789:  # Any: as for an ST7789
    """Return a screen of that many pixels; `offsets` are as for an ST7789."""
    displayio.release_displays()
    bus = FourWire(
        busio.SPI(board.GP10, board.GP11),
        command=board.GP8,
        chip_select=board.GP9,
        reset=board.GP12,
        baudrate=62500000,  # Hz; 24000000 if long wires make the picture snow
    )
    return ST7789(bus, width=width, height=height, backlight_pin=board.GP13, **offsets)
