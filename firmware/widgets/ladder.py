"""The scores to beat, with the player's own among them."""

from firmware.kept import ranks
from firmware.widgets.score_lines import ScoreLines

_NAMES = len(ranks.NAMES)
_YOU = "\u2192"


class Ladder(ScoreLines):
    """A name and score per line; if not all fit, those around the player."""

    def __init__(self, x: int, y: int, width: int, height: int, pitch: int, blue: bytes) -> None:
        """Fill a box with lines `pitch` pixels apart; `blue` are the scores, best first."""
        self._blue = blue
        self._count = min(_NAMES + 1, height // pitch)
        super().__init__(x, y, width, self._count, pitch)

    def show_player(self, score: int) -> None:
        """Show the player's score below all scores that it does not beat."""
        above = (ranks.rank(score, self._blue) or _NAMES + 1) - 1
        first = max(0, min(above - self._count // 2, _NAMES + 1 - self._count))
        for row in range(self._count):
            position = first + row
            if position == above:
                self.show(row, _YOU, str(score), "circled")
            else:
                index = position - (position > above)
                self.show(row, ranks.NAMES[index], str(self._blue[index]))
