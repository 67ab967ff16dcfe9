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
    """What numbers are written to or read from: Bits, or an entry."""

    def carry(self, number: int, width: int, /) -> int:
        """Write a number of `width` bits, or read one.

        Return it.
        """


class Recorded(Protocol):
    """A game's actions as bits, of either kind of game."""

    bits: Bits
    count: int


class Memory(Protocol):
    """Bytes that outlive the power, as `microcontroller.nvm` has them.

    They are read and assigned by slices.
    """

    def __len__(self) -> int: ...

    @overload
    def __getitem__(self, at: int, /) -> int: ...

    @overload
    def __getitem__(self, part: slice, /) -> bytes | bytearray: ...

    def __setitem__(self, part: slice, data: bytes | bytearray, /) -> None: ...
