"""A pupil's code is stopped when it takes too long, and left alone when it ends in time."""

import subprocess
import sys
from contextlib import suppress

import pytest

from sim.exercises.patience import EndlessError, patience
from sim.project import ROOT

SECONDS = 0.05
LONG = 50_000_000  # steps: some seconds, so that a test ends even if nothing is stopped


def stuck() -> None:
    for _ in range(LONG):
        pass


def test_what_never_ends_is_stopped_where_it_is() -> None:
    with pytest.raises(EndlessError, match="endless loop") as stopped, patience(SECONDS):
        stuck()
    assert stopped.traceback[-1].name == "stuck"


def test_no_except_holds_it_up() -> None:
    def stubborn() -> None:
        try:
            stuck()
        except Exception:
            stuck()

    with pytest.raises(EndlessError) as stopped, patience(SECONDS):
        stubborn()
    assert stopped.traceback[-1].name == "stuck"


def test_what_is_caught_there_is_reported_here() -> None:
    """As by a bare `except` around a loop."""

    def swallowed() -> None:
        with suppress(BaseException):
            stuck()

    with pytest.raises(EndlessError), patience(SECONDS):
        swallowed()


def test_what_ends_in_time_is_left_alone_afterwards() -> None:
    with patience(SECONDS):
        done = sum(range(9))
    for _ in range(2_000_000):  # longer than the limit would have been
        done += 1
    assert done == 2_000_036


TRACED = """
import sys
from tests.sim.exercises.test_patience import test_what_is_caught_there_is_reported_here
test_what_is_caught_there_is_reported_here()
sys.settrace(lambda *_: None)
(lambda: print("traced"))()
"""


def test_code_that_is_traced_afterwards_runs() -> None:
    # CPython 3.11 never gets past the first line while it expects an asynchronous exception.
    python = [sys.executable, "-c", TRACED]
    made = subprocess.run(python, cwd=ROOT, capture_output=True, text=True, timeout=60, check=True)
    assert made.stdout == "traced\n"
