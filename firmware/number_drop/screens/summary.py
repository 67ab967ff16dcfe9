"""The end of a solo game without its sheet, for when memory is short."""

from displayio import Group

from engine.const import TYPE_CHECKING, const
from firmware.screens.parts import end_screen
from firmware.screens.parts.base import Base
from firmware.screens.parts.celebration import Celebration
from firmware.widgets import bars, font, labels, layout, rank_grid

if TYPE_CHECKING:
    from collections.abc import Sequence

    from firmware.number_drop.interfaces.handheld import Handheld

_MARGIN = const(8)  # pixels left and right of all lines
_TITLE_Y = const(3)
_COLUMNS_Y = const(15)
_SCORE_PITCH = const(9)  # pixels from one line of the score to the next
_LADDER_Y = const(62)
_PITCH = const(8)  # pixels from one line of the ladder to the next
_WHY_Y = const(97)


class Screen(Base):
    """The score by column, and the scores that it beat.

    The previous screen showed the sheet. A lesson has no scores to beat.
    """

    group: Group
    bar: bars.HintBar
    asked: "tuple[str, str] | tuple[()]" = ()

    def __init__(self, app: "Handheld", is_named: bool = False, is_seen: bool = False) -> None:
        """Take `is_named` and `is_seen` as in over.py."""
        super().__init__(app)
        ends = app.shared_words("end")
        session = app.session
        self.rank = session.end()[0]
        self.is_new = self.rank > 0 and not is_named
        is_lesson = session.is_lesson  # its text takes the ladder's place
        if not is_lesson:
            rows, bright = end_screen.ladder(app, ends)
        sheet = session.record.game.sheets[0]
        heads = app.game_words("play").COLUMNS
        code = end_screen.code(app)
        from firmware.number_drop import end_points

        why = end_points.reason(app.game_words("count"), [sheet], app.name_of)
        self.arguments = (not self.is_new, True)
        width = (app.width - 2 * _MARGIN) // 3 * 3  # for the ladder's three columns
        self.group = Group()
        title = end_screen.heading(ends, self.rank)
        colour = "pink" if self.rank else "circled"
        for face, y, ink, text in (
            (font.LARGE, _TITLE_Y, colour, title),
            (font.SMALL, _LADDER_Y if is_lesson else _WHY_Y, "warning", why),
        ):
            self.group.append(labels.make(face, 0, y, app.width, ink, labels.CENTRE, text))
        points = sheet.columns()
        self._append_score(font.SMALL, _COLUMNS_Y, width, heads, [str(count) for count in points])
        y = _COLUMNS_Y + len(heads) * _SCORE_PITCH
        self._append_score(font.LARGE, y, width, (ends.TOTAL,), [str(sheet.score())])
        if not is_lesson:
            self.group.append(rank_grid.ranks(_MARGIN, _LADDER_Y, width, _PITCH, rows, bright))
        bar_height = layout.bar_height(app.height)
        self.bar = bars.HintBar(0, app.height - bar_height, app.width, bar_height)
        self.group.append(self.bar)
        self.show_message(code)
        end_screen.keys_first(self.bar)
        self._celebration = Celebration(self, is_seen)

    def _append_score(
        self, face: "font.Font", y: int, width: int, names: "Sequence[str]", points: list[str]
    ) -> None:
        """Add lines of names and points; the first line's capitals begin at y."""
        grid = labels.make_grid(_MARGIN, y + face.ascent, width, _SCORE_PITCH, len(points))
        labels.put_column(grid, face, _SCORE_PITCH, names, (), labels.LEFT, "dim")
        labels.put_column(grid, face, _SCORE_PITCH, points, (), labels.RIGHT)
        grid.layout_cells()
        self.group.append(grid)

    def show_message(self, message: str) -> None:
        """Show a message along with the key hints."""
        ends = self.app.shared_words("end")
        self.bar.show_from_start(end_screen.hints(self.app, ends, None, self.is_new), message)

    def tick(self, elapsed: int) -> None:
        super().tick(elapsed)
        self._celebration.tick(elapsed)

    def skip(self) -> None:
        self._celebration.end()

    def choose(self) -> None:
        """Open the menu of what to do next, or first ask for a name."""
        end_screen.choose(self)

    def press(self, key: str) -> None:
        """Act as on every end screen."""
        end_screen.press(self, key)
