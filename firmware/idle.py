"""Dims the screen, then turns it off, after minutes without a key; any key wakes it.

Before that, players who take their time are reminded of the hint and help keys. The module is
loaded only when needed, because a game needs the memory.
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
_DIM = const(1)  # out of _FULL
_PERIODS = const(6)  # idle periods per minute, see app.py
_SHADES = const(20)  # five choices of settings.BRIGHTNESS times _FULL


def wait(app: "Handheld", periods: int) -> None:
    """Show the hint's keys or dim the screen, after this many idle periods."""
    if periods == 1 and app.navigator.screen.can_select_action:
        from firmware.session import advice

        advice.name_keys(app.navigator.screen)
    if periods % _PERIODS == 0:
        dim(app, periods // _PERIODS)


def dim(app: "Handheld", minutes: int) -> None:
    """Set the brightness for this many minutes without a key."""
    values = app.settings.values
    level = _FULL
    if 0 < _OFF_AFTER[values[OFF_AFTER]] <= minutes:
        level = 0
    elif 0 < _DIM_AFTER[values[DIM_AFTER]] <= minutes:
        level = _DIM
    # Once dimmed, the light can be set; before that, `use_light` finds out without changing
    # anything.
    if level < _FULL and (app.dimmer is not None or use_light(app)):
        if app.dimmer is None:  # first: if memory runs out, the light stays on
            app.dimmer = Dimmer(app)
        app.dimmer.dim(level)


class Dimmer:
    """Replaces the board's keys in the Input while the screen is dimmed.

    A press wakes the screen and is swallowed. The Input never sees that key go down, so it ignores
    it being held and released.
    """

    def __init__(self, app: "Handheld") -> None:
        self._app = app
        self._keys = app.input.keys
        self._is_touched = False
        app.input.keys = self

    def dim(self, level: int) -> None:
        """Set the brightness to `level` out of _FULL."""
        app = self._app
        app.display.brightness = (app.settings.values[BRIGHTNESS] + 1) * level / _SHADES
        if is_low(app.height):
            # An OLED's pixels glow even at brightness 0; they are dark only where nothing is drawn.
            app.navigator.stage.blank(level == 0)

    def next_event(self) -> int:
        """Return the next key event that is not a press, or 0."""
        event = self._keys.next_event()
        while event > 0:
            self._is_touched = True
            event = self._keys.next_event()
        if event == 0 and self._is_touched:  # not earlier: several keys may be pressed at once
            app = self._app
            app.input.keys = self._keys
            app.dimmer = None
            app.idle_ms = 0
            self.dim(_FULL)
        return event
