"""The constants for several players are found by playing; only repeated wins are written."""

import shutil
from pathlib import Path

import pytest

from sim.players import tune_rivals
from sim.players.twin import Twin

CHANGED = {"WEAPON": 512, "_TURN": 0, "_SLIDES": 12, "_PACE": 4}


@pytest.fixture
def file(tmp_path: Path) -> Path:
    copy = tmp_path / "rivals.py"
    shutil.copy(tune_rivals.RIVALS, copy)
    return copy


def test_what_is_written_is_read_again_and_nothing_else_changes(file: Path) -> None:
    before = tune_rivals.read(file)
    assert set(before) == set(CHANGED) and before != CHANGED
    tune_rivals.write(CHANGED, file)
    assert tune_rivals.read(file) == CHANGED
    tune_rivals.write(before, file)
    assert file.read_bytes() == tune_rivals.RIVALS.read_bytes()


def test_it_climbs_as_long_as_that_wins_on_both_kinds_of_games(
    file: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    start = tune_rivals.read(file)

    def share(_twin: Twin, constants: dict[str, int], seed: int, _games: int) -> float:
        if constants["_PACE"] != start["_PACE"]:  # wins where it was found, but not elsewhere
            return 0.6 if seed == tune_rivals.LEARN_SEED else 0.49
        return 0.6 if start["_SLIDES"] < constants["_SLIDES"] <= start["_SLIDES"] + 4 else 0.5

    monkeypatch.setattr(tune_rivals, "_share", share)
    tune_rivals.tune(2, file)
    assert tune_rivals.read(file) == {**start, "_SLIDES": start["_SLIDES"] + 4}
    change = f"_SLIDES {start['_SLIDES']} -> {start['_SLIDES'] + 2}"
    assert f"{change}: wins 60.0%" in capsys.readouterr().out


def test_the_constants_make_a_difference_and_the_same_ones_none() -> None:
    now = tune_rivals.read()
    with Twin() as twin:
        assert tune_rivals._share(twin, now, tune_rivals.CHECK_SEED, 6) == 0.5
        far = {**now, "_SLIDES": 0, "_TURN": 40_000, "WEAPON": 20_000}
        assert tune_rivals._share(twin, far, tune_rivals.CHECK_SEED, 40) < 0.5
