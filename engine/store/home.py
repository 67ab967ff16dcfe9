"""A memory, such as `microcontroller.nvm`, that can hold a tape or a part of one."""

from engine.const import TYPE_CHECKING, const
from engine.store.codeword import BLANK

if TYPE_CHECKING:
    from engine.interfaces import Memory

_PIECE = const(64)  # bytes
_UNREADABLE = const(1)


class Home:
    """A range of bytes in a memory, counted from its start.

    `at_once` is how many bytes to read back at a time. One at a time allocates nothing. But for
    each read an ESP32 reads all of its memory, and a file is opened: there a slice is better,
    although it has to be allocated.
    """

    def __init__(self, memory: "Memory", start: int, length: int, at_once: int = 1) -> None:
        self.memory = memory
        self.start = start
        self.length = length
        self._at_once = at_once

    def read(self, start: int, stop: int) -> bytes | bytearray:
        """Return new bytes, read from the memory.

        If it cannot be read, as can happen on an ESP32, they are neither codewords nor blank, so
        the memory is found damaged.
        """
        try:
            return self.memory[self.start + start : self.start + stop]
        except (RuntimeError, OSError):
            return bytes((_UNREADABLE,)) * (stop - start)

    def write(self, start: int, data: bytes | bytearray) -> bool:
        """Write all of a bytearray; return whether the memory then holds it.

        Most boards do not report that a write failed; one has been seen to raise RuntimeError.
        """
        start += self.start
        try:
            self.memory[start : start + len(data)] = data
            return self._holds(start, data)
        except (RuntimeError, OSError):
            return False

    def _holds(self, start: int, data: bytes | bytearray) -> bool:
        memory = self.memory
        at_once = self._at_once
        if at_once == 1:
            for i in range(len(data)):
                if memory[start + i] != data[i]:
                    return False
            return True
        for at in range(0, len(data), at_once):
            end = min(at + at_once, len(data))
            if memory[start + at : start + end] != data[at:end]:
                return False
        return True

    def is_blank(self) -> bool:
        """Return whether nothing was ever written: all bits are 1 or, on an ESP32, all 0."""
        first = self.read(0, 1)[0] if self.length else BLANK
        if first not in (0, BLANK):
            return False
        for at in range(0, self.length, _PIECE):  # a board's heap has no large gaps
            for byte in self.read(at, min(at + _PIECE, self.length)):
                if byte != first:
                    return False
        return True
