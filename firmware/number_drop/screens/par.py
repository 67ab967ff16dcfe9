"""What the strongest computer player scores with the dice of a finished solo game."""

import bitmaptools
from displayio import Bitmap, Group, TileGrid

from engine.const import TYPE_CHECKING, const
from engine.number_drop.sheet import HEIGHT
from engine.number_drop.table import ROLL
from firmware import theme
from firmware.screens.parts.base import Base
from firmware.session.thinking import Thinking
from firmware.widgets import font
from firmware.widgets.bars import HintBar
from firmware.widgets.layout import LOW_HEADING_Y, MARGIN, bar_height, is_low
from firmware.widgets.text_line import CENTRE, TextLine

if TYPE_CHECKING:
    from engine.number_drop.game import Game
    from firmware.number_drop.interfaces.handheld import Handheld

_LINE = const(14)  # pixels from one line to the next
_LOW_LINE = const(8)
_LINES = const(4)  # the bar included
_WIDE = const(160)  # pixels of a screen with room for
_ZOOM = const(2)
_BAR = const(3)  # pixels of the bar that shows how far the game is


class Par:
    """A game with the same dice, tiles and house rules that the computer plays alone."""

    def __init__(self, finished: "Game") -> None:
        """Set up the game of a finished one's seed."""
        from engine.number_drop.bot import Bot  # while it thinks, its code is in memory

        seed = finished.seed_low | finished.seed_high << 16
        self.game = type(finished)(1, seed, finished.tiles, finished.house)
        self._bot = Bot()
        self._bot.begin(self.game)

    def step(self) -> bool:
        """Think a little further; return whether the game is over."""
        game = self.game
        if game.phase == ROLL:
            game.apply(game.chance())
        elif self._bot.step():
            game.apply(self._bot.action)
        else:
            return False
        self._bot.begin(game)
        return game.is_over()


class Screen(Base):
    """The computer's score as its game goes on, and the player's below; B skips it."""

    group: Group
    bar: HintBar
    app: "Handheld"

    def __init__(self, app: "Handheld") -> None:
        """Begin to play."""
        super().__init__(app)
        self._texts = texts = app.game_words("par")
        self.group = Group()
        below = app.height - bar_height(app.height)
        self.bar = HintBar(0, below, app.width, app.height - below)
        self.group.append(self.bar)
        low = is_low(app.height)
        face = font.SMALL if low else font.LARGE
        pitch = _LOW_LINE if low else _LINE
        zoom = _ZOOM if app.width >= _WIDE else 1
        width = app.width // zoom
        y = max(LOW_HEADING_Y, (below // zoom - _LINES * pitch) // 2)
        lines = Group(scale=zoom)
        lines.append(TextLine(font.SMALL, 0, y, width, "dim", CENTRE, texts.HEADING))
        self._computer = TextLine(face, 0, y + pitch, width, "ink", CENTRE)
        self._player = TextLine(face, 0, y + 2 * pitch, width, "circled", CENTRE)
        lines.append(self._computer)
        lines.append(self._player)
        self._done = Bitmap(width - 2 * MARGIN, _BAR, 2)
        bitmaptools.fill_region(self._done, 0, _BAR - 1, self._done.width, _BAR, 1)
        palette = theme.palette(("background", "circled"))
        bar = TileGrid(self._done, pixel_shader=palette, x=MARGIN, y=y + 3 * pitch + 1)
        lines.append(bar)
        self.group.append(lines)
        self._score = app.session.record.game.score(0)
        self._player.text = app.words.YOU + " " + str(self._score)
        self._thinking = Thinking(Par, app.session.record.game)
        self.is_busy = True
        self._show()

    def tick(self, elapsed: int) -> None:
        """Play a little further."""
        super().tick(elapsed)
        if self.is_busy:
            self.is_busy = not self._thinking.think(elapsed)
            self._show()

    def _show(self) -> None:
        """Show the computer's score, and how far its game is: it ends at the top of the sheet."""
        texts, par = self._texts, self._thinking.player
        score = par.game.score(0) if par else 0
        self._computer.text = texts.NAME + " " + str(score)
        if self.is_busy:
            self.bar.show(texts.HINTS_SKIP, texts.THINKS)
            if par:
                end = par.game.sheet().top() * self._done.width // HEIGHT
                bitmaptools.fill_region(self._done, 0, 0, end, _BAR, 1)
            return
        self._thinking.player = None
        self._done.fill(1)
        better = self._score - score
        message = texts.BEATEN if better > 0 else texts.EQUAL if not better else texts.NOT_BEATEN
        self.bar.show(texts.HINTS_BACK, message)

    def press(self, key: str) -> None:
        """Leave, at any time with B."""
        if key == "b" or key == "a" and not self.is_busy:
            self.app.navigator.pop()
