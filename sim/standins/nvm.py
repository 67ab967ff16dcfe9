"""Stand-in for microcontroller.nvm: bytes that stay, in a file if there is one."""

import os
from pathlib import Path
from typing import overload

_ERASED = 0xFF


class ByteArray:
    """The board's non-volatile memory; every assignment is a write, as on the board.

    With a file each write replaces it in one step, so that a run that is cut off leaves the old
    bytes or the new ones. Raises ValueError if the file has another size than the memory, OSError
    if it cannot be read or written.
    """

    def __init__(self, size: int, file: Path | None = None) -> None:
        self._file = file
        self._bytes = bytearray([_ERASED]) * size
        if file is not None and file.exists():
            kept = file.read_bytes()
            if len(kept) != size:
                raise ValueError(f"{file} has {len(kept)} bytes, this board's memory {size}")
            self._bytes[:] = kept
        else:
            self._keep()

    def __len__(self) -> int:
        return len(self._bytes)

    @overload
    def __getitem__(self, index: int) -> int: ...
    @overload
    def __getitem__(self, index: slice) -> bytearray: ...
    def __getitem__(self, index: int | slice) -> int | bytearray:
        return self._bytes[index]

    def __setitem__(self, index: int | slice, value: int | bytes | bytearray | memoryview) -> None:
        if isinstance(index, slice):
            if isinstance(value, int) or len(self._bytes[index]) != len(value):
                raise ValueError("a slice of nvm takes exactly as many bytes as it has")
            self._bytes[index] = value
        elif isinstance(value, int):
            self._bytes[index] = value
        else:
            raise TypeError("one byte of nvm takes an int of 0 to 255")
        self._keep()

    def _keep(self) -> None:
        if self._file is None:
            return
        beside = self._file.with_name(self._file.name + ".new")
        beside.write_bytes(self._bytes)
        os.replace(beside, self._file)
