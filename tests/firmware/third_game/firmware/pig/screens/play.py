"""What all screens of a game of Pig in progress share: the table."""

from firmware.pig.widgets.view import View
from firmware.screens.playing import Playing


class Play(Playing):
    view: View

    def make_view(self):
        return View(self.app.width, self.app.height)

    def look_at(self, player):
        self.view.show(self.game, self.app.name_of, self.app.own_words("play"))
