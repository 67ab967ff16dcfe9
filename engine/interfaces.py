"""Interfaces of what the engine must not import; for the type checker, never on a board."""

from typing import Protocol, overload

from engine.packing import Bits


class Scored(Protocol):
    """A game whose sides have points; there are `sides` of them, by default one per player."""

    @property
    def players(self) -> int:
        """The number of players."""

    def score(self, side: int, /) -> int:
        """Return a side's points."""


class Playable(Protocol):
    """A game that actions can be applied to."""

    def apply(self, action: int, /) -> None:
        """Apply an action."""


class Carrier(Protocol):
    """Anything that numbers are written to or read from: Bits, or an entry of a log."""

    def carry(self, number: int, width: int, /) -> int:
        """Write a number of `width` bits, or read one; return it."""


class Recorded(Protocol):
    """A game's actions as bits."""

    bits: Bits
    count: int


class Memory(Protocol):
    """Bytes that survive power-off, read and assigned by slices, such as `microcontroller.nvm`."""

    def __len__(self) -> int: ...

    @overload
    def __getitem__(self, at: int, /) -> int: ...

    @overload
    def __getitem__(self, part: slice, /) -> bytes | bytearray: ...

    def __setitem__(self, part: slice, data: bytes | bytearray, /) -> None: ...
