"""The rules of Number Drop as actions, including rolls, and their effects.

Only applying an action changes a game. An action is an integer below 2^30, read by phase:

    START   the column of the bottom row, 0 to 6
    ROLL    the faces of the five dice, base 6, die 1 the lowest digit: 0 to 7775
    SLIDE   the tile's letter, 0 = A to 4 = E
    BLOCK   bits 0-2 column, bits 3-8 orientation; bits 25-28 row + 1 if pushed there, else 0
    DROP    the same, and bits 9-24 a nibble for each cell's digit, the lowest for the first
    COMBO   0 = pass, else a combo's number: see combos.py

Nothing is allocated after construction, as games run with the heap locked. House rules are in
house.py.
"""

from engine.const import const
from engine.number_drop.actions import (
    AT_DIGITS,
    AT_ORIENTATION,
    column_of,
    landing_of,
    orientation_of,
)
from engine.number_drop.combos import PASS
from engine.number_drop.dice import ROLLS, SIDES, fits
from engine.number_drop.sheet import BLOCK_DIGITS, LINE, WIDTH
from engine.number_drop.table import (
    BLOCK,
    BOTTOM,
    COMBO,
    DROP,
    OVER,
    ROLL,
    SLIDE,
    START,
    TILES,
    Table,
)

_ALL_LETTERS = const(31)


class Game(Table):
    """A table that follows the rules."""

    def is_legal(self, action: int) -> bool:
        """Return whether an action, any integer, may be applied now."""
        if action < 0:
            return False
        phase = self.phase
        if phase == START:
            return action < WIDTH
        if phase == ROLL:
            return action < ROLLS
        if phase == SLIDE:
            return action < TILES and self.slide_letters() >> action & 1 == 1
        if phase == BLOCK:
            return self._lands(action)
        if phase == DROP:
            return self._lands(landing_of(action)) and fits(self.dice, action >> AT_DIGITS)
        if phase == COMBO:
            if action == PASS:
                return True
            return self.load_combos().trace(action)
        return False

    def _lands(self, landing: int) -> bool:
        """Return whether a BLOCK action's column and orientation can land now."""
        orientation = landing >> AT_ORIENTATION  # unmasked: it may be any number
        return (
            self.first_orientation() <= orientation < self.last_orientation()
            and self.sheet().landing(orientation, column_of(landing)) >= 0
        )

    def _can_land(self) -> bool:
        """Return whether the player has any landing in BLOCK or DROP."""
        sheet = self.sheet()
        for orientation in range(self.first_orientation(), self.last_orientation()):
            for col in range(WIDTH):
                if sheet.landing(orientation, col) >= 0:
                    return True
        return False

    def apply(self, action: int) -> None:
        """Apply an action and its forced effects; ValueError, with nothing changed, if illegal."""
        self.check(action)
        self.apply_legal(action)

    def check(self, action: int) -> None:
        """Raise ValueError if an action is illegal."""
        if not self.is_legal(action):
            raise ValueError("not a legal action")

    def apply_legal(self, action: int) -> None:
        """Apply an action that has just been checked."""
        phase = self.phase
        if phase == START:
            self._start(action)
        elif phase == ROLL:
            self._roll(action)
        elif phase == SLIDE:
            self._slide(action)
        elif phase == BLOCK:
            self._place(action, BLOCK_DIGITS)
            if self.players == 1:
                self.sheet().cross_off(self.letter)
                self._slide_or_drop()
            else:
                self._block_from((self.player - self.active) % self.players + 1)
        elif phase == DROP:
            self._place(landing_of(action), action >> AT_DIGITS)
            self.phase = COMBO
        else:
            if action != PASS:  # the check left its cells in `combos`
                self.sheet().circle(self.combos.kind, self.combos.cells, self.combos.size)
            player = (self.player + 1) % self.players
            if player == self.active:
                self._end_round()
            else:
                self._drop_of(player)

    def _start(self, col: int) -> None:
        self.sheet().write(col, self.player + 1)
        if self.player + 1 < self.players:
            self.player += 1
        else:
            self._begin_round(0)

    def _begin_round(self, active: int) -> None:
        self.active = active
        self.player = active
        self.round += 1
        self.phase = ROLL

    def _roll(self, number: int) -> None:
        faces = self.faces
        for i in range(5):
            self.dice[i] = faces[i][number % SIDES]
            number //= SIDES
        self._coming = self._rng.below(ROLLS)
        if self.players == 1:
            self.slides = 0
            self._slide_or_drop()
        elif self.any_star() and self._threat():
            self.player = self.active
            self._block_from(0)
        else:
            self._drop_of(self.active)

    def _slide_or_drop(self) -> None:
        """Continue with the next possible slide or the drop (solo)."""
        while self.slides < 2:
            # RULES.md: the second slide only with a star; skipped when no tile can slide
            if (self.slides == 0 or self.any_star()) and self.slide_letters():
                self.phase = SLIDE
                return
            self.slides += 1
        self._drop_of(0)

    def _slide(self, letter: int) -> None:
        self.notches[letter] += 1
        self.slides += 1
        if self.notches[letter] == BOTTOM:  # GO!
            self.used |= 1 << letter
            self.letter = letter
            sheet = self.sheet()
            if sheet.circled_letters >> letter & 1 == 0:
                self.phase = BLOCK
                if self._can_land():
                    return
                sheet.cross_off(letter)
        self._slide_or_drop()

    def _threat(self) -> bool:
        """Return whether a block drops this round, with its letter in `letter`.

        RULES.md: the highest letter circled on some sheet and not crossed off.
        """
        threats = self.threats()
        for letter in range(TILES):
            if threats >> letter & 1:
                self.letter = letter
                return True
        return False

    def _block_from(self, turn: int) -> None:
        """Let the players drop the block, starting `turn` seats after the active one."""
        self.phase = BLOCK
        last = self.player
        for later in range(turn, self.players):
            self.player = (self.active + later) % self.players
            if self.sheet().circled_letters >> self.letter & 1 == 0 and self._can_land():
                return
        self.player = last
        self.used |= 1 << self.letter
        for sheet in self.sheets:
            sheet.cross_off(self.letter)
        self._end_round()

    def _drop_of(self, player: int) -> None:
        self.player = player
        self.phase = DROP
        if not self._can_land():  # RULES.md: skipped when none fits; a combo remains possible
            self.phase = COMBO

    def _place(self, landing: int, digits: int) -> None:
        sheet = self.sheet()
        orientation = orientation_of(landing)
        col = column_of(landing)
        sheet.place(orientation, sheet.landing(orientation, col), col, digits)

    def _end_round(self) -> None:
        over = self.players == 1 and self.used == _ALL_LETTERS
        for sheet in self.sheets:
            sheet.circle_rows()
            over = over or sheet.top() > LINE
        if over:
            for sheet in self.sheets:
                sheet.circle_penalties()
            self.phase = OVER
        else:
            self._begin_round((self.active + 1) % self.players)
