"""Sliding a tile a notch towards GO! (solo)."""

from engine.const import TYPE_CHECKING, const
from engine.number_drop.table import BOTTOM, TILES
from firmware.number_drop import LETTERS, forced_choices
from firmware.number_drop.screens.play import Play

if TYPE_CHECKING:
    from firmware.number_drop.interfaces.handheld import Handheld

_SEEN = const(1200)  # ms to show a tile that slides by itself, at the slowest pace
_LEAST = const(600)  # and at the fastest
_ELSEWHERE = ("b", "start", "help")


class Screen(Play):
    """The player picks one of the tiles that can slide, at first the one picked last.

    If a star leaves no choice, its tile is shown and slides by itself; a key hurries it.
    """

    can_select_action = True

    def __init__(self, app: "Handheld") -> None:
        super().__init__(app)
        self.letter = 0
        self._left = 0  # ms until it slides by itself
        if not app.session.is_lesson:  # a lesson says what to press
            self.letter = app.session.rules.slid
            if forced_choices.is_forced(self.game):
                self._left = max(_LEAST, app.animation_ms(_SEEN))
                self.at_rest = False
        self._hints = app.words.HINTS_OK if self._left else self.words.HINTS_SLIDE
        if self.view.layout.is_low:  # tiles are side by side
            self._hints = self._hints.replace("\u2191\u2193", "\u2190\u2192")
        self.go(0)

    def _what(self) -> str:
        """Return the task, and the roll where tiles replace the dice."""
        words = self.words
        task = words.SLIDE_STAR if self.game.slides else words.SLIDE
        if self._left:
            task = self.app.game_words("table").STAR_TILE + LETTERS[self.letter]
        if not self.view.layout.is_paged:
            return task
        # How far it is, because notches are three pixels wide there: GO!, an arrow to it, B 1/4.
        # The part that all tiles share comes first, so that it is sent only once.
        notch = str(self.game.notches[self.letter]) + "/" + str(BOTTOM)
        tile = words.GO.split()[0] + " \u2190 " + LETTERS[self.letter] + " " + notch
        rolled = words.DICE + self.faces()
        if self.game.slides:
            rolled += "\n" + task
        return tile + "\n" + rolled if self._has_moved else rolled + "\n" + tile

    def go(self, step: int) -> None:
        """Go to the next tile that can slide (1) or back (-1); 0 stays if this tile can slide."""
        self._has_moved = step != 0
        letters = self.game.slide_letters()
        self.letter = (self.letter + step) % TILES
        while letters >> self.letter & 1 == 0:
            self.letter = (self.letter + (step or 1)) % TILES
        self.redraw()

    def redraw(self) -> None:
        self.show_prompt(self._hints, self._what())
        self.view.tiles.select(self.letter)
        for letter in range(TILES):
            notch = self.game.notches[letter]
            if letter == self.letter:
                self.view.tiles.set_coming(letter, notch)
            else:
                self.view.tiles.set_notch(letter, notch)

    def press(self, key: str) -> None:
        """Pick a tile, or slide it."""
        if key == "up" or key == "left":
            self.go(-1)
        elif key == "down" or key == "right":
            self.go(1)
        elif key == "a":
            self.app.session.rules.slid = self.letter
            self.act(self.letter)
        else:
            super().press(key)

    def tick(self, elapsed: int) -> None:
        """Let a tile slide by itself if there is no choice."""
        super().tick(elapsed)
        if self.at_rest:
            self.view.tick(elapsed, self.game)
            return
        self._left -= elapsed
        if self._left <= 0:
            self._slide_alone()

    def skip(self) -> None:
        """Slide at once, which is what the key was for, unless it leads elsewhere."""
        if self.app.input.peek_key() not in _ELSEWHERE:
            self.app.input.next_key()
        self._slide_alone()

    def _slide_alone(self) -> None:
        self.at_rest = True
        self.act(self.letter)

    def choice(self) -> int:
        return self.letter

    def select_action(self, action: int) -> None:
        self.letter = action
        self.redraw()
