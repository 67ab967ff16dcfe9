"""The ranking of several players: four columns and total, the winners bright."""

from displayio import Group

from engine.const import TYPE_CHECKING, const
from engine.standing import winners
from firmware.screens.parts import end_screen
from firmware.screens.parts.base import Base
from firmware.session import room
from firmware.widgets import bars, font, layout
from firmware.widgets.layout import MARGIN
from firmware.widgets.text_line import CENTRE, TextLine

if TYPE_CHECKING:
    from collections.abc import Sequence

    from engine.number_drop.game import Game
    from firmware.interfaces.words import Words
    from firmware.number_drop.interfaces import Handheld

_TITLE_Y = const(4)
_WINNERS_Y = const(14)
_HEADS_Y = const(29)
_LIST_Y = const(39)
_LINE = const(11)  # pixels from one player to the next
_NAME_WIDTH = const(27)
_STAR_WIDTH = const(10)
_TOTAL_WIDTH = const(24)  # three letters of the large font, and what keeps them off the points
_LEAST_WIDTH = const(9)  # of a column with a narrow head
_STARRED = const(150)  # pixels of a screen with room for stars
_WITH_SCORE = const(38000)  # bytes that a sheet with its score takes, and gaps
_APART = const(5)  # pixels between two heads at least
_NAMED = const(3)  # names of winners that one line has room for
_STAR = " *"  # behind a winner's name, so that it is not told by the colour alone


class Screen(Base):
    """Left and right go to the players' sheets.

    No table is in memory meanwhile. Its words are TextLines: the 43 Labels that six players need
    were too much for a Pico.
    """

    is_new = False  # no rank is
    game: "Game"
    group: Group
    bar: bars.HintBar

    def __init__(self, app: "Handheld", name: bytes | None = None) -> None:
        """Ignore `name`: no rank is recorded of a game of several."""
        super().__init__(app)
        self.game = app.session.record.game
        self._texts = app.words_of("table")
        hints_y = app.height - layout.bar_height(app.height)
        self.group = Group()
        ends = app.words_of("end")
        own = app.own_words("table")
        self._append_titles(ends, own)
        heads = app.own_words("play").COLUMNS + (ends.TOTAL,)
        width = min(app.width, layout.WIDEST)
        left = (app.width - width) // 2
        wide, apart = _columns(width, heads)
        if apart < _APART:
            heads = own.SHORT_COLUMNS
            wide, apart = _columns(width, heads)
        ends_at = [width - MARGIN]
        for column in range(len(wide) - 1, 0, -1):
            ends_at.insert(0, ends_at[0] - wide[column] - apart)
        _append_heads(self.group, heads, ends_at, left)
        for row, player in enumerate(end_screen.order(self.game)):
            sheet = self.game.sheets[player]
            points = sheet.columns() + (sheet.score(),)
            wins = winners(self.game) >> player & 1
            _append_line(self.group, row, app.name_of(player), points, wins, ends_at, left)
        self.bar = bars.HintBar(0, hints_y, app.width, app.height - hints_y)
        self.group.append(self.bar)
        from firmware.number_drop import end_points

        self.remark(end_points.reason(app.own_words("count"), self.game.sheets, app.name_of))

    def remark(self, message: str) -> None:
        """Say something beside what the keys do."""
        self.bar.show(end_screen.hints(self.app, self.app.words_of("end"), self._texts), message)

    def _append_titles(self, ends: "Words", own: "Words") -> None:
        app = self.app
        won = winners(self.game)
        names = [app.name_of(p) for p in end_screen.order(self.game) if won >> p & 1]
        for face, y, colour, text in (
            (font.SMALL, _TITLE_Y, "dim", ends.GAME_OVER + "  " + end_screen.code(app)),
            (font.LARGE, _WINNERS_Y, "circled", _who_wins(self._texts, own, names, app.width)),
        ):
            self.group.append(TextLine(face, 0, y, app.width, colour, CENTRE, text))

    def choose(self) -> None:
        """Choose what to do from a menu."""
        end_screen.choose(self)

    def press(self, key: str) -> None:
        """Look at a sheet.

        Other keys do what they do at every end.
        """
        if key == "right":
            self._look_at(0)
        elif key == "left":
            self._look_at(self.game.players - 1)
        else:
            end_screen.press(self, key)

    def _look_at(self, index: int) -> None:
        """Go to the sheet at that index of the order, with its score where memory has room."""
        navigator = self.app.navigator
        if room.has(_WITH_SCORE):
            navigator.show("over", None, index)
        else:
            navigator.open("sheets", end_screen.order(self.game)[index])


def _who_wins(texts: "Words", own: "Words", names: list[str], width: int) -> str:
    """Return the line that says who has won."""
    if len(names) == 1:
        return names[0] + texts.WINS
    text = texts.AND.join(names) + texts.WIN
    if len(names) <= _NAMED and font.LARGE.width(text) <= width:
        return text
    return own.MANY_WIN[len(names) - 2]


def _columns(width: int, heads: "Sequence[str]") -> tuple[list[int], int]:
    """Return how wide the columns are, the total's as the last one, and how far apart."""
    left = MARGIN + _NAME_WIDTH + (_STAR_WIDTH if width >= _STARRED else 0)
    wide = [max(_LEAST_WIDTH, font.SMALL.width(head)) for head in heads]
    wide[-1] = max(_TOTAL_WIDTH, wide[-1])
    return wide, (width - MARGIN - left - sum(wide)) // len(wide)


def _append_heads(group: Group, heads: "Sequence[str]", ends: list[int], left: int) -> None:
    line = TextLine(font.SMALL, left, _HEADS_Y, ends[-1] + MARGIN, "dim")
    for i, head in enumerate(heads):
        line.write_up_to(head, ends[i])
    group.append(line)


def _append_line(
    group: Group,
    row: int,
    name: str,
    points: tuple[int, ...],
    wins: int,
    ends: list[int],
    left: int,
) -> None:
    """Add a player's line: two TextLines, as each one takes half a kilobyte of a board's memory."""
    width = ends[-1] + MARGIN
    y = _LIST_Y + row * _LINE
    colour = "circled" if wins else "ink"
    if wins and width >= _STARRED:
        name += _STAR
    large = TextLine(font.LARGE, left, y, width, colour)
    small = TextLine(font.SMALL, left, y + 1, width, colour)
    large.write(name, MARGIN)
    for i, point in enumerate(points):
        line = large if i == len(points) - 1 else small
        line.write_up_to(str(point), ends[i])
    group.append(large)
    group.append(small)
