"""A trial on a made-up board: what is compared and counted, and when it is given up."""

from pathlib import Path
from typing import Any

import pytest

from sim.trial import play
from sim.trial.recording import Record, RecordedScreen

BLACK, WHITE, GREY = (bytes([value]) * 8 for value in (0, 0xFF, 0x55))


def record(*screens: bytes) -> Record:
    """Return a record in which A is pressed on each screen but the last."""
    keys = ["a"] * (len(screens) - 1) + [None]
    moments = (
        RecordedScreen("title", pixels, key, 50) for pixels, key in zip(screens, keys, strict=True)
    )
    return Record(2, 2, tuple(moments))


class FakeBoard:
    """A board that shows one screen after the other."""

    def __init__(self, *screens: bytes, cut_at: int = -1, needs_key: bool = False) -> None:
        self.screens, self.at = screens, 0
        self.errors: list[str] = []
        self.free = [("title", 5000), ("drop", 3000)]
        self.restarts = 0
        self.ms, self.cpu_s = 2000.0, 1.0
        self.is_over = False
        self.cut = ""
        self._cut_at, self._is_armed = cut_at, False
        self._needs_key = needs_key  # to go on to the next screen

    def boot(self) -> bool:
        return True

    def run(self, ms: float) -> None:
        self.is_over = False

    def press(self, key: str, hold_ms: int) -> None:
        self.at += bool(key) or not self._needs_key
        if self._is_armed and self.at >= self._cut_at:
            self.cut = "programming a page"

    def settle(self, quiet_ms: int, most_ms: int) -> None:
        pass

    def picture(self) -> bytes:
        return self.screens[self.at]

    def wait_for(self, pixels: bytes, quiet_ms: int, most_ms: int) -> tuple[int, float | None]:
        return 0 if self.picture() == pixels else 4, 10.0 * self.at

    def cut_power(self, units: int, damage: str, chance: int) -> None:
        self._is_armed = True

    def switch_on(self) -> None:
        self._is_armed, self.cut = False, ""
        self.at = max(0, self.at - 2)  # the last two keys are lost


def test_a_trial_whose_power_was_never_cut_is_none(tmp_path: Path) -> None:
    screens = [bytes([value]) * 8 for value in range(40)]
    result = play.cut("cuts", FakeBoard(*screens, cut_at=100), record(*screens), 1, tmp_path)  # type: ignore[arg-type]  # a stand-in
    assert result.different == ["the power was never cut"] and result.cuts == 0


def played(board: Any, wanted: Record, folder: Path, bare: Record | None = None) -> play.Result:
    return play.play("one", board, wanted, lambda: bare or wanted, folder)


def test_equal_screens_are_counted_and_timed(tmp_path: Path) -> None:
    result = played(FakeBoard(BLACK, WHITE, GREY), record(BLACK, WHITE, GREY), tmp_path)
    assert result.is_good and result.keys == 2
    assert result.first_ms == [10, 20] and result.median_ms == 20
    assert result.least_free == ("drop", 3000)
    assert (result.emulated_s, result.cpu_s) == (2, 1)
    assert not list(tmp_path.iterdir())


def test_a_screen_that_differs_is_reported_with_both_pictures(tmp_path: Path) -> None:
    result = played(FakeBoard(BLACK, GREY, GREY), record(BLACK, WHITE, GREY), tmp_path)
    assert not result.is_good and result.keys == 2
    assert (
        len(result.different) == 1 and "before key 1 (a) on title: 4 pixels" in result.different[0]
    )
    assert (tmp_path / "one_1.png").is_file()


def test_an_end_without_its_sheet_agrees_but_is_counted(tmp_path: Path) -> None:
    wanted, bare = record(BLACK, WHITE, GREY), record(BLACK, BLACK, GREY)
    result = played(FakeBoard(BLACK, BLACK, GREY), wanted, tmp_path, bare)
    assert result.is_good and result.bare_ends == 1
    result = played(FakeBoard(BLACK, GREY, GREY), wanted, tmp_path, bare)
    assert not result.is_good and result.bare_ends == 0


def test_a_trial_in_which_nothing_agrees_is_given_up(tmp_path: Path) -> None:
    screens = [BLACK] * 20
    result = played(FakeBoard(*screens), record(*[WHITE] * 20), tmp_path)
    assert len(result.different) == 5 and result.keys == 4


def test_an_error_on_the_console_fails_a_trial_whose_screens_agree(tmp_path: Path) -> None:
    board = FakeBoard(BLACK, WHITE)
    board.errors = ["MemoryError: memory allocation failed"]
    result = played(board, record(BLACK, WHITE), tmp_path)
    assert not result.is_good and result.errors == board.errors


@pytest.mark.parametrize("is_kept", [True, False])
def test_after_a_cut_the_board_shows_a_screen_from_before_it(tmp_path: Path, is_kept: bool) -> None:
    screens = [bytes([value]) * 8 for value in range(200)]
    shown = screens if is_kept else [BLACK, *[WHITE] * 199]
    board: Any = FakeBoard(*shown, cut_at=5, needs_key=True)
    result = play.cut("cuts", board, record(*screens), 1, tmp_path)
    assert result.is_good is is_kept and result.cuts == 1
    assert bool(list(tmp_path.iterdir())) is not is_kept
