"""Actions of Number Drop as JSON objects, which hide the engine's numbers.

This module and states.py also run on the web page's MicroPython.
"""

from engine.number_drop import shapes
from engine.number_drop.actions import column_of, digit_in, digits_of, landing_of, orientation_of
from engine.number_drop.combos import PASS
from engine.number_drop.dice import SIDES, STAR
from engine.number_drop.game import Game
from engine.number_drop.house import NAMES
from engine.number_drop.slide import row_of
from engine.number_drop.table import BLOCK, DROP, ROLL, SLIDE, START

try:
    from sim.protocol.json_checks import Json
except ImportError:  # on the page's MicroPython, which ignores types
    pass

PHASES = ("start", "roll", "slide", "block", "drop", "combo", "over")
KINDS = ("same", "run")
LETTER_NAMES = "ABCDE"


def face_name(die: int, face: int) -> str:
    """Return a die's face: a digit (dice 0 to 3), a shape (die 4) or the star."""
    if face == STAR:
        return "*"
    return shapes.NAMES[face] if die == 4 else str(face)


def face_names(game: Game) -> list[str]:
    """Return the faces of the five dice."""
    return [face_name(die, face) for die, face in enumerate(game.dice)]


def house_names(game: Game) -> list[str]:
    """Return the house rules that are on, sorted."""
    return sorted([name for i, name in enumerate(NAMES) if game.house >> i & 1])


def cell_pair(cell: int) -> list[int]:
    """Return a cell as [row, col]."""
    return [cell >> shapes.ROW_SHIFT, cell & shapes.COL_MASK]


def cell_at(row: int, col: int) -> int:
    """Return the number of a cell."""
    return row << shapes.ROW_SHIFT | col


def landing_cells(game: Game, landing: int) -> list[list[int]]:
    """Return the cells that a landing, as in a BLOCK action, fills, in the shape's order."""
    orientation = orientation_of(landing)
    corner = cell_at(row_of(game.sheet(), landing), column_of(landing))
    first = orientation * shapes.MOST_CELLS
    offsets = shapes.OFFSETS[first : first + shapes.SIZE[orientation]]
    return [cell_pair(corner + offset) for offset in offsets]


def to_json(game: Game, action: int) -> Json:
    """Return a legal action as the object described in PROTOCOL.md."""
    if game.phase == START:
        return {"do": "start", "col": action}
    if game.phase == ROLL:
        faces = [game.faces[die][action // SIDES**die % SIDES] for die in range(5)]
        return {"do": "roll", "dice": [face_name(die, face) for die, face in enumerate(faces)]}
    if game.phase == SLIDE:
        return {"do": "slide", "letter": LETTER_NAMES[action]}
    if game.phase == BLOCK:
        return {"do": "block", "cells": landing_cells(game, action)}
    if game.phase == DROP:
        cells = landing_cells(game, landing_of(action))
        digits = [str(digit_in(digits_of(action), i)) for i in range(len(cells))]
        return {"do": "drop", "cells": [cell + [digits[i]] for i, cell in enumerate(cells)]}
    return _combo_to_json(game, action)


def _combo_to_json(game: Game, action: int) -> Json:
    if action == PASS:
        return {"do": "pass"}
    combos = game.load_combos()
    combos.trace(action)
    return {"do": "combo", "cells": [cell_pair(cell) for cell in combos.cells[: combos.size]]}
