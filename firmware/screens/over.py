"""The end without a table: everyone's points, or a solo player's rank.

A solo player's rank is that of the best blue score beaten.
"""

from engine.const import TYPE_CHECKING, const
from engine.standing import sides, winners
from firmware.screens.parts import end_screen
from firmware.screens.parts.base import Base
from firmware.screens.parts.celebration import Celebration
from firmware.session.rules import side_name
from firmware.widgets import font, labels, rank_grid
from firmware.widgets.bars import TURN_MS
from firmware.widgets.frame import Frame
from firmware.widgets.layout import MARGIN, is_low

if TYPE_CHECKING:
    from collections.abc import Sequence

    from adafruit_displayio_layout.layouts.grid_layout import GridLayout

    from firmware.session.interfaces.handheld import Handheld
    from firmware.widgets.bars import HintBar

_MOST_WIDTH = const(130)  # pixels: width of the list
_PITCH = const(12)
_LOW_PITCH = const(7)
_WIDE = const(200)  # pixels: such screens have the memory for every line that fits
_MANY = const(9)  # number of higher scores to show
_FEW = const(2)
_LEAST_PITCH = const(8)
_LARGEST = const(3)  # largest scale of the large font
_BELOW = const(6)  # pixels below the line that names the winner


class Screen(Base):
    """The winner and a line for each side or, for a solo player, the neighbouring ranks."""

    group: Frame
    bar: "HintBar"
    asked: "tuple[str, str] | tuple[()]" = ()

    def __init__(self, app: "Handheld", is_named: bool = False, is_seen: bool = False) -> None:
        """Show the end.

        `is_named` says whether the player was asked for a name for a new rank. An end that
        `is_seen` was shown before, and does not celebrate again.
        """
        super().__init__(app)
        self.game = app.session.record.game
        self._width = min(_MOST_WIDTH, app.width - 2 * MARGIN)  # width of the list
        self.rank = app.session.end()[0]
        self.is_new = self.rank > 0 and not is_named
        self.arguments = (not self.is_new, True)
        self._texts = app.shared_words("table")
        message = self.explain()
        self._is_low = is_low(app.height)
        ends = app.shared_words("end")
        solo = self.game.players == 1
        text = ends.TOTAL + " " + str(self.game.score(0)) if solo else self._who_wins()
        heading = end_screen.heading(ends, self.rank)
        if self._is_low and not self.rank and font.SMALL.width(text) <= app.width - 2 * MARGIN:
            heading = text  # there is no separate line for it
        self.group = Frame(app.width, app.height, heading)
        self.bar = self.group.bar
        if not self._is_low:
            self._append_line(text)
        if solo:
            around = _FEW if self.rank else 2 * _FEW  # above only, as none are below
            if app.width >= _WIDE:
                around = _MANY
            self._append(*end_screen.ladder(app, ends, around))
        else:
            self._append(*self._sides(self._is_low and heading != text))
        self.show_message(message)
        end_screen.keys_first(self.bar)
        self._celebration = Celebration(self, is_seen)

    def explain(self) -> str:
        """Return why the game ended, or how others can play it."""
        return end_screen.explain(self.app)

    def _append_line(self, text: str) -> None:
        """Show the score or the winner as large as possible."""
        width = self.app.width - 2 * MARGIN
        if 2 * font.LARGE.width(text) > width and self.game.players == 1:
            text = text.split(" ")[-1]  # the large number alone: its word does not fit
        wide = font.LARGE.width(text)
        face = font.LARGE if wide <= width else font.SMALL
        scale = max(1, min(_LARGEST, width // wide))
        x = MARGIN + (width - face.width(text) * scale) // 2
        self.group.append(
            labels.make(face, x, self.group.top + 2, width, "circled", text=text, scale=scale)
        )
        self.group.top += face.ascent * scale + _BELOW

    def _append(self, rows: list[tuple[str, str, str]], bright: "Sequence[int]") -> None:
        """Show the rows below the headline."""
        app = self.app
        y = self.group.top
        pitch = _LOW_PITCH
        if not self._is_low:
            pitch = max(_LEAST_PITCH, min(_PITCH, (self.group.bottom - y) // len(rows)))
        most = (self.group.bottom - y) // pitch
        self._at = ((app.width - self._width) // 2, y, self._width, pitch)
        self._rows, self._bright, self._most = rows, bright, most
        self._list: GridLayout | None = None
        first = 0
        if self.game.players == 1:  # around the player's score; sides take turns
            first = max(0, min(bright[0] - most // 2, len(rows) - most))
        self._show_from(first)

    def _show_from(self, first: int) -> None:
        """Show as many rows as fit, beginning with row `first`."""
        if self._list is not None:
            self.group.remove(self._list)
        self._first = first
        self._shown = 0  # ms
        bright = [row - first for row in self._bright]
        rows = self._rows[first : first + self._most]
        self._list = rank_grid.ranks(*self._at, rows, bright)
        self.group.append(self._list)

    def _sides(self, tells: bool) -> "tuple[list[tuple[str, str, str]], Sequence[int]]":
        """Return the sides ordered by points, and the row numbers of the winners, which come first.

        `tells` is whether these rows say who won: on low screens, where the heading is too short
        for several names.
        """
        game, app = self.game, self.app
        won = winners(game)
        rows = []
        for side in end_screen.order(game):
            name = side_name(app.name_of, game, side)
            beside = app.session.rules.extras(game, side)
            if tells and won >> side & 1:
                beside = self._texts.WINS.strip()
            left = (self._width - font.SMALL.width(beside)) // 2 - MARGIN  # of the middle column
            if font.SMALL.width(name) > left:
                name = side_name(app.name_of, game, side, True)
            if font.SMALL.width(name) > left:
                beside = beside.split(" ")[-1]  # points only
            rows.append((name, beside, str(game.score(side))))
        return rows, range(sum([won >> side & 1 for side in range(sides(game))]))

    def _who_wins(self) -> str:
        """Return the line that says who won."""
        game, app = self.game, self.app
        won = winners(game)
        names = [
            side_name(app.name_of, game, side) for side in end_screen.order(game) if won >> side & 1
        ]
        return end_screen.who_wins(self._texts, names)

    def tick(self, elapsed: int) -> None:
        super().tick(elapsed)
        self._celebration.tick(elapsed)
        self._shown += elapsed
        more = len(self._rows) - self._most  # rows that do not fit
        if self.game.players > 1 and more > 0 and self._shown >= TURN_MS:
            self._show_from(more if self._first == 0 else 0)

    def skip(self) -> None:
        self._celebration.end()

    def show_message(self, message: str) -> None:
        """Show a message along with the key hints."""
        ends = self.app.shared_words("end")
        self.bar.show_from_start(end_screen.hints(self.app, ends, None, self.is_new), message)

    def choose(self) -> None:
        """Open the menu of what to do next, or first ask for a name."""
        end_screen.choose(self)

    def press(self, key: str) -> None:
        """Act as on every end screen."""
        end_screen.press(self, key)
