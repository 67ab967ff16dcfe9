"""The end on the table: the final sheet, the score by column, and the ranking.

In a solo game, the blue scores that it beat take the place of the ranking.
"""

from displayio import Group

from engine.const import TYPE_CHECKING, const
from engine.standing import winners
from firmware import screen_names
from firmware.number_drop.screens.play import Play
from firmware.screens.parts import end_screen
from firmware.screens.parts.celebration import Celebration
from firmware.widgets import font, labels, rank_grid
from firmware.widgets.labels import CENTRE, LEFT, RIGHT
from firmware.widgets.layout import MARGIN

if TYPE_CHECKING:
    from collections.abc import Sequence

    from firmware.interfaces.words import Words
    from firmware.number_drop.interfaces.handheld import Handheld

_TALL = const(128)  # pixels of a screen with room for wide lines
_RANKING_Y = const(62)  # of the ranking's first line, below the total
_LOWER_RANKING_Y = const(55)
_WHY_Y = const(97)  # of why the game ended, below four lines
_LOWER_WHY_Y = const(88)
_PAGED_TOTAL = const(14)  # pixels of the total in the title's line
_PAGED_WIDTH = const(44)  # pixels of a column's name and points on a page of their own
_LEAST = const(52)  # pixels next to the grid for large letters and the reason for the end
_APART = const(2)  # pixels between a word and the number after it
_AROUND = const(2)  # scores to beat above a solo player's
_ALL = const(9)
_PITCH = const(9)  # pixels from one column's points to the next, at most
_LADDER = const(8)  # pixels from one line of the ranking to the next, 7 on lower screens


class Screen(Play):
    """One player's sheet and score next to the ranking; left and right show the other players'."""

    app: "Handheld"
    asked: "tuple[str, str] | tuple[()]" = ()

    def __init__(
        self,
        app: "Handheld",
        is_named: bool = False,
        is_seen: bool = False,
        index: int = 0,
    ) -> None:
        """Show the end, first the player at `index` in the order.

        `is_named` says whether the name for a new rank has been asked for. An end that `is_seen` is
        shown again without a celebration.
        """
        super().__init__(app)
        self._order = end_screen.order(self.game)
        self._texts = app.shared_words("table") if self.game.players > 1 else None
        ends = app.shared_words("end")
        self.rank = app.session.end()[0]
        self.is_new = self.rank > 0 and not is_named
        is_solo = self._texts is None
        layout = self.view.layout
        around = _ALL if layout.side_x else _AROUND
        rows, bright = end_screen.ladder(app, ends, around) if is_solo else self._players()
        self._heading = end_screen.heading(ends, self.rank)
        code = why = page = ""
        if is_solo or layout.is_low:  # where all are ranked, both are on that screen
            from firmware.number_drop import end_points

            code = end_screen.code(app)
            count = app.game_words("count")
            page = count.HINTS_PAGE
            why = end_points.reason(count, self.game.sheets, app.name_of)
            if layout.is_low:
                code = why + "\n" + code
        self._index = index
        self.arguments = (not self.is_new, True, index)
        self._pages: list[Group] = []
        self._panel = Group()
        # First who has won, if that has a page of its own.
        self._page = 1 if layout.is_low and not is_solo else 0
        self._make_panel(ends, self._rankings(rows, bright))
        if is_solo and not layout.is_low:
            x, width = layout.overlay_x, layout.overlay_width
            y = _WHY_Y if app.height >= _TALL else _LOWER_WHY_Y
            if width < _LEAST:
                x, y, width = 0, self.view.dice.y, layout.hints_x or app.width
            self._panel.append(labels.make(font.SMALL, x, y, width, "warning", CENTRE, why))
        self._show_player(self._order[index])
        hints = end_screen.hints(app, ends, self._texts, self.is_new)
        if layout.is_low:
            hints = end_screen.with_pages(hints, ends, page)
        self.show_prompt(hints, code)
        end_screen.keys_first(self.bar)
        self._celebration = Celebration(self, is_seen)

    def tick(self, elapsed: int) -> None:
        super().tick(elapsed)
        self._celebration.tick(elapsed)

    def skip(self) -> None:
        self._celebration.end()

    def _make_panel(self, ends: "Words", rankings: list[Group]) -> None:
        """Make all pages next to the sheet; show one, or all that fit."""
        self._pages = [self._score(ends)] + rankings
        for page in self._pages if not self.view.layout.is_low else [self._pages[self._page]]:
            self._panel.append(page)
        self.view.replace_panel(self._panel)
        if self.view.layout.is_paged:  # everything changes: cheaper to send at once
            self.app.navigator.stage.blank(True)

    def _score(self, ends: "Words") -> Group:
        """Return whose score it is, the columns and the total, as a Group."""
        layout = self.view.layout
        x, width = layout.overlay_x, layout.overlay_width
        tall = self.app.height >= _TALL
        large = not layout.is_low and font.LARGE.width(ends.GAME_OVER) <= width
        group = Group()
        y = 3 if tall else MARGIN
        room = width - (_PAGED_TOTAL if layout.is_paged else 0)
        face = font.LARGE if large else font.SMALL
        self._title = labels.make(face, x, y, room, "circled", CENTRE)
        heads = self.words.COLUMNS
        pitch = _PITCH if tall else _PITCH - (3 if layout.is_paged else 1)
        y += 12 if tall else 6 if layout.is_low else 11
        # Close together where a wide line would only have a gap in it, which is sent, too.
        wide = _PAGED_WIDTH if layout.is_paged else width
        grid = labels.make_grid(x, y + font.SMALL.ascent, wide, pitch, len(heads))
        labels.put_column(grid, font.SMALL, pitch, heads, (), LEFT, "dim")
        none = [""] * len(heads)
        self._points = labels.put_column(grid, font.SMALL, pitch, none, (), RIGHT)
        grid.layout_cells()
        total_y = 2 if layout.is_paged else y + len(heads) * pitch
        face = font.SMALL if layout.is_paged else font.LARGE
        x, width = (x + room, width - room) if layout.is_paged else (x, width)
        self._total = labels.make(face, x, total_y, width, "ink", RIGHT)
        group.append(self._title)
        group.append(grid)
        if not layout.is_paged:
            # Not every screen has room for three digits next to large letters.
            totals = [font.LARGE.width(str(sheet.score())) for sheet in self.game.sheets]
            gap = width - max(totals) - font.LARGE.width(ends.TOTAL)
            face = font.SMALL if gap < _APART or width < _LEAST else font.LARGE
            group.append(labels.make(face, x, total_y, width, "dim", LEFT, ends.TOTAL))
        group.append(self._total)
        return group

    def _rankings(self, rows: list[tuple[str, str, str]], bright: "Sequence[int]") -> list[Group]:
        """Return the pages of ranks: one, except on a low screen."""
        layout = self.view.layout
        x, width = layout.overlay_x, layout.overlay_width
        tall = self.app.height >= _TALL
        pitch = _LADDER if tall or layout.is_low else _LADDER - 1
        y, fit = _RANKING_Y if tall else _LOWER_RANKING_Y, len(rows)
        if layout.side_x:
            x, y, width = layout.side_x, 3, layout.side_width
        elif layout.is_low:
            y, fit = MARGIN, (layout.hints_y - MARGIN) // pitch
        pages = []
        for at in range(0, len(rows), fit):
            lit = [row - at for row in bright]
            page = Group()  # a bare grid would be read aloud before the name above it
            page.append(rank_grid.ranks(x, y, width, pitch, rows[at : at + fit], lit))
            pages.append(page)
        return pages

    def _show_player(self, player: int) -> None:
        sheet = self.game.sheets[player]
        self.view.grid.show_sheet(sheet)
        self.view.look_at_surface(sheet)
        if self._texts is not None:
            self._title.text = self.app.name_of(player)
        else:
            self._title.text = self._heading
            if self.rank:
                labels.paint(self._title, "pink")
        labels.fill(self._points, [str(points) for points in sheet.columns()])
        self._total.text = str(sheet.score())

    def _players(self) -> "tuple[list[tuple[str, str, str]], Sequence[int]]":
        """Return the players by total, and the line numbers of the winners, who come first."""
        won = winners(self.game)
        text = self._texts.WINS.strip()  # type: ignore[union-attr]  # several play
        rows = []
        for player in self._order:
            wins = text if won >> player & 1 else ""
            rows.append((self.app.name_of(player), wins, str(self.game.score(player))))
        return rows, range(sum([wins != "" for _, wins, _ in rows]))

    def choose(self) -> None:
        """Open the menu of what to do next, or first ask for a name."""
        end_screen.choose(self)

    def look(self) -> None:
        """Do what A does; other keys turn the pages."""
        self.press("a")

    def press(self, key: str) -> None:
        """Look at another sheet or page; other keys do the same as at every end."""
        if key != "b":
            end_screen.stop_asking(self)
        if key in ("left", "right") and self._texts is not None:
            self._step(1 if key == "right" else -1)
        elif key in ("up", "down") and self.view.layout.is_low:
            self._turn_page(1 if key == "down" else -1)
        else:
            end_screen.press(self, key)

    def _step(self, step: int) -> None:
        """Go to the next score (1) or the one before (-1); the ranking comes before the first."""
        index = self._index + step
        if not self.view.layout.is_low and not 0 <= index < self.game.players:
            self.app.navigator.replace_all(screen_names.OVER)
            return
        if 0 < self._page < len(self._pages):
            self._show_page(0)
        self._index = index % self.game.players
        self.arguments = (True, True, self._index)
        self._show_player(self._order[self._index])
        if self._page == len(self._pages):
            self._name_sheet()

    def _turn_page(self, step: int) -> None:
        """Turn a low screen's page, forward (1) or back (-1).

        The last page scrolls through the rows of the sheet first.
        """
        count = len(self._pages) + self.view.layout.is_paged
        is_last = self._page == count - 1
        if is_last and self.view.grid.step(-step):  # type: ignore[attr-defined]  # a LowGrid
            return
        self._show_page((self._page + step) % count)

    def _show_page(self, page: int) -> None:
        """Show a low screen's page: score, ranking or, where paged, the grid."""
        was_grid = self._page == len(self._pages)
        self._page = page
        self.view.look_at_surface(self.game.sheets[self._order[self._index]])
        is_grid = page == len(self._pages)
        self.view.turn_to(not is_grid)  # first: what leaves a hidden Group stays hidden
        # In place of the last one: displayio sends even what is hidden from the start, once.
        if not is_grid and self._panel[0] is not self._pages[page]:
            self._panel[0] = self._pages[page]
        if self._texts is not None and is_grid:
            self._name_sheet()
        elif self._texts is not None and was_grid:
            self.show_hints(self.key_hints)
            end_screen.keys_first(self.bar)

    def _name_sheet(self) -> None:
        """Show whose sheet fills the screen."""
        player = self._order[self._index]
        self.show_message(self.app.name_of(player) + " " + str(self.game.score(player)))
