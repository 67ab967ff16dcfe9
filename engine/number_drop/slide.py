"""Resting places of shapes under the house rule SLIDING.

A shape at rest can be pushed one column left or right if it fits there. It then falls and rests
again, even under an overhang that no straight drop reaches.

A place is the cell of a shape's lower left corner. The number of a landing reached only by pushes
includes its row: see pushed.py. `RestingPlaces` allocates nothing after construction.
"""

from engine.const import TYPE_CHECKING, const
from engine.number_drop.actions import column_of, landing_at, orientation_of
from engine.number_drop.pushed import is_pushed, pushed_row, pushed_to
from engine.number_drop.shapes import (
    COL_MASK,
    DICE_SHAPES,
    FIRST,
    MOST_CELLS,
    OFFSETS,
    ROW_SHIFT,
    SIZE,
    TALL,
    WIDE,
)
from engine.number_drop.sheet import EMPTY, HEIGHT, WIDTH

if TYPE_CHECKING:
    from engine.number_drop.sheet import Sheet

LEFT = const(-1)
RIGHT = const(1)
NO_PLACE = const(-1)
_PLACES = const(112)  # HEIGHT rows of 8
_UNSEEN = const(255)
_ROW_BYTES = const(4)  # of a sheet: two cells each


def row_of(sheet: "Sheet", landing: int) -> int:
    """Return the row of a landing's lowest cells, pushed or not."""
    if is_pushed(landing):
        return pushed_row(landing)
    return sheet.landing(orientation_of(landing), column_of(landing))


class RestingPlaces:
    """The resting places of shapes on a sheet.

    `nth` numbers the latest `list`. `place` and `previous` describe the latest `find`, and `path`
    the latest `trace`, until the next call of any of the other methods.
    """

    def __init__(self, sheet_bytes: int) -> None:
        """Allocate room for a sheet of `sheet_bytes` bytes."""
        most = FIRST[DICE_SHAPES]  # orientations: a star allows any shape
        self.path = bytearray(_PLACES)  # places, from `trace`
        self._filled = bytearray(HEIGHT)  # by row: the filled cells, bit 0 = column 0
        self._has_overhang = False
        self._fitting = bytearray(HEIGHT)  # by row: the columns in which the orientation fits
        self._before = bytearray(_PLACES)  # by place: the previous one; itself if a straight drop's
        self._found = bytearray(_PLACES)  # the places in the order found
        self._unseen = bytes([_UNSEEN]) * _PLACES
        # The latest list's inputs, and its landings' columns by row and orientation.
        self._sheet = bytearray(sheet_bytes)
        self._first = 0
        self._last = 0
        self._count = 0
        self._columns = bytearray(HEIGHT * most)
        self._none = bytes(HEIGHT * most)

    def list(self, sheet: "Sheet", first: int, last: int) -> int:
        """List the pushed-only landings of orientations first to last - 1; return the count."""
        if self._first == first and self._last == last and self._sheet == sheet.bytes:
            return self._count
        self._sheet[:] = sheet.bytes
        self._first = first
        self._last = last
        self._count = 0
        self._columns[:] = self._none
        self._load(sheet)
        if self._has_overhang:
            for orientation in range(first, last):
                self._list(sheet, orientation)
        return self._count

    def _list(self, sheet: "Sheet", orientation: int) -> None:
        """Add an orientation's landings to the list."""
        for i in range(self._find(sheet, orientation)):
            place = self._found[i]
            if self._before[place] != place:
                at = (place >> ROW_SHIFT) * (self._last - self._first) + orientation - self._first
                self._columns[at] |= 1 << (place & COL_MASK)
                self._count += 1

    def nth(self, index: int) -> int:
        """Return listed landing `index` in sorted order, -1 if out of range."""
        columns = self._columns
        orientations = self._last - self._first
        for at in range(HEIGHT * orientations):
            left = columns[at]
            col = 0
            while left:
                if left & 1:
                    if index == 0:
                        straight = landing_at(self._first + at % orientations, col)
                        return pushed_to(at // orientations, straight)
                    index -= 1
                left >>= 1
                col += 1
        return -1

    def find(self, sheet: "Sheet", orientation: int) -> int:
        """Find where an orientation rests, for `place` and `origin`; return how many places."""
        self._load(sheet)
        return self._find(sheet, orientation)

    def place(self, index: int) -> int:
        """Return one of the places found, the straight drops' first."""
        return self._found[index]

    def previous(self, place: int) -> int:
        """Return the place from which one found is reached by a push; itself if by a drop."""
        return self._before[place]

    def trace(self, sheet: "Sheet", landing: int) -> int:
        """Find the shortest way to a landing; return its number of places, 0 if none.

        `path` then has the straight drop's resting place, and that after each push.
        """
        orientation = orientation_of(landing)
        row = row_of(sheet, landing)
        if not 0 <= row < HEIGHT:
            return 0
        place = row << ROW_SHIFT | column_of(landing)
        self._load(sheet)
        self._find(sheet, orientation)
        before = self._before
        if before[place] == _UNSEEN:
            return 0
        path = self.path
        length = 1
        path[0] = place
        while before[place] != place:
            place = before[place]
            path[length] = place
            length += 1
        for i in range(length >> 1):
            path[i], path[length - 1 - i] = path[length - 1 - i], path[i]
        return length

    def push(self, sheet: "Sheet", orientation: int, place: int, step: int) -> int:
        """Return the resting place after a push LEFT or RIGHT, NO_PLACE if blocked."""
        self._load(sheet)
        self._fit(orientation)
        return self._pushed(place, step)

    def _load(self, sheet: "Sheet") -> None:
        """Load a sheet's filled cells."""
        data = sheet.bytes
        above = overhangs = 0
        for row in range(HEIGHT - 1, -1, -1):
            at = row * _ROW_BYTES
            filled = 0
            for i in range(_ROW_BYTES):
                pair = data[at + i]
                if pair & 15 != EMPTY:
                    filled |= 1 << (i << 1)
                if pair >> 4 != EMPTY:
                    filled |= 2 << (i << 1)
            self._filled[row] = filled
            overhangs |= above & ~filled
            above |= filled
        self._has_overhang = overhangs != 0

    def _fit(self, orientation: int) -> None:
        """Find where an orientation fits."""
        filled = self._filled
        fitting = self._fitting
        first = orientation * MOST_CELLS
        columns = (2 << WIDTH - WIDE[orientation]) - 1
        highest = HEIGHT - TALL[orientation]
        for row in range(HEIGHT):
            fits = 0
            if row <= highest:
                fits = columns
                for i in range(first, first + SIZE[orientation]):
                    offset = OFFSETS[i]
                    fits &= ~(filled[row + (offset >> ROW_SHIFT)] >> (offset & COL_MASK))
            fitting[row] = fits

    def _find(self, sheet: "Sheet", orientation: int) -> int:
        """Find all resting places of an orientation; return their number."""
        self._fit(orientation)
        before = self._before
        found = self._found
        before[:] = self._unseen
        end = 0
        for col in range(WIDTH):
            row = sheet.landing(orientation, col)
            if row >= 0:
                place = row << ROW_SHIFT | col
                before[place] = place
                found[end] = place
                end += 1
        at = 0
        while at < end:
            place = found[at]
            at += 1
            for turn in range(2):
                pushed = self._pushed(place, RIGHT if turn else LEFT)
                if pushed != NO_PLACE and before[pushed] == _UNSEEN:
                    before[pushed] = place
                    found[end] = pushed
                    end += 1
        return end

    def _pushed(self, place: int, step: int) -> int:
        fitting = self._fitting
        row = place >> ROW_SHIFT
        col = (place & COL_MASK) + step
        if col < 0 or fitting[row] >> col & 1 == 0:
            return NO_PLACE
        while row and fitting[row - 1] >> col & 1:
            row -= 1
        return row << ROW_SHIFT | col
