"""`python -m tests.bench.reached`: measures the peaks of memory again, and records them.

They go into REACHED in tests/firmware/test_heap.py and into the table in docs/MEMORY.md. The other
tables of that page compare figures measured together, so none of those is replaced alone.
"""

import re
from collections.abc import Mapping
from pathlib import Path

from tests.bench import situations
from tests.vm.machine import ROOT

TEST = ROOT / "tests" / "firmware" / "test_heap.py"
PAGE = ROOT / "docs" / "MEMORY.md"
_BOUNDS = re.compile(r"(?<=^REACHED = \{)[^}]*(?=^\})", re.MULTILINE)
_TABLE = re.compile(r"(?<=^\| situation \| bytes \|\n\| --- \| --- \|\n)(?:^\|.*\n)+", re.MULTILINE)


def bounds(figures: Mapping[str, int]) -> str:
    """Return the lines between the brackets of REACHED."""
    text = "".join(f'    "{name}": {most:_},\n' for name, most in figures.items())
    return f"  # bytes of live heap at the highest point\n{text}"


def rows(figures: Mapping[str, int]) -> str:
    """Return the rows of the page's table."""
    spaced = ((name, f"{most:,}".replace(",", " ")) for name, most in figures.items())
    return "".join(f"| {name} | {most} |\n" for name, most in spaced)


def is_on_page(figures: Mapping[str, int]) -> bool:
    """Return whether the page's table has exactly these figures."""
    found = _TABLE.findall(PAGE.read_text(encoding="utf-8"))
    return found == [rows(figures)]


def _write(path: Path, place: re.Pattern[str], text: str) -> None:
    before = path.read_text(encoding="utf-8")
    after, count = place.subn(lambda _: text, before)
    if count != 1:
        raise ValueError(f"{path.name} has {count} places for the figures")
    path.write_text(after, encoding="utf-8")


def main() -> None:
    """Measure, print and write."""
    figures = {}
    for one in situations.measured():
        highest = one.highest()
        figures[one.name] = highest.most
        print(f"{one.name:36}{highest.most:10,}  on {highest.at!r}, {highest.where}")
    _write(TEST, _BOUNDS, bounds(figures))
    _write(PAGE, _TABLE, rows(figures))


if __name__ == "__main__":
    main()
