"""The statistics of a game that counts only its scores: every score has a result."""

from types import SimpleNamespace
from typing import Any

import pytest

from firmware.kept import scores_alone


@pytest.mark.parametrize(
    ("score", "counted"), [(0, 0), (169, 169), (65535, 65535), (70000, 65535), (-5, 0)]
)
def test_a_score_beyond_what_there_is_room_for_counts_as_the_nearest(score, counted):
    record: Any = SimpleNamespace(game=SimpleNamespace(score=lambda side: score))
    result = scores_alone.result_of(record)
    assert 0 <= result < 1 << 16 and scores_alone.score_in(result) == counted
