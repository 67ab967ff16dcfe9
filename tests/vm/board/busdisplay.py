"""Stands in for CircuitPython's busdisplay: keeps what the screen is to show."""

from hardware import World


class BusDisplay:
    """A screen, which ignores its wiring."""

    def __init__(
        self,
        display_bus,
        init_sequence,
        *,
        width,
        height,
        rotation=0,
        color_depth=16,
        backlight_pin=None,
        auto_refresh=True,
        **_wiring,
    ):
        if backlight_pin is not None:
            backlight_pin.drawn_take(self)
        self.width = width
        self.height = height
        self.rotation = rotation
        self.brightness = 1.0
        self.auto_refresh = auto_refresh
        self.root_group = None
        self.drawn_mono = color_depth == 1
        World.display = self

    def refresh(self, *, target_frames_per_second=None, minimum_frames_per_second=0):
        """Do nothing: pictures are drawn when a test looks at them."""
        return True
