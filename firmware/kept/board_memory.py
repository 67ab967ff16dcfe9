"""Where a board persists data: non-volatile memory, or a file."""

import os

import microcontroller

from engine.const import TYPE_CHECKING, const
from engine.store.codeword import BLANK
from engine.store.home import Home
from engine.store.journal import Journal
from engine.store.tape import Tape

if TYPE_CHECKING:
    from typing import Any

    from engine.interfaces import Memory

# How a write to `microcontroller.nvm` works on each kind of chip.
_APPENDS = ("rp2",)  # RP2040, RP2350: writes blank bytes without erasing
_PAGES = ("nrf52",)  # nRF52840: erases two pages of 4096 bytes separately
_BLOBS = ("esp32",)  # ESP32: reads the whole memory for each byte
_PAGE = const(4096)
_PIECE = const(64)  # bytes per read where reads are slow; small enough for a fragmented heap
_ROOM = const(2048)  # bytes of RAM for the copy kept where every write erases
_FILE = "number_drop.tape"
_LITTLE = const(320)  # codewords; includes the starts during a long game


class File:
    """A file used like a memory; a missing one reads as blank."""

    def __init__(self, path: str, length: int) -> None:
        self._path = path
        self._length = length

    def __len__(self) -> int:
        return self._length

    def __getitem__(self, index: int | slice) -> "Any":  # a byte for an int, bytes for a slice
        if isinstance(index, int):
            return self._read(index, index + 1)[0]
        return self._read(index.start, index.stop)

    def _read(self, start: int, stop: int) -> bytes:
        try:
            with open(self._path, "rb") as file:
                file.seek(start)
                data = file.read(stop - start)
        except OSError:  # the file does not exist yet
            data = b""
        return data + bytes([BLANK]) * (stop - start - len(data))

    def __setitem__(self, index: slice, data: bytes | bytearray) -> None:
        """Rewrite the file; only slices from its start are assignable."""
        with open(self._path, "wb") as file:
            file.write(data)


def open_journal(chip: str, folder: str | None) -> Journal:
    """Return this board's Journal.

    `chip` is the kind of memory: rp2, nrf52, samd51 or esp32. `folder` is where a file may replace
    it: the file is used if that folder exists, which is up to the maker. None means there is no
    such place.
    """
    memory: Memory | None = microcontroller.nvm  # type: ignore[assignment]  # overloads' order
    if memory is None:  # a board without any
        memory = bytearray(0)
    erases = chip not in _APPENDS
    journal = Journal(Tape(_homes(memory, chip, folder), erases, _ROOM if erases else None))
    if not erases:
        make_room(journal)
    return journal


def make_room(journal: Journal) -> None:
    """Compact the journal if little room is left.

    Every start writes some codewords. A new game reserves more room (AMPLE in storage.py), so that
    a start during the game rarely has to erase. Signs of damage are left for the next start to
    find, in case power fails before the player has read about it.
    """
    if journal.lacks_room(_LITTLE, 0) and not journal.tape.was_damaged:
        journal.compact()


def _homes(memory: "Memory", chip: str, folder: str | None) -> list[Home]:
    """Return the places for a tape; erasing one leaves the others intact."""
    if chip in _PAGES and len(memory) >= 2 * _PAGE:
        return [Home(memory, 0, _PAGE), Home(memory, _PAGE, _PAGE)]
    homes = [Home(memory, 0, len(memory), _PIECE if chip in _BLOBS else 1)]
    if folder and _is_folder(folder):
        file = File(folder + "/" + _FILE, len(memory))
        homes.append(Home(file, 0, len(memory), _PIECE))
    return homes


def _is_folder(path: str) -> bool:
    try:
        os.listdir(path)
    except OSError:
        return False
    return True
