"""Checks that a theme's texts contrast with their backgrounds."""

from collections.abc import Mapping

# Text colour, background colour, and the least contrast ratio between them as defined by the WCAG.
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
    ("edge", "background", 3),  # the faintest words, and empty cells
    ("edge", "open", 3),
    ("filled", "open", 1.3),  # a filled cell next to an empty one
    ("gone", "background", 3),
    ("star", "ink", 2.5),  # a large symbol, also recognizable by its shape
)


def too_near(colours: Mapping[str, int]) -> list[tuple[str, str, float, float]]:
    """Return the texts with too little contrast: text, background, contrast ratio, least ratio.

    The ratio is rounded down, so that one just below the limit is never shown as reaching it.
    """
    found = []
    for text, ground, least in _READ:
        found_ratio = ratio(colours[text], colours[ground])
        if found_ratio < least:
            found.append((text, ground, int(found_ratio * 10) / 10, least))
    return found


def ratio(one: int, other: int) -> float:
    """Return the WCAG contrast ratio of two colours."""
    low, high = sorted([_luminance(one), _luminance(other)])
    return (high + 0.05) / (low + 0.05)


def _luminance(colour: int) -> float:
    """Return a colour's relative luminance, 0 to 1."""
    parts = [(colour >> shift & 255) / 255 for shift in (16, 8, 0)]
    linear = [p / 12.92 if p <= 0.04045 else ((p + 0.055) / 1.055) ** 2.4 for p in parts]
    return 0.2126 * linear[0] + 0.7152 * linear[1] + 0.0722 * linear[2]
