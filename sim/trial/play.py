"""Plays a trial: presses a record's keys on a board, and compares each screen."""

import random
from collections.abc import Callable
from dataclasses import dataclass, field
from pathlib import Path

from PIL import Image

from sim.trial.board import Board
from sim.trial.catalogue import Trial
from sim.trial.recording import Record

_QUIET_MS = 200  # without a pixel sent, before the next key
_PATIENCE_MS = 20_000  # after the last change, before a screen counts as different
_MOST_DIFFERENT = 5  # different screens, after which the trial is abandoned
_RESTART_MS = 1000
_FEWEST_KEYS, _MOST_KEYS = 4, 24  # before a cut
_MOST_UNITS = 40  # bytes written until a cut: a few keys
_MOST_FORGOTTEN = 0.03  # of the pixels of a screen, after a cut
_CHAIN = 3  # most cuts in a row; all but the first come while the board starts
_UNPACK_MS = 600_000  # for a drive that unpacks itself
_MOST_UNPACKED = 400_000  # bytes written until a cut
_TOO_OLD = "needs CircuitPython 10.3"  # sim/release/unpacking.py


@dataclass
class Result:
    """The result of a trial."""

    name: str
    keys: int = 0
    different: list[str] = field(default_factory=list)  # a line for each screen that differs
    errors: list[str] = field(default_factory=list)
    least_free: tuple[str, int] | None = None  # the screen, and its free bytes
    first_ms: list[float] = field(default_factory=list)  # from keys to the first changed pixel
    restarts: int = 0
    emulated_s: float = 0
    cpu_s: float = 0  # CPU time
    cuts: int = 0  # of the power
    bare_ends: int = 0  # ends of games without their sheet, for lack of memory
    note: str = ""

    def add(self, other: "Result") -> None:
        """Add another part of the same trial."""
        self.keys += other.keys
        self.cuts += other.cuts
        self.restarts += other.restarts
        self.different += other.different
        self.bare_ends += other.bare_ends
        self.errors += other.errors
        self.note = other.note
        self.emulated_s += other.emulated_s
        self.cpu_s += other.cpu_s
        found = (free for free in (self.least_free, other.least_free) if free is not None)
        self.least_free = min(found, key=lambda screen: screen[1], default=None)

    @property
    def is_good(self) -> bool:
        """Whether everything was as in the simulator."""
        return not self.different and not self.errors

    @property
    def median_ms(self) -> float | None:
        """The median time to the first changed pixel."""
        return sorted(self.first_ms)[len(self.first_ms) // 2] if self.first_ms else None

    def take(self, board: Board) -> None:
        """Add the output of a board that is about to be switched off."""
        self.errors += board.errors
        self.restarts += board.restarts
        self.emulated_s += board.ms / 1000
        self.cpu_s += board.cpu_s
        if board.free:
            self.least_free = min(board.free, key=lambda screen: screen[1])


def play(
    name: str, board: Board, record: Record, make_bare: Callable[[], Record], work: Path
) -> Result:
    """Press a record's keys, and save pictures of screens that differ in `work`.

    `make_bare` returns the record in which ends come without their sheets. A screen that differs
    may also be as in that one, since the simulator does not know how much memory the board has.
    """
    result = Result(name)
    if not board.boot():
        result.different.append("nothing was drawn")
    for number, moment in enumerate(record.moments):
        restarts = board.restarts
        count, first_ms = board.wait_for(moment.pixels, _QUIET_MS, _PATIENCE_MS)
        if number and first_ms is not None and board.restarts == restarts:
            result.first_ms.append(first_ms)
        if count and _shows(board, make_bare(), number, moment.pixels):
            result.bare_ends += 1
        elif count:
            picture = work / f"{name}_{number}.png"
            save_pictures(picture, record.width, moment.pixels, board.picture())
            result.different.append(
                f"before key {number} ({moment.key}) on {moment.screen}: {count} pixels, {picture}"
            )
        if board.is_over:
            board.run(_RESTART_MS)  # it may be restarting
        is_done = moment.key is None or board.is_over
        if is_done or len(result.different) >= _MOST_DIFFERENT:
            break
        board.press(moment.key or "", moment.hold_ms)
        result.keys += 1
    result.take(board)
    return result


def _shows(board: Board, bare: Record, number: int, unlike: bytes) -> bool:
    """Return whether the board shows a moment of the other record, if that has another picture."""
    wanted = bare.moments[number].pixels if number < len(bare.moments) else unlike
    return wanted != unlike and not board.wait_for(wanted, _QUIET_MS, _PATIENCE_MS)[0]


def cut(name: str, board: Board, record: Record, number: int, work: Path) -> Result:
    """Cut the power of a fresh board while it writes flash, switch it on, and continue the game.

    The screen must then be one of those before the cut, except for the cursor, since the tile that
    was slid last is not saved. `number` determines the moment of the cut, and whether more cuts
    follow while the board recovers.
    """
    result, chance = Result(name), random.Random(number)
    board.boot()
    armed_at = chance.randrange(_FEWEST_KEYS, _MOST_KEYS)
    for moment in record.moments[:-1]:
        if board.cut:
            break
        if result.keys == armed_at:
            _arm(board, chance)
        board.wait_for(moment.pixels, _QUIET_MS, _PATIENCE_MS)
        board.press(moment.key or "", moment.hold_ms)  # ignored by a board without power
        result.keys += 1
    result.cuts = int(bool(board.cut))
    for _ in range(chance.randrange(_CHAIN)):
        board.switch_on()
        _arm(board, chance)
        board.boot()
        result.cuts += bool(board.cut)
    board.switch_on()
    is_drawn = board.boot()
    board.press("a", 50)  # CONTINUE
    board.settle(3 * _QUIET_MS, _PATIENCE_MS)
    picture = board.picture()
    seen = [moment.pixels for moment in record.moments[: result.keys + 1]]
    if not result.cuts:
        result.different.append("the power was never cut")
    elif not is_drawn or min(_differing(picture, pixels) for pixels in seen) > _MOST_FORGOTTEN:
        place = work / f"{name}_{number}.png"
        save_pictures(place, record.width, seen[-1], picture)
        result.different.append(f"cut {number}, before key {result.keys}: {place}")
    result.take(board)
    return result


def unpack(board: Board, trial: Trial, record: Record, number: int, work: Path) -> Result:
    """Boot a board whose drive unpacks itself, and compare the first screen.

    If the trial has cuts, cut the power meanwhile, at a moment determined by `number`. A
    CircuitPython that is too old has to say so.
    """
    result, chance = Result(trial.name), random.Random(number)
    if trial.cuts:
        _arm(board, chance, _MOST_UNPACKED)
    _boot_packed(board)
    if board.cut:
        result.cuts = 1
        board.switch_on()
        _boot_packed(board)
    if any(_TOO_OLD in line for line in board.console):
        result.note = "refused, as this version is too old"
    else:
        _compare(board, record, work / f"{trial.name}_{number}.png", result)
        if trial.cuts and not result.cuts:
            result.different.append("the power was never cut")
    result.take(board)
    return result


def _boot_packed(board: Board) -> None:
    end_ms = board.ms + _UNPACK_MS
    while not (board.boot() or board.is_over or board.cut) and board.ms < end_ms:
        pass


def _compare(board: Board, record: Record, picture: Path, result: Result) -> None:
    moment = record.moments[0]
    count, _ = board.wait_for(moment.pixels, _QUIET_MS, _PATIENCE_MS)
    if count:
        save_pictures(picture, record.width, moment.pixels, board.picture())
        result.different.append(f"{moment.screen}: {count} pixels, {picture}")


def _differing(one: bytes, other: bytes) -> float:
    """Return the fraction of pixels that differ between two pictures."""
    pairs = zip(memoryview(one).cast("H"), memoryview(other).cast("H"), strict=True)
    return sum(a != b for a, b in pairs) / (len(one) // 2)


def _arm(board: Board, chance: random.Random, most: int = _MOST_UNITS) -> None:
    damage = chance.choice(("prefix", "mixture"))
    board.cut_power(chance.randrange(most), damage, chance.randrange(1, 1 << 31))


def save_pictures(path: Path, width: int, *pictures: bytes) -> None:
    """Save two pictures side by side: the simulator's, and the board's."""
    height = len(pictures[0]) // 2 // width
    both = Image.new("RGB", (width * len(pictures), height))
    for number, pixels in enumerate(pictures):
        one = Image.frombuffer("RGB", (width, height), pixels, "raw", "BGR;16", 0, 1)
        both.paste(one, (number * width, 0))
    path.parent.mkdir(parents=True, exist_ok=True)
    both.save(path)
