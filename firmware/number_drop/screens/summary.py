"""The end of a solo game without its sheet, for little memory."""

from displayio import Group

from engine.const import TYPE_CHECKING, const
from firmware.loader import give_back
from firmware.number_drop.widgets import rank_lines
from firmware.screens.parts import end_screen
from firmware.screens.parts.base import Base
from firmware.screens.parts.celebration import Celebration
from firmware.widgets import bars, font, layout, score_lines
from firmware.widgets.text_line import CENTRE, LEFT, RIGHT, TextLine

if TYPE_CHECKING:
    from collections.abc import Sequence

    from firmware.number_drop.interfaces import Handheld

_MARGIN = const(8)  # pixels left and right of all lines
_TITLE_Y = const(3)
_COLUMNS_Y = const(15)
_LADDER_Y = const(62)
_PITCH = const(8)  # pixels from one line of the ladder to the next
_WHY_Y = const(97)


class Screen(Base):
    """The score by column, and the scores that it beat.

    The sheet was on the screen before.
    """

    group: Group
    bar: bars.HintBar

    def __init__(self, app: "Handheld", name: bytes | bytearray | None = None) -> None:
        """Take the `name` that was written beside the rank.

        It is b"" if it was shown before.
        """
        super().__init__(app)
        ends = app.words_of("end")
        self.rank = end_screen.rank(app, name)
        self.is_new = self.rank > 0 and name is None
        rows, bright = end_screen.ladder(app, ends)
        sheet = app.session.record.game.sheets[0]
        heads = app.own_words("play").COLUMNS
        code = end_screen.code(app)
        from firmware.number_drop import end_points

        why = end_points.reason(app.own_words("count"), [sheet], app.name_of)
        give_back()  # what all that was asked of
        self.again = (b"",)
        width = (app.width - 2 * _MARGIN) // 3 * 3  # for the ladder's three columns
        self.group = Group()
        title = end_screen.heading(ends, self.rank)
        colour = "pink" if self.rank else "circled"
        self.group.append(TextLine(font.LARGE, 0, _TITLE_Y, app.width, colour, CENTRE, title))
        self.group.append(_score(heads, sheet.columns(), width))
        y = _COLUMNS_Y + len(heads) * score_lines.PITCH
        for align, text in ((LEFT, ends.TOTAL), (RIGHT, str(sheet.score()))):
            colour = "ink" if align == RIGHT else "dim"
            self.group.append(TextLine(font.LARGE, _MARGIN, y, width, colour, align, text))
        self.group.append(rank_lines.ranks(_MARGIN, _LADDER_Y, width, _PITCH, rows, bright))
        self.group.append(TextLine(font.SMALL, 0, _WHY_Y, app.width, "warning", CENTRE, why))
        bar_height = layout.bar_height(app.height)
        self.bar = bars.HintBar(0, app.height - bar_height, app.width, bar_height)
        self.group.append(self.bar)
        self.remark(code)
        end_screen.keys_first(self.bar)
        self._celebration = Celebration(self)
        if self.rank and name != b"":
            self._celebration.begin()

    def remark(self, message: str) -> None:
        """Say something beside what the keys do."""
        ends = self.app.words_of("end")
        self.bar.show(end_screen.hints(self.app, ends, None, self.is_new), message)

    def tick(self, elapsed: int) -> None:
        super().tick(elapsed)
        self._celebration.tick(elapsed)

    def skip(self) -> None:
        self._celebration.end()

    def choose(self) -> None:
        """Choose what to do from a menu, or first write a name."""
        end_screen.choose(self)

    def press(self, key: str) -> None:
        """Do what the key does at every end."""
        end_screen.press(self, key)


def _score(names: "Sequence[str]", points: "Sequence[int]", width: int) -> score_lines.ScoreLines:
    """Return the columns of the score, a line each."""
    lines = score_lines.ScoreLines(_MARGIN, _COLUMNS_Y, width, len(names))
    for row, name in enumerate(names):
        lines.show(row, name, str(points[row]))
    return lines
