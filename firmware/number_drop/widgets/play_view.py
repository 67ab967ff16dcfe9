"""The table: one sheet, dice, track, tiles and key hints."""

from displayio import Group

from engine.const import TYPE_CHECKING, const
from engine.number_drop import shapes
from engine.number_drop.actions import column_of, digit_in, orientation_of
from engine.number_drop.combos import AT_RUNS
from engine.number_drop.shapes import ROW_SHIFT
from engine.number_drop.sheet import HEIGHT, LARGEST, LINE, RUN, SAME, SMALLEST, WIDTH, X
from engine.number_drop.table import BLOCK, ROLL, SLIDE, START
from firmware.number_drop.widgets import cells, grid, track
from firmware.number_drop.widgets.dice import DiceView
from firmware.number_drop.widgets.tiles import TilesView
from firmware.number_drop.widgets.track import TrackView
from firmware.widgets import atlas
from firmware.widgets.bars import Header, HintBar

if TYPE_CHECKING:
    from collections.abc import Callable

    from displayio import TileGrid

    from engine.number_drop.game import Game
    from engine.number_drop.sheet import Sheet
    from firmware.number_drop.interfaces.words import Words
    from firmware.number_drop.widgets.grid import GridView
    from firmware.number_drop.widgets.layout import Layout
    from firmware.number_drop.widgets.low_side import LowSide
    from firmware.number_drop.widgets.pulse import Pulse
    from firmware.number_drop.widgets.side_scores import SideScores

_MOST = const(8)  # cells laid over the sheet: a ghost's or a combo's
_EIGHTS = 1 << LARGEST | 1 << LARGEST + AT_RUNS  # the bonus, among what a drop opens


def surface(sheet: "Sheet") -> int:
    """Return a sheet's highest row with anything in it, 0 if there is none."""
    row = HEIGHT - 1
    while row and sheet.gaps(row) == WIDTH:
        row -= 1
    return row


class PlayView(Group):
    """Everything that a player sees of a game, including a preview of the current choice."""

    dice: "DiceView | LowSide"
    house = ""  # the names of house rules: see house_view.py

    def __init__(
        self, width: int, height: int, words: "Words", solo: bool, grids: "type[GridView]"
    ) -> None:
        """Fill a display of that size in pixels.

        The view keeps the `words` of the topic play for the screens that show it. `solo` says
        whether the first game shown is a solo game. `grids` makes the grid, except on a low screen.
        """
        super().__init__()
        self.words = words
        from firmware.number_drop.widgets.layout import lay_out

        layout = lay_out(width, height)
        self.layout = layout
        make_header, make_tiles = Header, TilesView
        if layout.is_phone:
            from firmware.number_drop.widgets.phone import PhoneHeader, PhoneTiles

            make_header, make_tiles = PhoneHeader, PhoneTiles
        self.header = make_header(layout.header_x, layout.header_y, layout.text_width)
        self.hints = HintBar(
            layout.hints_x, layout.hints_y, layout.hints_width, layout.hints_height, layout.notes
        )
        self._side = None  # the LowSide next to the grid, if the panel has its own page
        if layout.is_low:
            self._side = self._make_low_parts(layout)
        else:
            self._make_high_parts(layout, grids, make_tiles)
            if solo:
                self.tiles.make_notches()
        self._panel = Group()
        self._front = Group()  # shown on a small screen while the panel is hidden
        self.scores: "SideScores | None" = None
        if layout.scores:
            from firmware.number_drop.widgets.side_scores import (
                SideScores,  # boards without it save the memory
            )

            self.scores = SideScores(layout, words)
            self._panel.append(self.scores)
        part: Group
        for part in (self.header, self.track, self.tiles):
            self._panel.append(part)
        for part in (self.grid, self.dice):
            self._front.append(part)
        for part in (self._front, self._panel, self.hints):
            self.append(part)
        self._panel.hidden = layout.is_paged
        self._overlay: Group | None = None  # shown in the panel's place
        self._mark: "Group | TileGrid | None" = None  # shown over everything else
        # The cells laid over the grid, and their sprites.
        self.where = bytearray(_MOST)
        self.looks = bytearray(_MOST)
        self._opened = 0
        self._sheet: "Sheet | None" = None  # the sheet that is shown
        self.pulse: "Pulse | None" = None  # once the end is near

    def _make_high_parts(
        self, layout: "Layout", grids: "type[GridView]", make_tiles: "type[TilesView]"
    ) -> None:
        size = layout.track_size
        x, y = layout.track_x, layout.track_y
        values, sprites, numbers, shapes, blocks = atlas.load(layout.atlas)
        self.dice = DiceView(layout.dice_x, layout.dice_y, numbers, shapes, layout.dice_size)
        self.grid = grids(layout.grid_x, layout.grid_y, sprites, sprites.width // cells.COLUMNS)
        word = "" if layout.upright else "BONUS"
        self.track = TrackView(x, y, values, size, layout.run_x, layout.letter_x, word)
        reach = layout.tiles_x - layout.letter_x + 1
        x, y = x + layout.tiles_x, y + track.ROWS_Y
        if layout.is_phone:
            x, y = layout.tiles_x, layout.tiles_y
        self.tiles = make_tiles(x, y, blocks, size, reach, layout.upright)

    def _make_low_parts(self, layout: "Layout") -> "LowSide | None":
        """Make the parts of a low screen; return its LowSide, if it has one."""
        # Imported here: other boards save the memory.
        from firmware.number_drop.widgets.low_table import TILES_Y, LowGrid, LowTiles, LowTrack

        x, y = layout.track_x, layout.track_y
        side = None
        bitmaps = atlas.load(layout.atlas)
        values, blocks, notches = bitmaps[-3:]
        if layout.is_paged:
            from firmware.number_drop.widgets.low_side import LowSide

            self.dice = side = LowSide(layout.panel_x, bitmaps[1])
        else:
            self.dice = DiceView(
                layout.dice_x, layout.dice_y, bitmaps[1], bitmaps[2], layout.dice_size
            )
        self.grid = LowGrid(layout.grid_x, layout.grid_y, bitmaps[0], layout.cell, layout.rows)
        self.track = LowTrack(x, y, values, layout.heading, layout.tiles_x)
        self.tiles = LowTiles(x + layout.tiles_x, y + TILES_Y, blocks, notches, side)
        return side

    def tick(self, elapsed: int, game: "Game") -> None:
        """Advance what blinks by `elapsed` ms."""
        if self.pulse is not None:
            self.pulse.tick(elapsed, game)

    def turn_to(self, panel: bool) -> bool:
        """Show the panel or the grid, where each has a page; return whether the other was shown."""
        page = self._panel if self._overlay is None else self._overlay
        if not self.layout.is_paged or page.hidden != panel:
            return False
        page.hidden = not panel
        self._front.hidden = panel
        return True

    def turn(self) -> None:
        """Show the other page, where grid and panel have one each."""
        self.turn_to(not self._front.hidden)

    def replace_panel(self, overlay: Group) -> None:
        """Replace dice, track and tiles by another Group until the next `show`."""
        self._remove_overlay()
        self._overlay = overlay
        self._panel.hidden = self.dice.hidden = True
        self._front.hidden = self.layout.is_paged
        self.append(overlay)

    def set_mark(self, mark: "Group | TileGrid | None") -> None:
        """Show a Group, or none, over the table until the next `show`, in place of the last."""
        if self._mark is not None:
            self.remove(self._mark)
        self._mark = mark
        if mark is not None:
            self.append(mark)

    def _remove_overlay(self) -> bool:
        """Remove the panel's replacement; return whether there was one."""
        if self._overlay is None:
            return False
        self.remove(self._overlay)
        self._overlay = None
        return True

    def show(self, game: "Game", name_of: "Callable[[int], str]", player: int = -1) -> None:
        """Show the table with one sheet, and nothing being chosen.

        The sheet is that of `player`, by default the one who has to act. `name_of` returns the name
        of a player.
        """
        if player < 0:
            player = game.player
        sheet = game.sheets[player]
        solo = game.players == 1
        if self._remove_overlay():
            self.dice.hidden = self._front.hidden = False
            self._panel.hidden = self.layout.is_paged
        self.set_mark(None)
        who = name_of(player)
        when = self.words.ROUND + str(game.round) if game.round else ""
        self.header.show(who + when, when.strip() if solo and when else who, sheet.score())
        if self._side is not None:
            self._side.show_total(sheet.score())
        if game.phase == START or game.phase == ROLL and self._side is None:
            self.dice.show_blank()
        elif game.phase != ROLL:  # otherwise they stay, since blank ones would be sent as well
            self.dice.show(game.dice)
        self.dice.mark(-1)
        self.grid.show_sheet(sheet)
        if self.pulse is not None:
            self.pulse.show(True, game)
        if sheet is not self._sheet:  # otherwise the same rows stay in view
            self.look_at_surface(sheet)
        self.track.show_sheet(sheet, 0 if solo else game.threats() & ~sheet.circled_letters)
        self._opened = 0
        self.tiles.show(game.tiles, game.notches if solo else None, sheet.crossed_letters)
        if game.phase not in (SLIDE, BLOCK):  # whose screens select one immediately
            self.tiles.select(-1)
        if self.scores is not None:
            self.scores.show_game(game, name_of, player)

    def look_at_surface(self, sheet: "Sheet") -> None:
        """Scroll to a sheet's highest row with anything in it, and as many below as fit."""
        self._sheet = sheet
        if self.layout.is_low:
            top = surface(sheet)
            self.grid.look_at(max(0, top - self.layout.rows + 1), top)

    def show_rolled(self, game: "Game") -> None:
        """Show the dice of the latest roll, even if the next one is due; blank before any roll."""
        if game.dice[0]:
            self.dice.show(game.dice)
        else:
            self.dice.show_blank()

    def highlight(self, sheet: "Sheet", before: "Sheet") -> None:
        """Highlight the cells in which two sheets differ, eight at most."""
        count = 0
        for row in range(HEIGHT):
            for col in range(WIDTH):
                cell = row << ROW_SHIFT | col
                digit = sheet.digit(cell)
                same = digit == before.digit(cell)
                if count == _MOST or same and sheet.is_circled(cell) == before.is_circled(cell):
                    continue
                self.where[count] = cell
                self.looks[count] = cells.GHOST_BLOCK if digit == X else cells.CHOSEN + digit
                count += 1
        self._cover(sheet, count)

    def draw_digit(self, game: "Game", cell: int, digit: int) -> None:
        """Draw a single digit over the sheet."""
        self.where[0] = cell
        self.looks[0] = cells.GHOST + digit
        self._lay(game.sheet(), 1)

    def draw_shape(
        self,
        game: "Game",
        landing: int,
        digits: int,
        stars: int = 0,
        cursor: int = -1,
    ) -> None:
        """Draw a shape where it would land, and preview what it would complete and open.

        `landing` is as in a BLOCK action, `digits` is as for `Sheet.place`. Bit i of `stars` is set
        if the i-th cell's digit is a star's; `cursor` is the cell of the shape that the keys
        change, `size` for all, or negative.
        """
        sheet = game.sheet()
        orientation = orientation_of(landing)
        corner = self.way(game, landing)[-1]
        size = shapes.SIZE[orientation]
        for i in range(size):
            digit = digit_in(digits, i)
            look = cells.CURSOR if cursor in (i, size) else cells.GHOST
            if stars >> i & 1:
                look += cells.GHOST_WILD - cells.GHOST
            self.where[i] = corner + shapes.OFFSETS[orientation * shapes.MOST_CELLS + i]
            self.looks[i] = cells.GHOST_BLOCK if digit == X else look + digit
        self._lay(sheet, size)
        opened = 0
        if digit_in(digits, 0) != X:
            opened = game.load_combos().opened_by(orientation, corner, digits)
        self._show_opened(opened)

    def way(self, game: "Game", landing: int) -> bytes:
        """Return the cells of its lower left corner where a shape rests on the way to a landing."""
        col = column_of(landing)
        row = game.sheet().landing(orientation_of(landing), col)
        return bytes((row << ROW_SHIFT | col,))

    def draw_falling(self, game: "Game", landing: int, digits: int, corner: int = -1) -> None:
        """Draw a shape as it lands or, with its lower left `corner` at another cell, before."""
        sheet = game.sheet()
        orientation = orientation_of(landing)
        if corner < 0:
            corner = self.way(game, landing)[-1]
        size = shapes.SIZE[orientation]
        for i in range(size):
            digit = digit_in(digits, i)
            self.where[i] = corner + shapes.OFFSETS[orientation * shapes.MOST_CELLS + i]
            self.looks[i] = cells.BLOCK if digit == X else cells.FILLED + digit
        self._cover(sheet, size)

    def draw_combo(self, game: "Game", found: bytearray, size: int, circled: int = 0) -> None:
        """Highlight a combo's cells, found[0] to found[size - 1], `circled` of them as circled."""
        sheet = game.sheet()
        for i in range(size):
            self.where[i] = cell = found[i]
            self.looks[i] = (cells.CIRCLED if i < circled else cells.CHOSEN) + sheet.digit(cell)
        self._cover(sheet, size)

    def _cover(self, sheet: "Sheet", size: int) -> None:
        """Draw the cells over the sheet, and scroll to their rows."""
        self.grid.cover(sheet, self.where, self.looks, size)
        if size and self.layout.is_low:
            rows = [cell >> ROW_SHIFT for cell in self.where[:size]]
            self.grid.look_at(min(rows), max(rows))

    def _lay(self, sheet: "Sheet", size: int) -> None:
        """Draw cells over the sheet, and mark the rows that they fill or that cost points."""
        self._cover(sheet, size)
        for row in range(HEIGHT):
            laid = 0
            for i in range(size):
                if self.where[i] >> ROW_SHIFT == row:
                    laid += 1
            state = grid.CIRCLED if sheet.row_is_circled(row) else grid.OPEN
            if laid and (row >= LINE or sheet.gaps(row) == laid):
                state = grid.COMING
            self.grid.set_row_mark(row, state)

    def opened_values(self) -> "list[tuple[str, int]]":
        """Return the sign and value of each combo that the drop shown would open."""
        found = []
        for kind in range(2):
            for value in range(SMALLEST, LARGEST + 1):
                if self._opened >> value + kind * AT_RUNS & 1:
                    found.append((self.words.COLUMNS[1 + kind], value))
        return found

    def _show_opened(self, opened: int) -> None:
        """Mark what a drop would open, as bits of `opened_by`."""
        changed = opened ^ self._opened
        self._opened = opened
        for bit in range(2 * AT_RUNS):
            if bit % AT_RUNS and changed >> bit & 1:
                self.track.set_value(
                    RUN if bit > AT_RUNS else SAME,
                    bit % AT_RUNS,
                    track.COMING if opened >> bit & 1 else track.OPEN,
                )
        if changed & _EIGHTS:
            self.track.set_bonus(track.COMING if opened & _EIGHTS else track.OPEN)
