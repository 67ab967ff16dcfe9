"""The README is true: its examples run, and what it names is there."""

import doctest
import re
from pathlib import Path

from tests.imports import ROOT

README = ROOT / "README.md"
TEXT = README.read_text(encoding="utf-8")


def test_its_python_runs_as_shown() -> None:
    results = doctest.testfile(str(README), module_relative=False)
    assert results.attempted > 0
    assert results.failed == 0


def test_every_make_target_it_names_exists() -> None:
    named = set(re.findall(r"`?\bmake ([a-z]+)\b(?=[`\s]*(?:\||$|`|ARGS))", TEXT, re.MULTILINE))
    targets = re.findall(r"^([a-z]+):", (ROOT / "Makefile").read_text(), re.MULTILINE)
    assert {"play", "test", "bench", "lint"} <= named <= set(targets)


def test_every_file_it_names_exists() -> None:
    named = re.findall(r"\b(?:engine|firmware|boards|sim|tests|docs)/[\w/]*\.\w+", TEXT)
    assert len(named) > 5
    assert [name for name in named if not Path(ROOT, name).exists()] == []
