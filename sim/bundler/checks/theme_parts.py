"""Finds colours that are missing from a theme's COLOURS, unknown or invalid."""

from collections.abc import Iterable, Mapping
from typing import Any

WORDS = {
    "noColour": "no colour for {!r}",
    "noPart": "there is no part {!r}",
    "isNoColour": "{!r} is not a colour: write it as 0x3FA0FF",
}


def faults(colours: Mapping[str, Any], parts: Iterable[str]) -> list[tuple[Any, ...]]:
    """Return what is wrong, as keys of WORDS with their details.

    `parts` are the names of all colours, as in firmware/theme.py.
    """
    parts = list(parts)
    found: list[tuple[Any, ...]] = [("noColour", part) for part in parts if part not in colours]
    found += [("noPart", part) for part in colours if part not in parts]
    return found + [("isNoColour", part) for part in colours if not _is_colour(colours[part])]


def _is_colour(value: Any) -> bool:
    return isinstance(value, int) and 0 <= value <= 0xFFFFFF
