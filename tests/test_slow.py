"""`make test-all` adds only repeats to `make test`.

Each test runs in both.
"""

import subprocess
import sys

import pytest

from tests import slow
from tests.imports import ROOT

# Collects all tests and says of each whether it is slow.
COLLECT = """
import sys, pytest

class Plugin:
    def pytest_collection_finish(self, session):
        for item in session.items:
            print("slow" if item.get_closest_marker("slow") else "quick", item.nodeid)

sys.exit(pytest.main(["--collect-only", "-qq", "-n0"], plugins=[Plugin()]))
"""


def test_only_repeats_are_slow() -> None:
    command = [sys.executable, "-c", COLLECT]
    done = subprocess.run(command, cwd=ROOT, capture_output=True, text=True, check=True)
    functions: dict[str, set[str]] = {"slow": set(), "quick": set()}
    for line in done.stdout.splitlines():
        mark, _, item = line.partition(" ")
        if "::" in item:
            functions[mark].add(item.partition("[")[0])
    assert len(functions["slow"]) > 5
    assert functions["slow"] <= functions["quick"]


def test_all_but_the_quick_ones_are_slow() -> None:
    made = slow.but([2, 3], range(5)) + slow.rows_but([("a", 1)], [("a", 1), ("b", 2)])
    quick = [one.values for one in made if not one.marks]
    assert quick == [(2,), (3,), ("a", 1)]
    rest = [(one.values, [mark.name for mark in one.marks]) for one in made if one.marks]
    assert rest == [(values, ["slow"]) for values in ((0,), (1,), (4,), ("b", 2))]


def test_a_quick_one_that_is_not_there_is_refused() -> None:
    with pytest.raises(ValueError, match="pygamr"):
        slow.but(["pygamr"])
