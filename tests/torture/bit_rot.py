"""Bits that flip by themselves, one or many, in written bytes.

A byte with one wrong bit is not a codeword. Nothing is restored that was never saved, and any loss
is reported, unless it was written last and so looks like the result of a power cut. If whole
codewords were exchanged, by at least two wrong bits in a byte, a total loss is still reported, and
so is any loss before the end of the header. After the header, where writes append, unreported
losses are counted. tests/firmware/test_log_damage.py has their shares.
"""

import random
from collections import Counter
from typing import Any

from engine.number_drop.replay import from_bytes
from engine.store.codeword import CODEWORDS, NONE, READ
from engine.store.home import Home
from engine.store.journal import Journal
from engine.store.tape import Tape
from engine.store.tape_header import HEAD, OLD_HEAD, end_of, sequence_of
from firmware.kept.storage import Storage
from tests.firmware.power import NOTHING, kept_in, tape_of
from tests.torture.played import PLAYED, Played, played

MEMORIES = 50
_PAGE = 4096  # bytes of nRF52840
_ROOM = 2048  # of which are used
_CUT = 8  # bytes that a cut can leave broken


def trial(seed: int, memories: int = MEMORIES, of: int = PLAYED) -> Counter[str]:
    """Let `memories` memories rot, each one out of `of`."""
    chance = random.Random(seed)
    seen: Counter[str] = Counter()
    for _ in range(memories):
        one = played(chance.randrange(of))
        image = bytearray(one.contents[0])
        end = Tape([bytearray(image)]).end
        before = bytes(image)
        by_words = chance.random() < 0.2
        for _ in range(chance.choice((1, 1, 2, 10, 100))):
            at = chance.randrange(end)
            image[at] = (
                chance.choice(CODEWORDS) if by_words else image[at] ^ 1 << chance.randrange(8)
            )
        seen[_outcome(one, before, image)] += 1
    return seen


def _outcome(one: Played, before: bytes, image: bytearray) -> str:
    tape: Any = tape_of(one.kind, [bytearray(image)])
    journal = Journal(tape)
    kept = kept_in(journal)
    storage = Storage(journal)
    record: Any = storage.load()
    is_told = storage.was_damaged or not tape.is_begun()
    assert record is None or from_bytes(record.to_bytes()).to_bytes() == record.to_bytes()
    if kept == one.kept:
        return "as it was, but reported" if is_told else "as it was"
    if kept == NOTHING:
        assert is_told, "all is lost, and nothing is said"
        return "all lost, and reported"
    assert kept.settings in one.settings and kept.scores in one.scores, "never kept so"
    changed = [at for at, byte in enumerate(before) if byte != image[at]]
    # A byte that is another codeword now is detected by the CRC of a record, or by a log's check
    # bits.
    is_exchanged = any(READ[image[at]] != NONE for at in changed)
    assert is_exchanged or kept.game in one.games, "a game that never was"
    if is_told:
        return "a part lost, and reported"
    is_appended = one.kind == "rp2" and changed[0] >= end_of(before[:HEAD])
    if is_exchanged:
        assert is_appended, "a loss of what was written as a whole is not reported"
        return "a part lost or otherwise, unsaid: codewords exchanged"
    is_last = is_appended and changed[0] >= Tape([bytearray(before)]).end - _CUT
    assert is_last or one.kind == "nrf52" and _is_like_a_cut(before, image), (
        "a loss is not reported"
    )
    return "a part lost, like by a cut"


def _is_like_a_cut(before: bytes, image: bytes | bytearray) -> bool:
    """Return whether the other page is restored as after a cut in this one of the two pages.

    A cut write leaves more 1s than were to be written; a cut erase may leave any header.
    """
    pages = [range(at, at + _PAGE) for at in (0, _PAGE)]
    sequences = [sequence_of(Home(bytearray(before), page.start, _PAGE), _ROOM) for page in pages]
    newer = pages[sequences.index(max(sequences))]
    head = any(before[at] != image[at] for at in newer[:OLD_HEAD])
    body = newer[OLD_HEAD : end_of(before[newer.start :][:HEAD])]
    broken = [at for at in body if READ[image[at]] == NONE]
    return head or bool(broken) and not before[broken[0]] & ~image[broken[0]]
