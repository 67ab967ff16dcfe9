"""Reads tests/perft/*.txt, and recounts it with the slow oracle.

The files have positions and dice.
"""

from collections import Counter
from dataclasses import dataclass, field
from pathlib import Path

from tests import oracle

FOLDER = Path(__file__).parent
SHAPES = [*oracle.DICE_ART, *oracle.TILE_ART]
SIZES = range(3, 9)
Counts = dict[str, int]


@dataclass
class Position:
    """A sheet and its counts, as the file gives them."""

    name: str
    rows: list[str] = field(default_factory=list)  # as in the file: the top one first
    taken: dict[str, list[int]] = field(default_factory=dict)
    landings: Counts = field(default_factory=dict)
    same: Counts = field(default_factory=dict)
    run: Counts = field(default_factory=dict)

    def circled(self) -> list[tuple[int, int]]:
        """Return the circled cells as (row, col), row 0 at the bottom."""
        marks = [(row.split() + [""])[1] for row in reversed(self.rows)]
        return [
            (r, c) for r, line in enumerate(marks) for c, mark in enumerate(line) if mark == "o"
        ]

    def grid(self) -> list[str]:
        """Return what is written in the cells, the top row first."""
        return [row.split()[0] for row in self.rows]


def read_positions(path: Path) -> list[Position]:
    """Return the positions of a file.

    ValueError names a line that is none of the format's.
    """
    positions: list[Position] = []
    for line in path.read_text(encoding="utf-8").splitlines():
        word, _, rest = line.partition(" ")
        if not line or word == "#":
            continue
        if word == "position":
            positions.append(Position(rest))
        elif word == "row":
            positions[-1].rows.append(rest)
        elif word == "taken":
            kind, *values = rest.split()
            positions[-1].taken[kind] = [int(value) for value in values]
        elif word in ("landings", "same", "run"):
            counts = [pair.split("=") for pair in rest.split()]
            setattr(positions[-1], word, {name: int(count) for name, count in counts})
        else:
            raise ValueError(f"{path.name}: what is this? {line}")
    return positions


def read_dice(path: Path) -> dict[str, int]:
    """Return the arrangements of each roll of the number dice.

    They are numbers, by rolls such as "1 2 * 6".
    """
    lines = path.read_text(encoding="utf-8").splitlines()
    pairs = [line.split(" = ") for line in lines if line and not line.startswith("#")]
    return {dice: int(count) for dice, count in pairs}


def slow_sheet(position: Position) -> oracle.Sheet:
    """Return a position as the oracle's sheet."""
    sheet = oracle.Sheet()
    for row, line in enumerate(reversed(position.grid())):
        sheet.grid[row] = list(line)
    sheet.circled = set(position.circled())
    for kind, values in position.taken.items():
        sheet.values[kind] = {value for value in values if value < 8}
        sheet.bonus = sheet.bonus or 8 in values
    return sheet


def count_slowly(position: Position) -> Position:
    """Return the position with its counts worked out by the oracle."""
    sheet = slow_sheet(position)
    found = Counter((kind, len(cells)) for kind, cells in oracle.combos(sheet))
    return Position(
        position.name,
        position.rows,
        position.taken,
        {shape: len(oracle.landings(sheet, [shape])) for shape in SHAPES},
        {str(size): found["same", size] for size in SIZES},
        {str(size): found["run", size] for size in SIZES},
    )
