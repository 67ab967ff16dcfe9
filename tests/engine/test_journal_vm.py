"""The journal on the boards' 32-bit VM: nothing allocated, and few loops for a record or a game."""

import pytest

from engine.journal import Journal
from engine.number_drop.bot import Bot
from engine.number_drop.record import Record
from engine.number_drop.table import ROLL
from engine.tape import Tape
from firmware import turns
from firmware.storage import SETTINGS, Storage
from tests.vm import machine
from tests.vm.loops import loops

SIZE = 4096
MOST_FOR_A_WRITE = 5_000
MOST_FOR_A_GAME = 400_000
RECORD_BYTES = 72
ENTRY_BITS = 35

OPENED = """
from engine.journal import LOG_BASE, Journal
from engine.tape import Tape
memory = bytearray(b"\\xff" * {size})
journal = Journal(Tape([memory], {erases}))
data = bytearray(range({length}))
entry = bytearray(8)
back = bytearray(80)
journal.write(LOG_BASE, data, 12)
"""
WORK = """
for number in range(30):
    data[0] = number
    assert journal.write(2, data, 72)
    entry[0] = number
    assert journal.append(entry, 35)
    assert journal.write(2, data, 72)
    assert journal.read(2, back) == 72 and back[0] == number
journal.rewind()
for number in range(30):
    assert journal.next_entry(back) == 35 and back[0] == number
assert journal.next_entry(back) == 0
"""


def files() -> dict[str, str | bytes]:
    """Return the engine and what keeps its games, as boards load them."""
    return machine.tree_files("engine", "firmware", compiled=True)


@pytest.mark.parametrize("erases", [False, True])
def test_nothing_is_allocated(erases: bool) -> None:
    setup = OPENED.format(size=SIZE, erases=erases, length=RECORD_BYTES)
    # What becomes of a full memory is not in it: where nothing erases, that takes a copy.
    assert machine.run([setup, machine.locked(WORK + "assert journal.commit()")], files()) == ""
