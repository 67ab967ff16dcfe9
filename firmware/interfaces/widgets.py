"""Types of widgets that no class of theirs defines."""

from typing import Any, Protocol

# For each text in a line: its letters, x offset in pixels, and value, in one flat list, so an
# entry's type depends on its index.
Pieces = list[Any]


class Sprites(Protocol):
    """Sprites numbered from the top left: a TileGrid, or several that act as one."""

    def __getitem__(self, index: int, /) -> int:
        """Return the tile number that a sprite shows."""

    def __setitem__(self, index: int, picture: int, /) -> None:
        """Set the tile number that a sprite shows."""


class Glyphs(Protocol):
    """A module with a font's glyphs as pictures, such as widgets/glyphs_small.py."""

    @property
    def HEIGHT(self) -> int:
        """Height of every glyph in pixels."""

    @property
    def GROUPS(self) -> tuple[tuple[int, int, str, bytes], ...]:
        """For each glyph width: the cell width, cells per row, letters, and picture."""


class HintSource(Protocol):
    """A bar with key hints: see widgets/bars.py."""

    def contents(self) -> tuple[str, str]:
        """Return the hints and the message that it shows."""
