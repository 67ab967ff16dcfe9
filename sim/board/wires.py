"""Finds out which wire each key is on.

Nothing here is specific to a board. Each pin that a board file's make_keys() scans is tried, and
the event that results names the key.
"""

from collections.abc import Iterator
from dataclasses import dataclass, field
from typing import Any, Protocol

from sim.board.board_files import BoardFileError
from sim.board.standins.pins import STICK_MIDDLE, BoardModule, Matrix, Pin, Register

_LOW, _HIGH = 0, 65535


class Wire(Protocol):
    """A switch or stick that a key moves."""

    @property
    def part(self) -> object:
        """The part that moves; two keys that share a part exclude each other."""

    def set(self, down: bool) -> None:
        """Press or release the key."""


@dataclass(frozen=True)
class Switch:
    """A button on a pin of its own, which it connects to a level."""

    part: Pin
    level: bool

    def set(self, down: bool) -> None:
        """Press or release the key."""
        self.part.touch(self.level if down else None)


@dataclass(frozen=True)
class Place:
    """A button at a position in a shift register or matrix."""

    parts: Register | Matrix
    number: int

    @property
    def part(self) -> object:
        """The part that moves."""
        return id(self.parts), self.number

    def set(self, down: bool) -> None:
        """Press or release the key."""
        self.parts.set(self.number, down)


@dataclass(eq=False)
class Axis:
    """One axis of a stick, held by the latest push."""

    pin: Pin
    pushes: list[int] = field(default_factory=list)

    def push(self, level: int, down: bool) -> None:
        """Push the stick to one end, or end that push."""
        if level in self.pushes:
            self.pushes.remove(level)
        if down:
            self.pushes.append(level)
        self.pin.level = self.pushes[-1] if self.pushes else STICK_MIDDLE


@dataclass(frozen=True)
class Push:
    """A stick pushed to one end of an axis."""

    part: Axis
    level: int

    def set(self, down: bool) -> None:
        """Push the stick, or end the push."""
        self.part.push(self.level, down)


def find_keys(board: BoardModule, board_file: Any) -> dict[str, Wire]:
    """Return the wire that presses each of the board file's KEYS, in their order.

    Raises BoardFileError if their number differs from that of the keys on its pins.
    """
    place = f"boards/{board_file.__name__.rpartition('.')[2]}.py"
    keys = board_file.make_keys()
    if keys is None:
        raise BoardFileError(f"{place}: make_keys() returns nothing")
    found: dict[str, Wire] = {}
    for wire in _wires(board):
        wire.set(True)
        events = _events(keys)
        wire.set(False)
        events += _events(keys)
        for number in events:
            if number > len(board_file.KEYS):
                raise BoardFileError(f"{place}: make_keys() scans more keys than KEYS names")
            if number > 0:
                found.setdefault(board_file.KEYS[number - 1], wire)
    silent = [name for name in board_file.KEYS if name not in found]
    if silent:
        raise BoardFileError(
            f"{place}: make_keys() scans no pin that presses {', '.join(silent)}: "
            "KEYS has to name what it scans, in that order"
        )
    return {name: found[name] for name in board_file.KEYS}


def _wires(board: BoardModule) -> Iterator[Wire]:
    """Yield every wire that the program scans."""
    for pin in board.pins:
        if pin.pressed_at is not None:
            yield Switch(pin, pin.pressed_at)
        if pin.is_analog:
            axis = Axis(pin)
            yield Push(axis, _LOW)
            yield Push(axis, _HIGH)
        if pin.register is not None:
            yield from (Place(pin.register, bit) for bit in range(len(pin.register.bits)))
        if pin.matrix is not None:
            yield from (Place(pin.matrix, number) for number in range(len(pin.matrix.down)))


def _events(keys: Any) -> list[int]:
    events = []
    while event := keys.next_event():
        events.append(event)
    return events
