"""A piece falls, slides, rolls and tips, step by step.

It bounces by a pixel or two on landing. A key cuts the animation short.
"""

from engine.const import TYPE_CHECKING, const
from engine.drop_it.actions import colour_of, shape_of, x_of
from engine.drop_it.fall import FELL, RESTS, TIPPED
from engine.drop_it.pieces import FIRST, KIND
from firmware.drop_it.screens.play import Play
from firmware.sound import effects

if TYPE_CHECKING:
    from firmware.drop_it.interfaces.handheld import Handheld

_FALL = const(2)  # ms to fall by one unit,
_SLIDE = const(9)  # to slide or roll by one,
_TIP = const(110)  # and to tip over
_REST = const(160)  # before the next screen
_SPRING = b"\x00\x03\x06\x00"  # units it bounces in each quarter of _REST, last first
_MOST = const(48)  # steps per tick, so that the screen stays responsive


class Screen(Play):
    """Animates a drop, then takes it and continues."""

    at_rest = False

    def __init__(self, app: "Handheld", action: int) -> None:
        super().__init__(app)
        self._action = action
        self._fall = self.game.fall
        self._colour = colour_of(action)
        self._left = 0  # ms until the next step
        self._rests = False
        shape = shape_of(action)
        kind = KIND[shape]
        self._fall.begin(kind, shape - FIRST[kind], x_of(action))
        self.show_prompt("")
        self.redraw()

    def look_at(self, player: int) -> None:
        """Leave the board as the previous screen shows it."""

    def redraw(self) -> None:
        fall = self._fall
        y = fall.y
        if self._rests:
            y += _SPRING[max(0, self._left * 4 - 1) // self.app.animation_ms(_REST) & 3]
        self.view.zone.hold(fall.shape, self._colour, fall.x, y, False)
        self.view.zone.look_at(fall.y)

    def tick(self, elapsed: int) -> None:
        """Advance the fall."""
        self._left -= elapsed
        steps = 0
        while self._left <= 0 and steps < _MOST:
            if self._rests:
                self._land()
                return
            self._step()
            steps += 1
        self._left = max(self._left, 0) if steps == _MOST else self._left
        self.redraw()

    def _step(self) -> None:
        done = self._fall.step()
        if done == RESTS:
            self._rests = True
            self.app.sound.play(effects.DROP)
            self._left += self.app.animation_ms(_REST)
        elif done == FELL:
            self._left += self.app.animation_ms(_FALL)
        else:
            self._left += self.app.animation_ms(_TIP if done == TIPPED else _SLIDE)

    def skip(self) -> None:
        """Land at once, and drop the key, which was not meant for the judgement that follows."""
        self.app.input.next_key()
        self._land()

    def _land(self) -> None:
        self.at_rest = True
        outcome = self.app.session.do(self._action, True)
        if self._rests and effects.DROP in outcome.effects:  # it has been played already
            outcome.mute()
        self.app.navigator.follow(outcome)
