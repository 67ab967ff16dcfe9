"""Stands in for CircuitPython's vectorio: the one shape in use."""

from displayio import _Layer, drawn_touch  # type: ignore[attr-defined]  # of the stand-in


class Rectangle(_Layer):
    """A filled rectangle.

    As on a board it is not enlarged by the scale of its Group.
    """

    def __init__(self, *, pixel_shader, width, height, x=0, y=0):
        super().__init__(x, y)
        self.drawn_shader = pixel_shader
        self.drawn_width = width
        self.drawn_height = height

    @property
    def pixel_shader(self):
        """The Palette."""
        return self.drawn_shader

    @pixel_shader.setter
    def pixel_shader(self, shader):
        if shader is not self.drawn_shader:
            self.drawn_shader = shader
            drawn_touch()
