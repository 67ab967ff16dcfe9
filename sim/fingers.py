"""Presses the simulated board's keys by their names, on its wires, as fingers would."""

from collections import deque
from dataclasses import dataclass
from typing import Protocol

from sim.blinka import Machine
from sim.standins.pins import STICK_MIDDLE, Pin, Register

_LOW, _HIGH = 0, 65535


class _Key(Protocol):
    @property
    def part(self) -> object:
        """What moves when this key does: two keys with one part exclude each other."""

    def set(self, down: bool) -> None:
        """Press the key, or let it go."""


@dataclass(frozen=True)
class _Button:
    register: Register
    bit: int

    @property
    def part(self) -> object:
        return self.register, self.bit

    def set(self, down: bool) -> None:
        self.register.set(self.bit, down)


class _Axis:
    """One axis of the stick: pushed both ways at once it goes where it was pushed last."""

    def __init__(self, pin: Pin) -> None:
        self._pin = pin
        self._pushes: list[int] = []

    def push(self, level: int, down: bool) -> None:
        if level in self._pushes:
            self._pushes.remove(level)
        if down:
            self._pushes.append(level)
        self._pin.level = self._pushes[-1] if self._pushes else STICK_MIDDLE


@dataclass(frozen=True)
class _Push:
    axis: _Axis
    level: int

    @property
    def part(self) -> object:
        return self.axis

    def set(self, down: bool) -> None:
        self.axis.push(self.level, down)


class Fingers:
    """Queues presses and releases, and carries them out a frame at a time.

    Within one frame no key moves twice, and no stick axis either: firmware asks a stick only once
    a frame, so a push that began and ended between two questions would be lost.
    """

    def __init__(self, machine: Machine) -> None:
        self._keys = _keys(machine)
        self._waiting: deque[tuple[str, bool]] = deque()

    @property
    def names(self) -> tuple[str, ...]:
        """The names of the board's keys."""
        return tuple(self._keys)

    @property
    def idle(self) -> bool:
        """True when nothing waits to be carried out."""
        return not self._waiting

    def move(self, name: str, down: bool) -> None:
        """Queue a press (`down`) or release of the key `name`. Raises KeyError for no such key."""
        if name not in self._keys:
            raise KeyError(f"this board has no key {name!r}")
        self._waiting.append((name, down))

    def frame(self) -> None:
        """Carry out what fits into this frame, in order."""
        moved: set[object] = set()
        while self._waiting:
            name, down = self._waiting[0]
            key = self._keys[name]
            if key.part in moved:
                return
            moved.add(key.part)
            key.set(down)
            self._waiting.popleft()


def _keys(machine: Machine) -> dict[str, _Key]:
    """Return the board's keys by name, each tied to its wire."""
    board, wiring = machine.board, machine.wiring
    register = getattr(board, wiring.register.data).register
    across = _Axis(getattr(board, wiring.stick.across))
    along = _Axis(getattr(board, wiring.stick.along))
    keys: dict[str, _Key] = {
        "up": _Push(along, _LOW),
        "down": _Push(along, _HIGH),
        "left": _Push(across, _LOW),
        "right": _Push(across, _HIGH),
    }
    keys.update((name, _Button(register, bit)) for bit, name in enumerate(wiring.register.keys))
    return keys
