"""docs/STORAGE.md is correct: its numbers, and its worked example of a memory."""

import re

from engine.number_drop.dice import DICE, SHAPE_DIE, STAR
from engine.number_drop.record import Record
from engine.number_drop.table import BLOCK, COMBO, DROP, ROLL, SLIDE, START
from engine.store.codeword import CODEWORDS, HEADER, NOTE, READ, RECORD, SYNC, UNDO
from engine.store.journal import Journal
from engine.store.records import LOG_BASE, SUM
from engine.store.tape import Tape
from firmware.games import SCORES, entry
from firmware.kept import board_memory, seats, statistics, storage
from firmware.kept.daily_scores import DailyScores
from firmware.kept.history import History
from firmware.kept.progress import Progress
from firmware.kept.scores import Scores
from firmware.number_drop import forced_choices
from firmware.session import marks
from sim.board.flash import Flash
from sim.board.flash_kinds import KINDS
from sim.board.simulated_board import switch_on
from tests.engine.playing import Chooser
from tests.imports import ROOT

PAGE = (ROOT / "docs" / "STORAGE.md").read_text("utf-8")


def rows(heading: str, columns: int) -> list[list[str]]:
    """Return the cells of a heading's tables with this number of columns, without table heads."""
    part = re.split(r"^#+ ", PAGE.partition(f" {heading}\n")[2], flags=re.MULTILINE)[0]
    lines = [line.replace("`", "") for line in part.splitlines() if line.startswith("|")]
    found = [[cell.strip() for cell in line[1:-1].split("|")] for line in lines]
    rules = [i for i, row in enumerate(found) if set(row[0]) == {"-"}]
    messages = [row for i, row in enumerate(found) if i + 1 not in rules and i not in rules]
    messages = [row for row in messages if len(row) == columns]
    assert messages
    return messages


def example() -> bytearray:
    """Return a memory on which the page's example was performed."""
    nvm = bytearray(b"\xff" * KINDS["rp2"].size)
    kept = storage.Storage(Journal(Tape([nvm])))
    record = Record(1, 7)
    kept.begin(record)
    for action in (3, record.game.chance(), 0):
        kept.choose(record, action)
        forced_choices.act(record, action)
        assert record.game.phase in (ROLL, SLIDE, DROP)
    kept.undo(record)
    forced_choices.undo(record)
    kept.mark(marks.UNDO, record)
    return nvm


def test_the_worked_example_is_what_the_memory_holds():
    nvm = example()
    documented = rows("Worked example", 4)
    end = 0
    for at, written, values, _ in documented:
        data = bytes.fromhex(written)
        assert int(at) == end
        assert [READ[byte] for byte in data] == [int(value) for value in values.split()]
        assert nvm[end : end + len(data)].hex(" ") == written
        end += len(data)
    assert set(nvm[end:]) == {0xFF}


def test_the_numbers_next_to_the_example_are_those_in_it():
    said = {int(row[0]): row for row in rows("Worked example", 4)}
    for at in (9, 26):
        crc = int(re.findall(r"CRC-16 (\w+)", said[at][3])[0], 16)
        low, middle, high = map(int, said[at][2].split())
        assert crc == low | middle << 6 | high << 12
    data = bytearray(8)
    length = Journal(Tape([example()])).read(LOG_BASE, data)
    assert data[:length].hex(" ") in said[19][3]
    assert data[:length] == storage.pack(Record(1, 7), b"", 0, seats.Seats())


def crc16(values: list[int]) -> int:
    """Return the CRC-16 that the page specifies, bit by bit."""
    crc = 0xFFFF
    for value in values:
        crc ^= value << 8
        for _ in range(8):
            crc = crc << 1 ^ (0x1021 if crc & 0x8000 else 0)
        crc &= 0xFFFF
    return crc


def test_the_check_follows_from_what_the_page_says_of_it():
    nvm = example()
    journal = Journal(Tape([nvm]))
    assert journal.compact()
    head = [READ[byte] for byte in nvm[:15]]
    end = head[6] | head[7] << 6 | head[8] << 12
    assert end > 30
    sums = [sum(nvm[15:at]) for at in range(16, end + 1)]
    assert head[12] | head[13] << 6 | head[14] << 12 == sum(sums) % 262139


def test_check_bits_follow_from_what_the_page_says_of_them():
    said = {int(row[0]): row for row in rows("Worked example", 4)}
    taken = [int(value) for value in said[26][2].split()]  # the base's CRC
    for at, bits in ((29, 3), (30, 1), (31, 3)):
        value = int(said[at][2])
        numbers = value & (1 << bits) - 1
        check = crc16([*taken, numbers]) & (1 << 6 - bits) - 1
        assert value == numbers | check << bits
        assert said[at][3].endswith(f"check bits {check}")
        taken.append(value)


def bits_of(record: Record, passed: bool) -> tuple[int, int]:
    """Return the page's minimum and maximum bits for the next entry."""
    game = record.game
    first = passed or game.phase == COMBO
    if game.phase == DROP:
        stars = sum(face == STAR for face in game.dice[:DICE])
        bits = 3 * (game.dice[SHAPE_DIE] == STAR) + 6 + 5 + 4 * stars
        return first + bits, first + bits
    if game.phase == COMBO and not passed:
        return 5, 5 + 1 + 8 + 4 + 3 + 20  # one that the search finds late is stored in full
    bits = {START: 3, SLIDE: 3, ROLL: 1, BLOCK: 6, COMBO: 4}[game.phase]
    return first + bits, first + bits


def test_entries_are_as_long_as_the_page_says():
    tape = Tape([bytearray(b"\xff" * KINDS["rp2"].size)])
    kept = storage.Storage(Journal(tape))
    record, chooser, counted, seen = Record(3, 12), Chooser(12, 0.9), 0, set()
    kept.begin(record)
    taken = [tape.value(at) for at in range(tape.end - 3, tape.end)]
    while not record.game.is_over():
        passed = record.count > counted
        least, most = bits_of(record, passed)
        seen.add((record.game.phase, passed))
        counted = record.count + 1
        start, action = tape.end, chooser.action(record.game)
        kept.choose(record, action)
        values = [tape.value(at) for at in range(start, tape.end)]
        assert -(-least // 6) <= len(values) <= -(-most // 6)
        if least == most and least % 6:
            numbers = values[-1] & (1 << least % 6) - 1
            check = crc16([*taken, *values[:-1], numbers]) & (1 << 6 - least % 6) - 1
            assert values[-1] == numbers | check << least % 6
        taken += values
        forced_choices.act(record, action)
    assert {phase for phase, _ in seen} == {START, ROLL, BLOCK, DROP, COMBO}
    assert True in {passed for _, passed in seen}


def test_codewords_are_those_of_the_code():
    documented = {row[0]: row[1] for row in rows("Codewords", 3)}
    assert documented.pop("0 to 63") == f"{CODEWORDS[0]:02x} to {CODEWORDS[63]:02x}"
    marked = {int(value): int(byte, 16) for value, byte in documented.items()}
    assert marked == {value: CODEWORDS[value] for value in (SYNC, RECORD, HEADER, UNDO, NOTE, 69)}
    assert len(CODEWORDS) == 70


def test_kinds_and_sizes_are_those_of_the_code():
    documented = {name: (int(kind), what) for kind, name, what in rows("Records", 3)}
    scores = entry("number_drop")[SCORES]
    games = {"SCORES": scores, "DROP_IT_SCORES": entry("drop_it")[SCORES]}
    scopes = {"LOG_BASE": LOG_BASE, "SUM": SUM, **games} | vars(storage)
    assert len(documented) == 12
    assert {name: kind for name, (kind, _) in documented.items()} == {
        name: scopes[name] for name in documented
    }
    kept = storage.Storage(Journal(Tape([bytearray(b"\xff" * 1024)])))
    Scores(kept, "number_drop")._keep()
    for name, size in (
        ("SUM", len(statistics.new_totals())),
        ("SCORES", kept.read(scores, bytearray())),
        ("SEATS", seats.ROOM),
        ("PROGRESS", len(Progress(kept)._data)),
        ("DAILY_SCORES", len(DailyScores(kept)._data)),
    ):
        assert f": {size}" in documented[name][1], name
    assert f"up to {len(History(kept, 'drop_it')._data)}" in documented["HISTORY"][1]


def test_homes_are_those_that_a_board_opens():
    for kind, _, _, homes, used in rows("Location", 5):
        nvm = Flash(kind)
        switch_on("pygamer", nvm)
        tape = board_memory.open_journal(kind, None).tape
        assert ("two" in homes) == (len(tape._homes) == 2), kind
        assert used in ("all", str(tape.size)), kind
        assert (used == "all") == (tape.size == len(nvm)), kind


def test_progress_has_its_numbers_where_the_page_says():
    kept = storage.Storage(Journal(Tape([bytearray(b"\xff" * 1024)])))
    documented = [cells[1] for cells in rows("Totals, scores, progress, seats", 2)]
    at = documented.index("2 + 2")  # after the version and the CRC
    sizes = [int(size) for cells in documented[at - 2 : at + 4] for size in cells.split(" + ")]
    record = Record(1, 5)
    progress = Progress(kept)
    progress.count_day(0x1234, -15)
    progress.reach(0b100000000001)
    progress.save(record)
    data = bytearray(64)
    length = kept.read(storage.PROGRESS, data)
    values = []
    for size in sizes:
        values.append(int.from_bytes(data[:size], "little"))
        del data[:size]
    crc = int.from_bytes(record.to_bytes()[-2:], "little")
    assert sum(sizes) == length and values == [1, crc, 0x1234, 1, 85, 85, 0b100000000001, 0]
