"""Outside firmware/memory/, the firmware does not deal with bytes."""

import re
from pathlib import Path

import pytest

from sim.project import ROOT

FIRMWARE = ROOT / "firmware"
BYTES = re.compile(r"\bgc\b|\bMemoryError\b|\bmem_free\b|\bmem_alloc\b")
# The screens shown after a crash, and the one place where running out of memory is noticed:
# App.step.
ALLOWED = {"app.py", "code.py", "crash.py", "crash_screen.py"}


def dealing(folder: Path) -> set[str]:
    """Return the files outside memory/ that deal with bytes without being allowed to."""
    files = {path.relative_to(folder).as_posix(): path for path in folder.rglob("*.py")}
    return {
        name
        for name, path in files.items()
        if not name.startswith("memory/")
        and name not in ALLOWED
        and BYTES.search(path.read_text("utf-8"))
    }


def test_no_other_file_deals_with_bytes() -> None:
    assert dealing(FIRMWARE) == set()


@pytest.mark.parametrize("line", ["import gc", "except MemoryError:", "free = mem_free()"])
def test_one_that_does_is_found(tmp_path: Path, line: str) -> None:
    (tmp_path / "screens").mkdir()
    (tmp_path / "screens" / "title.py").write_text(f"{line}\n")
    assert dealing(tmp_path) == {"screens/title.py"}


def test_running_out_of_memory_is_noticed_in_one_place() -> None:
    assert (FIRMWARE / "app.py").read_text("utf-8").count("MemoryError") == 1
