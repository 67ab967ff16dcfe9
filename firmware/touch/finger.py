"""Turns the positions of a finger on a board's touch screen into gestures.

A gesture's direction is fixed by its first few pixels: a swipe down that drifts a little sideways
moves nothing. web/page/touch.js does the same for the page.
"""

from engine.const import TYPE_CHECKING, const
from firmware.touch.gesture import ACROSS, ALONG, DOWN, LEFT, RIGHT, TAP, UP
from firmware.touch.glass import Glass

if TYPE_CHECKING:
    from firmware.app import App
    from firmware.interfaces.board import BoardFile, Keys, TouchScreen

# Fractions of the screen's short side: 1/24 is as far as a finger may move while it taps, and 1/10
# as far as it has to move in a swipe.
_SLOPS = const(24)
_SWIPES = const(10)
# Polls in a row that have to miss a finger before it counts as lifted: some screens lose it for
# a moment.
_MISSES = const(2)
_WAKING = const(1)  # a key event that the Dimmer swallows: see idle.py


class Finger:
    """Replaces the board's keys in the Input; polls the touch screen whenever it is asked for keys.

    Gestures wait until all keys before them have been handled.
    """

    def __init__(self, app: "App", touch_screen: "TouchScreen", has_keys: bool) -> None:
        """Take what make_touch() of the board file returned, and whether there are keys as well."""
        self._app = app
        self._touch_screen = touch_screen
        self._keys: Keys = app.input.keys
        self.when: int | None = None  # of the key event returned last
        self._glass = Glass(app)
        self._glass.wording.listen()
        self._glass.wording.use(not has_keys)
        short = min(app.display.width, app.display.height)
        self._slop = short // _SLOPS
        self._swipe = short // _SWIPES
        self._from: tuple[int, int] | None = None  # where the finger was put down
        self._at = (0, 0)  # where it was last
        self._kind = TAP  # what the gesture is so far
        self._misses = 0
        self._is_ignored = False  # until the finger is lifted: it has only woken the screen
        # Gestures that the screen has not yet handled: kind, and where they began and are.
        self._waiting: list[tuple[str, int, int, int, int]] = []

    def next_event(self) -> int:
        """Return the next key event, 0 if there is none; then handle gestures."""
        event = self._keys.next_event()
        if event:
            self.when = getattr(self._keys, "when", None)
            self._glass.wording.use(False)
            return event
        at = self._touch_screen.touched()
        if self._app.dimmer is not None and at is not None and not self._is_ignored:
            self._is_ignored = True
            return _WAKING
        self._poll(at)
        if self._waiting and not self._app.input.peek_key():
            self._glass.handle(*self._waiting.pop(0))
        return 0

    def _poll(self, at: tuple[int, int] | None) -> None:
        if at is None:
            self._misses += 1
            if self._misses == _MISSES:
                if self._from is not None:
                    self._lift(*self._from)
                self._from = None
                self._is_ignored = False
            return
        self._misses = 0
        if self._is_ignored:
            return
        if self._app.key_map.hand:  # the picture is upside down
            at = self._app.display.width - 1 - at[0], self._app.display.height - 1 - at[1]
        if self._from is None:
            self._from = at
            self._kind = TAP
            self._glass.wording.use(True)
        elif at != self._at:
            self._move(at, *self._from)
        self._at = at

    def _move(self, at: tuple[int, int], from_x: int, from_y: int) -> None:
        across, along = abs(at[0] - from_x), abs(at[1] - from_y)
        if self._kind == TAP and max(across, along) >= self._slop:
            self._kind = ACROSS if across > along else ALONG
        if self._kind != TAP:
            if self._waiting and self._waiting[-1][0] == self._kind:
                self._waiting.pop()  # only the latest position matters
            self._waiting.append((self._kind, from_x, from_y, at[0], at[1]))

    def _lift(self, from_x: int, from_y: int) -> None:
        x, y = self._at
        kind = TAP
        if self._kind == ACROSS:
            kind = LEFT if x < from_x else RIGHT
        elif self._kind == ALONG:
            kind = UP if y < from_y else DOWN
        far = abs(x - from_x) if self._kind == ACROSS else abs(y - from_y)
        if kind == TAP or far >= self._swipe:
            self._waiting.append((kind, from_x, from_y, x, y))


def feel(app: "App", board_file: "BoardFile") -> None:
    """Let an app be played by touch, besides its keys."""
    touch_screen = board_file.make_touch()  # type: ignore[attr-defined]  # the caller has checked
    app.input.keys = Finger(app, touch_screen, board_file.KEYS != ())
