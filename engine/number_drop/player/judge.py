"""Evaluate a turn's choices by the value of the acting player's sheet after them."""

from engine.const import TYPE_CHECKING
from engine.number_drop.actions import (
    AT_DIGITS,
    AT_ORIENTATION,
    LANDING,
    ORIENTATIONS,
)
from engine.number_drop.player import details, evaluation
from engine.number_drop.player.evaluation import POINT, SUMS
from engine.number_drop.player.features import Features
from engine.number_drop.player.outline import Outline
from engine.number_drop.player.picks import list_combos
from engine.number_drop.player.prospects import MOST, Prospects
from engine.number_drop.player.rivals import WEAPON, WIN, Rivals
from engine.number_drop.player.weights import BASE, BIAS
from engine.number_drop.sheet import (
    ALL_VALUES,
    COLUMN_POINTS,
    EMPTY,
    LARGEST,
    LINE,
    PENALTY,
    ROW_POINTS,
    RUN,
    SAME,
    SMALLEST,
)
from engine.number_drop.table import BOTTOM, TILES

if TYPE_CHECKING:
    from engine.number_drop.combos import Combos
    from engine.number_drop.game import Game
    from engine.number_drop.sheet import Sheet


class Judge:
    """Evaluates the choices of a turn, in 1/256 of a point."""

    def __init__(self, landings: int) -> None:
        """Allocate room for remembering `landings` landings."""
        self.prospects = Prospects()
        self.outline = Outline()
        self._features = Features(self.prospects)
        self._nothing = list(BIAS) + [BASE]
        self._shared = [0] * SUMS  # the sums that all drops of the turn share
        self._before = [0] * SUMS  # ... plus the groups before the drop
        self._surfaces = [[0] * SUMS for _ in range(landings)]  # ... or plus a landing's surface
        self._certain = [0] * landings  # by landing: what its rows surely earn or cost
        self._sums = [0] * SUMS
        self._lifted = bytearray(LARGEST)
        self.corner = 0  # the lower left cell of the latest drop put or remembered
        self._rivals = Rivals()
        self.sheet: "Sheet" = None  # type: ignore[assignment]  # until a turn is begun
        self.same = 0  # the open values, bit 0 = 3 ... bit 5 = the bonus
        self.run = 0
        self.is_last = False  # whether only the combo follows this drop
        self._slides_left = 0
        self._blocks = 0

    def begin(self, game: "Game", win: int = WIN) -> None:
        """Load the game, with its combos, for the acting player.

        `win` is the value of ending the game as the leader, in 1/256 of a point.
        """
        self.sheet = sheet = game.sheet()
        self.same = sheet.open_sizes(SAME) >> SMALLEST
        self.run = sheet.open_sizes(RUN) >> SMALLEST
        left = blocks = 0
        rivals = self._rivals
        rivals.load(game, win)
        falling = rivals.threats if rivals.are_there else ~game.used
        falling &= ~sheet.circled_letters
        for letter in range(TILES):
            left += BOTTOM - game.notches[letter]
            blocks += falling >> letter & 1
        self.is_last = left == 0 or rivals.is_ending
        self._slides_left = rivals.slides_left(game.round) if rivals.are_there else left
        self._blocks = blocks
        self.outline.load(sheet)
        self.prospects.load(game.load_combos())

    def put(self, action: int) -> None:
        """Put a drop into the grid and on the outline."""
        self.corner = corner = self.outline.put(action & LANDING)  # by its bits: see actions.py
        turned = action >> AT_ORIENTATION & ORIENTATIONS
        self.prospects.put(corner, turned, action >> AT_DIGITS)

    def lift(self, action: int) -> None:
        """Remove the latest drop from the grid."""
        self.prospects.take_back(self.corner, action >> AT_ORIENTATION & ORIENTATIONS)

    def begin_landings(self) -> None:
        """Evaluate the groups before the drop."""
        features = self._features
        prospects = self.prospects
        prospects.set_heights(self.outline.heights)
        prospects.find()
        prospects.find_down()
        features.count = 0
        features.add_turn(self._slides_left, self._blocks, self.same, self.run)
        features.add_pending()
        evaluation.add(features.active, features.count, self._nothing, self._shared)
        features.count = 0
        features.add_groups(self.same, self.run)
        evaluation.add(features.active, features.count, self._shared, self._before)

    def landing(self, landing: int) -> int:
        """Return the value of a landing without its digits."""
        self.outline.put(landing)
        features = self._features
        features.count = 0
        features.add_surface(self.outline.heights, self.outline.filled)
        certain = self._certain_points()
        over = features.top - LINE
        if over > 0:
            return self._rivals.ending(certain - 4 * PENALTY * POINT)
        if self.is_last:
            return certain
        evaluation.add(features.active, features.count, self._before, self._sums)
        return certain + evaluation.evaluate(self._sums)

    def remember(self, number: int, landing: int) -> None:
        """Store the sums of a landing's surface for drops there."""
        self.corner = self.outline.put(landing)
        features = self._features
        features.count = 0
        features.add_surface(self.outline.heights, self.outline.filled)
        certain = self._certain_points()
        self._certain[number] = certain
        evaluation.add(features.active, features.count, self._shared, self._surfaces[number])

    def drop(self, number: int, action: int) -> int:
        """Return the value of a drop whose landing was remembered."""
        self.put(action)
        features = self._features
        prospects = self.prospects
        prospects.set_heights(self.outline.heights)
        prospects.find()
        value = self._certain[number]
        over = max(self.outline.heights) > LINE
        if over or self.is_last:
            value += self._largest_gain() * POINT
            if over:
                value = self._rivals.ending(value)
        else:
            features.count = 0
            features.add_groups(self.same, self.run)
            features.add_joins(self.outline.heights)
            evaluation.add(features.active, features.count, self._surfaces[number], self._sums)
            value += evaluation.evaluate(self._sums)
        self.lift(action)
        return value

    def _certain_points(self) -> int:
        """Return what the rows of the latest surface surely earn or cost."""
        features = self._features
        value = features.fresh_rows * (ROW_POINTS * POINT)
        if features.top > LINE:
            value -= (features.top - LINE) * (PENALTY * POINT)
        return value

    def sheet_now(self) -> int:
        """Return the value of the sheet, with what was put on it, if no combo follows."""
        return self._value(self.same, self.run, self._blocks, 0)

    def _value(self, same: int, run: int, blocks: int, gain: int) -> int:
        """Return the sheet's value with these values open and `gain` points circled."""
        features = self._features
        prospects = self.prospects
        features.count = 0
        features.add_surface(self.outline.heights, self.outline.filled)
        prospects.set_heights(self.outline.heights)
        prospects.find()
        value = self._certain_points() + gain * POINT
        if features.top > LINE:
            return self._rivals.ending(value)
        if self.is_last:
            return value
        features.add_groups(same, run)
        features.add_joins(self.outline.heights)
        features.add_turn(self._slides_left, blocks, same, run)
        evaluation.add(features.active, features.count, self._nothing, self._sums)
        value += details.evaluate(prospects, self.outline.heights)
        return value + evaluation.evaluate(self._sums)

    def _largest_gain(self) -> int:
        """Return the points of the best combo among the groups found."""
        prospects = self.prospects
        most = 0
        for kind in range(2):
            values = self.run if kind == RUN else self.same
            largest = 0
            for i in range(kind * MOST, kind * MOST + prospects.counts[kind]):
                if prospects.sizes[i] > largest:
                    largest = prospects.sizes[i]
            for size in range(SMALLEST, largest + 1):
                if values >> (size - SMALLEST) & 1:
                    most = max(most, self._gain(kind, size))
        return most

    def _gain(self, kind: int, size: int) -> int:
        """Return a combo's points."""
        values = self.run if kind == RUN else self.same
        completes = size < LARGEST and values & ALL_VALUES == 1 << (size - SMALLEST)
        return size + COLUMN_POINTS if completes else size

    # --- combos ---

    def list_combos(self, actions: list[int], each: int, longest: int) -> int:
        """Fill `actions` with at most `each` combos per kind and value; return the count."""
        count = 0
        for kind in range(2):
            values = self.run if kind == RUN else self.same
            for size in range(SMALLEST, longest + 1):
                if values >> (size - SMALLEST) & 1:
                    count = list_combos(self.prospects, kind, size, each, actions, count)
        return count

    def combo(self, combos: "Combos", action: int) -> int:
        """Return the sheet's value with a combo circled, its points included."""
        combos.trace(action)
        size = combos.size
        bit = 1 << (size - SMALLEST)
        same = self.same
        run = self.run
        blocks = self._blocks
        rivals = self._rivals
        weapon = 0
        if size == LARGEST:
            same &= ~bit
            run &= ~bit
        else:
            if combos.kind == RUN:
                run &= ~bit
            else:
                same &= ~bit
            settled = self.sheet.crossed_letters | self.sheet.circled_letters
            if (same | run | settled) & bit == 0:  # this circles the letter
                if rivals.are_there:
                    blocks -= rivals.threats >> (size - SMALLEST) & 1
                    if rivals.harmless & bit == 0:
                        weapon = WEAPON
                else:
                    blocks -= 1
        grid = combos.grid
        cells = combos.cells
        lifted = self._lifted
        for i in range(size):
            lifted[i] = grid[cells[i]]
            grid[cells[i]] = EMPTY
        value = self._value(same, run, blocks, self._gain(combos.kind, size))
        if not self.is_last and self._features.top <= LINE:  # else no later roll could use it
            value += weapon
        for i in range(size):
            grid[cells[i]] = lifted[i]
        return value
