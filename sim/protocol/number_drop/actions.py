"""Legal and past actions of Number Drop, as JSON (PROTOCOL.md)."""

from engine.number_drop import shapes
from engine.number_drop.game import Game
from engine.number_drop.legal import Legal
from engine.number_drop.record import Record
from engine.number_drop.replay import Replay
from engine.number_drop.sheet import WIDTH
from engine.number_drop.table import BLOCK, COMBO, DROP, SLIDE, START
from sim.protocol.json_checks import Json
from sim.protocol.match import played
from sim.protocol.number_drop.notation import (
    KINDS,
    LETTER_NAMES,
    cell_pair,
    face_names,
    house_names,
    landing_cells,
    to_json,
)
from sim.protocol.number_drop.reading import landings


def legal_actions(game: Game) -> Json:
    """Return the legal actions and their number, which does not include a roll."""
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
            answer["numbers"] = face_names(game)[:4]
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
    """Return every action of a game from its beginning."""
    game = record.game
    tiles = [shapes.NAMES[shape] for shape in game.tiles]
    answer: Json = {"players": game.players, "tiles": tiles}
    if game.house:
        answer["house"] = house_names(game)
    answer["actions"] = played(Replay(record), to_json)
    return answer
