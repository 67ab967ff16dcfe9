"""Presses the simulated board's keys by name, on its wires."""

from collections import deque

from sim.board.simulated_board import Machine


class Fingers:
    """Carries out presses and releases of keys, frame by frame.

    Within one frame no key moves twice, and no stick axis either: firmware asks a stick only once
    a frame, so a push that began and ended between two questions would be lost.
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
        """True when nothing waits to be carried out."""
        return not self._waiting

    def move(self, name: str, down: bool) -> None:
        """Queue a press (`down`) or release of the key `name`.

        Raises KeyError for no such key.
        """
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
