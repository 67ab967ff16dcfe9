"""Find identical combos: connected sets of equal digits, each set once.

This is Redelmeier's algorithm for counting polyominoes (Discrete Mathematics 36, 1981). A set grows
from its lowest cell. Candidate cells queue in the order in which the set reached them; each is
taken or rejected for good. So a set's start and one bit per queued cell identify it, which is also
its code in an action:

    queue   start  right  up     right of right ...
    code           bit 0  bit 1  bit 2               1 = taken

Queued cells are marked in the grid, so that each queues once.
"""

from engine.const import const
from engine.number_drop.runs import CELLS, STEPS, longest_of
from engine.number_drop.sheet import LARGEST

_QUEUE = const(24)  # the start adds at most 2 neighbours (4 in `reach`), any other cell 3
_QUEUED = const(16)  # the mark: no digit has this bit


class Groups:
    """An iterator over all connected sets of the wanted sizes."""

    def __init__(self, grid: bytearray, cells: bytearray) -> None:
        self.grid = grid
        self.cells = cells  # the set found, its lowest cell first; shared with Combos
        self._queue = bytearray(_QUEUE)
        self._end = 0  # the queue's length
        self._taken = bytearray(LARGEST)  # by place in the set: the cell's place in the queue
        self._ends = bytearray(LARGEST)  # by place in the set: the queue's length before it joined
        self._depth = 0  # cells in the set
        self._lowest = 0  # cells from here on may join
        self._scan = CELLS  # the next cell to start from
        self._last = 0  # ... and the end, exclusive
        self._sizes = 0
        self._most = 0

    def start(self, sizes: int, last: int) -> None:
        """Restart for the sizes in a mask, bit n = n digits, 3 to 8; `last` ends the digits."""
        self._shorten(0)
        self._sizes = sizes
        self._most = longest_of(sizes)
        self._depth = 0
        self._scan = 0
        self._last = last if sizes else 0

    def next(self) -> int:
        """Put the next set into `cells`; return its size, 0 after the last."""
        depth = self._depth
        index = self._taken[depth - 1] + 1 if depth else 1
        while True:
            if index < self._end and depth < self._most:
                self._take(depth, index)
                depth += 1
                index += 1
                if self._sizes >> depth & 1:
                    self._depth = depth
                    return depth
            elif depth:
                depth -= 1
                index = self._taken[depth] + 1
                self._shorten(self._ends[depth])
            elif self._next_start():
                index = 0
            else:
                self._depth = 0
                return 0

    def _next_start(self) -> bool:
        """Queue the next cell with an equal one right or above; return whether there is one."""
        grid = self.grid
        self._shorten(0)
        for cell in range(self._scan, self._last):
            digit = grid[cell]
            if digit < 10 and (grid[cell + 1] == digit or grid[cell + 8] == digit):
                self._scan = self._lowest = cell + 1
                self._put(cell)
                return True
        self._scan = CELLS
        return False

    def _put(self, cell: int) -> None:
        """Queue and mark a cell."""
        self._queue[self._end] = cell
        self._end += 1
        self.grid[cell] |= _QUEUED

    def _shorten(self, end: int) -> None:
        """Shorten the queue to `end`, unmarking the removed cells."""
        for i in range(end, self._end):
            self.grid[self._queue[i]] &= 15
        self._end = end

    def _take(self, depth: int, index: int) -> None:
        """Put queued cell `index` into the set at `depth` and queue its neighbours."""
        cell = self._queue[index]
        self.cells[depth] = cell
        self._taken[depth] = index
        self._ends[depth] = self._end
        if depth + 1 < self._most:
            grid = self.grid
            digit = grid[cell] & 15
            for step in STEPS:
                if grid[cell + step] == digit and cell + step >= self._lowest:
                    self._put(cell + step)

    def _begin(self, start: int, lowest: int) -> None:
        """Begin a single set that may take cells from `lowest` on."""
        self.start(0, 0)
        self._most = LARGEST
        self._lowest = lowest
        self._put(start)
        self._take(0, 0)

    def code(self) -> int:
        """Return the code of the set found: a bit per queued cell after the start."""
        code = 0
        for i in range(1, self._depth):
            code |= 1 << (self._taken[i] - 1)
        return code

    def trace(self, start: int, code: int) -> int:
        """Fill `cells` with the set of a start and code; return its size, 0 if invalid."""
        if self.grid[start] > 9:
            return 0
        self._begin(start, start)
        size = 1
        index = 1
        while code and size < LARGEST and index < self._end:
            if code & 1:
                self._take(size, index)
                size += 1
            code >>= 1
            index += 1
        self._shorten(0)
        return 0 if code else size

    def reach(self, start: int) -> int:
        """Return the number of connected equal digits, including the cell's, at most 8."""
        self._begin(start, 0)
        size = 1
        while size < self._end and size < LARGEST:
            self._take(size, size)
            size += 1
        self._shorten(0)
        return size
