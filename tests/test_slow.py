"""What `make test` leaves to `make test-all` are repeats alone: each test runs in both."""

import subprocess
import sys
from collections.abc import Iterable

import pytest

from tests import slow
from tests.imports import ROOT


def chosen(by: str, files: Iterable[str] = ()) -> set[str]:
    """Return the functions of tests in these files, or in all, that are chosen by their marks."""
    command = [sys.executable, "-m", "pytest", "--collect-only", "-q", "-n0", "-m", by, *files]
    done = subprocess.run(command, cwd=ROOT, capture_output=True, text=True, check=True)
    return {line.partition("[")[0] for line in done.stdout.splitlines() if "::" in line}


def test_only_repeats_are_slow() -> None:
    repeated = chosen("slow")
    assert len(repeated) > 5
    assert repeated <= chosen("not slow", {name.partition("::")[0] for name in repeated})


def test_all_but_the_quick_ones_are_slow() -> None:
    made = slow.but([2, 3], range(5)) + slow.rows_but([("a", 1)], [("a", 1), ("b", 2)])
    quick = [one.values for one in made if not one.marks]
    assert quick == [(2,), (3,), ("a", 1)]
    rest = [(one.values, [mark.name for mark in one.marks]) for one in made if one.marks]
    assert rest == [(values, ["slow"]) for values in ((0,), (1,), (4,), ("b", 2))]


def test_a_quick_one_that_is_not_there_is_refused() -> None:
    with pytest.raises(ValueError, match="pygamr"):
        slow.but(["pygamr"])
