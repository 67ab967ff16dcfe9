"""Describes what is on the screen, for people who cannot see it.

It runs in the page's MicroPython.
"""

from engine.const import TYPE_CHECKING
from engine.drop_it.judge import FLOOR, MARKS, NO_EDGES, RIGHT_WALL, SHAPE_EDGES
from engine.number_drop.table import OVER, ROLL
from sim.protocol.drop_it import notation as drop_it_notation
from sim.protocol.drop_it import states as drop_it_states
from sim.protocol.number_drop import notation, states
from web.lines import bar_of, read

if TYPE_CHECKING:
    from collections.abc import Callable
    from typing import Any

    from engine.drop_it.game import Game as DropIt
    from engine.number_drop.game import Game as NumberDrop
    from firmware.session.interfaces.handheld import Handheld
    from sim.protocol.json_checks import Json


def spoken_state(app: "Handheld") -> "Json":
    """Return everything visible, as an object for JSON.

    It has the `screen`, its `lines` of text, the `message` and the `hints` below, each a key and
    its effect, and while spelling a `letter`: its number, their count, and the letter itself. If a
    game is shown, its name has the game's state as in `--dump`, with `choice`, the action on offer
    as it would be logged, and `cursor`, the cell whose digit the keys change, or -1 for the shape.
    Drop It has `edges`: the marks of the left wall from the bottom up, of the right wall, and of
    the floor. The state is that of the game on the screen: a replay's differs from the current
    game's.
    """
    screen: Any = app.navigator.screen
    state: Json = {"screen": screen.name, "lines": read(screen.group)}
    bar = bar_of(screen.group)
    if bar is not None:  # its full text, although it shows a long one in parts
        state["message"] = bar._message
        state["hints"] = [list(hint[:2]) for hint in bar.measured]
    if hasattr(screen, "letters"):
        letter = chr(screen.letters[screen.index])
        state["letter"] = [screen.index + 1, len(screen.letters), letter]
    inner = getattr(screen, "inner", None)
    if inner is None and app.navigator.view is not None and screen.group is app.navigator.view:
        inner = screen
    name = app.session.offered  # the table is always that of the game offered on the title
    if inner is not None and name in _TELLERS:
        state[name] = _TELLERS[name](inner, getattr(inner, "game", None) or app.session.record.game)
    return state


def _number_drop(screen: "Any", game: "NumberDrop") -> "Json":
    """Return a game's state, and whose sheet is shown."""
    state = states.state(game)
    state["shown"] = getattr(screen, "player", game.player)
    if game.phase not in (ROLL, OVER) and screen.choice() >= 0:
        state["choice"] = notation.to_json(game, screen.choice())
    cursor = getattr(screen, "cursor", None)
    if cursor is not None and cursor >= -1:
        state["cursor"] = cursor
    return state


def _drop_it(screen: "Any", game: "DropIt") -> "Json":
    """Return a game's state, its edges' marks, and the piece being aimed."""
    state = drop_it_states.state(game)
    if game.edges != NO_EDGES:
        names = drop_it_notation.KINDS if game.edges == SHAPE_EDGES else drop_it_notation.COLOURS
        marks = [names[mark] for mark in MARKS]
        state["edges"] = [marks[:RIGHT_WALL], marks[RIGHT_WALL:FLOOR], marks[FLOOR:]]
    if screen.choice() >= 0:
        state["choice"] = drop_it_notation.to_json(game, screen.choice())
    return state


_TELLERS: "dict[str, Callable[[Any, Any], Json]]" = {
    "number_drop": _number_drop,
    "drop_it": _drop_it,
}
