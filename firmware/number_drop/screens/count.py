"""Counts up a solo game's points: rows, columns, penalties; then climbs the ladder of scores."""

from displayio import Group

from engine.const import TYPE_CHECKING, const
from engine.number_drop.sheet import (
    ALL_VALUES,
    COLUMN_POINTS,
    HEIGHT,
    LARGEST,
    LINE,
    PENALTY,
    ROW_POINTS,
    RUN,
    SAME,
    SMALLEST,
)
from firmware.kept import ranks
from firmware.number_drop.widgets import grid, track
from firmware.screens.parts.count_screen import CountScreen
from firmware.sound import effects
from firmware.widgets import font
from firmware.widgets.text_line import CENTRE, TextLine

if TYPE_CHECKING:
    from collections.abc import Iterator

    from firmware.number_drop.interfaces.handheld import Handheld
    from firmware.number_drop.widgets.play_view import PlayView

_WHY = const(1000)  # ms to show the reason, as long as the tune of the end plays
_STEP = const(150)  # from one row to the next, before it speeds up
_LEAST_STEP = const(40)
_STAMP = const(420)  # for a full column, and for the bonus
_FALL = const(420)  # for a penalty
_CLIMB = const(100)  # from one name of the ladder to the next
_STAND = const(600)  # before the end is shown
_LOW_NOTE = const(14)  # of the first row, in semitones; each step is one higher
_NAMES = len(ranks.NAMES)
_HEADING = const(12)  # pixels of the total above the ladder
_LOW_HEADING = const(7)
_TOTAL_Y = const(2)
_LARGE_WIDTH = const(64)  # pixels: TOTAL 100 takes 58, and a low screen has no more
_MOST_PITCH = const(10)  # from one line of the ladder to the next
_LEAST_PITCH = const(7)


class Screen(CountScreen):
    """The final table, whose marks are removed and then made one by one."""

    app: "Handheld"

    def __init__(self, app: "Handheld") -> None:
        super().__init__(app)
        self.view: "PlayView" = app.navigator.view
        self.group = self.view
        self.bar = self.view.hints
        self._game = app.session.record.game
        self._sheet = self._game.sheet()
        self._texts = app.game_words("count")
        self._over = app.shared_words("end").GAME_OVER
        self._points = 0  # counted so far
        self._shown = 0  # points in the header, which counts up to them
        self._note = _LOW_NOTE
        self._step = _STEP
        self._begin()

    def _begin(self) -> None:
        """Show the table with nothing counted yet."""
        view = self.view
        view.show(self._game, self.app.name_of, 0)
        view.turn_to(False)
        for row in range(HEIGHT):
            view.grid.set_row_mark(row, grid.OPEN)
        for kind in (SAME, RUN):
            for value in range(SMALLEST, LARGEST):
                view.track.set_value(kind, value, track.OPEN)
            view.track.set_ten(kind, track.OPEN)
        view.track.set_bonus(track.OPEN)
        if view.scores is not None:
            view.scores.clear(0)
        self._show()

    def tick(self, elapsed: int) -> None:
        """Keep counting."""
        super().tick(elapsed)
        missing = self._points - self._shown
        if missing:
            is_low = self.view.layout.is_low  # each change is expensive to send there
            self._shown += missing if is_low else missing // 4 or (missing > 0) - (missing < 0)
            self._show()

    def clear(self) -> None:
        """Clear the ladder's area; otherwise the table would be sent and visible for a moment."""
        if self.view.layout.is_paged:
            self.view.show(self._game, self.app.name_of, 0)
        else:
            self.view.replace_panel(Group())

    def _show(self) -> None:
        view = self.view
        view.header.show(self._over, self._texts.SHORT, self._shown)
        if view.layout.is_paged:
            view.dice.show_total(self._shown)  # type: ignore[union-attr]  # a LowSide there

    def _show_text(self, text: str, hints: str = "") -> None:
        """Show what is counted; a single line has no room for keys."""
        if not self.view.layout.is_paged:
            hints = self._texts.HINTS_COUNT
        self.view.hints.show(hints, text)

    def _list(self, column: int) -> None:
        """Show a column's points next to the sheet, if there is room."""
        scores = self.view.scores
        if scores is not None:
            points = self._sheet.columns()[column]
            scores.show(column, self.view.words.COLUMNS[column], str(points))

    def _add(self, points: int) -> None:
        """Add points, with a rising note or, if negative, the sound of a drop."""
        self._points += points
        if points < 0:
            self.app.sound.play(effects.DROP)
        else:
            self.app.sound.play(bytes((self._note, 5)))
            self._note += 1
            self._step = max(_LEAST_STEP, self._step * 15 // 16)

    # --- the steps: generators that yield the ms before the next step ---

    def count(self) -> "Iterator[int]":
        if self.parent is not None:  # the screen of the last choice
            self.app.navigator.discard(self.parent)
        self.parent = None  # nothing returns to it
        from firmware.number_drop import end_points

        self._show_text(
            end_points.reason(self._texts, self._game.sheets, self.app.name_of),
            self._texts.HINTS_COUNT,
        )
        yield _WHY
        yield from self._rows()
        is_paged = self.view.layout.is_paged
        yield from self._sums() if is_paged else self._columns()
        yield from self._fallen()
        yield _STAND
        ladder = (_TextLadder if is_paged else _Ladder)(self.app, self.view, self._points)
        self._show_text("")
        yield from self._go_on(ladder)
        self.leave()
        yield 0

    def _rows(self) -> "Iterator[int]":
        self._show_text(self.view.words.COLUMNS[0])
        for row in range(LINE):
            if self._sheet.row_is_circled(row):
                self._mark(row, row)
                self._add(ROW_POINTS)
                yield self._step

    def _columns(self) -> "Iterator[int]":
        view, sheet, names = self.view, self._sheet, self.view.words.COLUMNS
        for kind in (SAME, RUN):
            values = sheet.run if kind else sheet.same
            if values:
                self._show_text(names[1 + kind])
            for value in range(SMALLEST, LARGEST):
                if values >> value - SMALLEST & 1:
                    view.track.set_value(kind, value, track.CIRCLED)
                    self._add(value)
                    yield self._step
            if values == ALL_VALUES:
                view.track.set_ten(kind, track.COMING)
                yield self._step
                view.track.set_ten(kind, track.CIRCLED)
                self._add(COLUMN_POINTS)
                self.app.sound.play(effects.ROW)
                yield _STAMP
            self._list(1 + kind)
        if sheet.bonus:
            self._show_text(names[3])
            view.track.set_bonus(track.CIRCLED)
            self._add(LARGEST)
            yield _STAMP
        self._list(3)

    def _sums(self) -> "Iterator[int]":
        """Count the hidden page's points without turning to it, which would send the whole page."""
        for column in (1, 2, 3):
            points = self._sheet.columns()[column]
            if points:
                self._show_text(self.view.words.COLUMNS[column] + " " + str(points))
                self._add(points)
                yield _STAMP

    def _fallen(self) -> "Iterator[int]":
        highest = self._sheet.top() - 1
        for row in range(LINE, HEIGHT):
            if self._sheet.row_is_circled(row):
                self._show_text(self._texts.WHY[0])
                self._mark(row, highest)
                self._add(-PENALTY)
                yield _FALL
        self._list(0)

    def _mark(self, row: int, highest: int) -> None:
        """Mark a row; on a low screen, scroll to those up to `highest`.

        It scrolls by a whole view, because every scroll sends all visible rows. The smallest screen
        does not scroll up for penalties, which would cost as much as the rest of the count.
        """
        layout = self.view.layout
        if layout.is_low and row < LINE:
            lowest = row - row % layout.rows
            self.view.grid.look_at(lowest, lowest + layout.rows - 1)
        elif not layout.is_paged:
            self.view.grid.look_at(row, highest)
        self.view.grid.set_row_mark(row, grid.CIRCLED)

    def _go_on(self, ladder: "_TextLadder") -> "Iterator[int]":
        """Climb past each name that was beaten."""
        for above in range(_NAMES, ladder.above - 1, -1):
            ladder.show(above)
            if above < _NAMES:
                self.app.sound.play(bytes((self._note, 8)))
                self._note += 2
            yield _CLIMB
        ladder.show_rank()
        yield _STAND


class _TextLadder:
    """The names passed on the ladder, one after the other in the hint bar."""

    def __init__(self, app: "Handheld", view: "PlayView", score: int) -> None:
        """Start below all names."""
        rank, self._name, self._blue = app.session.end()
        # The number of names that stay above the player; scores that are not saved climb, too.
        self.above = (ranks.rank(score, self._blue) or _NAMES + 1) - 1
        self._hints = view.hints
        ends = app.shared_words("end")
        self._rank = ends.RANK + str(rank) + ends.NEW if rank else ""
        self._total = ends.TOTAL + " " + str(score)

    def show(self, above: int) -> None:
        """Show the player with `above` names above."""
        passed = self._total
        if above < _NAMES:
            passed = ranks.NAMES[above] + " " + str(self._blue[above])
        self._hints.show("", passed)

    def show_rank(self) -> None:
        """Show the rank that was reached, if any."""
        if self._rank:
            self._hints.show("", self._rank)


class _Ladder(_TextLadder):
    """All names with scores if they fit, otherwise those around the player."""

    def __init__(self, app: "Handheld", view: "PlayView", score: int) -> None:
        """Show the ladder in the panel's place, with the player below all names."""
        super().__init__(app, view, score)
        layout = view.layout
        self.you = (self._name or app.words.YOU, str(score))
        group = Group()
        x, self._width = layout.overlay_x, layout.overlay_width
        low = layout.is_low
        bottom = layout.hints_y + (layout.notes[0][1] if layout.notes else 0)
        y = _LOW_HEADING if low else _HEADING
        pitch = max(_LEAST_PITCH, min(_MOST_PITCH, (bottom - y - 3) // (_NAMES + 1)))
        self._lines = []
        face = font.SMALL if self._width < _LARGE_WIDTH else font.LARGE
        self._heading = TextLine(face, x, _TOTAL_Y, self._width, "circled", CENTRE, self._total)
        group.append(self._heading)
        for row in range(min(_NAMES + 1, (bottom - y) // pitch)):
            line = TextLine(font.SMALL, x, y + row * pitch + 3, self._width, "dim")
            self._lines.append(line)
            group.append(line)
        self._said = [""] * len(self._lines)
        self.show(_NAMES)
        view.replace_panel(group)

    def show_rank(self) -> None:
        """Show the rank above the ladder."""
        if self._rank:
            self._heading.text = self._rank
            self._heading.colour = "pink"

    def show(self, above: int) -> None:
        """Show the player with `above` names above."""
        count = len(self._lines)
        first = max(0, min(above - count // 2, _NAMES + 1 - count))
        for row, line in enumerate(self._lines):
            position = first + row
            if position == above:
                rank = str(above + 1) if above < _NAMES else ""
                name, points = self.you
            else:
                index = position if position < above else position - 1
                rank = "" if index == above else str(index + 1)
                name, points = ranks.NAMES[index], str(self._blue[index])
            line.colour = "circled" if position == above else "ink" if position < above else "dim"
            if self._said[row] != rank + name:
                self._said[row] = rank + name
                line.clear()
                line.write(rank, 0)
                line.write(name, (self._width - font.SMALL.width(name)) // 2)
                line.write_up_to(points, self._width)
