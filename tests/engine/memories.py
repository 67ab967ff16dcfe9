"""Memories for the tests of tape and journal, which count, refuse to erase, fail or wear out."""

from typing import overload

from engine.packing import CRC_BEGIN, crc16_on
from engine.store.codeword import BLANK, CODEWORDS, READ
from engine.store.tape_header import HEAD, OLD_HEAD, end_of


class Memory:
    """Bytes like `microcontroller.nvm` that count what is assigned to them.

    With `appends`, only blank bytes may be assigned to, except for all at once. The next `fails`
    assignments raise RuntimeError, as seen on a board. The bits in `stuck` never become 1.
    """

    def __init__(self, contents: bytes | bytearray, appends: bool = False) -> None:
        self.contents = bytearray(contents)
        self.appends = appends
        self.writes = 0
        self.rewrites = 0  # writes that assigned all bytes
        self.fails = 0
        self.stuck: dict[int, int] = {}  # by position

    def __len__(self) -> int:
        return len(self.contents)

    @overload
    def __getitem__(self, index: int) -> int: ...
    @overload
    def __getitem__(self, index: slice) -> bytearray: ...
    def __getitem__(self, index: int | slice) -> int | bytearray:
        return self.contents[index]

    def __setitem__(self, place: slice, data: bytes | bytearray) -> None:
        self.writes += 1
        if self.fails:
            self.fails -= 1
            raise RuntimeError("Unable to write to nvm")
        assert len(self.contents[place]) == len(data) > 0
        if len(data) == len(self.contents):
            self.rewrites += 1
        elif self.appends:
            assert set(self.contents[place]) == {BLANK}
        self.contents[place] = data
        for at in self.stuck.keys() & range(len(self.contents))[place]:
            self.contents[at] &= ~self.stuck[at]


def blank(size: int, appends: bool = False) -> Memory:
    """Return a memory as it comes from the factory."""
    return Memory(bytes([BLANK]) * size, appends)


def without_check(contents: bytes) -> bytearray:
    """Return a tape in version 1's format: other numbers in the header, no checksum after it."""
    old = bytearray(contents[:OLD_HEAD] + contents[HEAD:] + bytes([BLANK]) * (HEAD - OLD_HEAD))
    end = end_of(old) - (HEAD - OLD_HEAD)
    values = [66, 1, *(READ[byte] for byte in old[2:6]), *(end >> 6 * i & 63 for i in range(3))]
    old[:OLD_HEAD] = bytes(CODEWORDS[value] for value in values) + b"\0\0\0"
    crc = CRC_BEGIN
    for byte in old[:9]:
        crc = crc16_on(crc, byte)
    old[9:OLD_HEAD] = bytes(CODEWORDS[crc >> 6 * i & 63] for i in range(3))
    return old
