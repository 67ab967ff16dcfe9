"""A simulated PyGamer that runs the square instead of the firmware."""

from dataclasses import dataclass
from typing import TYPE_CHECKING, Any, cast

from sim.board import simulated_board
from sim.board.clock import VirtualClock
from sim.board.fingers import Fingers
from sim.board.key_script import Script, parse
from sim.board.standins import supervisor
from sim.runner import Player, Runner
from sim.views.key_record import KeyRecord
from sim.views.recorder import Recorder
from sim.views.view import NullView, View
from tests.sim.square import Square

if TYPE_CHECKING:
    from firmware.app import App


@dataclass
class Handheld:
    """The board, its file, and the square that runs on it."""

    machine: simulated_board.Machine
    board_file: Any
    app: Square
    clock: VirtualClock

    def press(
        self,
        keys: str,
        player: Player | None = None,
        view: View | None = None,
        record: KeyRecord | None = None,
    ) -> None:
        """Run the square, in virtual time, until it has handled all keys of the script `keys`."""
        script = Script(parse(keys, self.board_file.KEYS))
        runner = Runner(
            cast("App", self.app),  # it has what a run needs
            self.machine,
            self.clock,
            view or NullView(),
            script,
            player,
            _recorder(),
            record,
        )
        runner.run(until_closed=view is not None)

    def fingers(self) -> Fingers:
        """Return fingers to press this handheld's keys with."""
        return Fingers(self.machine)


def switch_on() -> Handheld:
    """Return a PyGamer that has just been switched on."""
    machine = simulated_board.switch_on("pygamer")
    clock = VirtualClock()
    supervisor.elapsed_ms = clock.now_ms
    board_file: Any = simulated_board.load_board_file("pygamer")
    app = Square(board_file.make_display(), board_file.make_keys(), board_file.KEYS)
    return Handheld(machine, board_file, app, clock)


def _recorder() -> Recorder:
    return Recorder(None, None)
