"""Forged records with correct checksums: no start fails, and no rule is broken.

They are believed as far as they make sense: settings have valid values, seats have players, a game
follows the rules. Then it is continued and saved like any other.
"""

import random
from collections import Counter
from typing import Any

from engine.packing import CRC_BYTES, crc16
from engine.store.codeword import VALUES
from engine.store.journal import Journal
from engine.store.records import KINDS, LOG_BASE
from engine.store.tape import Tape
from firmware import games
from firmware.kept import seats, settings
from firmware.kept.kept_game import VERSION, VERSION_OF_SEEDS
from firmware.kept.scores import Scores
from firmware.kept.storage import SEATS, Storage
from tests.engine.memories import blank
from tests.engine.playing import Chooser
from tests.firmware.drop_it_scenes import random_drop
from tests.firmware.handheld import Handheld
from tests.torture.played import PLAYED, played

MEMORIES = 50
DEVICES = 2  # of the memories are played key by key
_RANKS = 9
_SIZE = 4096


def trial(seed: int, memories: int = MEMORIES, devices: int = DEVICES) -> Counter[str]:
    """Start with this number of memories."""
    chance = random.Random(seed)
    seen: Counter[str] = Counter()
    for number in range(memories):
        memory = _forged(chance, blank(_SIZE))
        seen["a game" if _open(chance, memory.contents) else "no game"] += 1
        if number < devices:
            _press(chance, memory.contents)
            seen["played by keys"] += 1
    return seen


# --- what is forged ---


def _forged(chance: random.Random, memory: Any) -> Any:
    """Write forged records, some of them modified real ones, into a memory."""
    journal = Journal(Tape([memory]))
    real = Journal(Tape([bytearray(played(chance.randrange(PLAYED)).contents[0])]))
    for _ in range(chance.randrange(1, 8)):
        kind = chance.choice((LOG_BASE, LOG_BASE, LOG_BASE, chance.randrange(KINDS)))
        data = _some(chance, real, kind)
        journal.write(kind, data, len(data))
        for _ in range(chance.choice((0, 0, 3, 40))):
            if journal.has(LOG_BASE) and journal.free() > 0:
                journal.tape.put(chance.randrange(VALUES + 6))
        journal.flush()
    return memory


def _some(chance: random.Random, real: Journal, kind: int) -> bytes:
    """Return a record's bytes: random, real, or modified."""
    if chance.random() < 0.2:
        return chance.randbytes(chance.choice((0, 1, 4, 20, 66, 100)))
    if kind != LOG_BASE and chance.random() < 0.6:  # of the version that is loaded
        return b"\1" + chance.randbytes(chance.choice((14, 19, 64, 65)))
    if kind == LOG_BASE and chance.random() < 0.7:
        return _base(chance)
    data = bytearray(max(real.read(kind, bytearray()), 0))
    real.read(kind, data)
    for _ in range(chance.choice((0, 1, 3, len(data)))):
        if data:
            data[chance.randrange(len(data))] = chance.randrange(256)
    return bytes(data[: chance.choice((len(data), chance.randrange(len(data) + 1)))])


def _base(chance: random.Random) -> bytes:
    """Return a whole game with modifications and a correct checksum, as a complete record."""
    game = bytearray(played(chance.randrange(PLAYED)).kept.game or b"\xd2")
    if chance.random() < 0.3:
        game[:-CRC_BYTES] = b"\xb1" + chance.randbytes(chance.randrange(3, 60))
    for _ in range(chance.choice((0, 0, 0, 1, 2, 9))):
        game[chance.randrange(len(game))] ^= 1 << chance.randrange(8)
    crc = crc16(game, max(len(game) - CRC_BYTES, 0))
    game[-CRC_BYTES:] = bytes((crc & 0xFF, crc >> 8))
    version, result = (
        chance.choice((0, 1, 2, 3, 3, VERSION, VERSION, VERSION, 5)),
        chance.randrange(4),
    )
    players = chance.choice((0, 0, 0, chance.randrange(8)))
    head = bytes((version << 5 | result << 3 | players,)) + chance.randbytes(result)
    if version == VERSION:
        return head + _with_seats(chance, game)
    return head + chance.randbytes(version == VERSION_OF_SEEDS) + bytes(game)


def _with_seats(chance: random.Random, game: bytearray) -> bytes:
    """Return a game as it waits in a slot, mostly with as many seats as it has players."""
    is_drop_it = game[:1] == b"\xb1"
    players = (game[1] & 3) + 1 if is_drop_it else game[1] & 7
    players = chance.choice((players, players, players, chance.randrange(256)))
    seats_of_all = chance.randbytes(3 * players if 1 < players < 8 else 0)
    head = chance.randbytes(2) + bytes((players,)) + chance.randbytes(4)
    rests = chance.choice((b"", b"", chance.randbytes(chance.randrange(9))))
    return head + seats_of_all + bytes(game) + is_drop_it * (rests + bytes((len(rests),)))


# --- what becomes of it ---


def _open(chance: random.Random, contents: bytearray) -> bool:
    """Load what a start loads, play on; return whether a game exists."""
    memory = bytearray(contents)
    storage = Storage(Journal(Tape([memory])))
    choices = settings.Settings()
    choices.load(storage)
    assert all(map(int.__lt__, choices.values, settings.CHOICES)), "no such choice"
    table, data = seats.Seats(), bytearray(seats.ROOM)
    table.take(data, storage.read(SEATS, data))
    assert max(table.kinds) <= len(seats.LEVELS) and 2 <= table.count <= seats.MOST_PLAYERS
    record: Any = storage.load()
    storage.statistics(record if record is not None and record.game.is_over() else None)
    for name in games.NAMES:
        board = Scores(storage, name)
        for rank in range(1, _RANKS + 1):
            assert len(board.name(rank)) == 3 and 0 <= board.score(rank) and board.marks(rank) < 8
    if record is None:
        return False
    name = games.name_of(record.bits.data)
    again = games.saved_game(name).from_bytes(record.to_bytes())
    assert again.to_bytes() == record.to_bytes(), "no game by the rules"
    chooser = Chooser(chance.random(), 0.9)
    rules = games.module_of(record).Rules(record.game)
    for _ in range(3):
        if record.game.is_over():
            break
        is_drop_it = name == "drop_it"
        action = random_drop(record, chance) if is_drop_it else chooser.action(record.game)
        storage.choose(record, action)
        rules.do(record, action)
        back: Any = Storage(Journal(Tape([bytearray(memory)]))).load()
        assert storage.is_healthy and back.to_bytes() == record.to_bytes(), "not kept"
    return True


def _press(chance: random.Random, contents: bytearray) -> None:
    """Switch a handheld on with it, look at its screen, play on."""
    device = Handheld(journal=Journal(Tape([bytearray(contents)])))
    for screen in ("statistics", "scores"):
        device.app.navigator.push(screen)
        device.app.navigator.run_transitions()
        device.press("a b")
    for key in chance.choices(("a", "a", "left", "down", "up", "b", "start", "select"), k=12):
        device.press(key)
