"""Handing the device on: whose turn it is, how all stand, and nothing to do by accident."""

from displayio import Bitmap, Group, TileGrid

from engine.const import const
from engine.number_drop.table import LETTERS, ROLL
from firmware import theme
from firmware.key_map import DIRECTIONS
from firmware.screens.base import Base
from firmware.widgets import background, bars, font, layout, miniature
from firmware.widgets.score_lines import ScoreLines
from firmware.widgets.text_line import CENTRE, LEFT, TextLine

_GUARD = const(400)  # ms without a press before a press counts
_NAME_WIDTH = const(28)  # pixels before it is scaled
_NAME_HEIGHT = const(7)
_MARGIN = const(4)
_LINE = const(10)  # pixels from one player to the next
_THIRD = const(30)  # a player's name, total and latest gain are so wide
_TILE = const(12)
_LOW_LINE = const(7)


class Screen(Base):
    """Waits until the next player is ready; the player before can still undo.

    Presses that follow one another in less than _GUARD do nothing: whoever has just ended the turn
    by A, A, A does not begin the next player's.
    """

    at_rest = False

    def __init__(self, app):
        super().__init__(app)
        self.game = app.record.game
        self._texts = app.words_of("table")
        self._wait = _GUARD
        width = app.width
        hints_y = app.height - layout.bar_height(app.height)
        self.group = Group()
        self.group.append(background.make(width, app.height))
        if layout.is_low(app.height):
            scale = max(1, hints_y // 28)
            self._append_name(scale, 1)
            self._append_totals(scale * _NAME_HEIGHT + _MARGIN)
        else:
            self._append_name(3, _MARGIN)
            self._append_turn(3 * _NAME_HEIGHT + 3 + _MARGIN)
            self._append_table(3 * _NAME_HEIGHT + 5 * _MARGIN)
        self.bar = bars.HintBar(0, hints_y, width, app.height - hints_y)
        self.group.append(self.bar)
        self._tell(())

    def _tell(self, hints):
        self.bar.show(hints, self._texts.GIVE + self.app.name_of(self.game.player))

    def _append_name(self, scale, y):
        name = Group(x=(self.app.width - _NAME_WIDTH * scale) // 2, y=y, scale=scale)
        who = self.app.name_of(self.game.player)
        name.append(TextLine(font.LARGE, 0, 0, _NAME_WIDTH, "circled", CENTRE, who))
        self.group.append(name)

    def _append_turn(self, y):
        """Say which round it is, and whether the player begins it."""
        texts = self._texts
        game = self.game
        text = texts.ROUND + str(game.round) if game.round else texts.SET_UP
        if game.round and game.phase == ROLL:
            text += texts.YOU_ROLL
        self.group.append(TextLine(font.SMALL, 0, y, self.app.width, "ink", CENTRE, text))

    def _append_table(self, y):
        """Show every player's name, total and latest gain, and beside them the tiles."""
        game = self.game
        left = (self.app.width - 3 * _THIRD - 2 * _TILE) // 2
        for player in range(game.players):
            top = y + player * _LINE
            colour = "circled" if player == game.player else "ink"
            line = TextLine(font.LARGE, left, top, 2 * _THIRD, colour, LEFT)
            line.write(self.app.name_of(player), 0)
            line.write_up_to(str(game.score(player)), 2 * _THIRD)
            self.group.append(line)
            gain = self.app.rules.gain(game, player)
            if gain > 0:
                x = left + 2 * _THIRD
                text = "+" + str(gain)
                self.group.append(TextLine(font.SMALL, x, top, _THIRD, colour, CENTRE, text))
        self._append_tiles(left + 3 * _THIRD, y)

    def _append_tiles(self, x, y):
        """Show the five tiles beside their letters, those that are turned over dark."""
        game = self.game
        art = Bitmap(_TILE, LETTERS * _TILE, 3)
        for letter in range(LETTERS):
            value = 2 if game.used >> letter & 1 else 1
            shape = game.tiles[letter]
            miniature.draw(art, 0, letter * _TILE, _TILE, _TILE - 1, shape, 3, 0, value)
            line = TextLine(
                font.LARGE, x, y + letter * _TILE + 2, _TILE, "letter", LEFT, "ABCDE"[letter]
            )
            self.group.append(line)
        inks = theme.palette((None, "ink", "edge"))
        self.group.append(TileGrid(art, pixel_shader=inks, x=x + _TILE, y=y))

    def _append_totals(self, y):
        """Show every player's name and total in two columns: there is no room for more."""
        game = self.game
        rows = (game.players + 1) // 2
        half = self.app.width // 2
        for col in range(2):
            lines = ScoreLines(col * half + 1, y, half - 3, rows, _LOW_LINE)
            for player in range(col * rows, min(game.players, (col + 1) * rows)):
                colour = "circled" if player == game.player else "dim"
                name = self.app.name_of(player)
                lines.show(player - col * rows, name, str(game.score(player)), colour)
            self.group.append(lines)

    def tick(self, elapsed):
        """Let the keys act once nobody has pressed one for a while."""
        super().tick(elapsed)
        if self.at_rest:
            return
        self._wait -= elapsed
        if self._wait <= 0:
            self.at_rest = True
            self._tell(self._texts.HINTS_HAND_OVER)

    def skip(self):
        """Forget the key: it was meant for the screen before."""
        self.app.forget_key()
        self._wait = _GUARD

    def press(self, key):
        """Go on to what the player has to do, look at the sheets, or undo."""
        if key == "a":
            self.app.show_phase()
        elif key in DIRECTIONS:
            self.app.open("sheets")
        elif key == "start":
            self.app.open("pause")
        elif key == "help":
            self.app.open("help", self.name)
        elif key == "b" and not self.app.undo():
            self.bar.show(self._texts.HINTS_HAND_OVER, self.app.no_undo())
