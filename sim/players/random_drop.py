"""Drops at random: to play against, and to begin games."""

from random import Random

from engine.drop_it.actions import drop_action
from engine.drop_it.board import WIDTH
from engine.drop_it.game import DROP, Game
from engine.drop_it.pieces import COLOURS, FIRST, KINDS, TURNS


def random_drop(game: Game, random: Random) -> int:
    """Return a random drop of any piece that the side has, in any orientation and place."""
    assert game.phase == DROP
    held = [
        (colour, kind)
        for colour in range(COLOURS)
        for kind in range(KINDS)
        for _ in range(game.left(game.side(), colour, kind))
    ]
    colour, kind = random.choice(held)
    shape = FIRST[kind] + random.randrange(TURNS[kind])
    return drop_action(shape, colour, random.randrange(WIDTH + 1))
