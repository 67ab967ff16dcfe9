"""Stand-in for CircuitPython's vectorio, with the one shape in use."""

from displayio import _Layer, drawn_touch  # type: ignore[attr-defined]  # the stand-in's

TYPE_CHECKING = False
if TYPE_CHECKING:
    from web.machine.displayio import Palette


class Rectangle(_Layer):  # type: ignore[misc]  # the board's displayio lacks it
    """A filled rectangle, which, as on a board, is not enlarged by the scale of its Group."""

    def __init__(
        self, *, pixel_shader: "Palette", width: int, height: int, x: int = 0, y: int = 0
    ) -> None:
        super().__init__(x, y)
        self.drawn_shader = pixel_shader
        self.drawn_width = width
        self.drawn_height = height

    @property
    def pixel_shader(self) -> "Palette":
        """The Palette."""
        return self.drawn_shader

    @pixel_shader.setter
    def pixel_shader(self, shader: "Palette") -> None:
        if shader is not self.drawn_shader:
            self.drawn_shader = shader
            drawn_touch()
