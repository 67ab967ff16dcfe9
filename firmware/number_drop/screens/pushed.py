"""A shape that can also be pushed sideways once it rests: the house rule `slide`."""

from engine.const import TYPE_CHECKING, const
from engine.number_drop.actions import landing_at
from engine.number_drop.pushed import is_pushed, pushed_row, pushed_to
from engine.number_drop.shapes import COL_MASK, ROW_SHIFT
from firmware.number_drop.screens.falling import Falling

if TYPE_CHECKING:
    from engine.number_drop.game import Game
    from engine.number_drop.slide import RestingPlaces

_FAR = const(1 << 20)  # farther than any place in the order is from another
_PUSHES = const(8)  # bits of how often a shape is pushed, to the left or right: 112 places at most
_PLACE = const(7)  # bits of a place


class Pushed(Falling):
    """Left and right go through all landings of an orientation, those under overhangs too.

    In their order, each straight drop has the places to which it is first pushed to the left before
    it, and those to the right after it, by the number of pushes. So a shape that stands at a wall
    goes under it, if it can be pushed there, before it goes on top.
    """

    def __init__(self, game: "Game") -> None:
        self._rests: RestingPlaces = game.rests  # type: ignore[assignment]  # see Play.pushed
        self._row = -1  # to which it is pushed, -1 if it drops straight down
        super().__init__(game)

    def landing(self) -> int:
        straight = landing_at(self.orientation, self.col)
        return straight if self._row < 0 else pushed_to(self._row, straight)

    def go_to(self, landing: int) -> None:
        super().go_to(landing)
        self._row = pushed_row(landing) if is_pushed(landing) else -1

    def _fit(self) -> bool:
        self._row = -1
        return super()._fit()

    def columns(self) -> int:
        """Return how many landings there are in this orientation."""
        return self._rests.find(self._game.sheet(), self.orientation)

    def move(self, step: int, wraps: bool = False) -> None:
        """Go to the next landing in the order (1), or the previous one (-1)."""
        count = self.columns()
        here = self._order(self._place())
        nearest = lowest = _FAR
        following = first = 0
        for i in range(count):
            place = self._rests.place(i)
            ahead = (self._order(place) - here) * step
            if 0 < ahead < nearest:
                nearest, following = ahead, place
            if ahead < lowest:
                lowest, first = ahead, place
        if nearest < _FAR:
            self._rest_at(following)
        elif wraps:
            self._rest_at(first)

    def aim_at(self, col: int, row: int) -> bool:
        """Go to a column's landing nearest to a row, if it has any; return whether it moved."""
        count = self.columns()
        before = self._place()
        least = _FAR
        for i in range(count):
            place = self._rests.place(i)
            away = abs((place >> ROW_SHIFT) - row)
            if place & COL_MASK == col and away < least:
                least = away
                self._rest_at(place)
        return before != self._place()

    def _place(self) -> int:
        """Return its place on the sheet, numbered as in slide.py."""
        row = self._row
        if row < 0:
            row = self._game.sheet().landing(self.orientation, self.col)
        return row << ROW_SHIFT | self.col

    def _rest_at(self, place: int) -> None:
        """Move it to one of the places found."""
        self.col = place & COL_MASK
        self._row = -1 if self._rests.previous(place) == place else place >> ROW_SHIFT

    def _order(self, place: int) -> int:
        """Return where one of the places found is in the order."""
        on_way = place
        before = self._rests.previous(on_way)
        pushes = step = 0
        while before != on_way:
            step = (on_way & COL_MASK) - (before & COL_MASK)
            pushes += 1
            on_way, before = before, self._rests.previous(before)
        origin = on_way & COL_MASK
        return (((origin << _PUSHES) + step * pushes) << _PLACE) + place
