"""The journal on the 32-bit VM: no allocations, and few loops per record or game."""

from functools import cache

import pytest

from engine.number_drop.bot import Bot
from engine.number_drop.record import Record
from engine.number_drop.table import ROLL
from engine.store.journal import Journal
from engine.store.tape import Tape
from firmware.kept.storage import SETTINGS, Storage
from firmware.number_drop import forced_choices
from tests import slow
from tests.vm import machine
from tests.vm.loops import least, loops

SIZE = 4096
MOST_FOR_A_WRITE = 5_000
MOST_FOR_A_GAME = 400_000
# Other tasks leave this one less of the caches.
NOISE = 1.25
OLDER_UP_TO = 700  # codewords left for a game of six when the memory is nearly full
CHOICES = 180  # of a game of six players that has 191

OPENED = """
from engine.store.journal import Journal
from engine.store.records import LOG_BASE
from engine.store.log import Log
from firmware.kept.log_reader import END, ENTRY, TAKEN_BACK, LogReader
from engine.store.tape import Tape
memory = bytearray(b"\\xff" * {size})
data = bytearray(range(72))
back = bytearray(72)
journal = Journal(Tape([memory], {erases}))
log = Log(journal)
reader = LogReader(journal)
journal.write(LOG_BASE, data, 12)
log.rewind()
journal.write(2, data, 72)
"""
WORK = """
for number in range(25):
    data[71] = 100 + number
    assert journal.write(2, data, 72)
    log.begin()
    log.carry(number, 24)
    log.carry(number, 11)
    assert log.end()
    assert log.take_back()
    assert journal.write(2, data, 72)
    assert journal.read(2, back) == 72 and back[71] == 100 + number
reader.rewind()
for number in range(25):
    assert reader.next() == ENTRY
    assert reader.carry(0, 24) == reader.carry(0, 11) == number and reader.check()
    assert reader.next() == TAKEN_BACK
assert reader.next() == END
"""
# The record written differs from the previous one only in its last byte, which is the most
# expensive case. The initial state is restored each time.
PIECES = """
tape = journal.tape
end = tape.end
at = journal._at[2]
blank = bytes([255] * 200)
data[71] = 1

def again():
    memory[end : end + 200] = blank
    tape.end = tape.whole = end
    journal._at[2] = at

def write():
    again()
    assert journal.write(2, data, 72)

def append():
    again()
    log.begin()
    log.carry(9, 24)
    log.carry(9, 11)
    assert log.end()
"""
LOADED = """
from engine.store.journal import Journal
from engine.store.tape import Tape
from firmware.kept.storage import Storage
with open("image.bin", "rb") as file:
    memory = bytearray(file.read())

def load():
    return Storage(Journal(Tape([memory], {erases}))).load()
"""

GAME = """
from engine.store.journal import Journal
from engine.number_drop.bot import Bot
from engine.number_drop.record import Record
from engine.number_drop.table import ROLL
from engine.store.tape import Tape
from firmware.number_drop import forced_choices
from firmware.kept.storage import Storage
memory = bytearray(b"\\xff" * 4096)
storage = Storage(Journal(Tape([memory], {erases})))
record = Record(3, 7)
bot = Bot()
storage.begin(record)

def play():
    game = record.game
    for number in range(100):
        if game.is_over():
            break
        if number % 9 == 5 and record.can_undo():
            storage.undo(record)
            forced_choices.undo(record)
        action = game.chance() if game.phase == ROLL else bot.choose(game)
        storage.choose(record, action)
        forced_choices.act(record, action)
        assert storage.is_healthy
"""
COMPARE = """
storage.save()
again = Storage(Journal(Tape([memory], {erases}))).load()
print(again.to_bytes() == record.to_bytes(), record.count > 80)
"""
DRAFT_BYTES = 32  # an object with two attributes
ERASES = pytest.mark.parametrize("erases", [False, True])


def files() -> dict[str, str | bytes]:
    """Return the engine and the code that saves its games, as boards load them."""
    return machine.tree_files("engine", "firmware", compiled=True)


@ERASES
def test_nothing_is_allocated(erases: bool) -> None:
    setup = OPENED.format(size=SIZE, erases=erases)
    work = WORK + "assert journal.tape.commit()"
    assert machine.run([setup, machine.locked(work)], files()) == ""


@ERASES
def test_of_a_compaction_nothing_stays(erases: bool) -> None:
    """A board imports the code for it, and needs a copy where writing does not erase."""
    setup = OPENED.format(size=SIZE, erases=erases) + WORK
    script = "assert journal.compact(back, back) and journal.tape.commit()"
    assert machine.heap_growth(script, files(), setup=setup) <= 0


def test_a_compaction_that_needs_no_copy_allocates_its_draft_alone() -> None:
    setup = OPENED.format(size=SIZE, erases=True) + WORK
    script = f"""
import gc
before = gc.mem_alloc()
assert journal.compact(back, back) and journal.tape.commit()
assert gc.mem_alloc() - before <= {DRAFT_BYTES}, gc.mem_alloc() - before
"""
    assert machine.run([setup, script], files()) == ""


@ERASES
def test_a_game_is_kept_without_allocating(erases: bool) -> None:
    scripts = [GAME.format(erases=erases), machine.locked("play()"), COMPARE.format(erases=erases)]
    assert machine.run(scripts, files()) == "True True\n"


PAGES = """
from engine.store.home import Home
from engine.store.tape import Tape
memory = bytearray(b"\\xff" * 8192)
homes = [Home(memory, 0, 4096, {at_once}), Home(memory, 4096, 4096, {at_once})]
tape = Tape(homes, True, 2048)
tape.rewrite(tape.scratch(), 12)
"""


def test_two_pages_take_turns_without_allocating() -> None:
    commit = "for _ in range(10):\n    tape.put(1)\n    assert tape.commit()"
    assert machine.run([PAGES.format(at_once=1), machine.locked(commit)], files()) == ""


def test_where_bytes_are_read_back_in_pieces_only_they_are_allocated() -> None:
    """On ESP32 each piece is a slice made by the chip's own code, and is freed."""
    setup = PAGES.format(at_once=64)
    commit = "tape.put(1)\nassert tape.commit()"
    with pytest.raises(machine.MachineError, match="allocated while the heap was locked"):
        machine.run([setup, machine.locked(commit)], files())
    assert machine.heap_growth(commit, files(), setup=setup) <= 0
    unread = setup + "Home._holds = lambda home, start, data: True"
    assert machine.run([unread, machine.locked(commit)], files()) == ""


@ERASES
def test_a_record_or_an_entry_costs_few_loops(erases: bool) -> None:
    setup = OPENED.format(size=SIZE, erases=erases) + PIECES
    pieces = {name: name for name in ("write", "append", "again")}

    def dearest() -> float:
        cost = loops(pieces, files(), setup=setup)
        print(f"erases {erases}: {cost}")
        return max(cost["write"], cost["append"]) - cost["again"]

    most = NOISE * MOST_FOR_A_WRITE
    assert 100 < least(dearest, most) <= most


def late_game(erases: bool) -> tuple[bytes, int]:
    """Return a memory with a game of six players near its end, and its number of actions.

    Older games before it leave just enough room, so all of the memory is read.
    """
    memory = bytearray(b"\xff" * SIZE)
    journal = Journal(Tape([memory], erases))
    storage = Storage(journal)
    assert storage.store(SETTINGS, b"settings" * 2, 16)
    record = None
    while journal.tape.end < SIZE - OLDER_UP_TO:
        record = play(storage, 1, 1, record, CHOICES)
    record = play(storage, 6, 2, record, CHOICES)
    storage.save()
    assert not record.game.is_over() and journal.free() < SIZE / 10
    return bytes(memory), record.count


@cache
def chosen(players: int, seed: int, choices: int) -> list[int]:
    """Return the first actions of a game of the bot against itself."""
    record, bot = Record(players, seed), Bot()
    actions: list[int] = []
    while len(actions) < choices and not record.game.is_over():
        game = record.game
        actions.append(game.chance() if game.phase == ROLL else bot.choose(game))
        forced_choices.act(record, actions[-1])
    return actions


def play(
    storage: Storage, players: int, seed: int, finished: Record | None, choices: int
) -> Record:
    """Save a game up to this number of choices, and return it."""
    record = Record(players, seed)
    if finished is not None:
        storage.count(finished)
    storage.begin(record)
    for action in chosen(players, seed, choices):
        storage.choose(record, action)
        forced_choices.act(record, action)
    return record


@pytest.mark.parametrize("erases", slow.but([True], [False, True]))
def test_a_late_game_of_six_is_soon_opened_and_replayed(erases: bool) -> None:
    image, actions = late_game(erases)
    setup = LOADED.format(erases=erases)
    on_board = files() | {"image.bin": image}
    assert machine.run([setup, "print(load().count)"], on_board) == f"{actions}\n"
    most = NOISE * MOST_FOR_A_GAME
    cost = least(lambda: loops({"load": "load"}, on_board, setup=setup)["load"], most)
    print(f"erases {erases}: a game of {actions} actions in {cost:.0f} loops")
    assert 10_000 < cost <= most
