"""Dims the screen, then turns it off, after minutes without a key.

A key brings it back. Before that whoever takes their time is told of hint and help.

Loaded for the moment that it goes down: a game needs the memory.
"""

from engine.const import TYPE_CHECKING, const
from firmware.configuration import use_light
from firmware.kept.settings import BRIGHTNESS, DIM_AFTER, OFF_AFTER
from firmware.widgets.layout import is_low

if TYPE_CHECKING:
    from firmware.session.interfaces.handheld import Handheld

_DIM_AFTER = (0, 1, 2, 3)  # minutes by settings.DIM_AFTER, 0 for never
_OFF_AFTER = (0, 5, 10, 30)
_FULL = const(4)
_DIM = const(1)  # of _FULL
_LULLS = const(6)  # of App in a minute
_SHADES = const(20)  # five choices of settings.BRIGHTNESS, each _FULL at most


def wait(app: "Handheld", lulls: int) -> None:
    """Name the hint's keys, or dim, after lulls without a key."""
    if lulls == 1 and app.navigator.screen.can_adopt:
        from firmware.session import advice

        advice.name_keys(app.navigator.screen)
    if lulls % _LULLS == 0:
        dim(app, lulls // _LULLS)


def dim(app: "Handheld", minutes: int) -> None:
    """Set the light for so many minutes without a key."""
    values = app.settings.values
    level = _FULL
    if 0 < _OFF_AFTER[values[OFF_AFTER]] <= minutes:
        level = 0
    elif 0 < _DIM_AFTER[values[DIM_AFTER]] <= minutes:
        level = _DIM
    # Once it is down it can be set; before that, to ask changes nothing.
    if level < _FULL and (app.waking is not None or use_light(app)):
        if app.waking is None:  # first: where it finds no memory the light stays as it is
            app.waking = Waking(app)
        app.waking.dim(level)


class Waking:
    """Stands in for the board's keys while the light is down.

    It is between an App's Input and them.

    A press brings the light back and goes no further. So the Input, for which that key is not down,
    makes nothing of its being held and let go.
    """

    def __init__(self, app: "Handheld") -> None:
        self._app = app
        self._keys = app.input.keys
        self._is_touched = False
        app.input.keys = self

    def dim(self, level: int) -> None:
        """Show everything with so much light, _FULL at most."""
        app = self._app
        app.display.brightness = (app.settings.values[BRIGHTNESS] + 1) * level / _SHADES
        if is_low(app.height):
            # An OLED's pixels glow at brightness 0, too: they are dark only where nothing is shown.
            app.navigator.stage.blank(level == 0)

    def next_event(self) -> int:
        """Return the next event of the keys that is no press.

        It is 0 if there is none.
        """
        event = self._keys.next_event()
        while event > 0:
            self._is_touched = True
            event = self._keys.next_event()
        if event == 0 and self._is_touched:  # not before: others may be pressed with it
            app = self._app
            app.input.keys = self._keys
            app.waking = None
            app.quiet = 0
            self.dim(_FULL)
        return event
