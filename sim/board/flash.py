"""A board's non-volatile memory: erased in blocks, worn out, and interrupted by power cuts."""

import copy
import random
from typing import overload

from sim.board.flash_kinds import KINDS

Bytes = bytes | bytearray | memoryview


class PowerCut(BaseException):
    """The power is gone; derives from BaseException so that no `except Exception` catches it."""


class Flash:
    """`microcontroller.nvm` of one of `sim.board.flash_kinds.KINDS`; every assignment is one write.

    The steps of all writes are counted in `steps`: one for each byte programmed, and three for each
    erase (about to begin, in progress, done). At step number `cut_at`, counted from 1, the power
    goes. The memory then has contents that the chip might hold, chosen by `seed`. That access and
    all later ones raise PowerCut; `reopened` returns the memory in its state after the cut. Write
    number `fail_at`, counted from 1, raises RuntimeError, as seen on boards, and changes nothing.
    `cut_at` and `fail_at` may be set at any time. `erases` counts the erases of each area that
    wears out separately, `programs` the pages programmed, `writes` the writes begun.
    """

    def __init__(
        self,
        kind: str,
        size: int | None = None,
        contents: Bytes | None = None,
        *,
        cut_at: int | None = None,
        fail_at: int | None = None,
        seed: int = 0,
    ) -> None:
        """Make a blank memory, or one with `contents`.

        Its size is that of the `kind` unless a smaller one is given.

        Raises KeyError for an unknown kind, ValueError for an impossible size.
        """
        self._chip = KINDS[kind]()
        if size is None:
            size = self._chip.size if contents is None else len(contents)
        if not 0 <= size <= self._chip.size:
            raise ValueError(f"memory of {kind} has 0 to {self._chip.size} bytes, not {size}")
        if contents is not None and len(contents) != size:
            raise ValueError(f"{len(contents)} bytes of contents for a memory of {size}")
        self._memory = bytearray([self._chip.blank]) * size
        if contents is not None:
            self._memory[:] = contents
        self.kind = kind
        self.cut_at, self.fail_at, self._seed = cut_at, fail_at, seed
        self.steps = self.writes = self.programs = 0
        self.erases = [0] * self._chip.places(size)
        self._is_off = False

    @property
    def contents(self) -> bytes:
        """All bytes, readable even without power, which a board does not offer."""
        return bytes(self._memory)

    def reopened(self, cut_at: int | None = None, seed: int = 0) -> "Flash":
        """Return the memory as it is when the power is back, with steps counted from 0.

        Its bytes and wear are the same.
        """
        again = Flash(self.kind, contents=self._memory, cut_at=cut_at, seed=seed)
        again._chip = copy.copy(self._chip)
        again.erases[:] = self.erases
        again.programs = self.programs
        return again

    def __len__(self) -> int:
        return len(self._memory)

    @overload
    def __getitem__(self, index: int) -> int: ...
    @overload
    def __getitem__(self, index: slice) -> bytearray: ...
    def __getitem__(self, index: int | slice) -> int | bytearray:
        if self._is_off:  # inlined check: the firmware reads millions of single bytes
            self._need_power()
        if type(index) is slice:
            _check_step(index)
        return self._memory[index]

    def __setitem__(self, index: int | slice, value: int | Bytes) -> None:
        self._need_power()
        if isinstance(index, slice):
            start, values = self._slice(index, value)
        else:
            start, values = self._place(index), _byte(value)
        self._write(start, values)

    # A board's memory is not iterable: a program that iterated over it would only work here.
    __iter__ = None

    def _write(self, start: int, values: bytes) -> None:
        self.writes += 1
        if self.writes == self.fail_at:
            raise RuntimeError("Unable to write to nvm.")
        for operation in self._chip.operations(self._memory, start, values):
            before = self.steps
            for place in operation.erased:
                self.erases[place] += 1
            self.programs += operation.pages
            if self.cut_at is not None and before < self.cut_at <= before + operation.steps:
                chance = random.Random(f"{self._seed} {self.cut_at}")
                operation.cut(self._memory, self.cut_at - before - 1, chance)
                self.steps = self.cut_at
                self._is_off = True
                raise PowerCut(f"the power went at flash step {self.cut_at}")
            operation.finish(self._memory)
            self.steps += operation.steps

    def _need_power(self) -> None:
        if self._is_off:
            raise PowerCut("the power is off: go on with reopened()")

    def _slice(self, index: slice, value: int | Bytes) -> tuple[int, bytes]:
        _check_step(index)
        if not isinstance(value, bytes | bytearray | memoryview):
            raise NotImplementedError("array/bytes required on right side")
        start, stop, _ = index.indices(len(self._memory))
        if len(value) != max(stop - start, 0):
            raise ValueError("Slice and value different lengths.")
        return start, bytes(value)

    def _place(self, index: int) -> int:
        places = range(len(self._memory))
        return places[index]


def _check_step(index: slice) -> None:
    if index.step not in (None, 1):
        raise NotImplementedError("only slices with step=1 (aka None) are supported")


def _byte(value: int | Bytes) -> bytes:
    if not isinstance(value, int):
        raise TypeError("one byte of nvm takes an int of 0 to 255")
    return bytes([value])
