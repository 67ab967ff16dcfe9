"""The state of a game of Number Drop, as JSON (PROTOCOL.md)."""

from engine.number_drop import shapes
from engine.number_drop.game import Game
from engine.number_drop.sheet import EMPTY, HEIGHT, WIDTH, Sheet, X
from engine.number_drop.table import OVER, ROLL, START, TILES
from engine.standing import winners
from sim.protocol.number_drop.notation import (
    LETTER_NAMES,
    PHASES,
    cell_at,
    face_names,
    house_names,
)

try:
    from sim.protocol.json_checks import Json
except ImportError:  # on the page's MicroPython, which ignores types
    pass


def state(game: Game) -> Json:
    """Return everything that is visible in a game."""
    answer: Json = {
        "phase": PHASES[game.phase],
        "player": game.player,
        "active": game.active,
        "round": game.round,
        "dice": None if game.phase in (START, ROLL) else face_names(game),
        "tiles": [
            {
                "letter": LETTER_NAMES[i],
                "shape": shapes.NAMES[game.tiles[i]],
                "notch": game.notches[i],
                "used": game.used >> i & 1 == 1,
            }
            for i in range(TILES)
        ],
        "sheets": [_sheet(sheet) for sheet in game.sheets],
    }
    if game.phase == OVER:
        answer["winners"] = [p for p in range(game.players) if winners(game) >> p & 1]
    if game.house:
        answer["house"] = house_names(game)
    return answer


def _sheet(sheet: Sheet) -> Json:
    rows = range(HEIGHT)
    rows_score, same, run, bonus = sheet.columns()
    return {
        "grid": ["".join(_mark(sheet, row, col) for col in range(WIDTH)) for row in rows],
        "circled": [
            "".join("o" if sheet.circled(row) >> col & 1 else "." for col in range(WIDTH))
            for row in rows
        ],
        "same": _values(sheet.same),
        "run": _values(sheet.run),
        "bonus": sheet.bonus,
        "letters": "".join(_letter(sheet, i) for i in range(TILES)),
        "rows": [row for row in rows if sheet.row_is_circled(row)],
        "score": {
            "rows": rows_score,
            "same": same,
            "run": run,
            "bonus": bonus,
            "total": sheet.score(),
        },
    }


def _mark(sheet: Sheet, row: int, col: int) -> str:
    digit = sheet.digit(cell_at(row, col))
    if digit == EMPTY:
        return "."
    return "X" if digit == X else str(digit)


def _letter(sheet: Sheet, i: int) -> str:
    if sheet.crossed_letters >> i & 1:
        return "X"
    return "O" if sheet.circled_letters >> i & 1 else "."


def _values(mask: int) -> list[int]:
    return [value for value in range(3, 8) if mask >> value - 3 & 1]
