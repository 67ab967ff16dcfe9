"""How Drop It's falls compare with a physics engine's: see pymunk_peer.py."""

from dataclasses import dataclass

NEAR = 4.0  # units


@dataclass(frozen=True)
class Comparison:
    """The results of `landings` landings at a friction, with the other pieces frozen.

    Placed at rest: the share that stayed within NEAR, and how far all moved. Falling freely: the
    share that ended in the same level, the share in that or an adjacent one, and how far apart all
    ended.
    """

    landings: int
    friction: float
    stayed: float
    mean_moved: float
    same_level: float
    near_level: float
    mean_apart: float
