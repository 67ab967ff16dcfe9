"""The report of trials: a line, a table, and its place in docs/TRIALS.md."""

from pathlib import Path

import pytest

from sim.command_line import OptionsError
from sim.trial import report
from sim.trial.play import Result
from tests.imports import ROOT

GOOD = Result("solo", 195, [], [], ("drop", 43210), [20, 30, 90], 1, 100, 120)
BAD = Result("title", 0, ["before key 0"], ["ValueError: x", "MemoryError:"])
OLD = report.Subject("10.2.1", "abc", "bundle 1")
NEW = report.Subject("10.3.0", "def", "bundle 1")


def test_a_line_has_all_that_was_measured() -> None:
    line = report.line(GOOD)
    assert line.startswith("solo: 195 keys, no screen differs, 0 errors, 43210 bytes free on drop,")
    assert "first pixel 30 ms, worst 90, 1 restarts" in line
    assert "1 screens differ, 2 errors" in report.line(BAD)
    assert "no screen differs, 2 ends without a sheet, 0" in report.line(Result("x", bare_ends=2))


def test_a_table_has_version_checksum_and_a_row_each() -> None:
    made = report.table(OLD, [GOOD, BAD])
    assert "CircuitPython 10.2.1\n" in made and "`abc`" in made and "bundle 1" in made
    row = "| solo | 195 | 0 | 0 | 0 | 1 | 43210 (drop) | 30 ms, 90 ms | 100 s, 120 s |\n"
    assert row in made
    assert "| title | 0 | 1 | 0 | 2 | 0 |  |  | 0 s, 0 s |\n" in made


def test_a_page_keeps_one_table_a_version_the_newest_first(tmp_path: Path) -> None:
    page = tmp_path / "TRIALS.md"
    page.write_text("before\n" + report._BEGIN + "\n" + report._END + "\nafter\n")
    report.write(page, OLD, [BAD])
    report.write(page, NEW, [GOOD])
    report.write(page, OLD, [GOOD])
    text = page.read_text()
    assert text.startswith("before\n") and text.endswith("\nafter\n")
    assert text.count("### CircuitPython") == 2 and "| title |" not in text
    assert text.index("10.3.0") < text.index("10.2.1")
    assert text.count("| solo |") == 2


def test_a_page_without_a_place_is_left_alone(tmp_path: Path) -> None:
    page = tmp_path / "README.md"
    page.write_text("nothing")
    with pytest.raises(OptionsError, match="no place"):
        report.write(page, OLD, [])
    assert page.read_text() == "nothing"


def test_the_project_s_page_has_a_place() -> None:
    text = (ROOT / "docs" / "TRIALS.md").read_text("utf-8")
    assert text.count(report._BEGIN) == text.count(report._END) == 1
