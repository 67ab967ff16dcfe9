"""The statistics of a game that counts nothing but its scores: any score has a result."""

from types import SimpleNamespace
from typing import Any

import pytest

from firmware.kept.scores_alone import ScoresAlone


@pytest.mark.parametrize(
    ("score", "counted"), [(0, 0), (169, 169), (65535, 65535), (70000, 65535), (-5, 0)]
)
def test_a_score_beyond_what_there_is_room_for_counts_as_the_nearest(score, counted):
    own = ScoresAlone(7)
    record: Any = SimpleNamespace(game=SimpleNamespace(score=lambda side: score))
    result = own.result_of(record)
    assert result.to_bytes(3, "little") and own.is_of(result) and own.score_in(result) == counted
