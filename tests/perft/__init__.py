"""Reads the positions and dice in tests/perft/*.txt, and recounts them with the slow oracle."""

from collections import Counter
from collections.abc import Iterator
from dataclasses import dataclass, field
from itertools import product
from pathlib import Path

from tests import oracle

FOLDER = Path(__file__).parent
SHAPES = [*oracle.DICE_ART, *oracle.TILE_ART]
SIZES = range(3, 9)
PHASES = ("block", "drop", "roll")  # that a roll leads to, if there are several players
COUNTED = ("landings", "slide", "same", "run")  # the lines that the oracle writes
Counts = dict[str, int]


@dataclass
class Position:
    """A sheet and its counts, as the file gives them."""

    name: str
    rows: list[str] = field(default_factory=list)  # as in the file, from top to bottom
    taken: dict[str, list[int]] = field(default_factory=dict)
    landings: Counts = field(default_factory=dict)
    slide: Counts = field(default_factory=dict)
    same: Counts = field(default_factory=dict)
    run: Counts = field(default_factory=dict)

    def circled(self) -> list[tuple[int, int]]:
        """Return the circled cells as (row, col), row 0 at the bottom."""
        marks = [(row.split() + [""])[1] for row in reversed(self.rows)]
        return [
            (r, c) for r, line in enumerate(marks) for c, mark in enumerate(line) if mark == "o"
        ]

    def grid(self) -> list[str]:
        """Return the contents of the cells, the top row first."""
        return [row.split()[0] for row in self.rows]


def read_positions(path: Path) -> list[Position]:
    """Return the positions of a file; ValueError names a line that is not in the format."""
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
        elif word in COUNTED:
            counts = [pair.split("=") for pair in rest.split()]
            setattr(positions[-1], word, {name: int(count) for name, count in counts})
        else:
            raise ValueError(f"{path.name}: what is this? {line}")
    return positions


def read_dice(path: Path) -> dict[str, int]:
    """Return the number of arrangements of each roll of the number dice, such as "1 2 * 6"."""
    lines = path.read_text(encoding="utf-8").splitlines()
    pairs = [line.split(" = ") for line in lines if line and not line.startswith("#")]
    return {dice: int(count) for dice, count in pairs}


@dataclass(frozen=True)
class Rolls:
    """The results of all rolls, as a line of rolls.txt lists them."""

    letters: tuple[str, ...]  # by player
    house: tuple[str, ...]  # rules
    phases: Counts


def read_rolls(path: Path) -> list[Rolls]:
    """Return the lines of a file."""
    found = []
    for line in path.read_text(encoding="utf-8").splitlines():
        if line and not line.startswith("#"):
            letters, house, phases = line.split(" : ")
            counts = [pair.split("=") for pair in phases.split()]
            rules = () if house == "-" else tuple(house.split())
            found.append(Rolls(tuple(letters.split()), rules, {p: int(n) for p, n in counts}))
    return found


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
    """Return the position with its counts as determined by the oracle."""
    sheet = slow_sheet(position)
    found = Counter((kind, len(cells)) for kind, cells in oracle.combos(sheet))
    return Position(
        position.name,
        position.rows,
        position.taken,
        {shape: len(oracle.landings(sheet, [shape])) for shape in SHAPES},
        {shape: len(oracle.landings(sheet, [shape], True)) for shape in SHAPES},
        {str(size): found["same", size] for size in SIZES},
        {str(size): found["run", size] for size in SIZES},
    )


def count_rolls_slowly(rolls: Rolls) -> Rolls:
    """Return the line with its counts as determined by the oracle."""
    phases = dict.fromkeys(PHASES, 0)
    for faces in oracle_faces(rolls.house):
        game = oracle.Oracle(len(rolls.letters), SHAPES[:5], rolls.house)
        for col, letters in enumerate(rolls.letters):
            game.act({"do": "start", "col": col})
            game.sheets[col].letters = list(letters)
        game.act({"do": "roll", "dice": [*faces, "I"]})
        phases[game.phase] += 1
    return Rolls(rolls.letters, rolls.house, phases)


def oracle_faces(house: tuple[str, ...]) -> Iterator[tuple[str, ...]]:
    """Return every roll of the number dice."""
    return product(*(oracle.AEG_FACES if "aeg_dice" in house else oracle.FACES)[:4])
