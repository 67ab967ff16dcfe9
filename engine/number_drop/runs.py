"""Find runs: paths of neighbours, each digit one higher, on the walled grid of `Combos`."""

from engine.const import const
from engine.number_drop.sheet import LARGEST

STEPS = (1, -1, 8, -8)  # right, left, up, down
CELLS = const(112)  # 14 rows of 8, the eighth cell of each a wall


class Runs:
    """An iterator over all paths of the wanted sizes."""

    def __init__(self, grid: bytearray, cells: bytearray) -> None:
        self.grid = grid
        self.cells = cells  # the path found, lowest digit first; shared with Combos
        self._turns = bytearray(LARGEST)  # by place in the path: the next step to try
        self._depth = 0
        self._scan = CELLS  # the next cell to start from
        self._last = 0  # ... and the end, exclusive
        self._sizes = 0
        self._most = 0

    def start(self, sizes: int, last: int) -> None:
        """Restart for the sizes in a mask, bit n = n digits, 3 to 8; `last` ends the digits."""
        self._sizes = sizes
        self._most = longest_of(sizes)
        self._depth = 0
        self._scan = 0
        self._last = last if sizes else 0

    def next(self) -> int:
        """Put the next path into `cells`; return its size, 0 after the last."""
        grid = self.grid
        cells = self.cells
        turns = self._turns
        depth = self._depth
        while True:
            if depth == 0:
                if not self._next_start():
                    self._depth = 0
                    return 0
                depth = 1
            turn = turns[depth - 1]
            if turn == 4 or depth == self._most:
                depth -= 1
                continue
            turns[depth - 1] = turn + 1
            cell = cells[depth - 1]
            beside = cell + STEPS[turn]
            if grid[beside] == grid[cell] + 1:
                cells[depth] = beside
                turns[depth] = 0
                depth += 1
                if self._sizes >> depth & 1:
                    self._depth = depth
                    return depth

    def _next_start(self) -> bool:
        """Start at the next cell with a neighbour one higher; return whether there is one."""
        grid = self.grid
        for cell in range(self._scan, self._last):
            higher = grid[cell] + 1
            if higher < 10 and (
                grid[cell + 1] == higher
                or grid[cell + 8] == higher
                or grid[cell - 1] == higher
                or grid[cell - 8] == higher
            ):
                self._scan = cell + 1
                self.cells[0] = cell
                self._turns[0] = 0
                return True
        self._scan = CELLS
        return False

    def code(self) -> int:
        """Return the path's code: a 1, then two bits a step, the first one highest."""
        code = 1
        for i in range(self._depth - 1):
            code = code << 2 | (self._turns[i] - 1)
        return code

    def trace(self, start: int, code: int) -> int:
        """Fill `cells` with the path of a start and code; return its size, 0 if invalid."""
        size = 1
        while size < LARGEST and code >> (size << 1):
            size += 1
        if code >> ((size - 1) << 1) != 1 or self.grid[start] > 9:
            return 0
        cell = start
        self.cells[0] = cell
        for i in range(1, size):
            beside = cell + STEPS[code >> ((size - 1 - i) << 1) & 3]
            if self.grid[beside] != self.grid[cell] + 1:
                return 0
            cell = beside
            self.cells[i] = cell
        return size

    def reach(self, start: int, rise: int) -> int:
        """Return how many digits can follow a cell's, each `rise` (1 or -1) more.

        At most 7 are counted, which makes a run of 8.
        """
        grid = self.grid
        cells = self.cells
        turns = self._turns
        cells[0] = start
        turns[0] = 0
        depth = 1
        longest = 1
        while depth and longest < LARGEST:
            turn = turns[depth - 1]
            if turn == 4:
                depth -= 1
                continue
            turns[depth - 1] = turn + 1
            cell = cells[depth - 1]
            beside = cell + STEPS[turn]
            if grid[beside] == grid[cell] + rise:
                cells[depth] = beside
                turns[depth] = 0
                depth += 1
                if depth > longest:
                    longest = depth
        return longest - 1


def longest_of(sizes: int) -> int:
    """Return the number of the highest bit set, 0 for none."""
    most = 0
    while sizes >> (most + 1):
        most += 1
    return most
