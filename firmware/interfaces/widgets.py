"""Types of widgets that no class of theirs names."""

from typing import Any, Protocol

# Of each text in a line its letters, pixels from the left, and value, all in one list: what type
# an entry has depends on its index.
Pieces = list[Any]


class Sprites(Protocol):
    """Sprites numbered from the top left one on.

    They are a TileGrid, or several as one.
    """

    def __getitem__(self, index: int, /) -> int:
        """Return the number of the picture that a sprite shows."""

    def __setitem__(self, index: int, picture: int, /) -> None:
        """Let it show another one."""


class Glyphs(Protocol):
    """A module with a font's letters as pictures: widgets/glyphs_small.py."""

    @property
    def HEIGHT(self) -> int:
        """Pixels of all letters in it."""

    @property
    def GROUPS(self) -> tuple[tuple[int, int, str, bytes], ...]:
        """Each width's cell, cells side by side, letters, and picture."""


class Told(Protocol):
    """A bar that tells of the keys: see widgets/bars.py."""

    def told(self) -> tuple[str, str]:
        """Return hints and message."""
