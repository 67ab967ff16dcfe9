"""Plays whole games of Drop It by key presses, for `--auto`."""

from typing import Any

from engine.drop_it.actions import colour_of, drop_action, shape_of, x_of
from engine.drop_it.board import WIDTH
from engine.drop_it.fall import clamped
from engine.drop_it.game import DROP, SPEND
from engine.drop_it.pieces import COLOURS, FIRST, KIND, KINDS, TURNS
from firmware.drop_it.screens.few_aim import MOVE, PIECE
from sim.players.drop_it_ahead import Ahead
from sim.players.key_player import KeyPlayer

_FINE = 4  # units per press while aiming
_COARSE = 8  # the same on boards with few keys


class Auto(KeyPlayer):
    """Plays Drop It by choosing a drop and then the keys that come as close to it as they can."""

    game = "drop_it"

    def _make_bot(self, players: int) -> Any:
        return Ahead()

    def _in_game(self, app: Any, screen: Any, few: bool) -> list[str]:
        game = app.session.record.game
        if self._decided != app.session.record.count:
            self._decided = app.session.record.count
            self._action = self._decide(game)
        if screen.name == "landing" and screen.is_offer:
            if few:
                return ["a" if screen.answer == self._action else "next"]
            return ["a" if self._action == SPEND else "b"]
        if screen.name != "aim":
            return ["a"]
        return [_few_key(screen, self._action) if few else _key(screen, self._action)]

    def _decide(self, game: Any) -> int:
        if game.is_over():
            return -1
        if self._bot is not None:
            return int(self._bot.choose(game))
        if game.phase != DROP:
            return self._random.randrange(2)
        held = [
            (colour, kind)
            for colour in range(COLOURS)
            for kind in range(KINDS)
            if game.left(game.side(), colour, kind)
        ]
        colour, kind = self._random.choice(held)  # pieces are equally likely, however many are left
        shape = FIRST[kind] + self._random.randrange(TURNS[kind])
        return drop_action(shape, colour, self._random.randrange(WIDTH + 1))


def _key(screen: Any, action: int) -> str:
    """Return the next key towards a drop on the aiming screen."""
    shape, colour, x = shape_of(action), colour_of(action), x_of(action)
    kind = KIND[shape]
    if (screen.colour, screen.kind) != (colour, kind):
        return "right" if screen.picking else "b"
    if screen.picking:
        return "a"
    o = shape - FIRST[kind]
    if screen.o != o:
        return "up" if (o - screen.o) % TURNS[kind] <= TURNS[kind] // 2 else "down"
    wanted, now = clamped(shape, x), clamped(shape, screen.x)
    if abs(wanted - now) < _FINE:
        return "a"
    return "right" if wanted > now else "left"


def _few_key(screen: Any, action: int) -> str:
    """Return the next key towards a drop on boards with few keys, which choose step by step."""
    shape, colour, x = shape_of(action), colour_of(action), x_of(action)
    kind = KIND[shape]
    number = screen.steps.at
    if number == PIECE:
        return "a" if (screen.colour, screen.kind) == (colour, kind) else "next"
    if number != MOVE:
        return "a" if screen.o == shape - FIRST[kind] else "next"
    far = clamped(shape, x) - clamped(shape, screen.x)
    return "a" if abs(far) <= _COARSE // 2 else "next"
