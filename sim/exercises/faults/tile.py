"""Finds the faults in a tile, and games that deal it."""

from typing import Any

SEEDS = 40
_MOST_IN_LINE = 4  # cells that fit into a tile's picture


def faults(shape: int) -> list[tuple[Any, ...]]:
    """Return a list with the first fault, if any, of a shape in engine/number_drop/shapes.py."""
    from engine.number_drop import shapes

    first = shapes.FIRST[shape]
    if shapes.SHAPE[first] != shape:
        return [("sameShape", shapes.NAMES[shapes.SHAPE[first]])]
    size = shapes.SIZE[first]
    if not 3 <= size <= shapes.MOST_CELLS:
        return [("size", size, shapes.MOST_CELLS)]
    if max(shapes.WIDE[first], shapes.TALL[first]) > _MOST_IN_LINE:
        return [("line", _MOST_IN_LINE)]
    cells = set(shapes.OFFSETS[first * shapes.MOST_CELLS :][:size])
    reached: set[int] = set()
    more = {min(cells)}
    while more:
        reached |= more
        more = {cell + step for cell in more for step in (1, -1, 8, -8)} & (cells - reached)
    return [] if reached == cells else [("apart",)]


def games_with(shape: int) -> list[int]:
    """Return the seeds below SEEDS whose games of two players deal the shape."""
    from engine.number_drop.game import Game

    return [seed for seed in range(SEEDS) if shape in list(Game(2, seed).tiles)]
