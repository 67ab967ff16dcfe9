"""The state of a game of Drop It, as JSON (DROP_IT.md)."""

from engine.drop_it.game import OVER, Game
from engine.drop_it.pieces import FIRST, KIND
from engine.standing import winners
from sim.protocol.drop_it.notation import COLOURS, KINDS, PHASES, RULES

try:
    from sim.protocol.json_checks import Json
except ImportError:  # on the page's MicroPython, which ignores types
    pass


def state(game: Game) -> Json:
    """Return everything that is visible in a game."""
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
