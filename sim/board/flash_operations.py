"""A flash chip's operations step by step, as power cuts interrupt them."""

import random
from abc import ABC, abstractmethod

ERASED = 0xFF
# On ESP32, a missing blob reads as zeros, and so does all of the memory then.
NO_BLOB = 0x00
_ERASE_STEPS = 3  # about to begin, in progress, done
# Each byte of an unfinished page keeps all of its 1s, some of them or none, with equal chance. A
# random byte selects a mask of the bits that it keeps, and one of those that it may keep.
_THIRD = 256 // 3
_KEPT = bytes([0xFF]) * _THIRD + bytes(256 - _THIRD)
_OPEN = bytes(_THIRD) + bytes([0xFF]) * _THIRD + bytes(256 - 2 * _THIRD)


class Operation(ABC):
    """One command of a write, carried out in `steps` steps.

    `erased` lists the areas worn by an erase, `pages` counts the pages programmed.
    """

    steps: int
    erased: tuple[int, ...] = ()
    pages = 0

    @abstractmethod
    def finish(self, memory: bytearray) -> None:
        """Carry out the whole operation."""

    @abstractmethod
    def cut(self, memory: bytearray, step: int, chance: random.Random) -> None:
        """Leave memory in a state that the chip may be in after a power cut at `step`.

        Steps count from 0 to steps - 1.
        """


class Erase(Operation):
    """Sets all bits from `start` up to, but not including, `stop`.

    While erasing, a chip clears bits first.
    """

    steps = _ERASE_STEPS

    def __init__(self, start: int, stop: int, place: int) -> None:
        self._start, self._stop = start, stop
        self.erased = (place,)

    def finish(self, memory: bytearray) -> None:
        memory[self._start : self._stop] = bytes([ERASED]) * (self._stop - self._start)

    def cut(self, memory: bytearray, step: int, chance: random.Random) -> None:
        if step == 0:
            return
        if step == self.steps - 1:
            self.finish(memory)
            return
        left = chance.choice(("old", "erased", "bits set", "bits cleared"))
        count = self._stop - self._start
        old = int.from_bytes(memory[self._start : self._stop])
        some = int.from_bytes(_some_bits(chance, count))
        if left == "erased":
            self.finish(memory)
        elif left != "old":
            mixed = old | some if left == "bits set" else old & some
            memory[self._start : self._stop] = mixed.to_bytes(count)


class Program(Operation):
    """Clears in one page the bits that `values` wants cleared, one byte per step."""

    pages = 1

    def __init__(self, start: int, values: bytes | bytearray) -> None:
        self._start, self._values = start, values
        self.steps = len(values)

    def finish(self, memory: bytearray) -> None:
        self._clear(memory, 0, bytes(self.steps))

    def cut(self, memory: bytearray, step: int, chance: random.Random) -> None:
        self._clear(memory, 0, bytes(step))
        left = chance.choice(("prefix", "byte", "page"))
        if left == "byte":
            self._clear(memory, step, bytes([chance.randrange(256)]))
        elif left == "page":
            self._clear(memory, step, _spared(chance, self.steps - step))

    def _clear(self, memory: bytearray, first: int, spared: bytes) -> None:
        """Program the bytes from `first` on, except for the bits set in `spared`."""
        place = slice(self._start + first, self._start + first + len(spared))
        values = int.from_bytes(self._values[first : first + len(spared)])
        left = int.from_bytes(memory[place]) & (values | int.from_bytes(spared))
        memory[place] = left.to_bytes(len(spared))


class EraseNamespace(Operation):
    """ESP32: marks the old blob's entries in the log as erased."""

    steps = _ERASE_STEPS

    def finish(self, memory: bytearray) -> None:
        memory[:] = bytes([NO_BLOB]) * len(memory)

    def cut(self, memory: bytearray, step: int, chance: random.Random) -> None:
        # A blob without all of its entries is dropped when the storage is next opened.
        if step == self.steps - 1 or step > 0 and chance.random() < 0.5:
            self.finish(memory)


class WriteBlob(Operation):
    """ESP32: appends the new blob to the log, its bytes first and its index as the last step."""

    def __init__(self, values: bytes | bytearray, erased: tuple[int, ...], pages: int) -> None:
        self._values = values
        self.steps = len(values) + 1
        self.erased, self.pages = erased, pages

    def finish(self, memory: bytearray) -> None:
        memory[:] = self._values

    def cut(self, memory: bytearray, step: int, chance: random.Random) -> None:
        if step == self.steps - 1 and chance.random() < 0.5:
            self.finish(memory)


def _spared(chance: random.Random, count: int) -> bytes:
    """Return `count` masks of spared bits, each with all, some or none of them set."""
    which = chance.randbytes(count)
    some = int.from_bytes(chance.randbytes(count)) & int.from_bytes(which.translate(_OPEN))
    return (int.from_bytes(which.translate(_KEPT)) | some).to_bytes(count)


def _some_bits(chance: random.Random, count: int) -> bytes:
    """Return `count` bytes with 1/4, 1/2 or 3/4 of their bits set."""
    one = int.from_bytes(chance.randbytes(count))
    other = int.from_bytes(chance.randbytes(count))
    return chance.choice((one & other, one, one | other)).to_bytes(count)
