"""The table of Pig: everybody's points, and the die."""

from displayio import Group

from firmware.widgets import background, font
from firmware.widgets.bars import HINTS_HEIGHT, HintBar
from firmware.widgets.text_line import TextLine


class View(Group):
    def __init__(self, width, height):
        super().__init__()
        self.append(background.make(width, height))
        self.lines = [TextLine(font.SMALL, 2, 2 + 8 * row, width - 4) for row in range(7)]
        self.hints = HintBar(0, height - HINTS_HEIGHT, width, HINTS_HEIGHT)
        for part in self.lines + [self.hints]:
            self.append(part)

    def show(self, game, name_of, texts):
        for player in range(game.players):
            self.lines[player].text = name_of(player) + " " + str(game.score(player))
        self.lines[6].text = texts.DIE + str(game.die) + texts.TURN + str(game.points)

    def turn(self):
        pass
