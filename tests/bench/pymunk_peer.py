"""Compares the resting places of Drop It's pieces with the physics engine `pymunk`.

`pymunk` is a package from PyPI. Each piece falls on the pile of our own game. The engine gets it
twice: at its resting place, to see whether it stays (`relaxed`), and above the pile, as it was
dropped (`dropped`). All other pieces are static, and nothing bounces. Deliberate differences on the
board, such as that pieces slide on slopes of 1/3 or more, show up as distances.
"""

from math import hypot
from random import Random

import pymunk

from engine.drop_it.board import LEVEL, WIDTH
from engine.drop_it.fall import clamped
from engine.drop_it.game import Game
from engine.drop_it.pieces import (
    BOTTOM,
    CIRCLE,
    CORNER_X,
    CORNER_Y,
    FIRST_CORNER,
    KIND,
    RADIUS,
)
from sim.players.random_drop import random_drop
from tests.bench.comparison import NEAR, Comparison

_HIGH = 2000.0  # units: the height of the walls
_GRAVITY = -900.0
FRICTIONS = (1.0, 0.4)  # rubber, and wood
_STEP = 1 / 240  # seconds
_RELAX_STEPS = 480
_DROP_STEPS = 1200
_SLACK = 0.3  # units between the pieces of a pile, so that none is pushed at once


def compare(games: int, friction: float, each: int = 3) -> Comparison:
    """Compare one in `each` of the landings of some random games."""
    moved: list[float] = []
    apart: list[float] = []
    levels: list[int] = []
    for seed in range(games):
        random = Random(seed)
        game = Game(4)
        while not game.is_over():
            action = random_drop(game, random)
            shape, x = action >> 8 & 31, action & 255
            top = game.board.top()
            pile = [_settled(game, i) for i in range(game.board.count)]
            game.apply(action)
            if game.board.count % each:
                continue
            rest = _settled(game, game.board.count - 1)
            relaxed = _fall(pile, rest[0], rest[1], rest[2] + _SLACK, _RELAX_STEPS, friction)
            moved.append(hypot(relaxed[0] - rest[1], relaxed[1] - rest[2]))
            at = clamped(shape, x)
            above = top - BOTTOM[shape] + 1.0
            dropped = _fall(pile, shape, at, above, _DROP_STEPS, friction)
            apart.append(hypot(dropped[0] - rest[1], dropped[1] - rest[2]))
            levels.append(abs(_level(dropped[2]) - game.judge.level))
    stayed = sum(one <= NEAR for one in moved) / len(moved)
    same, near = (sum(one <= most for one in levels) / len(levels) for most in (0, 1))
    return Comparison(len(moved), friction, stayed, _mean(moved), same, near, _mean(apart))


def _mean(numbers: list[float]) -> float:
    return sum(numbers) / len(numbers)


def _settled(game: Game, i: int) -> tuple[int, int, int]:
    """Return shape, x and y of a settled piece."""
    board = game.board
    return board.shape(i), board.x(i), board.y(i)


def _corners(shape: int) -> list[tuple[float, float]]:
    span = range(FIRST_CORNER[shape], FIRST_CORNER[shape + 1])
    return [(float(CORNER_X[i]), float(CORNER_Y[i])) for i in span]


def _body_shape(body: pymunk.Body, shape: int, friction: float) -> pymunk.Shape:
    """Return a piece as a shape of the physics engine."""
    made: pymunk.Shape
    if KIND[shape] == CIRCLE:
        made = pymunk.Circle(body, RADIUS - _SLACK)
    else:
        made = pymunk.Poly(body, [(x * 0.985, y * 0.985) for x, y in _corners(shape)])
    made.friction, made.elasticity = friction, 0.0
    return made


def _fall(
    pile: list[tuple[int, int, int]], shape: int, x: float, y: float, steps: int, friction: float
) -> tuple[float, float, float]:
    """Drop a shape on a pile; return the position of its centroid, and its top."""
    space = pymunk.Space()
    space.gravity = (0.0, _GRAVITY)
    space.iterations = 30
    for line in (((0, 0), (WIDTH, 0)), ((0, 0), (0, _HIGH)), ((WIDTH, 0), (WIDTH, _HIGH))):
        wall = pymunk.Segment(space.static_body, *line, 0.0)
        wall.friction, wall.elasticity = friction, 0.0
        space.add(wall)
    for other, at_x, at_y in pile:
        still = pymunk.Body(body_type=pymunk.Body.STATIC)
        still.position = (at_x, at_y)
        space.add(still, _body_shape(still, other, friction))
    body = pymunk.Body()
    body.position = (x, y)
    piece = _body_shape(body, shape, friction)
    piece.density = 1.0
    space.add(body, piece)
    for _ in range(steps):
        space.step(_STEP)
    return body.position.x, body.position.y, piece.cache_bb().top


def _level(top: float) -> int:
    return max(1, min(8, int((top + LEVEL - 2) // LEVEL)))
