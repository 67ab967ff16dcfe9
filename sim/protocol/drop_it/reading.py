"""Parses actions of Drop It from JSON."""

from engine.drop_it.actions import drop_action
from engine.drop_it.board import WIDTH
from engine.drop_it.game import DROP, JOKER, PASS, SPEND, Game
from engine.drop_it.pieces import FIRST, TURNS
from sim.protocol.drop_it.notation import COLOURS, KINDS, PHASES
from sim.protocol.json_checks import doing, one_of, whole

_ANSWERS = {"joker": SPEND, "pass": PASS}


def from_json(game: Game, action: object) -> int:
    """Return the engine's number of an action; ValueError saying what is wrong with it."""
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
