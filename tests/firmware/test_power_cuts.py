"""The power goes off at every step of every write of whole games.

What is restored is what was saved either before or after the write, and never anything else. So a
game returns in one of its latest states, and settings and scores as they were last written.
"""

import random
from collections.abc import Iterable
from itertools import islice
from pathlib import Path

import pytest

from engine.number_drop.house import AEG_DICE, PLAY_ON, SLIDING
from engine.number_drop.record import Record
from engine.number_drop.replay import from_bytes
from sim.board.flash_kinds import KINDS
from tests import slow
from tests.firmware.cuts import cut, cuts, steps_of
from tests.firmware.power import (
    NOTHING,
    Contents,
    Kept,
    Session,
    Write,
    homes_of,
    kept_on,
    new_homes,
    tape_of,
)

ALL_RULES = SLIDING | PLAY_ON | AEG_DICE
ALONE = ["samd51", "esp32"]  # what one home cannot protect
PLAYERS = pytest.mark.parametrize("players", slow.but([1], [1, 3]))


def played(kind: str, players: int, backup: bool = False, seed: int = 5, house: int = 0) -> Session:
    """Return a session of one game and the beginning of the next."""
    session = Session(kind, new_homes(kind, backup), seed, players, house=house)
    session.play()
    session.play(12)
    assert len(session.writes) > 25
    return session


def reopened(kind: str, contents: Contents) -> tuple[Kept, bool]:
    """Return what is saved, and whether the memory was found damaged."""
    # Opening only writes to restore a second home, so it cannot be cut on a flash alone.
    writes = kind == "rp2" and len(contents) > 1
    homes = homes_of(kind, contents) if writes else [bytearray(home) for home in contents]
    tape = tape_of(kind, homes)
    kept = kept_on(tape)
    return kept, tape.was_damaged


def check(kind: str, writes: Iterable[Write], seeds: int, may_lose_all: bool = False) -> set[str]:
    """Cut each write at each step; return which of before, after and nothing were restored."""
    found = set()
    for write in writes:
        before, after = write.moment.before, write.moment.after
        assert reopened(kind, write.contents)[0] in (before, after)
        for contents in set(cuts(kind, write, seeds)):
            kept, was_damaged = reopened(kind, contents)
            if kept in (before, after):
                found.add("before" if kept == before else "after")
                assert not was_damaged or kept == NOTHING
                continue
            assert may_lose_all and kept == NOTHING
            found.add("nothing")
            # A finished erase leaves no trace; otherwise it is noticed.
            assert was_damaged == (len(set(contents[0])) > 1)
    return found


def is_rewrite(write: Write) -> bool:
    """Return whether a write on RP2040 or RP2350 erases."""
    end = write.start + len(write.data)
    return write.home == 0 and len(set(write.contents[0][write.start : end])) > 1


# --- every step of every write ---


@pytest.mark.parametrize(
    ("players", "seed", "house"),
    slow.rows_but(
        [(1, 5, 0), (2, 5, ALL_RULES)], [(1, 5, 0), (1, 6, 0), (3, 5, 0), (2, 5, ALL_RULES)]
    ),
)
def test_rp2_loses_the_action_in_flight_at_most(players: int, seed: int, house: int) -> None:
    session = played("rp2", players, seed=seed, house=house)
    assert not any(map(is_rewrite, session.writes))
    assert check("rp2", session.writes, seeds=4) == {"before", "after"}
    for write in session.writes:
        before, after = write.moment.before.game, write.moment.after.game
        if before and after and after != begun(after):
            # One choice, and a pass that belongs to it, or one undo.
            assert abs(from_bytes(after).count - from_bytes(before).count) <= 2


def begun(game: bytes) -> bytes:
    """Return a game as it was before its first action."""
    last = from_bytes(game).game
    seed = last.seed_low | last.seed_high << 16
    return Record(last.players, seed, list(last.tiles), last.house).to_bytes()


@PLAYERS
def test_nrf52_loses_the_current_round_at_most(players: int) -> None:
    session = played("nrf52", players)
    assert check("nrf52", session.writes, seeds=1) == {"before", "after"}
    check_rounds(session)


@PLAYERS
@pytest.mark.parametrize("kind", ALONE)
def test_a_single_block_may_be_lost_by_a_cut_in_a_write_alone(kind: str, players: int) -> None:
    session = played(kind, players)
    found = check(kind, session.writes, seeds=1, may_lose_all=True)
    assert found == {"before", "after", "nothing"}
    check_rounds(session)


@PLAYERS
@pytest.mark.parametrize("kind", ALONE)
def test_with_a_second_home_only_the_round_is_lost(kind: str, players: int) -> None:
    session = played(kind, players, backup=True)
    assert {write.home for write in session.writes} == {0, 1}
    assert check(kind, session.writes, seeds=1) == {"before", "after"}
    check_rounds(session)


def check_rounds(session: Session) -> None:
    """Check that there is at most one round between two saves."""
    for write in session.writes:
        before, after = write.moment.before.game, write.moment.after.game
        if before and after and not from_bytes(before).game.is_over():
            assert from_bytes(after).game.round - from_bytes(before).game.round <= 1


@pytest.mark.parametrize("kind", [*ALONE, "rp2"])
def test_a_file_is_a_second_home(kind: str, tmp_path: Path) -> None:
    session = Session(kind, new_homes(kind, backup=True), 5, folder=tmp_path)
    while not any(is_rewrite(write) for write in session.writes[1:]):
        session.play()
    chance = random.Random(1)
    for write in islice(filter(is_rewrite, reversed(session.writes)), 12):
        assert write.home == 0
        for step in chance.sample(range(1, steps_of(kind, write) + 1), 12):
            contents = cut(kind, write, step)
            tape = tape_of(kind, homes_of(kind, contents, tmp_path), tmp_path)
            assert kept_on(tape) in (write.moment.before, write.moment.after)


# --- the one erase of RP2040 and RP2350 ---


def compacted(backup: bool) -> list[Write]:
    """Return the writes of the first new game in memories that were full before."""
    session = Session("rp2", new_homes("rp2", backup), 5)
    for _ in range(100):
        session.writes.clear()
        session.play(0)
        if any(map(is_rewrite, session.writes)):
            return session.writes
        session.play()
    raise AssertionError("the memory is never full")


def test_a_cut_in_the_compaction_loses_all_or_nothing() -> None:
    writes = compacted(backup=False)
    assert [is_rewrite(write) for write in writes].count(True) == 1
    found = check("rp2", filter(is_rewrite, writes), seeds=3, may_lose_all=True)
    assert found == {"before", "after", "nothing"}


def test_with_a_second_home_a_cut_in_the_compaction_loses_nothing() -> None:
    writes = compacted(backup=True)
    erasing = [write for write in writes if write.home or is_rewrite(write)]
    assert [write.home for write in erasing] == [1, 0]
    others = [write for write in writes if write not in erasing]
    assert check("rp2", others, seeds=3) <= {"before", "after"}
    assert check("rp2", erasing, seeds=3) == {"before", "after"}


# --- life goes on ---


@PLAYERS
@pytest.mark.parametrize("kind", slow.but(["rp2", "samd51"], KINDS))
def test_after_a_cut_play_continues_and_is_kept_until_the_next_and_the_next(
    kind: str, players: int
) -> None:
    chance = random.Random(f"{kind} {players}")
    session = played(kind, players)
    for _ in range(60):
        again = session
        for _ in range(3):
            if not again.writes:  # no round has ended
                break
            write = chance.choice(again.writes)
            contents = cut(
                kind, write, chance.randint(1, steps_of(kind, write)), chance.getrandbits(9)
            )
            again = Session(kind, contents, chance.getrandbits(32), players)
            allowed = [write.moment.before, write.moment.after]
            assert again.now in allowed + [NOTHING] * (kind in ALONE)
            again.play(chance.randrange(1, 25))
            end = tuple(bytes(home.inner[0 : len(home)]) for home in again.homes)
            assert reopened(kind, end)[0] == again.done


@pytest.mark.parametrize("kind", KINDS)
def test_the_cuts_left_out_are_like_others(kind: str) -> None:
    write = played(kind, 1).writes[-1]
    found = set(cuts(kind, write))
    assert {cut(kind, write, step) for step in range(1, steps_of(kind, write) + 1)} == found
