"""A game of Drop It as the JSON objects of DROP_IT.md: state, legal actions, log."""

from engine.drop_it.board import WIDTH
from engine.drop_it.game import DROP, OVER, Game
from engine.drop_it.pieces import FIRST, KIND, TURNS
from engine.drop_it.record import Record
from engine.drop_it.replay import Replay
from engine.standing import winners
from sim.checks import Json
from sim.drop_it.notation import COLOURS, EDGES, KINDS, PHASES, RULES, to_json


def state(game: Game) -> Json:
    """Return all that can be seen of a game."""
    sides = range(game.sides)
    answer: Json = {
        "game": "drop_it",
        "phase": PHASES[game.phase],
        "player": game.player(),
        "side": game.side(),
        "pieces": [_piece(game, i) for i in range(game.board.count)],
        "hands": [_hand(game, side) for side in sides],
        "scores": [game.score(side) for side in sides],
        "jokers": list(game.jokers),
        "last": _last(game) if game.board.count else None,
    }
    if game.phase == OVER:
        answer["winners"] = [side for side in sides if winners(game) >> side & 1]
    return answer


def _piece(game: Game, i: int) -> Json:
    board = game.board
    kind = KIND[board.shape(i)]
    return {
        "kind": KINDS[kind],
        "colour": COLOURS[board.colour(i)],
        "o": board.shape(i) - FIRST[kind],
        "x": board.x(i),
        "y": board.y(i),
    }


def _hand(game: Game, side: int) -> Json:
    return {
        name: [game.left(side, colour, kind) for kind in range(len(KINDS))]
        for colour, name in enumerate(COLOURS)
        if game.held[side] >> colour & 1
    }


def _last(game: Game) -> Json:
    judge = game.judge
    return {
        "broken": [name for i, name in enumerate(RULES) if judge.broken >> i & 1],
        "level": judge.level,
        "bonus": judge.bonus,
        "points": game.points,
    }


def legal_actions(game: Game) -> Json:
    """Return what may be done now, and how many ways there are."""
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
    """Return a game's whole course: every action since it began."""
    replay = Replay(record)
    actions = []
    while (action := replay.next()) >= 0:
        actions.append(to_json(replay.game, action))
        replay.do(action)
    game = record.game
    return {
        "game": "drop_it",
        "players": game.players,
        "teams": game.teams,
        "edges": EDGES[game.edges],
        "jokers": game.with_jokers,
        "actions": actions,
    }
