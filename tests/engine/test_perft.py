"""The counts of tests/perft/*.txt, by our engine and by the oracle.

Any engine can be checked against them.
"""

from collections import Counter
from itertools import product

import pytest

from engine.number_drop.arrangements import Arrangements
from engine.number_drop.dice import FACES, SIDES, STAR
from engine.number_drop.game import Game
from engine.number_drop.house import AEG_FACES, NAMES
from engine.number_drop.record import Record
from engine.number_drop.sheet import RUN, SAME, Sheet
from sim.protocol.number_drop.notation import PHASES
from tests import oracle, slow
from tests.engine.positions import DICE_TILES, fill, found_combos, landings, pushed, take
from tests.perft import (
    FOLDER,
    SHAPES,
    SIZES,
    Position,
    Rolls,
    count_rolls_slowly,
    count_slowly,
    read_dice,
    read_positions,
    read_rolls,
)

POSITIONS = [
    pytest.param(position, id=position.name)
    for name in ("surfaces.txt", "combos.txt")
    for position in read_positions(FOLDER / name)
]
DICE = [
    (dice, count, faces)
    for name, faces in (("dice.txt", FACES), ("aeg_dice.txt", AEG_FACES))
    for dice, count in read_dice(FOLDER / name).items()
]
ROLLS = read_rolls(FOLDER / "rolls.txt")


def named(rolls: Rolls) -> str:
    return f"{' '.join(rolls.letters)} {' '.join(rolls.house)}"


@pytest.mark.parametrize("position", POSITIONS)
def test_the_engine_counts_the_same(position: Position) -> None:
    sheet = fill(Sheet(), *position.grid(), circled=position.circled())
    take(sheet, position.taken.get("same", []), position.taken.get("run", []))
    found = Counter((kind, len(cells)) for kind, cells in found_combos(sheet, Game(1, 1)))
    straight = {shape: len(landings(sheet, shape)) for shape in SHAPES}
    assert straight == position.landings
    sliding = {shape: straight[shape] + len(pushed(sheet, shape)) for shape in SHAPES}
    assert sliding == position.slide
    assert {str(size): found[SAME, size] for size in SIZES} == position.same
    assert {str(size): found[RUN, size] for size in SIZES} == position.run


@pytest.mark.parametrize("position", POSITIONS)
def test_the_oracle_counts_the_same(position: Position) -> None:
    assert count_slowly(position) == position


@pytest.mark.parametrize(("dice", "count", "faces"), DICE)
def test_digit_arrangements(dice: str, count: int, faces: tuple[bytes, ...]) -> None:
    shown = bytes(STAR if face == "*" else int(face) for face in dice.split())
    assert shown in map(bytes, product(*faces[:4])), "these dice cannot be rolled"
    assert Arrangements().count(shown) == len(oracle.arrangements(dice.split())) == count


@pytest.mark.parametrize("rolls", ROLLS, ids=named)
def test_the_engine_s_rolls_lead_to_the_same(rolls: Rolls) -> None:
    house = sum(1 << NAMES.index(rule) for rule in rolls.house)
    game = Record(len(rolls.letters), 1, DICE_TILES, house).game
    for col, letters in enumerate(rolls.letters):
        game.apply(col)
        values = [value for value, mark in zip(range(3, 8), letters, strict=True) if mark == "O"]
        take(game.sheets[col], values, values)
        for letter in range(5):
            if letters[letter] == "X":
                game.sheets[col].cross_off(letter)
                game.used |= 1 << letter
    before = bytearray(game.saved_size())
    game.save_into(before)
    phases = dict.fromkeys(rolls.phases, 0)
    for number in range(SIDES**4):  # those next to an I, the first face of the shape die
        game.load_from(before)
        game.apply(number)
        phases[PHASES[game.phase]] += 1
    assert phases == rolls.phases


@pytest.mark.parametrize("rolls", slow.but(ROLLS[::3], ROLLS), ids=named)
def test_the_oracle_s_rolls_lead_to_the_same(rolls: Rolls) -> None:
    assert count_rolls_slowly(rolls) == rolls


def test_the_empty_grid_has_the_landings_of_the_rules() -> None:
    empty = read_positions(FOLDER / "surfaces.txt")[0]
    assert empty.rows == []
    dice_shapes = {shape: empty.landings[shape] for shape in "IOTLS"}
    assert dice_shapes == {"I": 11, "O": 6, "T": 22, "L": 44, "S": 22}
