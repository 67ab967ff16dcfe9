"""Sliding a tile one notch down (solo)."""

from engine.number_drop.table import LETTERS
from firmware.screens.play import Play


class Screen(Play):
    """The player picks one of the tiles that can slide."""

    can_adopt = True

    def __init__(self, app):
        super().__init__(app)
        self.letter = LETTERS - 1
        self.go(1)

    def go(self, step):
        """Go to the next tile that can slide."""
        letters = self.game.slide_letters()
        self.letter = (self.letter + step) % LETTERS
        while letters >> self.letter & 1 == 0:
            self.letter = (self.letter + step) % LETTERS
        self._show()

    def _show(self):
        words = self.app.words
        self.say(words.HINTS_SLIDE, words.SLIDE_STAR if self.game.slides else words.SLIDE)
        self.view.tiles.select(self.letter)
        for letter in range(LETTERS):
            notch = self.game.notches[letter]
            if letter == self.letter:
                self.view.tiles.set_coming(letter, notch)
            else:
                self.view.tiles.set_notch(letter, notch)

    def press(self, key):
        """Pick, or slide."""
        if key == "up" or key == "left":
            self.go(-1)
        elif key == "down" or key == "right":
            self.go(1)
        elif key == "a":
            self.app.apply(self.letter)
        else:
            super().press(key)

    def choice(self):
        return self.letter

    def adopt(self, action):
        self.letter = action
        self._show()
