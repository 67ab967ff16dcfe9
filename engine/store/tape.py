"""A small memory as a tape of codewords, written once from its start, and then rewritten.

Memories such as `microcontroller.nvm` differ in what a write does. Where it only turns blank bytes
into others (RP2040, RP2350), codewords go straight to the memory. Where every write erases (SAMD51,
ESP32, nRF52840), a copy is kept in RAM and written as a whole by `commit`. A tape may have several
homes that do not erase one another, such as two pages of an nRF52840, or a memory and a file: they
take turns, so that one is always complete.

A tape begins with a header (tape_header.py). The complete tape with the highest sequence number
counts.

An exception can strike anywhere between putting an item's first codeword and flushing its last, or
in the middle of a rewrite. `whole` shows which: it is where the last successful flush ended, or
NOWHERE from the start of a rewrite until the caller has taken note of the new tape. While it
differs from `end`, `recover` has to come first.
"""

from engine.const import TYPE_CHECKING, const
from engine.store.codeword import BLANK, CODEWORDS, NONE, READ
from engine.store.home import Home
from engine.store.tape_header import (
    CHANGED,
    HEAD,
    NOWHERE,
    OLD_HEAD,
    VERSION,
    check_of,
    end_of,
    mark_unreported,
    number_in,
    put_header,
    sequence_of,
)

if TYPE_CHECKING:
    from collections.abc import Sequence

    from engine.interfaces import Memory

_CHUNK = const(8)  # codewords that are written to the memory at once


class Tape:
    """The codewords of a memory. Opening it never fails, whatever the memory holds."""

    def __init__(
        self,
        homes: "Sequence[Home] | Sequence[Memory]",
        erases: bool = False,
        room: int | None = None,
    ) -> None:
        """Open a tape; each home is a Home, or a memory to be used as a whole.

        `erases` means that every write to a home erases it. Otherwise the first home is written
        directly, and the others only as backups while it is erased. `room` is how many bytes of a
        home to use, which the copy in RAM also takes; None for all.
        """
        homes = [home if isinstance(home, Home) else Home(home, 0, len(home)) for home in homes]
        self._homes = homes
        self._home = len(homes) - 1 if erases else 0  # the home that was written last
        self.erases = erases
        self.appends = not erases  # the first home can be written directly, while it works
        self.size = min([home.length for home in homes])
        if room is not None:
            self.size = min(self.size, room)
        # What is read: the copy, or a memory that is written directly.
        self.image: bytearray
        self.image = bytearray(self.size) if erases else homes[0].memory  # type: ignore[assignment]  # read alike
        self._chunks = [bytearray(n) for n in range(_CHUNK + 1)]
        self.is_lost = False  # whether no home has anything: a write that erased one has failed
        self.has_failed = False  # whether a rewrite has: the caller decides when to try again
        self.is_unreported = False  # whether damage was found and has not been reported yet
        self._open()

    def _open(self) -> None:
        """Find the home to continue from."""
        self.start = HEAD  # where the first codeword after the header is
        self.end = 0  # where the next codeword goes
        self._filled = 0  # codewords waiting in the longest chunk
        self._changed = False  # whether the copy in RAM has what no home has
        self.is_healthy = True  # whether the latest write succeeded
        newest = changed = NOWHERE
        for i, home in enumerate(self._homes):
            sequence = sequence_of(home, self.size)
            changed = max(changed, CHANGED - sequence)
            if sequence > newest:
                newest = sequence
                self._home = i
        self._sequence = max(newest, 0)
        # A tape newer than the one that is read has been damaged; the first home and its backups
        # have the same number.
        self.was_damaged = changed > newest or not self.erases and changed == newest
        if newest == NOWHERE:
            self.was_damaged = not all(home.is_blank() for home in self._homes)
            if self.erases:
                self._clear_image(0)
        elif self.erases:
            self.image[:] = self._homes[self._home].read(0, self.size)
            self.end = max(end_of(self.image), 0)
            if self.end:
                self._read_header()
            else:
                self.was_damaged = True  # it is no longer readable
            self._clear_image(self.end)
        else:
            if self._home:  # power was cut while the first home was erased
                self._bring_back(bytearray(self._homes[self._home].read(0, self.size)))
            self._read_header()
            self.find_end()
        self.whole = self.end

    def _read_header(self) -> None:
        """Find where the items begin; note if anything up to the header's end has changed.

        The items of a copy of version 1 are moved to where they begin today.
        """
        head = self.image[0:HEAD]
        end = end_of(head)
        if READ[head[1]] == VERSION:
            if number_in(head, OLD_HEAD, HEAD) != check_of(self.image, end):
                self.was_damaged = True
        elif not self.erases:
            self.start = OLD_HEAD
        else:
            end += HEAD - OLD_HEAD
            # If it is full to its last byte, there is no room for its last three codewords.
            self.was_damaged = self.was_damaged or end > self.size
            self.image[HEAD:] = self.image[OLD_HEAD : self.size + OLD_HEAD - HEAD]
            self.end = min(end, self.size)
            put_header(self.image, self._sequence, self.end)

    def _bring_back(self, copy: bytearray) -> None:
        """Rewrite the tape into the first home.

        If that is damaged, leave it to the next save, since the player has to see the report first.
        """
        if not self.was_damaged and self._assign(0, 0, copy):
            self._home = 0
        else:
            self.is_healthy = True
            self._go_on_with(copy)

    def _go_on_with(self, copy: bytearray) -> None:
        """Keep a copy in RAM, because the first home cannot be written directly."""
        self.erases = True
        self.image = copy
        self.start = HEAD

    def _clear_image(self, start: int) -> None:
        """Blank the copy from `start` on in one go, while memory allows it."""
        self.image[start:] = bytes([BLANK]) * (self.size - start)

    def _blank(self, target: bytearray, start: int) -> None:
        """Blank a tape from a position on, without allocating."""
        for i in range(start, self.size):
            target[i] = BLANK

    def find_end(self) -> None:
        """Set the end after the last byte that is not blank."""
        self.end = self.size
        while self.end > self.start and self.image[self.end - 1] == BLANK:
            self.end -= 1

    def is_begun(self) -> bool:
        """Return whether there is a header."""
        return self.end >= self.start

    def value(self, at: int) -> int:
        """Return the value at a position, NONE after the end or if there is no codeword."""
        return READ[self.image[at]] if at < self.end else NONE

    # --- writing ---

    def put(self, value: int) -> None:
        """Append a codeword; `flush` says whether that succeeded."""
        if self.erases:
            self.image[self.end] = CODEWORDS[value]
            self._changed = True
            self.end += 1
        elif self.is_healthy:
            self.end += 1  # first, so that it differs from `whole`
            self._chunks[_CHUNK][self._filled] = CODEWORDS[value]
            self._filled += 1
            if self._filled == _CHUNK:
                self._write_chunk()

    def flush(self) -> bool:
        """Write the codewords put since the last time to the memory; return whether that succeeded.

        If not, `recover` finds out what did get there.
        """
        if self._filled:
            self._write_chunk()
        if self.is_healthy:
            self.whole = self.end
        return self.is_healthy

    def recover(self) -> None:
        """Find the end of the tape after a write that failed or was interrupted by an exception.

        A copy in RAM drops the incomplete item. In a memory it stays, cut short.
        """
        if self.whole < 0:
            self._open()
        elif self.erases:
            self._blank(self.image, self.whole)
            self.end = self.whole
        else:
            self._filled = 0
            self.is_healthy = True
            self.find_end()
        self.whole = self.end

    def _write_chunk(self) -> None:
        chunk = self._chunks[self._filled]
        if self._filled < _CHUNK:
            for i in range(self._filled):
                chunk[i] = self._chunks[_CHUNK][i]
        self._assign(0, self.end - self._filled, chunk)
        self._filled = 0

    def _assign(self, home: int, start: int, data: bytes | bytearray) -> bool:
        """Write to a home; return whether it now holds the data."""
        went_well = self._homes[home].write(start, data)
        if not went_well:
            self.is_healthy = False
        return went_well

    def scratch(self) -> bytearray:
        """Return a bytearray to make a new tape in, which for now holds this one.

        It is the copy in RAM if there is one, which from now on counts as partly rewritten.
        Otherwise it is new memory: one slice, which a memory such as `microcontroller.nvm` returns
        as a bytearray. Two of 4 KB would be too much for a board.
        """
        if not self.erases:
            return self.image[0 : self.size]
        self.whole = NOWHERE
        return self.image

    def rewrite(self, target: bytearray, end: int) -> bool:
        """Make `end` bytes of what `scratch` returned the tape; return whether that succeeded.

        Positions before HEAD are the header's. If there is a copy in RAM, `commit` writes it. If
        the old tape is erased and the new one not written, what was to be written becomes such a
        copy.
        """
        self._blank(target, end)
        self._sequence += 1
        self.whole = NOWHERE
        self.end = end
        if self.erases:
            self._changed = True
            return True
        put_header(target, self._sequence, end)
        if self.is_unreported:
            mark_unreported(target)
        return self._rewrite_homes(target)

    def _rewrite_homes(self, target: bytearray) -> bool:
        """Write a new tape to the memory itself; return whether that succeeded."""
        self._write_backups(target)
        self.is_healthy = True  # without the backups, then in the first home alone
        if self._assign(0, 0, target):
            self.start = HEAD
            return True
        self.is_healthy = True
        if sequence_of(self._homes[0], self.size) < 0:
            self._go_on_with(target)
            self._changed = self.is_lost = True
            return self.commit()  # at once: until it succeeds, a power cut loses everything
        self.find_end()
        target[0] = BLANK  # the old tape continues: no other may seem newer
        self._write_backups(target)
        self.is_healthy = True
        return False

    def _write_backups(self, target: bytearray) -> None:
        """Write to the homes that serve as backups while the first is erased."""
        for home in range(len(self._homes) - 1, 0, -1):
            self._assign(home, 0, target)

    def commit(self) -> bool:
        """Write the copy in RAM to a home, if it has changed; return whether that succeeded."""
        return not self.erases or not self._changed or self._write_image()

    def _write_image(self) -> bool:
        """Write the copy to the next home in turn that takes it."""
        self._sequence += 1
        put_header(self.image, self._sequence, self.end)
        if self.is_unreported:
            mark_unreported(self.image)
        homes = len(self._homes)
        for turn in range(1, homes + 1):
            home = (self._home + turn) % homes
            if self._assign(home, 0, self.image):
                self._home = home
                self._changed = self.is_lost = False
                if self.appends and home == 0:  # it works again
                    self.erases = False
                    self.image = self._homes[0].memory  # type: ignore[assignment]  # as in __init__
                break
        self.is_healthy = True
        return not self._changed
