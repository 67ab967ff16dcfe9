"""One run as the options specify it: board, firmware, view and recordings."""

import sys
import time
from collections.abc import Iterator
from contextlib import AbstractContextManager, contextmanager, nullcontext, redirect_stdout
from pathlib import Path
from typing import TYPE_CHECKING, Any

from firmware.keys.commands import ALL
from sim.board import board_files, key_script, simulated_board
from sim.board.clock import Clock, RealClock, VirtualClock
from sim.board.flash import Flash
from sim.board.nvm_file import NvmFile
from sim.board.standins import rtc, supervisor
from sim.board.standins.nvm import ByteArray
from sim.board.standins.settings_toml import settings_toml
from sim.command_line import OptionsError, naming
from sim.options import Options
from sim.runner import Player, Runner
from sim.views import wav
from sim.views.key_record import KeyRecord
from sim.views.recorder import Recorder
from sim.views.selection import open_view
from sim.views.view import NullView, Subject

if TYPE_CHECKING:  # at run time the board has to be imported first
    from firmware.app import App

# If nobody watches, even the board's entropy is fixed, so that the same options give the same run.
_UNWATCHED_SEED = 0
_NOBODY_SEES = (
    "sim: there is neither a screen nor a terminal here, so the game is not shown; you can use"
    " --keys to press keys, and --shot F.png to take a picture"
)


def play(wanted: Options, player: Player | None = None) -> "App":
    """Run the firmware as `wanted` specifies; return its app at the end.

    If there is a `player`, it presses the keys. Raises OptionsError, ScriptError or NoViewError for
    impossible options, PowerCut when `wanted.cut` is reached, and whatever the firmware raises.
    """
    with _memory(wanted) as nvm:
        machine = simulated_board.switch_on(wanted.board, nvm)
        with _all_written() as failed:
            return _play(wanted, player, machine, failed)


@contextmanager
def _memory(wanted: Options) -> Iterator[Flash]:
    """Provide the board's memory, in a locked file if `wanted` names one."""
    facts = board_files.facts(wanted.board)
    kind, size, seed = facts.nvm, facts.nvm_bytes, wanted.seed or 0
    if wanted.nvm is None:
        yield Flash(kind, size, cut_at=wanted.cut, seed=seed)
        return
    file = NvmFile(wanted.nvm, size)
    try:
        yield ByteArray(kind, size, file, cut_at=wanted.cut, seed=seed)
    finally:
        file.close()


def _play(
    wanted: Options,
    player: Player | None,
    machine: simulated_board.Machine,
    failed: list[OSError],
) -> "App":
    board_file = simulated_board.load_board_file(wanted.board)
    keys = board_file.KEYS or ALL
    presses = key_script.parse(wanted.keys, keys, machine.touch is not None)
    if wanted.record is not None and any(press.at for press in presses):
        raise OptionsError("--record records keys, not touches")
    recorder = Recorder(wanted.shot, wanted.gif, wanted.scale or 1)
    labels = getattr(board_file, "LABELS", {})
    subject = Subject(board_file.NAME, machine.display.panel, board_file.KEYS, wanted.scale, labels)
    # Recorded keys wait for the screen to be at rest, which a person's would not: hence no view.
    view = open_view("none" if wanted.record is not None else wanted.view, subject)
    try:
        watched = not isinstance(view, NullView)
        if wanted.view is None and not watched and wanted.is_to_be_seen:
            print(_NOBODY_SEES, file=sys.stderr)
        clock: Clock = RealClock() if watched else VirtualClock()
        supervisor.elapsed_ms = clock.now_ms
        if watched:  # otherwise the same options give the same run on any day
            rtc.now = time.localtime
        seed = wanted.seed if watched or wanted.seed is not None else _UNWATCHED_SEED
        with _opponents(waits=not watched):
            with _holding(machine, wanted.hold):
                app = _start(board_file, wanted, seed)
            # Painting takes most of the time; if nobody watches, once at the end is enough.
            is_kept = wanted.gif is not None or wanted.record is not None
            machine.display.is_watched = watched or is_kept
            player = player or _player(wanted, seed)
            keys = key_script.Script(presses)
            with _recording(wanted, seed, machine, failed) as record:
                runner = Runner(app, machine, clock, view, keys, player, recorder, record)
                runner.run(until_closed=watched)
    finally:
        view.close()
    _finish(wanted, app, machine, recorder, clock.now_ms(), failed)
    return app


def _opponents(waits: bool) -> AbstractContextManager[None]:
    """Make the desktop's own players available for seats in Number Drop, if that game exists."""
    from firmware import games

    if "number_drop" not in games.NAMES:
        return nullcontext()
    from sim.players.opponents import desktop_players

    return desktop_players(waits)


@contextmanager
def _holding(machine: simulated_board.Machine, names: str) -> Iterator[None]:
    """Hold the named keys inside this context."""
    keys = names.split()
    unknown = [name for name in keys if name not in machine.keys]
    if unknown:
        raise OptionsError(f"--hold: no key {unknown[0]!r}; it has {' '.join(machine.keys)}")
    for name in keys:
        machine.keys[name].set(True)
    try:
        yield
    finally:
        for name in keys:
            machine.keys[name].set(False)


def _start(board_file: Any, wanted: Options, seed: int | None) -> "App":
    """Do what code.py does on the board; return the app."""
    from firmware.start import start

    folder = wanted.nvm if wanted.nvm is not None and wanted.nvm.is_dir() else None
    saves = str(folder / "saves") if folder is not None else None
    first = (f'NUMBER_DROP_THEME = "{wanted.theme}"',) if wanted.theme is not None else ()
    # The board's serial output does not belong to the dump.
    with settings_toml(folder, first), redirect_stdout(sys.stderr):
        # Without --keys, --auto chooses its game by key presses, which work on every board.
        game = wanted.game if wanted.keys or wanted.auto is None else None
        return start(board_file, saves, seed, wanted.lang, game)


@contextmanager
def _recording(
    wanted: Options, seed: int | None, machine: simulated_board.Machine, failed: list[OSError]
) -> Iterator[KeyRecord | None]:
    """Provide a key record if wanted, and write it however the run ends."""
    if wanted.record is None:
        yield None
        return
    record = KeyRecord(wanted.board, seed, machine.display)
    try:
        yield record
    finally:
        with _writing(wanted.record, failed):
            record.write(wanted.record)


@contextmanager
def _all_written() -> Iterator[list[OSError]]:
    """Collect file errors in a list, and raise OptionsError for the first.

    That happens at the end, so that an unwritable file does not prevent the others from being
    written.
    """
    failed: list[OSError] = []
    try:
        yield failed
    finally:
        if failed:
            raise OptionsError(f"cannot write: {failed[0]}") from failed[0]


@contextmanager
def _writing(file: Path | None, failed: list[OSError]) -> Iterator[None]:
    """Collect the errors of writing a file; None means the dump on standard output."""
    try:
        yield
    except BrokenPipeError:  # nobody reads the dump
        raise
    except OSError as mistake:
        failed.append(mistake if file is None else naming(mistake, file))


def _player(wanted: Options, seed: int | None) -> Player | None:
    if wanted.auto is None:
        return None
    from sim.players.auto import make_player

    try:
        return make_player(wanted.auto, wanted.players, seed, wanted.game, wanted.computers)
    except ValueError as mistake:
        raise OptionsError(f"--auto: {mistake}") from mistake


def _finish(
    wanted: Options,
    app: "App",
    machine: simulated_board.Machine,
    recorder: Recorder,
    now_ms: int,
    failed: list[OSError],
) -> None:
    """Write the files that the run was asked for."""
    if wanted.dump:
        from sim.protocol.dump import dump

        with _writing(None, failed):
            print(dump(app, machine.display))
    if not machine.display.is_watched:
        machine.display.paint()
    with _writing(wanted.shot, failed):
        recorder.write_shot(machine.display)
    with _writing(wanted.gif, failed):
        recorder.write_film(now_ms)
    if wanted.wav is not None:
        with _writing(wanted.wav, failed):
            wav.write(wanted.wav, machine.sounds, now_ms)
