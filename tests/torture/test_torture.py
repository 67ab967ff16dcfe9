"""Samples of `make torture`, which runs for longer: every promise of the memory is tested."""

from collections import Counter

import pytest

from sim.board.flash_kinds import KINDS
from tests.torture import __main__ as torture
from tests.torture import (
    bit_rot,
    cut_chains,
    failing_lines,
    failing_writes,
    forged,
    mashing,
    weak_bits,
    write_faults,
)


def seen_in(trials: "list[Counter[str]]") -> "Counter[str]":
    seen: Counter[str] = Counter()
    for one in trials:
        seen += one
    return seen


def test_power_cuts_in_a_row_cost_no_more_than_each_alone() -> None:
    seen = seen_in([cut_chains.trial(1, 30, kind) for kind in KINDS])
    assert seen["latest"] > 50 and seen["the one before"] > 5


def test_weak_bits_cost_no_more_than_the_choices_in_flight() -> None:
    seen = seen_in([weak_bits.trial(seed, 40) for seed in (5, 13)])
    assert min(seen["cut"], seen["settled"] + seen["not settled"]) > 5


def test_a_write_that_fails_is_reported_and_tried_again() -> None:
    seen = seen_in([write_faults.trial(seed, 6, "rp2") for seed in range(2)])
    seen += write_faults.trial(1, 6, "samd51")
    assert seen["well"] > 50 and seen["reported"] > 5
    assert len([what for what in seen if what.startswith("mended")]) == len(write_faults.FAULTS)


def test_bits_that_rot_bring_no_game_that_never_was_and_all_loss_is_reported() -> None:
    seen = seen_in([bit_rot.trial(seed, 60, of=8) for seed in (2, 5)])
    assert (
        min(seen["all lost, and reported"], seen["a part lost, and reported"], seen["as it was"])
        > 5
    )


def test_forged_records_start_and_play_on() -> None:
    seen = forged.trial(1, 30, devices=1)
    assert min(seen["a game"], seen["no game"]) > 2


def test_mashed_keys_lose_no_press() -> None:
    seen = mashing.trial(3, presses=600)
    assert seen["keys mashed"] >= 600 and seen["screens met"] > 5


@pytest.mark.skipif(not failing_lines.CAN_FORK, reason="each line needs the same handheld")
def test_a_memory_error_at_any_line_loses_nothing() -> None:
    assert failing_lines.trial(2, samples=8).total() == 8


@pytest.mark.parametrize("deed", failing_writes.DEEDS)
def test_a_memory_error_in_whatever_writes_costs_nothing_kept_before_or_after(deed: str) -> None:
    assert failing_writes.trial(7, 6, deed).total() == 6


def test_the_long_form_shows_what_it_saw(capsys: pytest.CaptureFixture[str]) -> None:
    assert torture.main(["--only", "weak bits", "--minutes", "0", "--seed", "3"]) == 0
    assert "weak bits: 1 trials from seed 3 on, 0 broken" in capsys.readouterr().out


def test_the_long_form_shows_what_broke(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    def broken(seed: int) -> "Counter[str]":
        raise AssertionError("more is lost")

    monkeypatch.setitem(torture.TRIALS, "weak bits", broken)
    assert torture.main(["--only", "weak bits", "--minutes", "0", "--seed", "3"]) == 1
    assert "seed 3" in capsys.readouterr().out
