"""The hand-over between players: whose turn it is, and everyone's points.

No action can be triggered by accident.
"""

from displayio import Group

from engine.const import TYPE_CHECKING, const
from engine.standing import sides
from firmware import screen_names
from firmware.keys.directions import DIRECTIONS
from firmware.screens.parts.guarded_screen import GuardedScreen
from firmware.session.rules import side_name
from firmware.widgets import bars, font, labels, layout

if TYPE_CHECKING:
    from adafruit_displayio_layout.layouts.grid_layout import GridLayout

    from firmware.session.interfaces.handheld import Handheld

_NAME_WIDTH = const(28)  # pixels, before scaling
_NAME_HEIGHT = const(7)
_MARGIN = const(4)
_LINE = const(10)  # pixels: smallest line height
_MOST_LINE = const(18)
_HALF = const(30)  # pixels: width of a player's name, and of the total
_GAIN = const(22)  # pixels: width of the latest gain
_TEAM = const(84)  # pixels of two names and their points
_LOW_LINE = const(7)  # line height of the small font


class Screen(GuardedScreen):
    """Waits until the next player is ready.

    The previous player can still undo. The arrow keys lead to the sheets, if the game has any. A
    game's subclass adds `turn_text` and `append_more`.
    """

    group: Group
    bar: bars.HintBar
    more = 0  # pixels next to the table, for `append_more`

    def __init__(self, app: "Handheld") -> None:
        super().__init__(app)
        self.game = app.session.record.game
        self.texts = texts = app.shared_words("table")
        has_sheets = app.session.rules.HAS_SHEETS
        self.hints = texts.HINTS_BEFORE_SHEETS if has_sheets else texts.HINTS_HAND_OVER
        if not app.session.can_undo():  # undo is the last hint
            self.hints = self.hints[: self.hints.rfind("[") - 1]
        width = app.width
        hints_y = app.height - layout.bar_height(app.height)
        self.group = Group()
        if layout.is_low(app.height):
            scale = max(1, hints_y // 28)
            self._append_name(scale, layout.MARGIN)
            y = scale * _NAME_HEIGHT + _MARGIN
            self._append_totals(y, hints_y - y)
        else:
            self._append_name(3, _MARGIN)
            y = 3 * _NAME_HEIGHT + 3 + _MARGIN
            text = self.turn_text()
            self.group.append(labels.make(font.SMALL, 0, y, width, "ink", labels.CENTRE, text))
            y = 3 * _NAME_HEIGHT + 5 * _MARGIN
            self._append_rows(y, hints_y - y)
        self.bar = bars.HintBar(0, hints_y, width, app.height - hints_y)
        self.group.append(self.bar)
        if not layout.is_low(app.height):  # a single line would look as if it were ready
            self._tell("")

    def who(self) -> str:
        """Return the name of the player whose turn it is."""
        return self.app.name_of(self.app.session.rules.player(self.game))

    def turn_text(self) -> str:
        """Return a line that says which turn it is."""
        return ""

    def _sides(self) -> list[tuple[str, str, bool]]:
        """Return (name, points, whether it is its turn) of each side."""
        app, game = self.app, self.game
        found = []
        for side in range(sides(game)):
            name = side_name(app.name_of, game, side, layout.is_low(app.height))
            is_on = app.session.rules.player(game) % sides(game) == side
            found.append((name, str(game.score(side)), is_on))
        return found

    def append_more(self, x: int, y: int) -> None:
        """Add content next to the table."""

    def _tell(self, hints: str) -> None:
        self.bar.show(hints, self.texts.GIVE + self.who())

    def _append_name(self, scale: int, y: int) -> None:
        who = self.who()
        wide = font.LARGE.width(who)
        x = (self.app.width - _NAME_WIDTH * scale) // 2 + (_NAME_WIDTH - wide) // 2 * scale
        room = wide * scale
        self.group.append(labels.make(font.LARGE, x, y, room, "circled", text=who, scale=scale))

    def _append_rows(self, y: int, room: int) -> None:
        """Show each side's name, points and latest gain, centred if possible."""
        game = self.game
        wide = _TEAM if sides(game) < game.players else 2 * _HALF
        left = (self.app.width - wide) // 2
        if left < _GAIN + self.more + _MARGIN:
            left = (self.app.width - wide - _GAIN - self.more) // 2
        seen = self._sides()
        pitch = max(_LINE, min(_MOST_LINE, room // len(seen)))
        points = self._grid(left, y + font.LARGE.ascent, wide, pitch, len(seen))
        gains = self._grid(left + wide, y + font.SMALL.ascent, _GAIN, pitch, len(seen))
        bright = _bright(seen)
        for column, align in ((0, labels.LEFT), (1, labels.RIGHT)):
            texts: list[str] = [side[column] for side in seen]  # type: ignore[misc]  # not the bool
            labels.put_column(points, font.LARGE, pitch, texts, bright, align)
        won = [self.app.session.rules.gain(game, side) for side in range(len(seen))]
        texts = ["+" + str(gain) if gain > 0 else "" for gain in won]
        labels.put_column(gains, font.SMALL, pitch, texts, bright, labels.CENTRE)
        points.layout_cells()
        gains.layout_cells()
        self.append_more(left + wide + _GAIN, y)

    def _append_totals(self, y: int, room: int) -> None:
        """Show only each side's name and points, in two columns.

        Two teams with wide names get a line each.
        """
        every = self._sides()
        columns, rows = 2, (len(every) + 1) // 2
        half = self.app.width // 2
        face, pitch = font.LARGE, _LINE
        while True:
            # Not the full width: points close to the next name would be read with it.
            wide = max([face.width(name + " " + points) for name, points, _ in every])
            if face is font.SMALL or wide <= half - 4 * layout.MARGIN and pitch * rows <= room:
                break
            face, pitch = font.SMALL, _LOW_LINE
        if wide > half - 2 * layout.MARGIN and rows == 1:
            columns, rows, half = 1, len(every), self.app.width
        wide = min(half - 2 * layout.MARGIN, wide)
        for column in range(columns):
            x, bottom = column * half + (half - wide) // 2, y + face.ascent
            grid = self._grid(x, bottom, wide, pitch, rows)
            seen = every[column * rows : (column + 1) * rows]
            bright = _bright(seen)
            for part, align, colour in ((0, labels.LEFT, "dim"), (1, labels.RIGHT, "ink")):
                texts: list[str] = [side[part] for side in seen]  # type: ignore[misc]  # not the bool
                labels.put_column(grid, face, pitch, texts, bright, align, colour)
            grid.layout_cells()

    def _grid(self, x: int, y: int, width: int, pitch: int, rows: int) -> "GridLayout":
        grid = labels.make_grid(x, y, width, pitch, rows)
        self.group.append(grid)
        return grid

    def ready(self) -> None:
        """Show what the keys do, now that they work."""
        self._tell(self.hints)

    def press(self, key: str) -> None:
        """Begin the turn, look at the sheets, or undo."""
        if key == "a":
            self.app.navigator.follow(self.app.session.phase())
        elif key in DIRECTIONS:
            if self.app.session.rules.HAS_SHEETS:
                self.app.navigator.push(screen_names.SHEETS)
        elif key == "start":
            self.app.open_menu()
        elif key == "help":
            self.app.navigator.push(screen_names.HELP, self.name, self.hints)
        elif key == "b":
            refusal = self.app.undo()
            if refusal:
                self.bar.show(self.hints, refusal)


def _bright(seen: list[tuple[str, str, bool]]) -> list[int]:
    """Return the indexes of the sides whose turn it is."""
    return [number for number, side in enumerate(seen) if side[2]]
