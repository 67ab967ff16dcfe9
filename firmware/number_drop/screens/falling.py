"""A shape above the sheet: its column, orientation, and dice."""

from engine.const import TYPE_CHECKING
from engine.number_drop.actions import landing_at
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
    """A block or shape that the player moves.

    It is always where it can land, at first lowest. `dice[i]` is what stands in its i-th cell, a
    number from 0: it goes along as the shape turns.
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
        """Go to where it falls lowest, the nearest such column."""
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
        """Go to the nearest column where it lands; False for none."""
        for away in range(WIDTH):
            if self.col >= away and self._lands(self.col - away):
                self.col -= away
                return True
            if self.col + away < WIDTH and self._lands(self.col + away):
                self.col += away
                return True
        return False

    def steer(self, key: str, wraps: bool) -> None:
        """Do what a direction's key does.

        Left and right move, up turns, down flips.
        """
        if key == "left":
            self.move(-1, wraps)
        elif key == "right":
            self.move(1, wraps)
        elif key == "up":
            self.turn()
        else:
            self.flip()

    def move(self, step: int, wraps: bool = False) -> None:
        """Move to the next column on a side where it lands.

        It stays if there is none. `step` is 1 or -1. If it `wraps`, the columns begin anew behind
        the wall.
        """
        col = self.col + step
        while wraps or 0 <= col < WIDTH:
            col %= WIDTH
            if self._lands(col):
                self.col = col
                return
            col += step

    def columns(self) -> int:
        """Return in how many columns it lands, turned as it is."""
        count = 0
        for col in range(WIDTH):
            count += self._lands(col)
        return count

    def take_turn(self, step: int) -> None:
        """Take the next way to turn or flip that lands.

        The first follows the last. What stands in the first cell then stands in the first cell
        again. `step` is 1 or -1.
        """
        shape = SHAPE[self.orientation]
        fits = False
        while not fits:
            turn = (self.orientation - FIRST[shape] + step) % COUNT[shape]
            self.orientation = FIRST[shape] + turn
            fits = self._fit()

    def turns(self) -> int:
        """Return how many ways to turn or flip there are.

        They count whether they land or not.
        """
        return COUNT[SHAPE[self.orientation]]

    def turn(self) -> None:
        """Turn it clockwise, on past turns that do not land anywhere."""
        self._change(TURNED, _turned)
        while not self._fit():
            self._change(TURNED, _turned)

    def flip(self) -> None:
        """Flip it, and turn it until it lands.

        It stays as it is if the other side does not land at all.
        """
        self._change(FLIPPED, _flipped)
        for _ in range(4):
            if self._fit():
                return
            self._change(TURNED, _turned)
        self._change(FLIPPED, _flipped)
        self._fit()

    def _change(self, following: bytes, cell_after: "Callable[[int, int], int]") -> None:
        """Go over to the orientation that follows, the dice going along."""
        for i in range(MOST_CELLS):
            self._before[i] = self.dice[i]
        for i in range(SIZE[self.orientation]):
            self.dice[cell_after(self.orientation, i)] = self._before[i]
        self.orientation = following[self.orientation]

    def change_shape(self, step: int) -> None:
        """Take the next of the dice shapes that lands.

        `step` is 1 or -1.
        """
        shape = SHAPE[self.orientation]
        fits = False
        while not fits:
            shape = (shape + step) % DICE_SHAPES
            self.orientation = FIRST[shape]
            while not fits and self.orientation < FIRST[shape] + COUNT[shape]:
                fits = self._fit()
                if not fits:
                    self.orientation += 1

    def go_to(self, orientation: int, col: int) -> None:
        """Put it where a landing of the engine is.

        Which die is in which cell does not change.
        """
        self.orientation = orientation
        self.col = col

    def landing(self) -> int:
        """Return orientation and column as a BLOCK action has them."""
        return landing_at(self.orientation, self.col)


def _turned(orientation: int, cell: int) -> int:
    """Return which cell of TURNED[orientation] a cell becomes by a turn."""
    offset = OFFSETS[orientation * MOST_CELLS + cell]
    col = WIDE[orientation] - 1 - offset % STRIDE
    return _cell(TURNED[orientation], col * STRIDE + offset // STRIDE)


def _flipped(orientation: int, cell: int) -> int:
    """Return which cell of FLIPPED[orientation] a cell becomes by a flip."""
    offset = OFFSETS[orientation * MOST_CELLS + cell]
    col = WIDE[orientation] - 1 - offset % STRIDE
    return _cell(FLIPPED[orientation], offset // STRIDE * STRIDE + col)


def _cell(orientation: int, offset: int) -> int:
    """Return which of the orientation's cells has an offset."""
    cell = 0
    while OFFSETS[orientation * MOST_CELLS + cell] != offset:
        cell += 1
    return cell
