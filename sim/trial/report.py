"""Reports a trial's result: as a line, and as a table for docs/TRIALS.md."""

import hashlib
import re
from collections.abc import Sequence
from dataclasses import dataclass
from pathlib import Path

from sim.command_line import OptionsError
from sim.trial.play import Result

_COLUMNS = (
    "trial",
    "keys",
    "screens that differ",
    "ends without a sheet",
    "errors",
    "restarts",
    "least free memory",
    "first pixel, median and worst",
    "emulated, and took",
)
_HEAD = "".join(f"| {column} " for column in _COLUMNS) + "|\n" + "| --- " * len(_COLUMNS) + "|\n"
_BEGIN, _END = "<!-- make trial writes from here -->", "<!-- to here -->"


@dataclass(frozen=True)
class Subject:
    """What was on trial."""

    version: str  # of CircuitPython
    checksum: str  # of its UF2 file
    drive: str  # the bundle's id

    @property
    def title(self) -> str:
        """The heading of its table."""
        return f"### CircuitPython {self.version}\n"


def checksum(firmware: bytes) -> str:
    """Return a file's SHA-256."""
    return hashlib.sha256(firmware).hexdigest()


def line(result: Result) -> str:
    """Return the line for a result."""
    screens = f"{len(result.different)} screens differ" if result.different else "no screen differs"
    parts = [f"{result.keys} keys", screens]
    if result.bare_ends:
        parts.append(f"{result.bare_ends} ends without a sheet")
    parts.append(f"{len(result.errors)} errors")
    if result.least_free is not None:
        parts.append(f"{result.least_free[1]} bytes free on {result.least_free[0]}")
    if result.first_ms:
        parts.append(f"first pixel {result.median_ms:.0f} ms, worst {max(result.first_ms):.0f}")
    if result.cuts:
        parts.append(f"{result.cuts} power cuts")
    parts.append(f"{result.restarts} restarts")
    parts.append(f"{result.emulated_s:.0f} s emulated in {result.cpu_s:.0f} s")
    if result.note:
        parts.append(result.note)
    return f"{result.name}: {', '.join(parts)}"


def table(subject: Subject, results: Sequence[Result]) -> str:
    """Return the table of all results, with its heading."""
    parts = f"The `.uf2` file's SHA-256 is `{subject.checksum}`; the drive is {subject.drive}."
    return f"{subject.title}\n{parts}\n\n{_HEAD}" + "".join(map(_row, results))


def _row(result: Result) -> str:
    free = "" if result.least_free is None else f"{result.least_free[1]} ({result.least_free[0]})"
    first = f"{result.median_ms:.0f} ms, {max(result.first_ms):.0f} ms" if result.first_ms else ""
    times = f"{result.emulated_s:.0f} s, {result.cpu_s:.0f} s"
    counts = (result.keys, len(result.different), result.bare_ends, len(result.errors))
    name = f"{result.name}: {result.note}" if result.note else result.name
    cells = (name, *counts, result.restarts, free, first, times)
    return "".join(f"| {cell} " for cell in cells) + "|\n"


def write(path: Path, subject: Subject, results: Sequence[Result]) -> None:
    """Put the table in a page, in the place of the one that it has for this version."""
    page = path.read_text("utf-8")
    before, begin, rest = page.partition(_BEGIN)
    inside, end, after = rest.partition(_END)
    if not begin or not end:
        raise OptionsError(f"{path} has no place for tables: lines with {_BEGIN} and {_END}")
    sections = [part for part in re.split(r"^(?=### )", inside, flags=re.MULTILINE) if part.strip()]
    kept = [part.strip() for part in sections if not part.startswith(subject.title)]
    made = "\n\n".join(sorted([*kept, table(subject, results).strip()], reverse=True))
    path.write_text(f"{before}{begin}\n\n{made}\n\n{end}{after}", "utf-8")
