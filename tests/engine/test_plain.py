"""The base of plain games: what its record stores and rejects."""

import pytest

from engine import plain


class Count(plain.Game):
    """Everybody adds 0 or 1."""

    def apply(self, action: int) -> None:
        self.totals[self.player()] += action
        self.turn += 1


class Record(plain.Record):
    GAME, VERSION, WIDTH, MOST = Count, 0x55, 1, 3


class LongRecord(Record):
    MOST = 512


@pytest.mark.parametrize("seed", [0, 7, 0xFFFFFFFF, 1 << 32 | 7])
def test_a_record_returns_with_the_same_dice(seed: int) -> None:
    record = Record(2, seed)
    for action in (1, 0, 1):
        record.apply(action)
    again = plain.from_bytes(record.to_bytes(), Record)
    assert again.count == 3 and again.game.totals == [2, 0]
    assert [again.game.rng.below(6) for _ in range(9)] == [
        record.game.rng.below(6) for _ in range(9)
    ]


def test_who_did_the_latest_action_is_known_after_an_undo_and_of_kept_bytes() -> None:
    record = Record(2, 7)
    actors = [record.actor]
    for action in (1, 0, 1):
        record.apply(action)
        actors.append(record.actor)
    assert plain.from_bytes(record.to_bytes(), Record).actor == record.actor
    while record.count:
        assert record.actor == actors.pop()
        record.undo()
    assert [record.actor] == actors == [-1]


def test_only_the_low_32_bits_of_a_seed_count() -> None:
    assert Record(1, 1 << 32 | 7).to_bytes() == Record(1, 7).to_bytes()
    assert Count(1, 1 << 32 | 7).rng.below(1000) == Count(1, 7).rng.below(1000)


def test_more_actions_than_a_game_has_are_refused_and_change_nothing() -> None:
    record = Record(1, 7)
    for _ in range(Record.MOST):
        record.apply(1)
    kept = record.to_bytes()
    with pytest.raises(ValueError, match="more actions"):
        record.apply(1)
    assert record.to_bytes() == kept and record.game.totals == [Record.MOST]


def test_a_game_of_more_actions_than_can_be_counted_is_refused() -> None:
    LongRecord(1, 7)
    with pytest.raises(ValueError, match="no room"):
        LongRecord(2, 7)
