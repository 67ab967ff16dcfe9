"""A person's turn: A rolls, up holds."""

from engine.pig.game import HOLD, ROLL
from firmware.pig.screens.play import Play
from firmware.session import marks


class Screen(Play):
    can_adopt = True

    def __init__(self, app):
        self.texts = app.own_words("play")
        super().__init__(app)
        self.say(self.texts.HINTS_TURN)

    def press(self, key):
        if key == "a":
            self.act(ROLL)
        elif key == "up" and self.game.points:
            self.act(HOLD)
        else:
            super().press(key)

    def adopt(self, action):
        self.remark(self.texts.DEEDS[action])

    def take_hint(self, action, texts, is_all=True):
        self.app.session.mark(marks.HINT)
        self.adopt(action)
