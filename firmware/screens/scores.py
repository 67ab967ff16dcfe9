"""The high scores: the blue ones to beat, and beside each the pink one that beat it."""

from engine.const import const
from firmware import calendar, marks, ranks
from firmware.screens.base import Base
from firmware.widgets import background, font
from firmware.widgets.frame import Frame
from firmware.widgets.text_line import CENTRE, TextLine

_WIDE = const(100)  # pixels of a screen with room for more than the bare boards
_LEAST_PITCH = const(7)
_MOST_PITCH = const(10)
_EDGE = const(4)  # pixels left and right of both boards, and twice that between them
_NAME = const(9)  # pixels from a rank to the name beside it
_SIGNS = const(4)  # from a score to how it was played
_RANKS = len(ranks.NAMES)


class Screen(Base):
    """A line for each rank; what is to say of the chosen one stands below."""

    def __init__(self, app):
        super().__init__(app)
        self._texts = app.words_of("scores")
        self._board = app.scores()
        self._rank = 1  # that is chosen
        self._first = 1  # in the first line
        self.group = Frame(app.width, app.height, self._texts.HEADING)
        self.bar = self.group.bar
        self._top = self.group.top
        room = self.group.bottom - self._top
        self._pitch = min(_MOST_PITCH, max(_LEAST_PITCH, room // (_RANKS + 1)))
        count = max(1, min(_RANKS, room // self._pitch - 1))
        self._is_narrow = app.width < _WIDE
        edge = 1 if self._is_narrow else _EDGE
        self._width = app.width // 2 - 2 * edge  # of a board
        self._bar = background.make(app.width, self._pitch, "bar")
        self.group.append(self._bar)
        self._blue = self._make_board(edge, "letter", self._texts.BLUE, count)
        self._pink = self._make_board(app.width // 2 + edge, "pink", self._texts.PINK, count)
        self._choose(1)

    def _make_board(self, x, colour, head, count):
        """Add a board's head, and return its lines."""
        ground = background.make(self._width, self._pitch - 1, colour)
        ground.x = x
        ground.y = self._top
        self.group.append(ground)
        y = self._top + (self._pitch - font.SMALL.ascent) // 2
        self.group.append(TextLine(font.SMALL, x, y, self._width, "dark", CENTRE, head))
        lines = []
        for _ in range(count):
            y += self._pitch
            lines.append(TextLine(font.SMALL, x, y, self._width, colour))
            self.group.append(lines[-1])
        return lines

    def _choose(self, rank):
        """Go to a rank, and let the lines follow."""
        count = len(self._blue)
        self._rank = rank
        self._first = max(min(self._first, rank), rank - count + 1)
        self._bar.y = self._top + (rank - self._first + 1) * self._pitch - 1
        for row in range(count):
            self._write(row, self._first + row)
        self.bar.show(self._texts.HINTS_SCORES, self._story())

    def _write(self, row, rank):
        """Write what stands at a rank into a line of both boards."""
        blue, pink, board = self._blue[row], self._pink[row], self._board
        blue.clear()
        blue.write("\u2192" if rank == self._rank else str(rank), 0)
        blue.write(ranks.NAMES[rank - 1], _NAME - 4 * self._is_narrow)
        score = str(self._board.blue[rank - 1])
        blue.write(score, self._width - font.SMALL.width(score))
        pink.clear()
        if board.score(rank):
            pink.write(board.name(rank), 0)
            score = str(board.score(rank))
            right = self._width if self._is_narrow else self._width * 2 // 3
            pink.write(score, right - font.SMALL.width(score))
            if not self._is_narrow:
                pink.write(self._texts.SIGNS[_played(board, rank)], right + _SIGNS)

    def _story(self):
        """Return how the chosen score came about, or which points would come to stand there."""
        rank, board, texts = self._rank, self._board, self._texts
        if board.score(rank):
            date = calendar.text(board.date(rank))
            return date + ("  " if date else "") + texts.PLAYED[_played(board, rank)]
        most = board.blue[rank - 2] if rank > 1 else board.most
        least = board.blue[rank - 1] + 1
        points = str(least) if least == most else str(least) + texts.TO + str(most)
        return texts.YOURS_WITH + points

    def press(self, key):
        """Go to another rank, or back."""
        if key == "up" or key == "down":
            step = 1 if key == "down" else -1
            self._choose((self._rank - 1 + step) % _RANKS + 1)
        elif key in ("a", "b", "start"):
            self.app.close()


def _played(board, rank):
    """Return which of the words says how a score came about.

    A hint in strict mode, as kept by a firmware that let PRACTICE give one, counts as a hint.
    """
    played = board.marks(rank)
    return played & (marks.UNDO | marks.HINT) or played
