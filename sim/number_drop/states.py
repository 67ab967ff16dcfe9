"""A game of Number Drop as the JSON objects of PROTOCOL.md: state, legal actions, log."""

from engine.number_drop import shapes
from engine.number_drop.game import Game
from engine.number_drop.legal import Legal
from engine.number_drop.record import Record
from engine.number_drop.replay import Replay
from engine.number_drop.sheet import EMPTY, HEIGHT, RUN, SAME, WIDTH, Sheet, X
from engine.number_drop.table import BLOCK, COMBO, DROP, LETTERS, OVER, ROLL, SLIDE, START
from engine.standing import winners
from sim.checks import Json
from sim.number_drop.notation import (
    KINDS,
    LETTER_NAMES,
    PHASES,
    cell_pair,
    face_name,
    landing_cells,
    landings,
    to_json,
)


def state(game: Game) -> Json:
    """Return all that can be seen of a game."""
    answer: Json = {
        "phase": PHASES[game.phase],
        "player": game.player,
        "active": game.active,
        "round": game.round,
        "dice": None if game.phase in (START, ROLL) else _dice(game),
        "tiles": [
            {
                "letter": LETTER_NAMES[i],
                "shape": shapes.NAMES[game.tiles[i]],
                "notch": game.notches[i],
                "used": game.used >> i & 1 == 1,
            }
            for i in range(LETTERS)
        ],
        "sheets": [_sheet(sheet) for sheet in game.sheets],
    }
    if game.phase == OVER:
        answer["winners"] = [p for p in range(game.players) if winners(game) >> p & 1]
    return answer


def _dice(game: Game) -> list[str]:
    return [face_name(die, face) for die, face in enumerate(game.dice)]


def _sheet(sheet: Sheet) -> Json:
    rows = range(HEIGHT)
    return {
        "grid": ["".join(_mark(sheet, row, col) for col in range(WIDTH)) for row in rows],
        "circled": [
            "".join("o" if sheet.circled(row) >> col & 1 else "." for col in range(WIDTH))
            for row in rows
        ],
        "same": _values(sheet.same),
        "run": _values(sheet.run),
        "bonus": sheet.bonus,
        "letters": "".join(_letter(sheet, i) for i in range(LETTERS)),
        "rows": [row for row in rows if sheet.row_is_circled(row)],
        "score": {
            "rows": sheet.rows_score(),
            "same": sheet.column_score(SAME),
            "run": sheet.column_score(RUN),
            "bonus": sheet.bonus_score(),
            "total": sheet.score(),
        },
    }


def _mark(sheet: Sheet, row: int, col: int) -> str:
    digit = sheet.digit(row << 3 | col)
    if digit == EMPTY:
        return "."
    return "X" if digit == X else str(digit)


def _letter(sheet: Sheet, i: int) -> str:
    if sheet.crossed_letters >> i & 1:
        return "X"
    return "O" if sheet.circled_letters >> i & 1 else "."


def _values(mask: int) -> list[int]:
    return [value for value in range(3, 8) if mask >> value - 3 & 1]


def legal_actions(game: Game) -> Json:
    """Return what may be done now, and how many ways there are; a roll is not counted."""
    legal = Legal(game)
    count = legal.count()
    if game.phase == START:
        return {"count": count, "cols": list(range(WIDTH))}
    if game.phase == SLIDE:
        letters = [LETTER_NAMES[legal.nth(i)] for i in range(count)]
        return {"count": count, "letters": letters}
    if game.phase in (BLOCK, DROP):
        answer = {"count": count, "landings": [landing_cells(game, x) for x in landings(game)]}
        if game.phase == DROP:
            answer["numbers"] = _dice(game)[:4]
        return answer
    if game.phase == COMBO:
        return {"count": count, "combos": _combos(game)}
    return {"count": 0}


def _combos(game: Game) -> list[Json]:
    combos = game.load_combos()
    combos.find_open()
    found = []
    while size := combos.next():
        cells = [cell_pair(cell) for cell in combos.cells[:size]]
        found.append({"kind": KINDS[combos.kind], "cells": cells})
    return found


def log(record: Record) -> Json:
    """Return a game's whole course: every action since it began."""
    replay = Replay(record)
    actions = []
    while (action := replay.next()) >= 0:
        actions.append(to_json(replay.game, action))
        replay.do(action)
    game = record.game
    tiles = [shapes.NAMES[shape] for shape in game.tiles]
    return {"players": game.players, "tiles": tiles, "actions": actions}
