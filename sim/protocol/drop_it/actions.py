"""Legal and past actions of Drop It, as JSON (DROP_IT.md)."""

from engine.drop_it.board import WIDTH
from engine.drop_it.game import DROP, OVER, Game
from engine.drop_it.pieces import TURNS
from engine.drop_it.record import Record
from engine.drop_it.replay import Replay
from sim.protocol.drop_it.notation import COLOURS, EDGES, KINDS, to_json
from sim.protocol.json_checks import Json
from sim.protocol.match import played


def legal_actions(game: Game) -> Json:
    """Return the legal choices and their number."""
    if game.phase == OVER:
        return {"count": 0}
    if game.phase != DROP:
        return {"count": 2}
    choices = [
        (kind, colour)
        for kind in range(len(KINDS))
        for colour in range(len(COLOURS))
        if game.left(game.side(), colour, kind)
    ]
    return {
        "count": sum(TURNS[kind] * (WIDTH + 1) for kind, _ in choices),
        "choices": [[KINDS[kind], COLOURS[colour]] for kind, colour in choices],
    }


def log(record: Record) -> Json:
    """Return every action of a game from its beginning."""
    game = record.game
    return {
        "game": "drop_it",
        "players": game.players,
        "teams": game.teams,
        "edges": EDGES[game.edges],
        "jokers": game.with_jokers,
        "actions": played(Replay(record), to_json),
    }
