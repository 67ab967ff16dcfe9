"""Consecutive power cuts, after each of which the board continues.

At every start, the latest state that was committed before the cut is restored, or the one being
committed. Half of the cuts hit a start's first write, which repairs the memory.
"""

import random
from collections import Counter

from engine.number_drop.house import AEG_DICE, SLIDING
from engine.store.codeword import BLANK
from firmware.kept.storage import SETTINGS
from sim.board.flash_kinds import KINDS
from tests.firmware.cuts import cut, steps_of
from tests.firmware.power import NOTHING, Contents, Session, Write, new_homes

CUTS = 100
_ALONE = ("samd51", "esp32")  # one home, which a write erases


def trial(seed: int, cuts: int = CUTS, kind: str = "") -> Counter[str]:
    """Cut a board's power this many times, with the given kind of memory, or any."""
    chance = random.Random(seed)
    kind = kind or chance.choice(sorted(KINDS))
    backup = kind != "nrf52" and chance.random() < 0.5
    players = chance.choice((1, 1, 3))
    house = chance.choice((0, SLIDING, AEG_DICE))
    contents = new_homes(kind, backup)
    allowed = [NOTHING]
    may_lose_all = False
    seen: Counter[str] = Counter()
    for _ in range(cuts):
        session = Session(kind, contents, chance.getrandbits(32), players, house=house)
        if session.now in allowed:
            seen["latest" if session.now == allowed[-1] else "the one before"] += 1
            assert session.now == NOTHING or not session.storage.was_damaged, "nothing is lost"
        else:
            assert may_lose_all and session.now == NOTHING, "more is lost than was promised"
            assert session.storage.was_damaged or _is_blank(contents), "a loss is not reported"
            seen["all lost, and reported"] += 1
        if session.now != NOTHING and chance.random() < 0.1:
            _fill(session, chance)
            session.writes.clear()
        session.play(chance.choice((0, 1, 2, 12)))
        if not session.writes or chance.random() < 0.1:  # between two writes
            contents = tuple(bytes(home.inner[0 : len(home)]) for home in session.homes)
            allowed = [session.done]
            may_lose_all = False
            continue
        seen["rewritten where writes append"] += any(
            _is_rewrite(kind, one) for one in session.writes
        )
        write = session.writes[0] if chance.random() < 0.5 else chance.choice(session.writes)
        step = chance.randint(1, steps_of(kind, write))
        contents = cut(kind, write, step, chance.getrandbits(9))
        allowed = [write.moment.before, write.moment.after]
        may_lose_all = not backup and (kind in _ALONE or _is_rewrite(kind, write))
    return seen


def _fill(session: Session, chance: random.Random) -> None:
    """Leave so little room that the memory is soon rewritten."""
    left = chance.randrange(30, 400)
    while session.journal.free() > left:
        data = chance.randbytes(16)
        session.keep(SETTINGS, data, session.now._replace(settings=data))


def _is_blank(contents: Contents) -> bool:
    """Return whether the title says that a memory looks new."""
    return len(set(contents[0])) == 1


def _is_rewrite(kind: str, write: Write) -> bool:
    """Return whether a write on RP2040 or RP2350 erases the only home."""
    place = slice(write.start, write.start + len(write.data))
    return kind == "rp2" and set(write.contents[0][place]) != {BLANK}
