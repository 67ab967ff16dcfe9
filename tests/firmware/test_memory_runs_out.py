"""A MemoryError at the lines of a drop, a save, a hint: the memory keeps what it promised.

Each line that saves a choice fails in a drop, at its first and its last execution, and so does a
sample of all other lines.
"""

from pathlib import Path

import pytest

from tests.torture.failing_lines import CAN_FORK, CASES, WRITES, Case, Line, ends_of

SAMPLES = 7  # of the lines that do not write


def places(lines: list[Line], deed: str) -> list[int]:
    """Return which lines of a run are to fail, counted from 1."""
    first = {line: number for number, line in reversed(list(enumerate(lines, 1)))}
    last = {line: number for number, line in enumerate(lines, 1)}
    writes = {line for line in first if deed == "drop" and Path(line[0]).stem in WRITES}
    others = sorted(number for line, number in first.items() if line not in writes)
    found = {ends[line] for ends in (first, last) for line in writes}
    return sorted(found.union(others[:: -(-len(others) // SAMPLES)]))


@pytest.mark.skipif(not CAN_FORK, reason="each trial needs the same handheld")
@pytest.mark.parametrize(("deed", "kind"), CASES)
def test_whatever_line_fails_the_game_is_kept_as_before_or_as_after(deed: str, kind: str) -> None:
    ends = ends_of(Case(deed, kind), lambda lines: places(lines, deed))
    assert deed != "drop" or {end for _, end in ends} == {"before", "after"}
    assert ends.total() > SAMPLES // 2 and any(has_crashed for has_crashed, _ in ends)
