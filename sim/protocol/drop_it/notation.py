"""Actions of Drop It as JSON objects: the engine's numbers stay inside.

This module and states.py run in a browser's MicroPython, too.
"""

from engine.drop_it.actions import colour_of, shape_of, x_of
from engine.drop_it.game import JOKER, SPEND, Game
from engine.drop_it.pieces import FIRST, KIND

try:
    from sim.protocol.json_checks import Json
except ImportError:  # in the page's MicroPython, which looks at no types
    pass

PHASES = ("drop", "joker", "over")
KINDS = ("circle", "square", "diamond", "triangle")
COLOURS = ("red", "yellow", "green", "blue")
EDGES = ("colour", "shape", "none")
RULES = ("shape", "colour", "edge", "height")  # which a landing can break, bit after bit


def to_json(game: Game, action: int) -> Json:
    """Return a legal action as the object that DROP_IT.md describes."""
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
