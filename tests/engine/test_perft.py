"""The counts of tests/perft/*.txt, by our engine and by the oracle.

Any engine can be checked by these counts.
"""

from collections import Counter
from itertools import product

import pytest

from engine.number_drop.arrangements import Arrangements
from engine.number_drop.dice import FACES, STAR
from engine.number_drop.game import Game
from engine.number_drop.sheet import RUN, SAME, Sheet
from tests import oracle
from tests.engine.positions import fill, found_combos, landings, take
from tests.perft import FOLDER, SHAPES, SIZES, Position, count_slowly, read_dice, read_positions

POSITIONS = [
    pytest.param(position, id=position.name)
    for name in ("surfaces.txt", "combos.txt")
    for position in read_positions(FOLDER / name)
]
DICE = list(read_dice(FOLDER / "dice.txt").items())


@pytest.mark.parametrize("position", POSITIONS)
def test_the_engine_counts_the_same(position: Position) -> None:
    sheet = fill(Sheet(), *position.grid(), circled=position.circled())
    take(sheet, position.taken.get("same", []), position.taken.get("run", []))
    found = Counter((kind, len(cells)) for kind, cells in found_combos(sheet, Game(1, 1)))
    assert {shape: len(landings(sheet, shape)) for shape in SHAPES} == position.landings
    assert {str(size): found[SAME, size] for size in SIZES} == position.same
    assert {str(size): found[RUN, size] for size in SIZES} == position.run


@pytest.mark.parametrize("position", POSITIONS)
def test_the_oracle_counts_the_same(position: Position) -> None:
    assert count_slowly(position) == position


@pytest.mark.parametrize(("dice", "count"), DICE)
def test_digit_arrangements(dice: str, count: int) -> None:
    faces = bytes(STAR if face == "*" else int(face) for face in dice.split())
    assert faces in map(bytes, product(*FACES[:4])), "these dice cannot be rolled"
    assert Arrangements().count(faces) == len(oracle.arrangements(dice.split())) == count


def test_the_empty_grid_has_the_landings_of_the_rules() -> None:
    empty = read_positions(FOLDER / "surfaces.txt")[0]
    assert empty.rows == []
    dice_shapes = {shape: empty.landings[shape] for shape in "IOTLS"}
    assert dice_shapes == {"I": 11, "O": 6, "T": 22, "L": 44, "S": 22}
