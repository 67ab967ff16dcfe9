"""A shape above the sheet: its column, orientation and dice."""

from engine.const import TYPE_CHECKING
from engine.number_drop.actions import column_of, landing_at, orientation_of
from engine.number_drop.shapes import (
    COUNT,
    DICE_SHAPES,
    FIRST,
    FLIPPED,
    MOST_CELLS,
    OFFSETS,
    SHAPE,
    SIZE,
    STRIDE,
    TURNED,
    WIDE,
)
from engine.number_drop.sheet import WIDTH

if TYPE_CHECKING:
    from collections.abc import Callable

    from engine.number_drop.game import Game


class Falling:
    """A block or shape that the player moves; it always has a landing, at first the lowest one.

    `dice[i]` is the number, from 0, of the die in its i-th cell; dice move along when it turns.
    """

    def __init__(self, game: "Game") -> None:
        self._game = game
        self.orientation = game.first_orientation()
        self.col = (WIDTH - WIDE[self.orientation]) // 2
        self.dice = bytearray([0, 1, 2, 3, 4])
        self._before = bytearray(MOST_CELLS)
        while not self._fit():
            self.orientation += 1
        self._sink()

    def _sink(self) -> None:
        """Go to the column where it lands lowest, the nearest of several."""
        sheet = self._game.sheet()
        middle = self.col
        for away in range(WIDTH):
            for col in (middle - away, middle + away):
                if 0 <= col < WIDTH and self._lands(col):
                    row = sheet.landing(self.orientation, col)
                    if row < sheet.landing(self.orientation, self.col):
                        self.col = col

    def _lands(self, col: int) -> bool:
        return self._game.sheet().landing(self.orientation, col) >= 0

    def _fit(self) -> bool:
        """Go to the nearest column where it lands; return whether there is one."""
        for away in range(WIDTH):
            if self.col >= away and self._lands(self.col - away):
                self.col -= away
                return True
            if self.col + away < WIDTH and self._lands(self.col + away):
                self.col += away
                return True
        return False

    def steer(self, key: str, wraps: bool) -> None:
        """Act on a direction key: left and right move, up turns, down flips."""
        if key == "left":
            self.move(-1, wraps)
        elif key == "right":
            self.move(1, wraps)
        elif key == "up":
            self.turn()
        else:
            self.flip()

    def move(self, step: int, wraps: bool = False) -> None:
        """Move to the next column on the right (1) or left (-1) where it lands, if there is one.

        If it `wraps`, the columns start again beyond the wall.
        """
        col = self.col + step
        while wraps or 0 <= col < WIDTH:
            col %= WIDTH
            if self._lands(col):
                self.col = col
                return
            col += step

    def columns(self) -> int:
        """Return the number of columns in which it can land in this orientation."""
        count = 0
        for col in range(WIDTH):
            count += self._lands(col)
        return count

    def take_turn(self, step: int) -> None:
        """Take the next (1) or previous (-1) orientation that lands, wrapping around.

        The die in the first cell stays in the first cell.
        """
        shape = SHAPE[self.orientation]
        fits = False
        while not fits:
            turn = (self.orientation - FIRST[shape] + step) % COUNT[shape]
            self.orientation = FIRST[shape] + turn
            fits = self._fit()

    def turns(self) -> int:
        """Return the number of orientations, whether or not they land."""
        return COUNT[SHAPE[self.orientation]]

    def turn(self) -> None:
        """Turn it clockwise to the next orientation that lands."""
        self._change(TURNED, _turned)
        while not self._fit():
            self._change(TURNED, _turned)

    def flip(self) -> None:
        """Flip it, and turn it until it lands; do nothing if the other side never lands."""
        self._change(FLIPPED, _flipped)
        for _ in range(4):
            if self._fit():
                return
            self._change(TURNED, _turned)
        self._change(FLIPPED, _flipped)
        self._fit()

    def _change(self, following: bytes, cell_after: "Callable[[int, int], int]") -> None:
        """Change to the orientation that follows, moving the dice along."""
        for i in range(MOST_CELLS):
            self._before[i] = self.dice[i]
        for i in range(SIZE[self.orientation]):
            self.dice[cell_after(self.orientation, i)] = self._before[i]
        self.orientation = following[self.orientation]

    def change_shape(self, step: int) -> None:
        """Take the next (1) or previous (-1) of the dice shapes that lands."""
        shape = SHAPE[self.orientation]
        fits = False
        while not fits:
            shape = (shape + step) % DICE_SHAPES
            self.orientation = FIRST[shape]
            while not fits and self.orientation < FIRST[shape] + COUNT[shape]:
                fits = self._fit()
                if not fits:
                    self.orientation += 1

    def go_to(self, landing: int) -> None:
        """Move it to a landing of the engine, leaving each die in its cell."""
        self.orientation = orientation_of(landing)
        self.col = column_of(landing)

    def landing(self) -> int:
        """Return where it lands, as in a BLOCK action."""
        return landing_at(self.orientation, self.col)


def _turned(orientation: int, cell: int) -> int:
    """Return the cell of TURNED[orientation] that a cell becomes by a turn."""
    offset = OFFSETS[orientation * MOST_CELLS + cell]
    col = WIDE[orientation] - 1 - offset % STRIDE
    return _cell(TURNED[orientation], col * STRIDE + offset // STRIDE)


def _flipped(orientation: int, cell: int) -> int:
    """Return the cell of FLIPPED[orientation] that a cell becomes by a flip."""
    offset = OFFSETS[orientation * MOST_CELLS + cell]
    col = WIDE[orientation] - 1 - offset % STRIDE
    return _cell(FLIPPED[orientation], offset // STRIDE * STRIDE + col)


def _cell(orientation: int, offset: int) -> int:
    """Return the orientation's cell at an offset."""
    cell = 0
    while OFFSETS[orientation * MOST_CELLS + cell] != offset:
        cell += 1
    return cell
