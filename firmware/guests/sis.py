"""SIS, a guest that only the bundles of fast boards include: see sim/bundler/fast_boards.py."""

from engine.number_drop.ahead import Ahead


class Player(Ahead):
    """A level between LU6 and DAD, loaded for one move at a time."""
