"""The high scores: blue ones to beat, pink ones that beat them."""

from engine.const import TYPE_CHECKING, const
from firmware.kept import calendar, ranks
from firmware.screens.parts.base import Base
from firmware.session import marks
from firmware.widgets import drawing, font, labels
from firmware.widgets.frame import Frame
from firmware.widgets.layout import MARGIN

if TYPE_CHECKING:
    from collections.abc import Sequence

    from firmware.kept.scores import Scores
    from firmware.session.interfaces.handheld import Handheld
    from firmware.widgets.bars import HintBar
    from firmware.widgets.labels import Label

_WIDE = const(100)  # pixels: screen width with room for more than bare boards
_LEAST_PITCH = const(7)
_MOST_PITCH = const(10)
_EDGE = const(4)  # pixels left and right of the boards at least; twice that between them
_WIDEST = const(72)  # pixels: a wider board has scores too far from names
_NAME = const(9)  # pixels from a rank to its name
_SIGNS = const(4)  # pixels from a score to the signs for how it was played
_DIGITS = const(3)  # in a score
_RANKS = len(ranks.NAMES)


class Screen(Base):
    """A line for each rank, with details on the selected one below."""

    group: Frame
    bar: "HintBar"

    def __init__(self, app: "Handheld", rank: int = 0) -> None:
        """Begin at `rank`, which is a new one, or 0 for none."""
        super().__init__(app)
        self._texts = app.shared_words("scores")
        from firmware.kept.scores import Scores

        self._board = Scores(app.session.storage, app.session.offered)
        self._rank = 1  # the selected rank
        self._first = 1  # the rank in the first line
        self.group = Frame(app.width, app.height, self._texts.HEADING)
        self.bar = self.group.bar
        self._top = self.group.top
        room = self.group.bottom - self._top
        self._pitch = min(_MOST_PITCH, max(_LEAST_PITCH, room // (_RANKS + 1)))
        self._count = max(1, min(_RANKS, room // self._pitch - 1))  # ranks visible at once
        self._is_narrow = app.width < _WIDE
        edge = MARGIN if self._is_narrow else _EDGE
        self._width = width = min(app.width // 2 - 2 * edge, _WIDEST)  # width of a board
        left = app.width // 2 - edge - width
        self._bar = drawing.rectangle(app.width, self._pitch, "bar")
        self.group.append(self._bar)
        self._append_head(left, "letter", self._texts.BLUE)
        at = _NAME - 4 * self._is_narrow
        self._ranks, self._blue = self._append_columns(
            left, width, "letter", (labels.LEFT, labels.RIGHT)
        )
        (self._names,) = self._append_columns(left + at, width - at, "letter", (labels.LEFT,))
        left = app.width // 2 + edge
        self._append_head(left, "pink", self._texts.PINK)
        if not self._is_narrow:
            width = width * 2 // 3
            x = left + width + _SIGNS
            (self._signs,) = self._append_columns(x, app.width - x, "pink", (labels.LEFT,))
        self._own_names, self._own = self._append_columns(
            left, width, "pink", (labels.LEFT, labels.RIGHT)
        )
        self._written = 0  # the first of the ranks drawn
        self._choose(rank or 1)

    def _append_head(self, x: int, colour: str, head: str) -> None:
        """Add the heading of a board."""
        tall = max(_LEAST_PITCH, self._pitch - 1)  # a pixel above and below the text
        ground = drawing.rectangle(self._width, tall, colour)
        ground.x = x
        ground.y = self._top
        self.group.append(ground)
        y = self._top + (self._pitch - font.SMALL.ascent) // 2
        self.group.append(labels.make(font.SMALL, x, y, self._width, "dark", labels.CENTRE, head))

    def _append_columns(
        self, x: int, width: int, colour: str, aligns: "Sequence[int]"
    ) -> "list[Label]":
        """Add and return columns with a line for each visible rank."""
        y = self._top + (self._pitch + font.SMALL.ascent) // 2 + self._count * self._pitch
        grid = labels.make_grid(x, y, width, self._pitch, 1)
        made = []
        for align in aligns:
            made.append(
                labels.make_column(font.SMALL, self._pitch, [""] * self._count, colour, align)
            )
            labels.put(grid, made[-1], 0)
        grid.layout_cells()
        self.group.append(grid)
        return made

    def _choose(self, rank: int) -> None:
        """Select a rank and scroll to it."""
        self._rank = rank
        self._first = max(min(self._first, rank), rank - self._count + 1)
        self._bar.y = self._top + (rank - self._first + 1) * self._pitch - 1
        seen = range(self._first, self._first + self._count)
        labels.fill(
            self._ranks, ["\u2192" if seen_rank == rank else str(seen_rank) for seen_rank in seen]
        )
        if self._written != self._first:
            self._written = self._first
            self._write(seen)
        self.bar.show(self._texts.HINTS_SCORES, self._story())

    def _write(self, seen: range) -> None:
        """Fill the lines for these ranks."""
        board = self._board
        labels.fill(self._names, [ranks.NAMES[rank - 1] for rank in seen])
        labels.fill(self._blue, [_points(board.blue[rank - 1]) for rank in seen])
        labels.fill(
            self._own_names, [board.name(rank) if board.score(rank) else "" for rank in seen]
        )
        labels.fill(self._own, [_points(board.score(rank)) for rank in seen])
        if not self._is_narrow:
            signs = self._texts.SIGNS
            labels.fill(
                self._signs,
                [signs[_played(board, rank)] if board.score(rank) else "" for rank in seen],
            )

    def _story(self) -> str:
        """Return how the selected score was achieved, or the points needed for it."""
        rank, board, texts = self._rank, self._board, self._texts
        if board.score(rank):
            date = calendar.text(board.date(rank))
            return date + ("  " if date else "") + texts.PLAYED[_played(board, rank)]
        points = str(board.blue[rank - 1] + 1)
        if rank > 1:
            points += texts.TO + str(board.blue[rank - 2])
        elif board.blue[0] + 1 < board.most:  # Drop It's highest score is unknown
            points += "+"
        return texts.YOURS_WITH + points

    def press(self, key: str) -> None:
        """Go to another rank, or back."""
        if key == "up" or key == "down":
            step = 1 if key == "down" else -1
            self._choose((self._rank - 1 + step) % _RANKS + 1)
        elif key in ("a", "b", "start"):
            self.app.navigator.pop()


def _points(score: int) -> str:
    """Return a score padded for a right-aligned column, or blanks if there is none."""
    text = str(score) if score else ""
    return font.BLANK * (_DIGITS - len(text)) + text


def _played(board: "Scores", rank: int) -> int:
    """Return the index of the text that says how a score was achieved.

    A hint in strict mode, which some firmware's PRACTICE setting could leave, counts as a hint.
    """
    played = board.marks(rank)
    return played & (marks.UNDO | marks.HINT) or played
