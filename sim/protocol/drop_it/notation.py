"""Actions of Drop It as JSON objects, which hide the engine's numbers.

This module and states.py also run on the web page's MicroPython.
"""

from engine.drop_it.actions import colour_of, shape_of, x_of
from engine.drop_it.game import JOKER, SPEND, Game
from engine.drop_it.pieces import FIRST, KIND

try:
    from sim.protocol.json_checks import Json
except ImportError:  # on the page's MicroPython, which ignores types
    pass

PHASES = ("drop", "joker", "over")
KINDS = ("circle", "square", "diamond", "triangle")
COLOURS = ("red", "yellow", "green", "blue")
EDGES = ("colour", "shape", "none")
RULES = ("shape", "colour", "edge", "height")  # which a landing can break, from bit 0 up


def to_json(game: Game, action: int) -> Json:
    """Return a legal action as the object described in DROP_IT.md."""
    if game.phase == JOKER:
        return {"do": "joker" if action == SPEND else "pass"}
    shape = shape_of(action)
    kind = KIND[shape]
    return {
        "do": "drop",
        "kind": KINDS[kind],
        "colour": COLOURS[colour_of(action)],
        "o": shape - FIRST[kind],
        "x": x_of(action),
    }
