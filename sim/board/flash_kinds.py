"""How each kind of board writes its `microcontroller.nvm`, according to CircuitPython's sources."""

from abc import ABC, abstractmethod
from collections.abc import Iterator

from sim.board.flash_operations import (
    ERASED,
    NO_BLOB,
    Erase,
    EraseNamespace,
    Operation,
    Program,
    WriteBlob,
)


class Kind(ABC):
    """One kind of non-volatile memory.

    `size` is its usual size in bytes, `blank` the byte that a blank memory reads as.
    """

    size: int
    blank = ERASED

    def places(self, size: int) -> int:
        """Return how many areas of a memory of `size` bytes wear out separately."""
        return 1

    @abstractmethod
    def operations(
        self, memory: bytearray, start: int, values: bytes | bytearray
    ) -> Iterator[Operation]:
        """Yield what the chip does to write `values`.

        Each operation is finished before the next.
        """


class Rp2(Kind):
    """RP2040, RP2350: erases its one sector only if a byte that is to be written is not blank."""

    size = 4096
    _PAGE = 256

    def operations(
        self, memory: bytearray, start: int, values: bytes | bytearray
    ) -> Iterator[Operation]:
        if memory[start : start + len(values)].count(ERASED) == len(values):
            yield from _programs(start, values, self._PAGE)
        else:
            yield from _rewritten(memory, start, values, self._PAGE)


class Samd51(Kind):
    """SAMD51: always erases its one block, even to write nothing."""

    size = 8192
    _PAGE = 512

    def operations(
        self, memory: bytearray, start: int, values: bytes | bytearray
    ) -> Iterator[Operation]:
        return _rewritten(memory, start, values, self._PAGE)


class Nrf52(Kind):
    """nRF52840: erases each page that it touches, one by one, even if the page does not change."""

    size = 8192
    _PAGE = 4096

    def places(self, size: int) -> int:
        return -(-size // self._PAGE)

    def operations(
        self, memory: bytearray, start: int, values: bytes | bytearray
    ) -> Iterator[Operation]:
        stop = start + len(values)
        while start < stop:
            page, offset = divmod(start, self._PAGE)
            first = page * self._PAGE
            count = min(stop - start, self._PAGE - offset)
            whole = memory[first : first + self._PAGE]
            whole[offset : offset + count] = values[:count]
            yield Erase(first, first + len(whole), page)
            yield Program(first, whole)
            start, values = start + count, values[count:]


class Esp32(Kind):
    """ESP32: appends each new blob to a log of five pages.

    It erases the old blob first. The log is ESP-IDF's NVS, version 2, with only this blob in it.
    One page is always kept free: when the last but one is begun, the oldest page, by then obsolete,
    is erased.
    """

    size = 8192
    blank = NO_BLOB
    _PAGES = 5
    _ENTRIES = 126  # in each page
    _ENTRY = 32  # bytes
    _WORTHWHILE = 14  # with fewer entries left in a page, a blob starts in the next one

    def __init__(self) -> None:
        self._begun = 1  # pages, since the log was new
        self._left = self._ENTRIES  # entries, of the page begun last

    def places(self, size: int) -> int:
        return self._PAGES

    def operations(
        self, memory: bytearray, start: int, values: bytes | bytearray
    ) -> Iterator[Operation]:
        blob = bytearray(memory)
        blob[start : start + len(values)] = values
        yield EraseNamespace()
        begun = self._begun
        self._append(len(blob))
        # Each page after the first four is begun by erasing the page that comes next in the ring.
        erased = range(max(begun, self._PAGES - 1), self._begun)
        places = tuple((page + 1) % self._PAGES for page in erased)
        yield WriteBlob(blob, places, self._begun - begun + 1)

    def _append(self, size: int) -> None:
        """Allocate entries for a blob of `size` bytes: its chunks, one per page, and its index."""
        data = -(-size // self._ENTRY)
        if self._left <= data and self._left < self._WORTHWHILE:
            self._begin_page()
        while True:
            chunk = min(data, self._left - 1)  # the chunk's first entry is its header
            data -= chunk
            self._left -= 1 + chunk
            if self._left == 0:
                self._begin_page()
            if data == 0:
                break
        self._left -= 1

    def _begin_page(self) -> None:
        self._begun += 1
        self._left = self._ENTRIES


KINDS: dict[str, type[Kind]] = {"rp2": Rp2, "samd51": Samd51, "nrf52": Nrf52, "esp32": Esp32}


def _programs(start: int, values: bytes | bytearray, page: int) -> Iterator[Operation]:
    done = 0
    while done < len(values):
        count = min(len(values) - done, page - (start + done) % page)
        yield Program(start + done, values[done : done + count])
        done += count


def _rewritten(
    memory: bytearray, start: int, values: bytes | bytearray, page: int
) -> Iterator[Operation]:
    """Erase the only block, then write it back with `values` in it."""
    whole = bytearray(memory)
    whole[start : start + len(values)] = values
    yield Erase(0, len(whole), 0)
    yield from _programs(0, whole, page)
