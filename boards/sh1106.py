"""An SH1106 over I2C, which drives most OLED screens of 1.3 inches and 128x64 pixels.

It differs from an SSD1306 in two ways: its memory is 132 pixels wide, with the picture in the
middle, and each page of eight rows is addressed by itself, as on an SH1107. The commands are those
of its data sheet.
"""

from busdisplay import BusDisplay

TYPE_CHECKING = False
if TYPE_CHECKING:
    from i2cdisplaybus import I2CDisplayBus

_LEFT = 2  # pixels of its memory left of the picture
_CONTRAST = 0x81
# Commands: number, the number of bytes that follow, and those.
_START = (
    b"\xae\x00"  # off
    b"\xd5\x01\x80"  # clock
    b"\xa8\x01\x3f"  # 64 rows
    b"\xd3\x01\x00\x40\x00"  # from the first one
    b"\xad\x01\x8b"  # its own supply of the voltage for the pixels
    b"\xa1\x00\xc8\x00"  # the pins are above the picture
    b"\xda\x01\x12"  # how the rows are wired
    b"\x81\x01\xff"  # contrast
    b"\xd9\x01\x1f\xdb\x01\x40"  # charging, voltage
    b"\xa4\x00\xa6\x00\xaf\x00"  # show the memory, light on dark, on
)


class SH1106(BusDisplay):
    """The screen; nothing is sent to it until `refresh`."""

    def __init__(self, bus: "I2CDisplayBus", *, width: int, height: int, rotation: int = 0) -> None:
        super().__init__(
            bus,
            _START,
            width=width,
            height=height,
            rotation=rotation,
            colstart=_LEFT,
            color_depth=1,
            grayscale=True,
            pixels_in_byte_share_row=False,
            single_byte_bounds=True,
            data_as_commands=True,
            SH1107_addressing=True,
            brightness_command=_CONTRAST,
            auto_refresh=False,
        )
