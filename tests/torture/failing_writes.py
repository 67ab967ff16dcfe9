"""A MemoryError at any line of everything that writes.

What is saved then is the state before or after. This holds whether the program restarts at once, or
something swallows the error and it continues: what is written from then on is saved, and a finished
game is counted once.
"""

import random
import sys
from collections import Counter
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any, NamedTuple

from engine.number_drop.record import Record
from firmware import games
from firmware.kept import board_memory, seats, settings, statistics
from firmware.kept.progress import Progress
from firmware.kept.scores import Scores
from firmware.kept.storage import SEATS, SETTINGS, Storage
from firmware.number_drop import forced_choices
from sim.board import simulated_board
from sim.board.flash_kinds import KINDS
from tests.engine.playing import Chooser
from tests.firmware.power import Contents, Watched, fill_by, homes_of, journal_of, new_homes
from tests.torture.failing_lines import Line, Tracer

SAMPLES = 60  # of all lines, which a trial makes fail
CHOICES = 6  # that are made after the error
GAME = "number_drop"
SETTINGS_BYTES = 16


class Found(NamedTuple):
    """What a memory has saved."""

    game: bytes | None
    marks: int
    finished: int  # number of solo games, including the saved one
    records: tuple[tuple[int, bytes], ...]  # other saved records, by kind


class Board:
    """A board that is switched on, with the game that it continues."""

    def __init__(self, kind: str, contents: Contents, chance: random.Random) -> None:
        self.kind = kind
        self.chance = chance
        self.homes: list[Watched] = homes_of(kind, contents)
        self.storage = Storage(journal_of(kind, self.homes))
        self.record: Any = self.storage.load()
        self.chooser = Chooser(chance.random(), 0.9)

    def contents(self) -> Contents:
        """Return the contents of its memory."""
        return tuple(bytes(home.inner[0 : len(home)]) for home in self.homes)

    def choose(self, choices: int = 1) -> None:
        """Make choices, up to the end of the game."""
        for _ in range(choices):
            if not self.record.game.is_over():
                action = self.chooser.action(self.record.game)
                self.storage.choose(self.record, action)
                forced_choices.act(self.record, action)

    def undo(self) -> None:
        """Undo the latest choice, if there is one."""
        if self.record.can_undo():
            self.storage.undo(self.record)
            forced_choices.undo(self.record)

    def begin(self) -> None:
        """Begin a game; the previous one counts if it is over."""
        if self.record is not None:
            self.storage.count(self.record)
        self.record = None
        record = Record(1, self.chance.getrandbits(32))
        self.storage.begin(record, self.chance.choice((0, 4)))
        self.record = record

    def mark(self) -> None:
        """Record how the game is played."""
        self.storage.mark(self.storage.marks + 1 & 7 or 1, self.record)

    def set(self) -> None:
        """Change a setting."""
        choices = settings.Settings()
        choices.load(self.storage)
        choices.step(self.chance.randrange(len(settings.CHOICES)), 1)
        choices.save(self.storage)

    def sit_down(self) -> None:
        """Save other names at the table."""
        self.storage.store(SEATS, self.chance.randbytes(seats.ROOM), seats.ROOM)

    def score(self) -> None:
        """Save the score of a finished game under the name that was entered last."""
        Scores(self.storage, GAME).save(self.record, 0, "NEW")
        self.storage.save(self.record)

    def name(self) -> None:
        """Enter another name."""
        Scores(self.storage, GAME).rename(self.record, self.chance.choice((b"ABC", b"XYZ")))
        self.storage.save(self.record)

    def count_day(self) -> None:
        """Save a daily game's score."""
        progress = Progress(self.storage)
        progress.count_day(self.chance.randrange(1, 1 << 15), 20)
        progress.save(self.record)
        self.storage.save(self.record)

    def learn(self) -> None:
        """Save that somebody has learnt the other game."""
        Scores(self.storage, games.NAMES[1]).mark_learned()
        self.storage.save()

    def save(self) -> None:
        """Commit what was saved."""
        self.storage.save(self.record)

    def restart(self) -> None:
        """Open the memory as the program does when it starts."""
        again = journal_of(self.kind, self.homes)
        if self.kind == "rp2":
            board_memory.make_room(again)
        self.storage = Storage(again)
        self.record = self.storage.load()


DEEDS: dict[str, Callable[[Board], None]] = {
    "choice": Board.choose,
    "undo": Board.undo,
    "game begun": Board.begin,
    "mark": Board.mark,
    "setting": Board.set,
    "seats": Board.sit_down,
    "score": Board.score,
    "name": Board.name,
    "daily score": Board.count_day,
    "lesson learnt": Board.learn,
    "save": Board.save,
    "restart": Board.restart,
}
AT_END = ("game begun", "score", "name", "daily score")  # deeds after the end of the game


def found(kind: str, contents: Contents) -> Found:
    """Return what is restored from a memory."""
    journal = journal_of(kind, homes_of(kind, contents))
    storage = Storage(journal)
    record: Any = storage.load()
    totals = storage.statistics(record)
    records = []
    for one in range(2, 8):
        data = bytearray(100)
        length = journal.read(one, data)
        if length >= 0:
            records.append((one, bytes(data[:length])))
    is_there = record is not None
    return Found(
        record.to_bytes() if is_there else None,
        storage.marks if is_there else 0,
        statistics.games(totals, GAME),
        tuple(records),
    )


class Case:
    """A memory, and something to do with it that writes."""

    def __init__(self, deed: str, kind: str, seed: int, free: int = 0) -> None:
        """`free` is the approximate number of codewords left in the memory, 0 for all it has."""
        self.deed, self.kind, self.seed = deed, kind, seed
        board = Board(kind, new_homes(kind), random.Random(seed))
        board.set()
        board.begin()
        board.choose(1000 if deed in AT_END else 20)
        if deed == "name":
            board.score()
        if free:
            fill_by(board.storage.store, board.storage._journal, free)
        board.save()
        self.contents = board.contents()
        self.is_cold = seed % 2 > 0  # whether it is the first deed since a start
        self.before = found(kind, self.board().contents())

    def board(self) -> Board:
        """Return the board on which to do it."""
        board = Board(self.kind, self.contents, random.Random(self.seed))
        if not self.is_cold and self.deed not in AT_END:
            board.choose(2)
        return board

    def do(self, tracer: Tracer) -> Board:
        """Do it; return the board, whose errors were swallowed."""
        board = self.board()
        sys.settrace(tracer)
        try:
            DEEDS[self.deed](board)
        except MemoryError:
            pass
        finally:
            sys.settrace(None)
        return board

    def succeed(self) -> list[Line]:
        """Do it with enough memory; return the lines that were executed."""
        tracer = Tracer()
        board = self.do(tracer)
        board.save()
        self.after = found(self.kind, board.contents())
        return tracer.lines

    def fail(self, number: int, goes_on: bool) -> str:
        """Do it with a failing line; return what is saved then.

        The board `goes_on` only if that line saves things: a game with a half-made choice cannot,
        nor can a start that failed.
        """
        board = self.do(Tracer(number))
        kept = found(self.kind, board.contents())
        marks = (self.before.marks, self.after.marks)
        assert kept.game in (self.before.game, self.after.game) and kept.marks in marks
        for one, data in kept.records:
            assert (one, data) in self.before.records + self.after.records, "never kept so"
        assert {one for one, _ in self.before.records} <= {one for one, _ in kept.records}
        restarted = Board(self.kind, board.contents(), random.Random(self.seed))
        assert not restarted.storage.was_damaged, "an error passes for damage"
        self._go_on(restarted)
        if goes_on:
            self._go_on(board)
        return "after" if kept == self.after else "before" if kept == self.before else "between"

    def _go_on(self, board: Board) -> None:
        """Play on, and check that everything is saved, and nothing counted twice."""
        if board.record is None or board.record.game.is_over():
            board.begin()
        board.choose(CHOICES)
        board.sit_down()
        board.undo()
        board.choose(CHOICES)
        data = board.chance.randbytes(SETTINGS_BYTES)
        board.storage.store(SETTINGS, data, SETTINGS_BYTES)
        board.save()
        assert board.storage.is_healthy, "what failed is not tried again"
        kept = found(self.kind, board.contents())
        assert kept.game == board.record.to_bytes() and (SETTINGS, data) in kept.records
        assert kept.marks == board.storage.marks
        was_over = self.deed in AT_END
        assert kept.finished == was_over + board.record.game.is_over(), "not counted once"


def firsts_and_lasts(lines: list[Line]) -> Iterator[int]:
    """Yield the first and last execution of each line in a run, numbered from 1."""
    for numbered in (enumerate(lines, 1), reversed(list(enumerate(lines, 1)))):
        seen: set[Line] = set()
        for number, line in numbered:
            if line not in seen:
                seen.add(line)
                yield number


def of_store(line: Line) -> bool:
    """Return whether a line is one of those that save things."""
    return Path(line[0]).parent.name in ("store", "kept")


def trial(seed: int, samples: int = SAMPLES, deed: str = "") -> "Counter[str]":
    """Let this many lines of a deed fail, by default of a random one."""
    simulated_board.switch_on("pygamer")  # which has a clock
    chance = random.Random(seed)
    deed = deed or chance.choice(sorted(DEEDS))
    case = Case(deed, chance.choice(sorted(KINDS)), seed, chance.choice((0, 20, 60, 200, 400)))
    lines = case.succeed()
    places = [number for number in firsts_and_lasts(lines) if of_store(lines[number - 1])]
    places += chance.choices(range(1, len(lines) + 1), k=samples // 2)
    seen: Counter[str] = Counter()
    for number in chance.sample(places, min(samples, len(places))):
        try:
            goes_on = deed != "restart" and of_store(lines[number - 1])
            seen[f"{deed}: {case.fail(number, goes_on)}"] += 1
        except AssertionError as error:
            error.add_note(f"{deed} on {case.kind}: {lines[number - 1]}, line {number} that ran")
            raise
    return seen
