"""`make tune` learns, resumes, and gives the same result with any number of threads."""

import json
import re
import shutil
from pathlib import Path
from statistics import fmean

import pytest

from engine.number_drop.player.levels import STRONGEST
from sim import tune
from sim.players import tune_drop_it
from sim.players.twin import CORRECTION, Twin
from tests import slow

GAMES = 12


def tuned(folder: Path, rounds: int, threads: int, *more: str) -> dict:
    """Tune a copy of the table for some rounds; return what the last round saved."""
    weights = folder / "weights.py"
    if not weights.exists():
        shutil.copy(tune.WEIGHTS, weights)
    numbers = ["--rounds", str(rounds), "--games", str(GAMES), "--threads", str(threads)]
    assert tune.main([*numbers, "--folder", str(folder), "--weights", str(weights), *more]) == 0
    return json.loads((folder / "state.json").read_text())


def test_it_continues_where_it_was(tmp_path: Path, capfd: pytest.CaptureFixture[str]) -> None:
    board = tune.WEIGHTS.read_bytes()
    once, twice = tmp_path / "once", tmp_path / "twice"
    once.mkdir()
    twice.mkdir()
    straight = tuned(once, 2, threads=2)
    tuned(twice, 1, threads=1)
    capfd.readouterr()
    resumed = tuned(twice, 2, threads=1)
    assert "Resuming with round 2" in capfd.readouterr().out
    assert resumed == straight
    assert resumed["round"] == 2
    assert tuned(twice, 2, threads=1) == resumed
    output = capfd.readouterr().out
    assert "All 2 rounds are done: give a larger --rounds" in output and "Going on" not in output
    assert tune.WEIGHTS.read_bytes() == board
    assert tune.main(["--folder", str(twice), "--from-nothing"]) == 2, "they began with the table"
    assert f"tune: {twice} has rounds that began with the table" in capfd.readouterr().err
    assert json.loads((twice / "state.json").read_text()) == resumed


@pytest.mark.parametrize(
    ("asked", "how"),
    [
        ([], "; the same command resumes this generation."),
        (["--from-nothing"], "; the same command without --from-nothing resumes this"),
    ],
)
def test_when_stopped_it_says_how_to_keep_what_was_learned(
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
    capsys: pytest.CaptureFixture[str],
    asked: list[str],
    how: str,
) -> None:
    def stop(folder: Path, processes: int) -> None:
        raise KeyboardInterrupt

    monkeypatch.setattr(tune, "learn_drop_it", stop)
    assert tune.main(["--drop-it", "--folder", str(tmp_path), *asked]) == 130
    assert f"Stopped{how}" in capsys.readouterr().out


def test_from_nothing_the_first_round_is_an_improvement(tmp_path: Path) -> None:
    state = tuned(tmp_path, 1, 1, "--from-nothing")
    assert state["best"] > 10
    written = (tmp_path / "weights.py").read_bytes()
    assert written != tune.WEIGHTS.read_bytes()
    compile(written, "weights.py", "exec")


@pytest.mark.parametrize("count", slow.but([8], [8, 20]))
def test_the_correction_is_learned_again_the_same_each_time(
    count: int, tmp_path: Path, capfd: pytest.CaptureFixture[str]
) -> None:
    once, again, more = (tmp_path / name for name in ("once.json", "again.json", "more.json"))
    for file, games in ((once, count), (again, count), (more, count + 1)):
        assert tune.correct(games, file) == 0
    assert once.read_bytes() == again.read_bytes() != more.read_bytes()
    before, now = re.findall(r"(\d+\.\d+) before, now (\d+\.\d+)", capfd.readouterr().out)[0]
    assert float(now) < float(before)
    shipped, learned = (json.loads(file.read_text()) for file in (CORRECTION, once))
    assert shipped.keys() == learned.keys()
    for name in shipped.keys() - {"base"}:
        assert len(shipped[name]) == len(learned[name])


def test_with_the_correction_the_same_player_plays_better() -> None:
    with Twin() as twin:
        request = {"level": STRONGEST, "seed": 8_000_000, "count": 300}
        plain, corrected = (
            [score[0] for score in twin.ask("games", corrected=flag, **request)["scores"]]
            for flag in (False, True)
        )
    assert fmean(corrected) > fmean(plain) + 1, "1.8 points over 2 000 games"


def test_numbers_that_make_no_sense_are_one_clear_line(capsys: pytest.CaptureFixture[str]) -> None:
    assert tune.main(["--games", "0"]) == 2
    error = capsys.readouterr().err
    assert "at least 1" in error and error.count("\n") == 1


def test_a_table_that_is_not_there_is_one_clear_line(capsys: pytest.CaptureFixture[str]) -> None:
    assert tune.main(["--weights", "/none"]) == 2
    assert capsys.readouterr().err == "tune: /none is not a table to improve\n"


def test_what_is_no_table_is_one_clear_line(
    tmp_path: Path, capfd: pytest.CaptureFixture[str]
) -> None:
    (tmp_path / "README.md").write_text("# not a table")
    assert tune.main(["--weights", str(tmp_path / "README.md")]) == 2
    assert capfd.readouterr().err == f"tune: {tmp_path}/README.md is not a table to improve\n"


def test_a_file_in_place_of_the_folder_is_one_clear_line(
    tmp_path: Path, capfd: pytest.CaptureFixture[str]
) -> None:
    (tmp_path / "here").write_text("")
    assert tune.main(["--folder", str(tmp_path / "here")]) == 2
    error = capfd.readouterr().err
    assert error.startswith("tune: ") and "here" in error and error.count("\n") == 1


def test_one_thing_is_tuned_at_a_time(capsys: pytest.CaptureFixture[str]) -> None:
    assert tune.main(["--drop-it", "--rivals"]) == 2
    error = capsys.readouterr().err
    assert "not allowed with" in error and error.count("\n") == 1


@pytest.mark.parametrize("text", ["junk", "[]", '{"generations": 1}'])
def test_what_drop_it_did_not_learn_is_reported(
    text: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    for who in tune_drop_it.SIDES:
        name = f"drop_it_{who}_{tune_drop_it.GAMES}_{tune_drop_it.GENERATIONS}.json"
        (tmp_path / name).write_text(text)
    assert tune.main(["--drop-it", "--folder", str(tmp_path), "--threads", "1"]) == 2
    error = capsys.readouterr().err
    assert "was not written by an earlier run: delete it" in error and error.count("\n") == 1
