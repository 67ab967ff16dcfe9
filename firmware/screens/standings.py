"""Counts up a game's points at its end while the players change ranks."""

from displayio import Group

from engine.const import TYPE_CHECKING, const
from engine.standing import sides, winners
from firmware import games
from firmware.screens.parts.count_screen import CountScreen
from firmware.session.rules import side_name
from firmware.sound import effects
from firmware.widgets import font, labels
from firmware.widgets.bars import HintBar
from firmware.widgets.layout import (
    HEADING_HEIGHT,
    HEADING_Y,
    LOW_HEADING_HEIGHT,
    LOW_HEADING_Y,
    MARGIN,
    bar_height,
    is_low,
)

if TYPE_CHECKING:
    from collections.abc import Iterator

    from firmware.interfaces.game import Game
    from firmware.interfaces.words import Words
    from firmware.screens.parts.celebration import Confetti
    from firmware.session.interfaces.handheld import Handheld
    from firmware.widgets.labels import Label

_WHY = const(1000)  # ms for which the reason is shown, as long as the tune lasts
_STEP = const(140)  # ms from the first gain to the second; later ones are faster
_LEAST_STEP = const(40)
_FALL = const(420)  # ms for a penalty
_CLIMB = const(80)  # ms from one rank to the next
_LOW_NOTE = const(14)  # semitones: note of one point; each additional point is one higher
_HIGH_NOTE = const(36)  # semitones: note of the first rank; each lower rank is two lower
_MOST_WIDTH = const(130)  # pixels: width of the list
_WIDEST = "-000"  # the widest total or gain
_LEAST_PITCH = const(7)  # pixels: line height
_MOST_PITCH = const(14)
_LARGE_PITCH = const(10)  # pixels: line height needed by the large font


class Screen(CountScreen):
    """A line for each side."""

    group: Group
    bar: HintBar

    def __init__(self, app: "Handheld") -> None:
        super().__init__(app)
        self._game: "Game" = app.session.record.game
        self._texts = app.game_words("count")
        game = self._game
        self._names = [side_name(app.name_of, game, side) for side in range(sides(game))]
        self._totals = [0] * len(self._names)
        self._order = list(range(len(self._names)))  # the side at each rank, best first
        self._gains: dict[int, str] = {}  # the latest gain of each side
        self._focus = 0  # the side being counted
        self._bright: tuple[int, ...] = (self._focus,)
        self._confetti: Confetti | None = None
        self._make(app.width, app.height)
        self._show()

    def _make(self, width: int, height: int) -> None:
        """Make the heading, lines for the ranks that fit, and the bar."""
        low = is_low(height)
        top, y = (LOW_HEADING_HEIGHT, LOW_HEADING_Y) if low else (HEADING_HEIGHT, HEADING_Y)
        bottom = height - bar_height(height)
        room = bottom - top
        pitch = max(_LEAST_PITCH, min(_MOST_PITCH, room // len(self._order)))
        count = min(len(self._order), room // pitch)
        face = font.LARGE if pitch >= _LARGE_PITCH and not low else font.SMALL
        wide = min(_MOST_WIDTH, width - 2 * MARGIN)
        x = (width - wide) // 2
        self.group = Group()
        self._heading_face = font.SMALL if low else font.LARGE
        self._heading_width = width - 2 * MARGIN
        self._heading = labels.make(
            self._heading_face, MARGIN, y, self._heading_width, "circled", labels.CENTRE
        )
        self.group.append(self._heading)
        y = top + (room - count * pitch) // 2 + 1 + face.ascent + (count - 1) * pitch
        self._rows = count
        name = max(self._names, key=face.width)
        self._columns = [  # names, gains and totals
            self._append_column(face, x, y, column, pitch, align, widest)
            for column, align, widest in (
                (wide, labels.LEFT, name),
                (wide * 3 // 4, labels.RIGHT, _WIDEST),
                (wide, labels.RIGHT, _WIDEST),
            )
        ]
        self.bar = HintBar(0, bottom, width, height - bottom)
        self.group.append(self.bar)

    def _append_column(
        self,
        face: "font.Font",
        x: int,
        y: int,
        width: int,
        pitch: int,
        align: int,
        widest: str,
    ) -> "Label":
        """Add a column whose last line has its baseline at y, and return it.

        It is made with its `widest` text, some lines bright, so that its Bitmap is allocated only
        once.
        """
        grid = labels.make_grid(x, y, width, pitch, 1)
        texts = [widest] * self._rows
        column = labels.make_column(face, pitch, texts, align=align, bright=(0,))
        labels.put(grid, column, 0)
        grid.layout_cells()
        self.group.append(grid)
        return column

    def tick(self, elapsed: int) -> None:
        """Keep counting."""
        super().tick(elapsed)
        if self._confetti is not None:
            self._confetti.fall(elapsed)

    def _show(self) -> None:
        """Draw the ranks; a low screen shows those around the side being counted."""
        order, count = self._order, self._rows
        first = max(0, min(order.index(self._focus) - count // 2, len(order) - count))
        seen = order[first : first + count]
        texts = (
            [self._names[who] for who in seen],
            [self._gains.get(who, "") for who in seen],
            [str(self._totals[who]) for who in seen],
        )
        bright = [row for row, who in enumerate(seen) if who in self._bright]
        for column, values in zip(self._columns, texts):
            labels.fill(column, values, bright)

    # --- the animation: generators that yield the ms before the next step ---

    def count(self) -> "Iterator[int]":
        app = self.app
        points = games.load_module(app.session.offered, "end_points")
        ends = app.shared_words("end")
        self._heading.text = ends.GAME_OVER
        record = app.session.record
        self.bar.show(self._texts.HINTS_COUNT, points.why(record, app.game_words, app.name_of))
        app.sound.play(effects.OVER)
        yield _WHY
        step = _STEP
        for heading, side, gain in points.steps(record, app.game_words):
            if heading != self._heading.text:
                yield from self._climb()
                self._gains = {}
                self._heading.text = heading
            self._add(side, gain)
            yield step if gain > 0 else _FALL
            step = max(_LEAST_STEP, step * 15 // 16)
        yield from self._climb()
        yield self._end(ends)
        self.leave()
        yield 0

    def _add(self, who: int, gain: int) -> None:
        """Add a gain to a side's points; the larger it is, the higher the note."""
        self._totals[who] += gain
        self._gains[who] = ("+" if gain > 0 else "") + str(gain)
        self._focus = who
        self._bright = (who,)
        self._show()
        self.app.sound.play(effects.DROP if gain < 0 else bytes((_LOW_NOTE + min(gain, 40), 5)))

    def _climb(self) -> "Iterator[int]":
        """Let all sides climb to their final ranks, one rank at a time."""
        order, totals = self._order, self._totals
        rank = 1
        while rank < len(order):
            above, who = order[rank - 1], order[rank]
            # In a tie the lower number ranks higher, as in end_screen.order.
            if (totals[who], -who) <= (totals[above], -above):
                rank += 1
                continue
            order[rank - 1], order[rank] = who, above
            self._show()
            self.app.sound.play(bytes((_HIGH_NOTE - 2 * rank, 8)))
            yield _CLIMB
            rank = max(1, rank - 1)

    def _end(self, ends: "Words") -> int:
        """Show who won; return for how many ms."""
        app = self.app
        self._gains = {}
        from firmware.screens.parts import end_screen

        texts = app.shared_words("table")
        won = winners(self._game)
        self._bright = tuple([side for side in self._order if won >> side & 1])
        names = [self._names[side] for side in self._bright]
        text = end_screen.who_wins(texts, names)
        fits = self._heading_face.width(text) <= self._heading_width
        self._heading.text = text if fits else ends.GAME_OVER
        self._focus = self._order[0]
        self._show()
        app.sound.play(effects.RANK)
        from firmware.screens.parts import celebration

        self._confetti = celebration.Confetti(
            app.width, app.height, app.animation_ms(celebration.DURATION), app.cosmetic_rng
        )
        self.group.append(self._confetti)
        return celebration.DURATION
