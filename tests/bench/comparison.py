"""How falls of Drop It compare with a physics engine's: see pymunk_peer.py."""

from dataclasses import dataclass

NEAR = 4.0  # units


@dataclass(frozen=True)
class Comparison:
    """Over so many landings: the share that stayed within NEAR, and that fell to the same level."""

    landings: int
    stayed: float
    mean_moved: float
    same_level: float
    mean_apart: float
