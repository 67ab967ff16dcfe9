"""One run as the options want it: board, firmware, view and recordings put together."""

from typing import Any

from sim import blinka, script
from sim.choose_view import Subject, open_view
from sim.clock import Clock, RealClock, VirtualClock
from sim.options import Options, OptionsError
from sim.recorder import Recorder
from sim.runner import Player, Runner
from sim.standins import supervisor
from sim.views import Unseen

# Where nobody watches even the board's entropy is always the same, so that the same options give
# the same run.
_UNWATCHED_SEED = 0


def play(wanted: Options) -> Any:
    """Run the firmware as `wanted`, to its end, and return its app as it then is.

    Raises OptionsError, ScriptError or NoViewError for what cannot be done as wanted, and
    whatever the firmware raises.
    """
    machine = _switch_on(wanted)
    board_file = blinka.load_board_file(wanted.board)
    presses = script.parse(wanted.keys, board_file.KEYS)
    recorder = Recorder(wanted.shot, wanted.gif, wanted.scale or 1)
    subject = Subject(board_file.NAME, machine.display.panel, board_file.KEYS, wanted.scale)
    view = open_view(wanted.view, subject)
    try:
        watched = not isinstance(view, Unseen)
        clock: Clock = RealClock() if watched else VirtualClock()
        supervisor.elapsed_ms = clock.now_ms
        seed = wanted.seed if watched or wanted.seed is not None else _UNWATCHED_SEED
        app = _start(board_file, seed, wanted.lang)
        player = _player(wanted, seed)
        runner = Runner(app, machine, clock, view, script.Script(presses), player, recorder)
        runner.run(until_closed=watched)
    finally:
        view.close()
    _finish(wanted, app, machine, recorder, clock.now_ms())
    return app


def _switch_on(wanted: Options) -> blinka.Machine:
    nvm_file = wanted.nvm
    if nvm_file is not None and nvm_file.is_dir():
        nvm_file = nvm_file / "nvm.bin"
    try:
        return blinka.switch_on(wanted.board, nvm_file)
    except (OSError, ValueError) as mistake:
        raise OptionsError(f"--nvm: {mistake}") from mistake


def _start(board_file: Any, seed: int | None, language: str) -> Any:
    """Do what code.py does on the board, and return the app."""
    from firmware.app import App

    display, keys = board_file.make_display(), board_file.make_keys()
    return App(display, keys, board_file.KEYS, seed=seed, language=language)


def _player(wanted: Options, seed: int | None) -> Player | None:
    if wanted.auto is None:
        return None
    from sim.auto import make_player

    return make_player(wanted.auto, wanted.players, seed)


def _finish(
    wanted: Options, app: Any, machine: blinka.Machine, recorder: Recorder, now_ms: int
) -> None:
    """Write what the run was to leave behind."""
    try:
        recorder.finish(machine.display, now_ms)
    except OSError as mistake:
        raise OptionsError(f"cannot write the picture: {mistake}") from mistake
    if wanted.dump:
        from sim.dump import dump

        print(dump(app, machine.display, wanted.lang))
