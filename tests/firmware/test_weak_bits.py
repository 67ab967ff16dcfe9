"""Bytes that a cut left weak may read differently at each start; nothing saved since is lost."""

import pytest

from tests.torture.weak_bits import Life


@pytest.mark.parametrize("seed", range(6))
def test_whatever_weak_bytes_read_no_more_is_lost_than_the_choice_in_flight(seed: int) -> None:
    life = Life(seed)
    for _ in range(12):
        for _ in range(life.chance.choice((0, 1, 2, 12))):
            life.do()
        before, after = life.cut()
        life.start()
        found = life.state()
        assert found in (before, after)
        life.do(choice=1)
        # From the first choice on it is permanent, however the bytes read.
        for _ in range(3):
            kept = life.state()
            life.start()
            assert life.state() == kept
        for _ in range(life.chance.choice((0, 3))):
            life.do()
            kept = life.state()
            life.start()
            assert life.state() == kept
