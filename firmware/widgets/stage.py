"""The contents of the display: the background, the current screen's Group, the busy indicator."""

from displayio import Group, TileGrid
from vectorio import Rectangle

from engine.const import TYPE_CHECKING, const
from firmware import theme
from firmware.widgets import drawing
from firmware.widgets.layout import is_low

if TYPE_CHECKING:
    from firmware.interfaces.board import Display

# The busy indicator is an hourglass.
_WIDTH = const(9)  # pixels
_ART = b"..........#######...#...#....##.##.....###.....#.#.#....#####...#######.........."
_LOW_WIDTH = const(5)
_LOW_ART = b".....#.#.#....."  # three dots: an hourglass would fill 3 % of the smallest screen


class Stage:
    """Shows one Group at a time on a display."""

    def __init__(self, display: "Display", scale: int) -> None:
        """`scale` is the size of a screen's pixel in pixels of the display."""
        self._display = display
        self._size = display.width // scale, display.height // scale
        # displayio draws a Rectangle three times as fast as a TileGrid: 240x240 pixels in 0.3 s. It
        # does not scale with its Group, so it is as large as the display.
        self._ground = Rectangle(
            pixel_shader=theme.palette(("background",)),
            width=display.width,
            height=display.height,
            x=0,
            y=0,
        )
        self._root = Group(scale=scale)
        self._root.append(self._ground)
        self._sign: TileGrid | None = None  # the busy indicator while it is shown
        self.group: Group | None = None  # the one that is shown

    def show(self, group: Group) -> None:
        """Show a Group in place of the current one."""
        if self.group is not group:
            self.clear()
            self._ground.pixel_shader = theme.palette(("background",))  # of the current theme
            self.group = group
            self._root.insert(1, group)
        self._display.root_group = self._root

    def clear(self) -> None:
        """Show no Group, so that the next one is sent whole, as one rectangle."""
        self._display.root_group = None  # type: ignore[assignment]  # see interfaces/board.py
        if self.group is not None:
            self._root.remove(self.group)
            self.group = None

    def blank(self, is_blank: bool) -> None:
        """Blank the display, or show the picture again."""
        shown = None if is_blank else self._root
        if self._display.root_group is not shown:
            self._display.root_group = shown  # type: ignore[assignment]  # see interfaces/board.py

    @property
    def has_indicator(self) -> bool:
        """Whether the busy indicator is shown."""
        return self._sign is not None

    def show_indicator(self) -> None:
        """Show the busy indicator from the next refresh on."""
        width, height = self._size
        self._sign = _busy_indicator(width, is_low(height))
        self._root.append(self._sign)

    def refresh(self) -> None:
        """Send the picture, then remove the busy indicator.

        A whole picture takes half a second, during which no keys are handled. So the indicator must
        not disappear with the first lines.
        """
        self._display.refresh()
        if self._sign is not None:
            self._root.remove(self._sign)
            self._sign = None
            self._display.refresh()


def _busy_indicator(width: int, is_low: bool) -> TileGrid:
    """Return the busy indicator for the top right corner of a screen `width` pixels wide."""
    colours = theme.palette(("bar", "circled"))
    wide = _LOW_WIDTH if is_low else _WIDTH
    bitmap = drawing.picture(_LOW_ART if is_low else _ART, wide, 2)
    return TileGrid(bitmap, pixel_shader=colours, x=width - wide, y=0)
