"""Memories with games, settings, scores and statistics, whose whole history is known."""

import random
from functools import cache
from typing import NamedTuple

from sim.board.flash_kinds import KINDS
from tests.firmware.power import NOTHING, Contents, Kept, Session, kept_in, new_homes

PLAYED = 40  # number of such memories


class Played(NamedTuple):
    """A board's memory, what it has saved, and everything that it ever saved."""

    kind: str
    contents: Contents
    kept: Kept
    games: frozenset[bytes | None]
    settings: frozenset[bytes | None]
    scores: frozenset[bytes | None]


@cache
def played(number: int) -> Played:
    """Return one of many such memories."""
    chance = random.Random(number)
    kind = chance.choice(sorted(KINDS))
    session = Session(kind, new_homes(kind), number, chance.choice((1, 1, 3)))
    games: set[bytes | None] = {None}
    for steps in (*[1000] * chance.randrange(3), chance.randrange(10, 60)):
        session.play(0)
        while steps and not session.is_new:
            games.add(session.record.to_bytes())
            session.play(1)
            steps -= 1
        games.add(session.record.to_bytes())
    session.save()
    if chance.random() < 0.5:
        assert session.journal.compact() and session.journal.tape.commit()
    moments = [NOTHING, *(write.moment.after for write in session.writes)]
    contents = tuple(bytes(home.inner[0 : len(home)]) for home in session.homes)
    kept = kept_in(session.journal)
    assert kept == session.now != NOTHING
    return Played(
        kind,
        contents,
        kept,
        frozenset(games),
        frozenset(one.settings for one in moments),
        frozenset(one.scores for one in moments),
    )
