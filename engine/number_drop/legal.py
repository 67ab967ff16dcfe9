"""Count and index a game's legal actions without listing them."""

from engine.const import TYPE_CHECKING, const
from engine.number_drop.actions import drop_at, landing_at
from engine.number_drop.arrangements import Arrangements
from engine.number_drop.combos import PASS
from engine.number_drop.dice import ROLLS
from engine.number_drop.shapes import BOTTOMS, DICE_SHAPES, FIRST, TALL, WIDE
from engine.number_drop.sheet import HEIGHT, HEIGHTS, WIDTH
from engine.number_drop.table import BLOCK, COMBO, DROP, ROLL, SLIDE, START, TILES

if TYPE_CHECKING:
    from engine.number_drop.game import Game
    from engine.number_drop.sheet import Sheet

NOWHERE = const(255)  # no landing
_MOST_WIDE = const(4)  # as in shapes.py


class Legal:
    """A game's current choices, for programs that play; allocates nothing once made."""

    def __init__(self, game: "Game") -> None:
        self._game = game
        self._arrangements = Arrangements()
        self._rows = bytearray(WIDTH)  # work space
        # The latest count's inputs (seven heights, first and last orientation), then the counts by
        # orientation and in all.
        self._known = bytearray(WIDTH + 2)
        self._counts = bytearray(FIRST[DICE_SHAPES])
        self._landings = 0

    def count(self) -> int:
        """Return the number of legal actions; in ROLL, every outcome of the dice."""
        game = self._game
        phase = game.phase
        if phase == START:
            return WIDTH
        if phase == ROLL:
            return ROLLS
        if phase == SLIDE:
            return self._count_slides()
        if phase == BLOCK:
            return self._count_landings()
        if phase == DROP:
            return self._count_landings() * self._arrangements.count(game.dice)
        if phase == COMBO:
            return self._count_combos() + 1
        return 0

    def nth(self, index: int) -> int:
        """Return legal action `index`, from 0, -1 if out of range; COMBO begins with PASS.

        Actions ascend, except that with the house rule SLIDING the drops are sorted by the order of
        their digits, and then by landing.
        """
        phase = self._game.phase
        if phase == SLIDE:
            return self._nth_slide(index)
        if phase == BLOCK:
            return self._nth_landing(index)
        if phase == DROP:
            return self._nth_drop(index)
        if phase == COMBO:
            return self._nth_combo(index)
        return index if index < self.count() else -1

    def _count_slides(self) -> int:
        letters = self._game.slide_letters()
        slides = 0
        while letters:
            slides += letters & 1
            letters >>= 1
        return slides

    def _nth_slide(self, index: int) -> int:
        letters = self._game.slide_letters()
        for letter in range(TILES):
            if letters >> letter & 1:
                if index == 0:
                    return letter
                index -= 1
        return -1

    def _nth_drop(self, index: int) -> int:
        dice = self._game.dice
        landings = self._count_landings()
        if index >= landings * self._arrangements.count(dice):
            return -1
        digits = self._arrangements.nth(dice, index // landings)
        return drop_at(digits, self._nth_landing(index % landings))

    def _count_landings(self) -> int:
        game = self._game
        sheet = game.sheet()
        first = game.first_orientation()
        last = game.last_orientation()
        if not self._is_known(sheet, first, last):
            landings = 0
            for orientation in range(first, last):
                count = list_landings(sheet, orientation, self._rows)
                self._counts[orientation - first] = count
                landings += count
            self._landings = landings
        if game.rests:
            return self._landings + game.rests.list(sheet, first, last)
        return self._landings

    def _is_known(self, sheet: "Sheet", first: int, last: int) -> bool:
        """Return whether the latest count was for these inputs, and store them."""
        known = self._known
        data = sheet.bytes
        is_known = known[WIDTH] == first and known[WIDTH + 1] == last
        known[WIDTH] = first
        known[WIDTH + 1] = last
        for col in range(WIDTH):
            if known[col] != data[HEIGHTS + col]:
                known[col] = data[HEIGHTS + col]
                is_known = False
        return is_known

    def _nth_landing(self, index: int) -> int:
        """Return a landing as a BLOCK action, straight drops first."""
        game = self._game
        self._count_landings()
        first = game.first_orientation()
        for orientation in range(first, game.last_orientation()):
            landings = self._counts[orientation - first]
            if index >= landings:
                index -= landings
                continue
            list_landings(game.sheet(), orientation, self._rows)
            for col in range(WIDTH):
                if self._rows[col] != NOWHERE:
                    if index == 0:
                        return landing_at(orientation, col)
                    index -= 1
        return game.rests.nth(index) if game.rests else -1

    def _count_combos(self) -> int:
        combos = self._game.load_combos()
        combos.find_open()
        found = 0
        while combos.next():
            found += 1
        return found

    def _nth_combo(self, index: int) -> int:
        if index == 0:
            return PASS
        combos = self._game.load_combos()
        combos.find_open()
        while combos.next():
            index -= 1
            if index == 0:
                return combos.action()
        return -1


def list_landings(sheet: "Sheet", orientation: int, rows: bytearray) -> int:
    """Fill rows[0] to rows[6] with `Sheet.landing` by column; return the number of landings.

    NOWHERE means none. A window of four columns over the heights replaces seven calls.
    """
    data = sheet.bytes
    at = orientation * _MOST_WIDE
    bottom0 = BOTTOMS[at]
    bottom1 = BOTTOMS[at + 1]
    bottom2 = BOTTOMS[at + 2]
    bottom3 = BOTTOMS[at + 3]
    highest = HEIGHT - TALL[orientation]
    columns = WIDTH + 1 - WIDE[orientation]
    landings = 0
    height0 = data[HEIGHTS]
    height1 = data[HEIGHTS + 1]
    height2 = data[HEIGHTS + 2]
    for col in range(columns):
        height3 = data[HEIGHTS + 3 + col]
        row = height0 - bottom0
        if height1 - bottom1 > row:
            row = height1 - bottom1
        if height2 - bottom2 > row:
            row = height2 - bottom2
        if height3 - bottom3 > row:
            row = height3 - bottom3
        if row <= highest:
            landings += 1
            rows[col] = row
        else:
            rows[col] = NOWHERE
        height0 = height1
        height1 = height2
        height2 = height3
    for col in range(columns, WIDTH):
        rows[col] = NOWHERE
    return landings
