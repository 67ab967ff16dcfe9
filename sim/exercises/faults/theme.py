"""Finds the faults in a theme."""

from typing import Any

from sim.bundler.checks import theme_parts
from sim.exercises.faults import contrast

OURS = ("dark", "light", "contrast")
_LEAST_OWN = 4  # colours that none of our themes has in that role


def faults(name: str) -> list[tuple[Any, ...]]:
    """Return the faults of a theme in firmware/themes/.

    If some of its colours are missing or malformed, only those faults are returned.
    """
    from firmware.memory.loader import import_named
    from firmware.theme import DARK

    colours = getattr(import_named("firmware.themes." + name), "COLOURS", {})
    found = theme_parts.faults(colours, DARK)
    if found:
        return found
    others = [DARK] + [import_named("firmware.themes." + other).COLOURS for other in OURS[1:]]
    own = [part for part in colours if all(colours[part] != other[part] for other in others)]
    if len(own) < _LEAST_OWN:
        found.append(("fewColours", len(own), _LEAST_OWN))
    return found + [("unreadable",) + pair for pair in contrast.too_near(colours)]
