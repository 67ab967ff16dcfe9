"""A handheld's front: the positions of its screen and of its keys.

A few rules derive them from the keys that the board has. The directions form a cross at the left
of the screen and a b x y a diamond at its right; select and start are below it. Three keys form a
column; two are on either side of the screen.
"""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass

CROSS = {"up": (1, 0), "left": (0, 1), "right": (2, 1), "down": (1, 2)}  # places in a 3x3 grid
DIAMOND = {"x": (1, 0), "y": (0, 1), "a": (2, 1), "b": (1, 2)}
PAIR = {"a": (1, 0), "b": (0, 1)}  # replaces the diamond if there are only these two
BELOW = ("select", "start")
_LEAST_KEY = 26  # pixels, so that a word fits on it
_MARGIN = 12


@dataclass(frozen=True)
class Key:
    """A key of the faceplate, as a box around it.

    `label` is what is printed on it. The box is in pixels.
    """

    name: str
    label: str
    left: int
    top: int
    width: int
    height: int

    @property
    def middle(self) -> tuple[int, int]:
        """The point in the middle."""
        return self.left + self.width // 2, self.top + self.height // 2

    def holds(self, x: int, y: int) -> bool:
        """Return whether a point is on the key."""
        return 0 <= x - self.left < self.width and 0 <= y - self.top < self.height


@dataclass(frozen=True)
class Faceplate:
    """A board's size in pixels, the top left corner of its `screen`, and its keys."""

    width: int
    height: int
    screen: tuple[int, int]
    keys: tuple[Key, ...]

    def key_at(self, x: int, y: int) -> str | None:
        """Return the name of the key at a point of the faceplate, or None."""
        return next((key.name for key in self.keys if key.holds(x, y)), None)


def make_faceplate(
    screen: tuple[int, int], names: Sequence[str], labels: Mapping[str, str]
) -> Faceplate:
    """Return the faceplate for a screen of this width and height in pixels and the keys `names`."""
    width, height = screen
    size = max(_LEAST_KEY, min(width, height) // 7)
    left = left_of_screen(names)
    right = right_of_screen(names)
    pills = [name for name in BELOW if name in names]
    left_width, right_width = _span(left, size), _span(right, size)
    body_height = max(height, _depth(left, size), _depth(right, size))
    top = _MARGIN + (body_height - height) // 2
    keys: dict[str, tuple[int, int, int, int]] = {}
    for field, x in ((left, _MARGIN), (right, _MARGIN + left_width + width + _gap(right))):
        y = _MARGIN + (body_height - _depth(field, size)) // 2
        for name, (col, row) in field.items():
            keys[name] = (x + col * size, y + row * size, size, size)
    below = _MARGIN + body_height + _MARGIN
    middle = _MARGIN + left_width + width // 2
    for index, name in enumerate(pills):
        x = middle + (index * 2 - len(pills)) * size + size // 8
        keys[name] = (x, below, size * 7 // 4, size * 2 // 3)
    return Faceplate(
        width + left_width + right_width + 2 * _MARGIN,
        below + (size * 2 // 3 + _MARGIN if pills else 0),
        (_MARGIN + left_width, top),
        tuple(Key(name, labels.get(name, name.upper()), *box) for name, box in keys.items()),
    )


def left_of_screen(names: Sequence[str]) -> dict[str, tuple[int, int]]:
    """Return the keys left of the screen, with the column and row of each."""
    if all(name in names for name in CROSS):
        return CROSS
    if len(names) == 2:
        return {names[0]: (0, 0)}
    return {name: (0, row * 2) for row, name in enumerate(names)}


def right_of_screen(names: Sequence[str]) -> dict[str, tuple[int, int]]:
    """Return the keys right of the screen, with the column and row of each."""
    if all(name in names for name in CROSS):
        here = {name: place for name, place in DIAMOND.items() if name in names}
        return PAIR if set(here) == set(PAIR) else here
    return {names[1]: (0, 0)} if len(names) == 2 else {}


def _gap(field: dict[str, tuple[int, int]]) -> int:
    return _MARGIN if field else 0


def _span(field: dict[str, tuple[int, int]], size: int) -> int:
    """Return a key field's width, including the gap next to the screen."""
    return (max(col for col, _ in field.values()) + 1) * size + _MARGIN if field else 0


def _depth(field: dict[str, tuple[int, int]], size: int) -> int:
    return (max(row for _, row in field.values()) + 1) * size if field else 0
