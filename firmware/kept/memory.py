"""Where a board keeps what must survive: non-volatile memory, or a file."""

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

# What a write to `microcontroller.nvm` does on each kind of chip
_APPENDS = ("rp2",)  # RP2040, RP2350: blank bytes are written without an erase
_PAGES = ("nrf52",)  # nRF52840: two pages of 4096 bytes are erased apart
_BLOBS = ("esp32",)  # ESP32: all of the memory is read for each byte
_PAGE = const(4096)
_PIECE = const(64)  # bytes read back at once where each reading costs; a heap has no large gaps
_ROOM = const(2048)  # bytes of RAM for the copy, where every write erases
_FILE = "number_drop.tape"
_LITTLE = const(320)  # codewords, some for the starts of a long game at a table


class File:
    """A file that can be used like a memory.

    One that is not there reads as blank.
    """

    def __init__(self, path: str, length: int) -> None:
        self._path = path
        self._length = length

    def __len__(self) -> int:
        return self._length

    def __getitem__(self, index: int | slice) -> "Any":  # a byte or bytes, as is asked
        if isinstance(index, int):
            return self._read(index, index + 1)[0]
        return self._read(index.start, index.stop)

    def _read(self, start: int, stop: int) -> bytes:
        try:
            with open(self._path, "rb") as file:
                file.seek(start)
                data = file.read(stop - start)
        except OSError:  # there is no such file yet
            data = b""
        return data + bytes([BLANK]) * (stop - start - len(data))

    def __setitem__(self, index: slice, data: bytes | bytearray) -> None:
        """Write the file anew; only slices from its start are assignable."""
        with open(self._path, "wb") as file:
            file.write(data)


def open_journal(chip: str, folder: str | None) -> Journal:
    """Return the Journal of this board.

    `chip` is the kind of its memory: rp2, nrf52, samd51 or esp32. `folder` is where a file may
    stand in for it; it is used if it is there, which a maker decides, and None means no such place.
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
    """Write a memory anew if little room is left.

    Each new start writes some codewords. Beside a table there are no 4 KB in one piece for this. A
    game begins with more room (AMPLE of storage.py), so that a start in it seldom has to erase.
    What shows damage stays for the next start, if power goes before the player has read of it.
    """
    if journal.lacks_room(_LITTLE, 0) and not journal.tape.was_damaged:
        try:
            journal.compact()
        except MemoryError:  # after a lesson there may be none, either: the next start does it
            return


def _homes(memory: "Memory", chip: str, folder: str | None) -> list[Home]:
    """Return the places for a tape, which do not erase one another."""
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
