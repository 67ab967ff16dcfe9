"""Parses actions of Number Drop from JSON."""

from collections.abc import Callable, Iterator
from typing import Any

from engine.number_drop import shapes
from engine.number_drop.actions import drop_at, landing_at
from engine.number_drop.combos import PASS
from engine.number_drop.dice import SIDES
from engine.number_drop.game import Game
from engine.number_drop.sheet import HEIGHT, SAME, WIDTH
from engine.number_drop.table import BLOCK, COMBO, DROP, ROLL, SLIDE, START, TILES
from sim.protocol.json_checks import Json, doing, whole
from sim.protocol.number_drop.notation import (
    LETTER_NAMES,
    PHASES,
    cell_at,
    cell_pair,
    face_name,
    landing_cells,
)

Cells = list[list[Any]]


def landings(game: Game) -> Iterator[int]:
    """Yield each landing of the block or shape to be dropped."""
    for orientation in range(game.first_orientation(), game.last_orientation()):
        for col in range(WIDTH):
            if game.sheet().landing(orientation, col) >= 0:
                yield landing_at(orientation, col)
    if game.rests:
        first, last = game.first_orientation(), game.last_orientation()
        for i in range(game.rests.list(game.sheet(), first, last)):
            yield game.rests.nth(i)


def from_json(game: Game, action: object) -> int:
    """Return the engine's number of an action; ValueError saying what is wrong with it."""
    action, do = doing(action, tuple(_READERS))
    phase, read = _READERS[do]
    if game.phase != phase:
        raise ValueError(f"{do} is not for the phase {PHASES[game.phase]}")
    number = read(game, action)
    if not game.is_legal(number):
        raise ValueError(f"this {do} is not legal now")
    return number


def _start(game: Game, action: Json) -> int:
    return whole(action.get("col"), 0, WIDTH - 1, "col")


def _roll(game: Game, action: Json) -> int:
    if "dice" not in action:
        return game.chance()
    dice = action["dice"]
    if not isinstance(dice, list) or len(dice) != 5:
        raise ValueError("dice must be five faces")
    number = 0
    for die in reversed(range(5)):
        names = [face_name(die, face) for face in game.faces[die]]
        if not isinstance(dice[die], str) or dice[die] not in names:
            raise ValueError(f"die {die + 1} has the faces {' '.join(names)}")
        number = number * SIDES + names.index(dice[die])
    return number


def _slide(game: Game, action: Json) -> int:
    letter = action.get("letter")
    if not isinstance(letter, str) or len(letter) != 1 or letter not in LETTER_NAMES[:TILES]:
        raise ValueError("letter must be A, B, C, D or E")
    return LETTER_NAMES.index(letter)


def _block(game: Game, action: Json) -> int:
    return _landing(game, [_cell(entry) for entry in _entries(action, 2)])


def _drop(game: Game, action: Json) -> int:
    written: dict[int, int] = {}
    for row, col, digit in _entries(action, 3):
        if not isinstance(digit, str) or len(digit) != 1 or digit not in "0123456789":
            raise ValueError('a digit must be one of "0" to "9"')
        cell = _cell([row, col])
        if cell in written:
            raise ValueError("a cell is named twice")
        written[cell] = int(digit)
    landing = _landing(game, list(written))
    digits = 0
    for i, (row, col) in enumerate(landing_cells(game, landing)):
        digits |= written[cell_at(row, col)] << 4 * i
    return drop_at(digits, landing)


def _landing(game: Game, cells: list[int]) -> int:
    wanted = sorted([cell_pair(cell) for cell in cells])
    for landing in landings(game):
        if landing_cells(game, landing) == wanted:
            return landing
    raise ValueError("the shape does not land on these cells")


def _combo(game: Game, action: Json) -> int:
    cells = [_cell(entry) for entry in _entries(action, 2)]
    if not 3 <= len(cells) <= 8 or len(set(cells)) != len(cells):
        raise ValueError("a combo is 3 to 8 different cells")
    combos = game.load_combos()
    combos.find(1 << len(cells), 1 << len(cells))
    while combos.next():
        found = list(combos.cells[: combos.size])
        in_order = cells in (found, found[::-1]) or combos.kind == SAME
        if in_order and set(found) == set(cells):
            return combos.action()
    raise ValueError("these cells are not a combo: connected, equal or in a row, not yet circled")


def _pass(game: Game, action: Json) -> int:
    return PASS


_READERS: dict[str, tuple[int, Callable[[Game, Json], int]]] = {
    "start": (START, _start),
    "roll": (ROLL, _roll),
    "slide": (SLIDE, _slide),
    "block": (BLOCK, _block),
    "drop": (DROP, _drop),
    "combo": (COMBO, _combo),
    "pass": (COMBO, _pass),
}


def _entries(action: Json, length: int) -> Cells:
    """Return the action's cells, checked to be lists of the given length."""
    cells = action.get("cells")
    if not isinstance(cells, list) or len(cells) > shapes.STRIDE:
        raise ValueError("cells must be a list of at most 8 cells")
    for entry in cells:
        if not isinstance(entry, list) or len(entry) != length:
            raise ValueError(
                "a cell is " + ("[row, col]" if length == 2 else '[row, col, "digit"]')
            )
    return cells


def _cell(entry: list[Any]) -> int:
    row, col = whole(entry[0], 0, HEIGHT - 1, "row"), whole(entry[1], 0, WIDTH - 1, "col")
    return cell_at(row, col)
