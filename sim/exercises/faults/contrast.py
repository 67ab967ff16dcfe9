"""Checks that a theme's texts stand out from their grounds."""

from collections.abc import Mapping

# What is written on what; the least ratio of their luminances, as the WCAG counts it.
_READ = (
    ("ink", "background", 7),
    ("ink", "bar", 7),
    ("ink", "filled", 4.5),
    ("dark", "circled", 4.5),
    ("dark", "ink", 7),
    ("pen", "inside", 4.5),
    ("ring", "background", 3),
    ("ring", "open", 3),
    ("ring", "filled", 3),
    ("dark", "letter", 4.5),
    ("dark", "pink", 4.5),
    ("circled", "background", 4.5),
    ("circled", "bar", 4.5),
    ("ghost", "background", 4.5),
    ("ghost", "bar", 4.5),
    ("dim", "background", 4.5),
    ("dim", "bar", 3.5),
    ("pink", "background", 4.5),
    ("letter", "background", 4.5),
    ("warning", "background", 4.5),
    ("edge", "background", 3),  # the faintest words, and what is empty
    ("edge", "open", 3),
    ("filled", "open", 1.3),  # a written cell and an empty one
    ("gone", "background", 3),
    ("star", "ink", 2.5),  # a large sign, which differs in shape, too
)


def too_near(colours: Mapping[str, int]) -> list[tuple[str, str, float, float]]:
    """Return the texts that stand out too little.

    With each come its ground, the ratio of both, and what that should be at least. The ratio is
    rounded down: nearly enough never reads as enough.
    """
    found = []
    for text, ground, least in _READ:
        found_ratio = ratio(colours[text], colours[ground])
        if found_ratio < least:
            found.append((text, ground, int(found_ratio * 10) / 10, least))
    return found


def ratio(one: int, other: int) -> float:
    """Return how many times as bright the brighter of two colours is."""
    low, high = sorted([_luminance(one), _luminance(other)])
    return (high + 0.05) / (low + 0.05)


def _luminance(colour: int) -> float:
    """Return a colour's relative luminance, 0 to 1."""
    parts = [(colour >> shift & 255) / 255 for shift in (16, 8, 0)]
    linear = [p / 12.92 if p <= 0.04045 else ((p + 0.055) / 1.055) ** 2.4 for p in parts]
    return 0.2126 * linear[0] + 0.7152 * linear[1] + 0.0722 * linear[2]
