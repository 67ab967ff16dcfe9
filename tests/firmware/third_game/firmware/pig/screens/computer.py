"""A turn of the computer player."""

from firmware.pig.screens.play import Play
from firmware.screens import watching


class Screen(Play):
    def __init__(self, app):
        super().__init__(app)
        self.texts = app.words_of("table")
        self.who = app.name_of(self.game.player()) + " "
        self.action = -1
        watching.think(self)

    def tick(self, elapsed):
        super().tick(elapsed)
        watching.tick(self, elapsed)

    def take_thought(self, action):
        watching.decide(self, action)

    def decide(self, action):
        watching.tell(self, action, self.app.own_words("play").DEEDS[action])

    def do(self):
        self.act(self.action)

    def press(self, key):
        if key in ("start", "help", "b"):
            super().press(key)
        else:
            watching.press(self)
