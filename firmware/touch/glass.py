"""The touch screen: asks the current screen what a gesture means.

A gesture never does more than the keys could. During an animation on the table it only ends that,
like a key, since it was not meant for what comes next.
"""

from engine.const import TYPE_CHECKING
from firmware import games, screen_names
from firmware.memory.loader import DOT, first_of, import_named
from firmware.touch import menus
from firmware.touch.gesture import ACROSS, ALONG, TAP, Gesture, press
from firmware.touch.wording import Wording
from firmware.widgets.layout import scale

if TYPE_CHECKING:
    from typing import Any, Protocol

    from firmware.app import App

    class Touch(Protocol):
        """touch.py of a game: gestures on its table."""

        def answer(self, screen: Any, gesture: Gesture) -> bool:  # any screen of the game
            """Let a screen on the table handle a gesture; return whether it did."""


_TESTED = screen_names.SELF_TEST  # the screen that gets keys by their numbers


class Pressed:
    """Replaces the Input, with one key waiting, while an animation ends."""

    is_repeat = False

    def __init__(self, key: str) -> None:
        self._key = key

    def peek_key(self) -> str:
        """Return what `next_key` will return, without removing it."""
        return self._key

    def next_key(self) -> str:
        """Return the key's command, or "" once it has been read."""
        key, self._key = self._key, ""
        return key


class Glass:
    """Handles the gestures of an app, one after another."""

    def __init__(self, app: "App") -> None:
        self._app = app
        self._scale = scale(app.display.width, app.display.height)
        self._last: Gesture | None = None
        self.wording = Wording(app)

    def take(self, kind: str, from_x: int, from_y: int, x: int, y: int) -> None:
        """Handle a gesture between two steps of the app.

        Transitions run at once, because a key may follow in the next step.
        """
        self.handle(kind, from_x, from_y, x, y)
        self._app.navigator.run_transitions()

    def handle(self, kind: str, from_x: int, from_y: int, x: int, y: int) -> None:
        """Let the screen handle a gesture, given in pixels of the display: see gesture.py.

        The transitions that it requests run later in the same step.
        """
        each = self._scale
        gesture = Gesture(kind, from_x // each, from_y // each, x // each, y // each)
        goes_on = gesture.follows(self._last)
        if goes_on:
            gesture.held = self._last.held  # type: ignore[union-attr]  # it follows one
        self._last = gesture
        app = self._app
        if not goes_on:
            app.input.presses += 1  # shows that somebody is there
        if app.navigator.transitions or app.navigator.screen.name == _TESTED:
            return
        if not app.at_rest:
            is_moving = kind in (ACROSS, ALONG)
            self._end_animation("left" if is_moving else "a")
            if app.navigator.transitions or app.navigator.screen.on_table and not is_moving:
                return
        if app.at_rest:
            self._answer(app, gesture)

    def _end_animation(self, key: str) -> None:
        """End the animation like a key: A counts as hasty there, a sideways move does not."""
        app = self._app
        before = app.input
        app.input = Pressed(key)  # type: ignore[assignment]  # it has all that is needed
        app.navigator.screen.skip()
        app.input = before

    def _answer(self, app: "App", gesture: Gesture) -> None:
        """Let the current screen, or the one inside a lesson, handle a gesture."""
        screen: Any = app.navigator.screen  # of any class: see the branches
        key = menus.key_at(screen, gesture, self.wording) if gesture.kind == TAP else ""
        if key:
            press(screen, key)
            return
        shown = menus.shown_in(screen)
        if shown is None:  # a lesson's text is to be read first
            if gesture.kind == TAP:
                press(screen, "a")
        elif not shown.on_table:
            menus.answer(shown, gesture)
        elif not _own(app).answer(shown, gesture) and gesture.kind == TAP:
            if not shown.can_select_action:
                press(screen, "a")


def _own(app: "App") -> "Touch":
    """Return the offered game's touch module, or its substitute."""
    own = games.folder(app.session.offered) + DOT + "touch"
    found: Touch = import_named(first_of([own, "firmware.touch.gesture"]))
    return found
