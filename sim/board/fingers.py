"""Presses the simulated board's keys by name, through its wires."""

from collections import deque
from typing import TYPE_CHECKING, Protocol

from firmware.keys.commands import ALL
from sim.board.simulated_board import Machine

if TYPE_CHECKING:  # at run time the board has to be imported first
    from firmware.app import App


class Presser(Protocol):
    """Something that presses keys."""

    @property
    def idle(self) -> bool:
        """Whether no move is waiting to be performed."""

    def move(self, name: str, down: bool) -> None:
        """Queue a press (`down`) or release of the key `name`."""

    def frame(self) -> None:
        """Perform the queued moves that fit into this frame, in order."""


class NoFingers:
    """Gives a board without keys the events of keys that it lacks, so that programs can play it."""

    idle = True

    def __init__(self, app: "App") -> None:
        self._app = app

    def move(self, name: str, down: bool) -> None:
        """Give the event of a key; ValueError for an unknown one."""
        number = ALL.index(name) + 1
        self._app.input.events.append((number if down else -number, None))

    def frame(self) -> None:
        """Do nothing: no move waits."""


def make(machine: Machine, app: "App") -> Presser:
    """Return what presses the keys of a board."""
    return Fingers(machine) if machine.keys else NoFingers(app)


class Fingers:
    """Performs presses and releases of keys, frame by frame.

    No key and no stick axis moves twice within one frame. Firmware samples a stick only once per
    frame, so a push that began and ended between two samples would be lost.
    """

    def __init__(self, machine: Machine) -> None:
        self._keys = machine.keys
        self._waiting: deque[tuple[str, bool]] = deque()

    @property
    def names(self) -> tuple[str, ...]:
        """The names of the board's keys."""
        return tuple(self._keys)

    @property
    def idle(self) -> bool:
        """Whether no move is waiting to be performed."""
        return not self._waiting

    def move(self, name: str, down: bool) -> None:
        """Queue a press (`down`) or release of the key `name`; KeyError if there is no such key."""
        if name not in self._keys:
            raise KeyError(f"this board has no key {name!r}")
        self._waiting.append((name, down))

    def frame(self) -> None:
        """Perform the queued moves that fit into this frame, in order."""
        moved: set[object] = set()
        while self._waiting:
            name, down = self._waiting[0]
            key = self._keys[name]
            if key.part in moved:
                return
            moved.add(key.part)
            key.set(down)
            self._waiting.popleft()
