"""Drop It's player learns its estimates by playing, the same in one run or two."""

import shutil
from collections.abc import Iterator
from concurrent.futures import Executor, ThreadPoolExecutor
from pathlib import Path

import pytest

from engine.drop_it import outlook
from sim.players import tune_drop_it
from sim.players.tune_drop_it import UNITS, Weights, to_weights

WANTED = [0.5 - number / 10 for number in range(len(UNITS))]  # points of each weight


def distance(candidate: Weights) -> float:
    """Return the distance of weights from those wanted, in points."""
    apart = zip(candidate, to_weights(WANTED), [*UNITS, 1], strict=True)
    return sum(((one - other) / unit) ** 2 for one, other, unit in apart) ** 0.5


def judged(weights: Weights, sides: int, seed: int) -> float:
    """Return the score of a game: the nearer to those wanted, the higher."""
    return (seed % 7) / 100 - distance(weights) / sides


@pytest.fixture
def pool() -> Iterator[Executor]:
    with ThreadPoolExecutor(1) as threads:
        yield threads


@pytest.fixture
def file(tmp_path: Path) -> Path:
    copy = tmp_path / "outlook.py"
    shutil.copy(tune_drop_it.OUTLOOK, copy)
    return copy


@pytest.fixture
def by_the_board() -> Iterator[None]:
    before = outlook.LAST[:], outlook.MORE[:]
    yield
    outlook.LAST[:], outlook.MORE[:] = before


def test_it_finds_what_wins(
    tmp_path: Path, file: Path, pool: Executor, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(tune_drop_it, "play", judged)
    tune_drop_it.tune(tmp_path, pool, games=4, file=file)
    written: dict[str, list[int]] = {}
    exec(file.read_text("utf-8").split("\nclass ")[0], written)
    for start in (0, 8):
        part = slice(start, start + 8)
        learned = [*written["LAST"][part], *written["MORE"][part]]
        assert distance(learned) < distance(to_weights([0.0] * len(UNITS))) / 8


@pytest.mark.parametrize("generations", [3, 4, 6])  # of four for each
def test_stopped_after_some_generations_it_comes_to_the_same(
    generations: int,
    tmp_path: Path,
    pool: Executor,
    monkeypatch: pytest.MonkeyPatch,
    capsys: pytest.CaptureFixture[str],
) -> None:
    monkeypatch.setattr(tune_drop_it, "play", judged)
    files = []
    for name in ("once", "twice"):
        files.append(tmp_path / name / "outlook.py")
        files[-1].parent.mkdir()
        shutil.copy(tune_drop_it.OUTLOOK, files[-1])
    tune_drop_it.tune(tmp_path / "once", pool, 2, 4, files[0])

    played = tune_drop_it.Tuning.next_generation
    left = [None] * generations

    def stopped(tuning: tune_drop_it.Tuning) -> float:
        if not left:
            raise KeyboardInterrupt
        left.pop()
        return played(tuning)

    monkeypatch.setattr(tune_drop_it.Tuning, "next_generation", stopped)
    with pytest.raises(KeyboardInterrupt):
        tune_drop_it.tune(tmp_path / "twice", pool, 2, 4, files[1])
    assert files[1].read_bytes() == tune_drop_it.OUTLOOK.read_bytes()
    monkeypatch.setattr(tune_drop_it.Tuning, "next_generation", played)
    capsys.readouterr()
    tune_drop_it.tune(tmp_path / "twice", pool, 2, 4, files[1])
    output = capsys.readouterr().out
    if generations < 4:
        assert f"Resuming with alone, generation {generations + 1}" in output
    else:
        assert "alone has already learned" in output
        assert ("Resuming with several" in output) is (generations > 4)
    assert files[0].read_bytes() == files[1].read_bytes() != tune_drop_it.OUTLOOK.read_bytes()
    tune_drop_it.forget(tmp_path / "twice")
    assert not list((tmp_path / "twice").glob("*.json"))


def test_what_is_written_changes_nothing_but_the_weights(file: Path) -> None:
    tune_drop_it.write([[1] * 16, [-tune_drop_it.LIMIT] * 16], file)
    changed = file.read_bytes()
    now = [[*outlook.LAST[start : start + 8], *outlook.MORE[start : start + 8]] for start in (0, 8)]
    tune_drop_it.write(now, file)
    assert file.read_bytes() == tune_drop_it.OUTLOOK.read_bytes() != changed


def test_a_file_without_the_lines_is_refused_and_stays(tmp_path: Path) -> None:
    other = tmp_path / "other.py"
    other.write_text("LAST = ()\n", "utf-8")
    with pytest.raises(ValueError, match="other.py has no line LAST"):
        tune_drop_it.write([[1] * 16, [2] * 16], other)
    assert other.read_text("utf-8") == "LAST = ()\n"


@pytest.mark.usefixtures("by_the_board")
@pytest.mark.parametrize(("sides", "start"), [(1, 0), (3, 8)])
def test_the_weights_make_a_difference_in_their_games(sides: int, start: int) -> None:
    part = slice(start, start + 8)
    learned = [*outlook.LAST[part], *outlook.MORE[part]]
    # A player without estimates takes what scores now: some 20 points less in the end, for three
    # sides 5.
    assert tune_drop_it.play(learned, sides, 5) > tune_drop_it.play([0] * 16, sides, 5)
    assert [*outlook.LAST[part], *outlook.MORE[part]] == [0] * 16
