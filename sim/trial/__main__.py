"""`python -m sim.trial --firmware FILE`: runs the drive on CircuitPython, on an emulated Pico.

Each trial is played in the simulator, and then on the emulated board, where every screen must look
the same. FILE is a downloaded .uf2 file for the Raspberry Pi Pico, or a version. Exit code 1:
something differs or failed. Exit code 2: bad options. See docs/TRIAL.md.
"""

import argparse
import json
import re
from collections.abc import Sequence
from concurrent.futures import ThreadPoolExecutor
from functools import cache
from pathlib import Path

import sim.blinka  # noqa: F401 - sets Blinka up before the atlases import displayio
from sim.board.board_files import BoardFileError
from sim.board.key_script import ScriptError
from sim.command_line import OneLineParser, OptionsError, complain, run, whole_number
from sim.players.twin import TwinError
from sim.trial import (
    catalogue,
    downloads,
    drives,
    flash_image,
    own,
    play,
    recording,
    report,
    wiring,
)
from sim.trial.board import Board, EmulatorError
from sim.trial.catalogue import Trial
from sim.trial.drives import Drive
from sim.trial.play import Result

_SELF = "trial"  # the program's name in error messages
_MOST_JOBS = 64
_VERSION = re.compile(rb"Adafruit CircuitPython (\S+) on ")  # in boot_out.txt


class Bench:
    """A firmware, a boot ROM and a drive, ready for trials."""

    def __init__(self, firmware: bytes, rom: Path, drive: Drive, work: Path) -> None:
        """`work` is the folder that everything is written to."""
        self.firmware, self.rom, self.drive, self.work = firmware, rom, drive, work
        self.version = "of an unknown version"
        work.mkdir(parents=True, exist_ok=True)

    def run(self, trial: Trial) -> Result:
        """Play a trial, print its line, and return its result."""
        path = self.work / f"{trial.name}.record"
        record = recording.make(trial, path)
        make_bare = cache(lambda: recording.make(trial, path.with_suffix(".bare.record"), True))
        result, console = Result(trial.name), ""
        for number in range(trial.cuts or 1):
            flash = self._flash(trial.name, self.drive.for_trial(trial))
            with Board(flash, self.rom, wiring.of_board(trial.board)) as board:
                if trial.is_packed:
                    result.add(play.unpack(board, trial, record, number, self.work))
                elif trial.cuts:
                    result.add(play.cut(trial.name, board, record, number, self.work))
                else:
                    result = play.play(trial.name, board, record, make_bare, self.work)
                console += self._finish(board, flash)
        self._report(result, console)
        return result

    def run_own(self, wires: dict[str, object], keys: str, pictures: Path) -> Result:
        """Press keys on a drive of the user's own."""
        flash = self._flash("drive", self.drive.files)
        with Board(flash, self.rom, wires) as board:
            result = own.run(board, wires, keys, pictures)
            self._report(result, self._finish(board, flash))
        return result

    def _flash(self, name: str, files: flash_image.Files) -> Path:
        path = self.work / f"{name}.flash"
        path.write_bytes(flash_image.make(self.firmware, files))
        return path

    def _finish(self, board: Board, flash: Path) -> str:
        """Save a board's flash, and return its console output."""
        board.save_flash(flash)
        found = _VERSION.search(flash.read_bytes(), flash_image.DRIVE_AT)
        if found:
            self.version = found[1].decode()
        return "".join(f"{text}\n" for text in board.console)

    def _report(self, result: Result, console: str) -> None:
        """Print a result, and save the console output."""
        log = self.work / f"{result.name}.console.txt"
        log.write_text(self.drive.explain(console, self.work), "utf-8")
        lines = [report.line(result), *(f"  {text}" for text in result.different)]
        lines += [f"  {error}: {log}" for error in result.errors]
        print("\n".join(lines), flush=True)


def main(arguments: Sequence[str]) -> int:
    """Run the command line; return the exit code."""
    try:
        wanted = _parser().parse_args(arguments)
        if wanted.firmware is None:
            raise OptionsError(downloads.where_firmwares_are())
        if (wanted.keys is None) != (wanted.pictures is None) or (wanted.keys and not wanted.drive):
            raise OptionsError("--drive, --keys and --pictures go together")
        firmware = downloads.firmware(wanted.firmware).read_bytes()
        rom = downloads.boot_rom(wanted.rom)
        drive = drives.bundle() if wanted.drive is None else drives.named(wanted.drive)
        bench = Bench(firmware, rom, drive, wanted.work)
        if wanted.keys is not None:
            wires = json.loads(wanted.wiring.read_text("utf-8")) if wanted.wiring else None
            wires = wires or wiring.of_board(catalogue.COLOUR)
            return 0 if bench.run_own(wires, wanted.keys, wanted.pictures).is_good else 1
        results = _run_all(bench, _chosen(wanted), wanted.jobs)
        subject = report.Subject(bench.version, report.checksum(firmware), drive.id)
        print("\n" + report.table(subject, results), end="")
        if wanted.write is not None:
            report.write(wanted.write, subject, results)
    except (OptionsError, ScriptError, TwinError, BoardFileError, EmulatorError) as mistake:
        return complain(str(mistake), _SELF)
    return 0 if all(result.is_good for result in results) else 1


def _run_all(bench: Bench, trials: Sequence[Trial], jobs: int) -> list[Result]:
    with ThreadPoolExecutor(jobs) as pool:
        return list(pool.map(bench.run, trials))


def _chosen(wanted: argparse.Namespace) -> list[Trial]:
    if wanted.only:
        return [catalogue.named(name) for name in wanted.only]
    if wanted.quick:
        return [catalogue.named(name) for name in catalogue.QUICK]
    return [*catalogue.TRIALS, *(catalogue.LONG if wanted.long else ())]


def _parser() -> OneLineParser:
    parser = OneLineParser(prog="python -m sim.trial", description=__doc__)
    add = parser.add_argument
    names = [trial.name for trial in (*catalogue.TRIALS, *catalogue.LONG)]
    add(
        "--firmware", metavar="FILE", help="CircuitPython for the Raspberry Pi Pico, or its version"
    )
    add("--rom", metavar="FILE", type=Path, help="the RP2040's boot ROM; downloaded by default")
    add("--only", choices=names, action="append", help="only this trial; can be repeated")
    add("--quick", action="store_true", help=f"only {', '.join(catalogue.QUICK)}")
    add("--long", action="store_true", help="also play twenty games in a row")
    add("--jobs", metavar="N", type=_jobs, default=1, help="trials at a time (default 1)")
    add("--write", metavar="PAGE", type=Path, help="a page to put the table in")
    add("--work", metavar="DIR", type=Path, default=downloads.FOLDER, help="where files go")
    add("--drive", metavar="PATH", type=Path, help="this folder or code.py instead of the bundle")
    add("--keys", metavar='"a b"', help="keys to press on that drive")
    add("--pictures", metavar="DIR", type=Path, help="of the screen before each key")
    add("--wiring", metavar="FILE", type=Path, help="its screen and keys: docs/TRIAL.md")
    return parser


def _jobs(text: str) -> int:
    return whole_number(text, 1, _MOST_JOBS)


if __name__ == "__main__":
    run(main, _SELF)
