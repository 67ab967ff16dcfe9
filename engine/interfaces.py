"""What the engine asks of things it must not know.

It is for types alone, never on a board.
"""

from typing import Protocol, overload

from engine.packing import Bits


class Scored(Protocol):
    """A game whose sides have points.

    `sides`, if it has such, says how many there are; else they are its players.
    """

    @property
    def players(self) -> int:
        """How many play."""

    def score(self, side: int, /) -> int:
        """Return a side's points."""


class Playable(Protocol):
    """A game of either kind."""

    def apply(self, action: int, /) -> None:
        """Do an action."""


class Carrier(Protocol):
    """What numbers are carried into, or out of: Bits, or an entry of a Log."""

    def carry(self, number: int, width: int, /) -> int:
        """Write a number of `width` bits and return it; or read one and return that."""


class Recorded(Protocol):
    """A game's actions as bits, of either kind of game."""

    bits: Bits
    count: int


class Memory(Protocol):
    """What `microcontroller.nvm` is: bytes that outlive the power, read and assigned by slices."""

    def __len__(self) -> int: ...

    @overload
    def __getitem__(self, at: int, /) -> int: ...

    @overload
    def __getitem__(self, part: slice, /) -> bytes | bytearray: ...

    def __setitem__(self, part: slice, data: bytes | bytearray, /) -> None: ...
