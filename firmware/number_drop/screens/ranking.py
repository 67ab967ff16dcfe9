"""The ranking of several players: four columns and the total, the winners bright."""

from displayio import Group

from engine.const import TYPE_CHECKING, const
from engine.standing import winners
from firmware import screen_names
from firmware.memory import plan
from firmware.screens.parts import end_screen
from firmware.screens.parts.base import Base
from firmware.widgets import bars, font, labels, layout
from firmware.widgets.layout import MARGIN

if TYPE_CHECKING:
    from collections.abc import Sequence

    from engine.number_drop.game import Game
    from firmware.interfaces.words import Words as SharedWords
    from firmware.number_drop.interfaces.handheld import Handheld
    from firmware.number_drop.interfaces.words import Words

_TITLE_Y = const(4)
_WINNERS_Y = const(14)
_HEADS_Y = const(29)
_LIST_Y = const(39)
_LINE = const(11)  # pixels from one player to the next
_NAME_WIDTH = const(27)
_STAR_WIDTH = const(10)
_TOTAL_WIDTH = const(24)  # three characters of the large font, and a gap to the points
_LEAST_WIDTH = const(9)  # of a column with a narrow heading
_STARRED = const(150)  # pixels of a screen with room for stars
_APART = const(5)  # pixels between two headings, at least
_TITLES = ((font.SMALL, _TITLE_Y, "dim"), (font.LARGE, _WINNERS_Y, "circled"))
_NAMED = const(3)  # winners' names that one line has room for
_STAR = " *"  # after a winner's name, so that colour is not the only sign


class Screen(Base):
    """Left and right go to the players' sheets; no table is in memory here."""

    is_new = False  # only solo games have ranks
    app: "Handheld"
    asked: "tuple[str, str] | tuple[()]" = ()
    game: "Game"
    group: Group
    bar: bars.HintBar

    def __init__(self, app: "Handheld", is_named: bool = False, is_seen: bool = False) -> None:
        """Ignore both: they concern a rank, which only solo games have."""
        super().__init__(app)
        self.game = app.session.record.game
        width = min(app.width, layout.WIDEST)
        titles, heads, short_heads, hints, why = self._explain()
        self.group = Group()
        for (face, y, colour), text in zip(_TITLES, titles):
            self.group.append(labels.make(face, 0, y, app.width, colour, labels.CENTRE, text))
        wide, apart = _columns(width, heads)
        if apart < _APART:
            heads = short_heads
            wide, apart = _columns(width, heads)
        ends_at = [width - MARGIN]
        for column in range(len(wide) - 1, 0, -1):
            ends_at.insert(0, ends_at[0] - wide[column] - apart)
        self._append_columns(heads, ends_at, width)
        hints_y = app.height - layout.bar_height(app.height)
        self.bar = bars.HintBar(0, hints_y, app.width, app.height - hints_y)
        self.group.append(self.bar)
        self.bar.show(hints, why)

    def _explain(self) -> tuple[list[str], "Sequence[str]", "Sequence[str]", str, str]:
        """Return both titles, headings, short headings, hints, and why the game ended."""
        app = self.app
        ends, texts, own = (
            app.shared_words("end"),
            app.shared_words("table"),
            app.game_words("table"),
        )
        won = winners(self.game)
        names = [app.name_of(p) for p in end_screen.order(self.game) if won >> p & 1]
        code = end_screen.code(app).split("\n")  # after house rules
        titles = [
            ends.GAME_OVER + "  " + code[-1],
            _who_wins(texts, own, names, app.width),
        ]
        heads = app.game_words("play").COLUMNS + (ends.TOTAL,)
        from firmware.number_drop import end_points

        why = end_points.reason(app.game_words("count"), self.game.sheets, app.name_of)
        text = "\n".join([why] + code[:-1])
        return titles, heads, own.SHORT_COLUMNS, end_screen.hints(app, ends, texts), text

    def _append_columns(self, heads: "Sequence[str]", ends_at: list[int], width: int) -> None:
        """Add the players, best first, with their points from each column.

        `ends_at` are the columns' right edges, in pixels of a centred area of `width`.
        """
        game, app = self.game, self.app
        left = (app.width - width) // 2
        players = end_screen.order(game)
        won = winners(game)
        bright = range(sum([won >> player & 1 for player in players]))
        star = _STAR if width >= _STARRED else ""
        texts = [app.name_of(p) + (star if won >> p & 1 else "") for p in players]
        self._append_column(font.LARGE, left + MARGIN, ends_at[0], texts, bright, labels.LEFT)
        points = [game.sheets[p].columns() + (game.score(p),) for p in players]
        for i, end in enumerate(ends_at):
            self.group.append(
                labels.make(font.SMALL, left, _HEADS_Y, end, "dim", labels.RIGHT, heads[i])
            )
            face = font.LARGE if i == len(ends_at) - 1 else font.SMALL
            texts = [str(row[i]) for row in points]
            self._append_column(face, left, end, texts, bright, labels.RIGHT)

    def _append_column(
        self, face: "font.Font", x: int, width: int, texts: list[str], bright: range, align: int
    ) -> None:
        """Add a column of the players' lines; `bright` are the winners' lines."""
        # The digits of both fonts are centred in a line.
        y = _LIST_Y + (face is font.SMALL) + face.ascent
        grid = labels.make_grid(x, y, width, _LINE, len(texts))
        labels.put_column(grid, face, _LINE, texts, bright, align)
        grid.layout_cells()
        self.group.append(grid)

    def show_message(self, message: str) -> None:
        """Show a message along with the key hints."""
        app = self.app
        self.bar.show_from_start(
            end_screen.hints(app, app.shared_words("end"), app.shared_words("table")), message
        )

    def choose(self) -> None:
        """Open the menu of what to do next."""
        end_screen.choose(self)

    def press(self, key: str) -> None:
        """Look at a sheet; other keys do the same as at every end."""
        if key == "right":
            self._look_at(0)
        elif key == "left":
            self._look_at(self.game.players - 1)
        else:
            end_screen.press(self, key)

    def _look_at(self, index: int) -> None:
        """Show the sheet at `index` in the order, with its score if memory allows."""
        navigator = self.app.navigator
        if plan.affords(plan.SHEETS_AT_END):
            navigator.replace_all(screen_names.OVER, True, True, index)
        else:
            navigator.push(screen_names.SHEETS, end_screen.order(self.game)[index])


def _who_wins(texts: "SharedWords", own: "Words", names: list[str], width: int) -> str:
    """Return the line that says who won."""
    text = end_screen.who_wins(texts, names)
    if len(names) == 1 or len(names) <= _NAMED and font.LARGE.width(text) <= width:
        return text
    return own.MANY_WIN[len(names) - 2]


def _columns(width: int, heads: "Sequence[str]") -> tuple[list[int], int]:
    """Return the columns' widths, the total's last, and the gap between them."""
    left = MARGIN + _NAME_WIDTH + (_STAR_WIDTH if width >= _STARRED else 0)
    wide = [max(_LEAST_WIDTH, font.SMALL.width(head)) for head in heads]
    wide[-1] = max(_TOTAL_WIDTH, wide[-1])
    return wide, (width - MARGIN - left - sum(wide)) // len(wide)
