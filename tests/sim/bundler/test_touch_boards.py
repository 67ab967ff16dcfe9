"""A board without a touch screen gets nothing that asks for one."""

from pathlib import Path

import pytest

from sim.bundler import pipeline, touch_boards

START = Path("firmware", "start.py")


def test_a_drive_without_touch_boards_does_not_name_the_touch_screen():
    made = pipeline.bundle(["pygamer"], is_source=True)
    named = [place for place, content in made.files.items() if b"make_touch" in content]
    assert named == [Path("firmware", "crash.py")]  # which loads only after a crash
    assert not [place for place in made.files if "touch" in place.as_posix()]


def test_a_drive_for_several_boards_asks_the_one_that_it_is_on():
    made = pipeline.bundle(["pygamer", "pyportal"], is_source=True)
    assert b"make_touch" in made.files[START]
    assert Path("firmware", "touch", "finger.py") in made.files


def test_a_source_that_asks_in_another_way_is_reported():
    with pytest.raises(ValueError, match="start.py does not say if hasattr"):
        touch_boards.leave_out({START: b""})
