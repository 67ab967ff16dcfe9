"""Sliding a tile one notch down (solo)."""

from engine.const import TYPE_CHECKING
from engine.number_drop.dice import SHAPE_DIE, STAR
from engine.number_drop.shapes import NAMES
from engine.number_drop.table import LETTERS
from firmware.number_drop.screens.play import Play

if TYPE_CHECKING:
    from firmware.session.interfaces.handheld import Handheld


class Screen(Play):
    """The player picks one of the tiles that can slide."""

    can_adopt = True

    def __init__(self, app: "Handheld") -> None:
        super().__init__(app)
        self.letter = LETTERS - 1
        self._task = self._what()
        self.go(1)

    def _what(self) -> str:
        """Return what is to do; with the roll where the tiles stand in the dice's place."""
        words = self.words
        task = words.SLIDE_STAR if self.game.slides else words.SLIDE
        if not self.view.layout.is_paged:
            return task
        dice = [str(face) if face < STAR else "*" for face in self.game.dice[:SHAPE_DIE]]
        shape = self.game.dice[SHAPE_DIE]
        rolled = words.DICE + "".join(dice) + " " + ("*" if shape == STAR else NAMES[shape])
        return rolled + ". " + task if self.game.slides else rolled

    def go(self, step: int) -> None:
        """Go to the next tile that can slide."""
        letters = self.game.slide_letters()
        self.letter = (self.letter + step) % LETTERS
        while letters >> self.letter & 1 == 0:
            self.letter = (self.letter + step) % LETTERS
        self._show()

    def _show(self) -> None:
        self.say(self.words.HINTS_SLIDE, self._task)
        self.view.tiles.select(self.letter)
        for letter in range(LETTERS):
            notch = self.game.notches[letter]
            if letter == self.letter:
                self.view.tiles.set_coming(letter, notch)
            else:
                self.view.tiles.set_notch(letter, notch)

    def press(self, key: str) -> None:
        """Pick, or slide."""
        if key == "up" or key == "left":
            self.go(-1)
        elif key == "down" or key == "right":
            self.go(1)
        elif key == "a":
            self.act(self.letter)
        else:
            super().press(key)

    def choice(self) -> int:
        return self.letter

    def adopt(self, action: int) -> None:
        self.letter = action
        self._show()
