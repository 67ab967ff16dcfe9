"""A game with its history: undo, bytes, replay, and damage.

Bytes give the same game again, and every kind of damage is rejected.
"""

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from engine.number_drop.game import Game
from engine.number_drop.record import Record
from engine.number_drop.replay import Replay, from_bytes
from engine.number_drop.table import BLOCK, COMBO, DROP, ROLL, SLIDE, START
from engine.packing import crc16
from tests import slow
from tests.engine.playing import Chooser, saved


def recorded(players: int, seed: int, actions: int = 10_000, by_hand: bool = False) -> Record:
    """Return the record of a game of at most this number of actions."""
    record, chooser = Record(players, seed), Chooser(seed, by_hand=by_hand)
    while record.count < actions and not record.game.is_over():
        record.apply(chooser.action(record.game))
    return record


RECORDS = st.builds(
    recorded,
    players=st.sampled_from([1, 1, 2, 4, 6]),
    seed=st.integers(0, 2**32 - 1),
    actions=st.integers(0, 200),
    by_hand=st.booleans(),
)


def sealed(data: bytes) -> bytes:
    """Return bytes with a matching checksum, so that only their meaning is wrong."""
    body = data[:-2]
    return body + crc16(body, len(body)).to_bytes(2, "little")


# --- to bytes and back ---


@given(RECORDS, st.integers(0, 3))
@settings(max_examples=40)
def test_bytes_bring_back_the_same_game_history_and_undo(record: Record, undone: int) -> None:
    for _ in range(undone):
        if record.can_undo():
            record.undo()
    data = record.to_bytes()
    again = from_bytes(data)
    assert again.to_bytes() == data
    assert (again.count, saved(again.game)) == (record.count, saved(record.game))
    assert again.game.chance() == record.game.chance()
    for _ in range(record.count):
        if record.can_undo():
            record.undo()
            again.undo()
        assert saved(again.game) == saved(record.game)
    assert not record.can_undo() and not again.can_undo()


@given(RECORDS)
@settings(max_examples=25)
def test_replay_passes_through_the_same_states(record: Record) -> None:
    game = record.game
    seed = game.seed_low | game.seed_high << 16
    by_hand = Game(game.players, seed, list(game.tiles))
    replay, actions = Replay(record), 0
    while (action := replay.next()) >= 0:
        assert saved(replay.game) == saved(by_hand)
        replay.do(action)
        by_hand.apply(action)
        actions += 1
    assert (actions, saved(by_hand)) == (record.count, saved(game))


def test_tiles_given_by_hand_are_kept() -> None:
    record = Record(3, 7, [9, 3, 8, 0, 5])
    assert list(from_bytes(record.to_bytes()).game.tiles) == [9, 3, 8, 0, 5]


def chose(record: Record) -> int:
    """Return who has acted since the latest roll, as a mask, by replaying the game."""
    replay, found = Replay(record), 0
    while (action := replay.next()) >= 0:
        found = 0 if replay.game.phase == ROLL else found | 1 << replay.game.player
        replay.do(action)
    return found


@given(RECORDS, st.integers(0, 3))
@settings(max_examples=40)
def test_a_record_knows_who_has_acted_since_the_latest_roll(record: Record, undone: int) -> None:
    for _ in range(undone):
        assert record.chose == chose(record) == from_bytes(record.to_bytes()).chose
        if record.can_undo():
            record.undo()
    assert record.chose == chose(record)


# --- undo ---


@pytest.mark.parametrize("players", [1, 2, 5])
@pytest.mark.parametrize("seed", slow.but([0], range(6)))
def test_undo_goes_back_step_by_step_to_the_latest_roll_and_no_further(
    players: int, seed: int
) -> None:
    record, chooser = Record(players, seed), Chooser(seed, 0.95)
    states = [saved(record.game)]  # since the latest roll
    while not record.game.is_over():
        rolled = record.game.phase == ROLL
        record.apply(chooser.action(record.game))
        states = [*([] if rolled else states), saved(record.game)]
        done, data = [], record.to_bytes()
        for state in reversed(states[:-1]):
            done.append(last_action(record))
            assert record.undo() == done[-1]
            assert saved(record.game) == state
        with pytest.raises(ValueError, match="nothing to undo since the latest roll"):
            record.undo()
        assert saved(record.game) == states[0]
        for action in reversed(done):
            record.apply(action)
        assert record.to_bytes() == data


def last_action(record: Record) -> int:
    replay, action = Replay(record), -1
    while (following := replay.next()) >= 0:
        action = following
        replay.do(action)
    return action


def test_the_games_above_undo_in_every_phase_and_across_hand_overs() -> None:
    undone, handed_over = set(), 0
    for players, seed in [(1, 0), (2, 0), (2, 1), (5, 2)]:
        record, chooser = Record(players, seed), Chooser(seed, 0.95)
        while not record.game.is_over():
            phase, player = record.game.phase, record.game.player
            record.apply(chooser.action(record.game))
            if record.can_undo():
                undone.add((players > 1, phase))
                handed_over += record.game.player != player and phase == BLOCK
    solo = {(False, phase) for phase in (START, SLIDE, BLOCK, DROP, COMBO)}
    assert undone == solo | {(True, phase) for phase in (START, BLOCK, DROP, COMBO)}
    assert handed_over


def test_after_undo_another_action_takes_its_place() -> None:
    record = Record(2, 1)
    record.apply(6)
    record.undo()
    record.apply(2)
    assert from_bytes(record.to_bytes()).game.sheets[0].digit(2) == 1
    assert record.count == 1


@given(RECORDS, st.integers() | st.integers(0, 10_000))
@settings(max_examples=50)
def test_a_refused_action_leaves_no_trace_in_the_record(record: Record, action: int) -> None:
    if record.game.is_legal(action):
        return
    before = record.to_bytes()
    with pytest.raises(ValueError, match="not a legal action"):
        record.apply(action)
    assert record.to_bytes() == before


# --- damage ---

SAMPLES = [recorded(1, 3, 60).to_bytes(), recorded(1, 4).to_bytes(), recorded(3, 5, 40).to_bytes()]
EACH = pytest.mark.parametrize("data", SAMPLES, ids=["begun", "over", "three players"])


@EACH
def test_every_flipped_bit_is_noticed(data: bytes) -> None:
    for bit in range(len(data) * 8):
        damaged = bytearray(data)
        damaged[bit >> 3] ^= 1 << (bit & 7)
        with pytest.raises(ValueError):
            from_bytes(damaged)


@EACH
def test_every_truncation_and_any_byte_too_many_is_noticed(data: bytes) -> None:
    for length in range(len(data)):
        with pytest.raises(ValueError):
            from_bytes(data[:length])
    for length in range(len(data) - 2):
        with pytest.raises(ValueError):
            from_bytes(sealed(data[:length] + b"12"))
    for byte in range(256):
        with pytest.raises(ValueError):
            from_bytes(data + bytes([byte]))
    with pytest.raises(ValueError, match="damaged"):
        from_bytes(sealed(data[:-2] + b"\x00" + data[-2:]))


def test_another_version_is_refused_even_with_its_checksum() -> None:
    for version in set(range(256)) - {SAMPLES[0][0]}:
        with pytest.raises(ValueError, match="version"):
            from_bytes(sealed(bytes([version]) + SAMPLES[0][1:]))


@EACH
def test_every_flipped_bit_with_its_checksum_is_another_good_game_or_refused(data: bytes) -> None:
    for bit in range(8, len(data) * 8 - 16):
        changed = bytearray(data)
        changed[bit >> 3] ^= 1 << (bit & 7)
        good_or_refused(sealed(bytes(changed)))


@given(st.binary(max_size=200), st.sampled_from(SAMPLES), st.data())
@settings(max_examples=100)
def test_foreign_bytes_are_refused_and_nothing_else_happens(
    foreign: bytes, data: bytes, draw: st.DataObject
) -> None:
    with pytest.raises(ValueError):
        from_bytes(foreign + b"\xff")
    good_or_refused(sealed(data[:1] + foreign + b"12"))  # the version, then anything
    kept = draw.draw(st.integers(1, len(data)))
    good_or_refused(sealed(data[:kept] + foreign + b"12"))


def good_or_refused(data: bytes) -> None:
    """Check that bytes are rejected, or are exactly what the game that they give saves."""
    try:
        record = from_bytes(data)
    except ValueError:
        return
    assert record.to_bytes() == data
