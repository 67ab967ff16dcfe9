"""The loop of a run: press keys, step the firmware, show the screen."""

import sys
from typing import TYPE_CHECKING, Protocol

from sim.board import fingers
from sim.board.clock import Clock
from sim.board.key_script import Press, Script
from sim.board.simulated_board import Machine
from sim.board.standins import supervisor
from sim.views.key_record import KeyRecord
from sim.views.recorder import Recorder
from sim.views.view import View

if TYPE_CHECKING:  # at run time the board has to be imported first
    from firmware.app import App

# ms, longer than any animation: firmware still moving after this will never be at rest.
_PATIENCE_MS = 20_000
# How long the picture has to stay unchanged before a recorded key. A replay on a board waits until
# nothing has moved for some 200 ms.
_STILL_MS = 200
# A press is handled in one step, and its effect shows in the next.
_FRAMES_AT_REST = 2


class Player(Protocol):
    """Something that plays by pressing keys."""

    def next_key(self, app: "App") -> str | None:
        """Return the name of the next key, or None after the game."""


class Runner:
    """One run of the firmware's app, from switching on to the end."""

    def __init__(
        self,
        app: "App",
        machine: Machine,
        clock: Clock,
        view: View,
        script: Script,
        player: Player | None,
        recorder: Recorder,
        record: KeyRecord | None = None,
    ) -> None:
        """Prepare a run, which starts with `run`.

        With `record`, keys are recorded, and each waits until the picture is still.
        """
        self._app = app
        self._machine = machine
        self._display = machine.display
        self._clock = clock
        self._view = view
        self._script = script
        self._player = player
        self._recorder = recorder
        self._record = record
        self._fingers = fingers.make(machine, app)
        self._rested_ms = 0
        self._changed_ms = 0  # when a key or the picture last moved
        self._seen = 0  # pixels sent by then
        self._played_until_ms = 0
        self._calm_frames = 0

    def run(self, until_closed: bool) -> None:
        """Run until the view is closed or the keys have ended.

        With `until_closed`, only the view matters. The keys have ended when script and player have
        pressed their last one and the app is at rest. Raises whatever the firmware raises.
        """
        try:
            while not (self._view.closed if until_closed else self._is_over()):
                self._frame()
        except KeyboardInterrupt:
            if not until_closed:
                raise
        if self._record is not None:
            self._record.add(None, self._app.navigator.screen.name)

    def _frame(self) -> None:
        now = self._clock.now_ms()
        if not self._fingers.idle or self._display.pixels_sent != self._seen:
            self._changed_ms = now
            self._seen = self._display.pixels_sent
        screen = self._app.navigator.screen
        if self._is_at_rest(now) or screen is not None and screen.is_busy:
            self._rested_ms = now
        for name, down in self._view.key_changes(now):
            if name in self._machine.keys:  # a view knows the keys of every board
                self._fingers.move(name, down)
        self._play(now)
        self._fingers.frame()
        if self._machine.touch is not None:
            self._machine.touch.put(self._script.touched or self._view.touched)
        self._app.step(supervisor.ticks_ms())
        self._view.show(self._display)
        self._view.play_latest(self._machine.sounds)
        self._recorder.frame(self._display, now)
        self._clock.next_frame()

    def _play(self, now: int) -> None:
        """Press or release the script's due key; after its end, ask the player."""
        if self._player is not None and self._script.is_done(now):
            self._ask(self._player, now)
        if self._record is not None:
            press = self._script.coming(now)
            if press is not None and press.key is not None:
                if not self._can_press(now):
                    return
                self._record.add(press, self._app.navigator.screen.name)
        move = self._script.due(now)
        if move is not None:
            self._fingers.move(*move)

    def _can_press(self, now: int) -> bool:
        """Return whether everything pressed before has had its effect."""
        if self._fingers.idle and self._is_at_rest(now):
            return True
        if now - self._rested_ms > _PATIENCE_MS:
            raise RuntimeError(f"the firmware was not at rest for {_PATIENCE_MS} ms")
        return False

    def _is_at_rest(self, now: int) -> bool:
        """Return whether no animation is running and, when recording, the picture is complete.

        It is not while an analysis or a computer player is thinking: how far it is differs between
        board and simulator. Additions to a screen during a pause, such as marks where a piece must
        not land, are part of it.
        """
        if self._record is None or not self._app.at_rest:
            return self._app.at_rest
        screen = self._app.navigator.screen
        is_complete = screen.is_settled and not screen.is_busy
        return is_complete and now - self._changed_ms >= _STILL_MS

    def _ask(self, player: Player, now: int) -> None:
        if not self._can_press(now):
            return
        key = player.next_key(self._app)
        if key is None:
            self._player = None
        else:
            self._script.add(Press(key))

    def _is_over(self) -> bool:
        now = self._clock.now_ms()
        if self._player is not None or not self._script.is_done(now) or not self._fingers.idle:
            self._played_until_ms = now
            return False
        self._calm_frames = self._calm_frames + 1 if self._app.at_rest else 0
        if self._calm_frames > _FRAMES_AT_REST and self._is_at_rest(now):
            return True
        if now - self._played_until_ms <= _PATIENCE_MS:
            return False
        print(f"sim: still moving {_PATIENCE_MS} ms after the last key: stopped", file=sys.stderr)
        return True
