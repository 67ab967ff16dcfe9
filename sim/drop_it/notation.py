"""Actions of Drop It as JSON objects and back: the engine's numbers stay inside."""

from engine.drop_it.board import WIDTH
from engine.drop_it.game import DROP, JOKER, PASS, SPEND, Game, drop_action
from engine.drop_it.pieces import FIRST, KIND, TURNS
from sim.checks import Json, doing, one_of, whole

PHASES = ("drop", "joker", "over")
KINDS = ("circle", "square", "diamond", "triangle")
COLOURS = ("red", "yellow", "green", "blue")
EDGES = ("colour", "shape", "none")
RULES = ("shape", "colour", "edge", "height")  # which a landing can break, bit after bit

_ANSWERS = {"joker": SPEND, "pass": PASS}


def to_json(game: Game, action: int) -> Json:
    """Return a legal action as the object that DROP_IT.md describes."""
    if game.phase == JOKER:
        return {"do": "joker" if action == SPEND else "pass"}
    shape = action >> 8 & 31
    kind = KIND[shape]
    return {
        "do": "drop",
        "kind": KINDS[kind],
        "colour": COLOURS[action >> 13],
        "o": shape - FIRST[kind],
        "x": action & 255,
    }


def from_json(game: Game, action: object) -> int:
    """Return the engine's number of an action; ValueError says what is wrong with it."""
    action, do = doing(action, ("drop", *_ANSWERS))
    if game.phase != (DROP if do == "drop" else JOKER):
        raise ValueError(f"{do} is not for the phase {PHASES[game.phase]}")
    if do != "drop":
        return _ANSWERS[do]
    kind = one_of(action.get("kind"), KINDS, "kind")
    colour = one_of(action.get("colour"), COLOURS, "colour")
    o = whole(action.get("o"), 0, TURNS[kind] - 1, "o")
    x = whole(action.get("x"), 0, WIDTH, "x")
    if not game.left(game.side(), colour, kind):
        raise ValueError(f"there is no {COLOURS[colour]} {KINDS[kind]} left to drop")
    return drop_action(FIRST[kind] + o, colour, x)
