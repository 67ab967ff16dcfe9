"""A screen without hardware, which keeps and counts the pixels sent to it."""

from array import array
from typing import Any, ClassVar

import busdisplay
import displayio
from displayio import _area  # type: ignore[attr-defined]  # private to Blinka, like every name with "_" here

from sim.board.backlight import dimmed
from sim.board.standins.pins import Pin

_BYTES_PER_PIXEL = 2
_BLACK, _WHITE = b"\x00\x00", b"\xff\xff"
_ROWS_IN_BYTE = 8  # of a monochrome screen
_TURNS = (0, 90, 180, 270)
_UPSIDE_DOWN = 180


class Display(busdisplay.BusDisplay):
    """A screen for Blinka's displayio that sends only what has changed.

    `pixels` holds width * height RGB565 values, two bytes each, low byte first, row by row from the
    top left, even if the screen is monochrome. `frames` counts the refreshes that sent anything,
    `pixels_sent` their pixels, and `sent` lists the rectangles (x, y, width, height) of the latest
    refresh. The arguments are those of busdisplay.BusDisplay, as drivers call it; `rotation` is
    then how the glass is mounted, and the picture is the right way up.
    """

    latest: ClassVar["Display"]
    _core: Any
    _brightness: float

    def __init__(
        self,
        display_bus: object,
        init_sequence: object,
        *,
        width: int,
        height: int,
        colstart: int = 0,
        rowstart: int = 0,
        rotation: int = 0,
        color_depth: int = 16,
        grayscale: bool = False,
        pixels_in_byte_share_row: bool = True,
        bytes_per_cell: int = 1,
        reverse_pixels_in_byte: bool = False,
        reverse_bytes_in_word: bool = True,
        set_column_command: int = 0x2A,
        set_row_command: int = 0x2B,
        write_ram_command: int = 0x2C,
        backlight_pin: Pin | None = None,
        brightness_command: int | None = None,
        brightness: float = 1.0,
        single_byte_bounds: bool = False,
        data_as_commands: bool = False,
        auto_refresh: bool = True,
        native_frames_per_second: int = 60,
        backlight_on_high: bool = True,
        SH1107_addressing: bool = False,
        backlight_pwm_frequency: int = 50000,
    ) -> None:
        # Named one by one, though most do nothing here: on a board, any other name is a TypeError.
        if rotation not in _TURNS:
            raise ValueError(f"rotation is 0, 90, 180 or 270, not {rotation}")
        self.pixels = bytearray(width * height * _BYTES_PER_PIXEL)
        self.is_watched = True  # otherwise the pixels are only counted, until `paint` is called
        self.frames = 0
        self.pixels_sent = 0
        self.sent: list[tuple[int, int, int, int]] = []
        self._row_bytes = width * _BYTES_PER_PIXEL
        self._mounted = rotation
        self.is_mono = color_depth == 1
        self._can_dim = True
        if backlight_pin is not None:
            backlight_pin.take("busdisplay.BusDisplay", "BL")
        without_bus: Any = super().__init__
        without_bus(
            None,
            b"",
            width=width,
            height=height,
            color_depth=color_depth,
            grayscale=self.is_mono,
            pixels_in_byte_share_row=not self.is_mono,
            reverse_bytes_in_word=False,
            auto_refresh=False,
        )
        # Blinka would start a thread that refreshes even halfway through a scene change.
        self._auto_refresh = auto_refresh
        self._can_dim = backlight_pin is not None or brightness_command is not None
        Display.latest = self

    @property
    def panel(self) -> tuple[int, int]:
        """Width and height of the glass in pixels, however it is turned."""
        return self._row_bytes // _BYTES_PER_PIXEL, len(self.pixels) // self._row_bytes

    @property
    def brightness(self) -> float:
        """The screen's brightness, 0 to 1; as in CircuitPython, 0 if it cannot be set."""
        return self._brightness if self._can_dim else 0.0

    @brightness.setter
    def brightness(self, value: float) -> None:
        if not 0 <= value <= 1:
            raise ValueError("brightness must be 0-1")
        if not self._can_dim:
            raise RuntimeError("Brightness not adjustable")
        self._brightness = value

    @property
    def is_turned(self) -> bool:
        """Whether the picture is upside down on the glass, as it is for left-handed players."""
        return int(self._core.get_rotation()) == _UPSIDE_DOWN

    def seen(self) -> bytes:
        """Return the pixels as they look at the current brightness."""
        return dimmed(self.pixels, self._brightness)

    def upright(self) -> bytes:
        """Return the same as seen by a player who has turned the board to read it."""
        seen = self.seen()
        return array("H", seen)[::-1].tobytes() if self.is_turned else seen

    @property
    def rotation(self) -> int:
        """The rotation of the picture on the glass in degrees, including the mounting."""
        turned: int = self._core.get_rotation()
        return (turned + self._mounted) % 360

    @rotation.setter
    def rotation(self, value: int) -> None:
        _turn.fset(self, (value - self._mounted) % 360)

    def _release(self) -> None:
        if "_core" in vars(self):  # false if __init__ failed on a wrong argument
            super()._release()  # type: ignore[misc]  # Blinka's is untyped

    def _refresh_display(self) -> bool:
        self.sent.clear()
        if self._core.full_refresh:
            _forget_changes(self._core.current_group)
        done: bool = super()._refresh_display()  # type: ignore[misc]  # Blinka's is untyped
        self.frames += bool(self.sent)
        return done

    def _refresh_area(self, area: _area.Area) -> bool:
        clipped = _area.Area()
        if self._core.clip_area(area, clipped):
            self._send(clipped)
        return True

    def _send(self, area: _area.Area) -> None:
        """Receive one rectangle."""
        width, height = area.width(), area.height()
        if self.is_watched:
            self._paint(area)
        self.pixels_sent += width * height
        self.sent.append((area.x1, area.y1, width, height))

    def paint(self) -> None:
        """Paint the whole scene as it is now."""
        self._paint(self._core.area)

    def _paint(self, area: _area.Area) -> None:
        """Let displayio render one rectangle, and copy it to its place."""
        width, height = area.width(), area.height()
        drawn = memoryview(bytearray((width * height + 1) // 2 * 4)).cast("I")
        covered = memoryview(bytearray((width * height // 32 + 1) * 4)).cast("I")
        self._core.fill_area(area, covered, drawn)
        row = memoryview(drawn).cast("B")
        if self.is_mono:
            row = memoryview(_unpacked(row, width, height))
        length = width * _BYTES_PER_PIXEL
        for y in range(height):
            start = (area.y1 + y) * self._row_bytes + area.x1 * _BYTES_PER_PIXEL
            self.pixels[start : start + length] = row[y * length : (y + 1) * length]


_turn: Any = vars(busdisplay.BusDisplay)["rotation"]
# Display drivers derive from this class, and a board file may make its own screen with one.
busdisplay.BusDisplay = Display  # type: ignore[assignment,misc]  # replaced by ours


def _unpacked(packed: memoryview, width: int, height: int) -> bytes:
    """Return in RGB565 what was packed for a monochrome screen.

    Each packed byte is a column of eight pixels, with the top one in bit 0.
    """
    return b"".join(
        _WHITE if packed[y // _ROWS_IN_BYTE * width + x] >> y % _ROWS_IN_BYTE & 1 else _BLACK
        for y in range(height)
        for x in range(width)
    )


def _forget_changes(group: Any) -> None:
    """Clear the change flags of a scene that is about to be drawn as a whole.

    Blinka does not, and would send each TileGrid of a new scene twice; boards send it once.
    """
    for layer in group or ():
        if isinstance(layer, displayio.Group):
            _forget_changes(layer)
        elif isinstance(layer, displayio.TileGrid):
            vars(layer)["_needs_refresh"] = False
