"""Presses the simulated board's keys by name, through its wires."""

from collections import deque

from sim.board.simulated_board import Machine


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
