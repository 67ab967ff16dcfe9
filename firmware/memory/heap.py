"""How much memory is free. Desktops never run out."""

import gc

from engine.const import const

_SHORT = const(40000)  # free bytes below which cached modules are evicted
PLENTY = const(1 << 29)  # what desktops have free


def free() -> int:
    """Return how many bytes are free once garbage has been collected."""
    gc.collect()
    return _free()


def is_short() -> bool:
    """Return whether little memory is free; garbage counts as used."""
    return _free() < _SHORT


def collect() -> None:
    """Collect garbage; takes a board about 20 ms, best spent while nothing moves."""
    gc.collect()


def _free() -> int:
    return gc.mem_free() if hasattr(gc, "mem_free") else PLENTY
