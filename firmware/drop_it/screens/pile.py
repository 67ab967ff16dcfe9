"""The end of a solo game on its table: the pile, and next to it the score among those to beat."""

from displayio import Group

from engine.const import TYPE_CHECKING, const
from firmware.drop_it.screens.play import Play
from firmware.screens.parts import end_screen
from firmware.screens.parts.celebration import Celebration
from firmware.widgets import font, labels, rank_grid
from firmware.widgets.labels import CENTRE

if TYPE_CHECKING:
    from firmware.drop_it.interfaces.handheld import Handheld

_PITCH = const(8)  # pixels from one line of the ladder to the next
_LEAST_PITCH = const(7)
_GAP = const(4)  # pixels below the heading and below the score
_ALL = const(9)
_SHORT = const(40)  # pixels of a phone's panel: rank and score are in one line
_MOST_WIDTH = const(130)  # pixels of the ladder
_LARGEST = const(2)  # scale of the score's digits


class Screen(Play):
    """The pile with the rank, the score, and as many of the scores around it as fit."""

    app: "Handheld"
    asked: "tuple[str, str] | tuple[()]" = ()

    def __init__(self, app: "Handheld", is_named: bool = False, is_seen: bool = False) -> None:
        """Take `is_named` and `is_seen` as in over.py of the shared screens."""
        super().__init__(app)
        ends = app.shared_words("end")
        self.rank = app.session.end()[0]
        self.is_new = self.rank > 0 and not is_named
        self.arguments = (not self.is_new, True)
        x, y, width, height = self.view.layout.end
        panel = Group()
        heading, score = end_screen.heading(ends, self.rank), str(self.game.score(0))
        lines, gap, pitch = [(heading, 1), (score, _LARGEST)], _GAP, _PITCH
        if height < _SHORT:
            lines, gap, pitch = [(heading + " " + score, 1)], 1, _LEAST_PITCH
        for text, scale in lines:
            face = font.LARGE if font.LARGE.width(text) <= width else font.SMALL
            colour = "ink" if text == score else "pink" if self.rank else "circled"
            panel.append(labels.make(face, x, y, width, colour, CENTRE, text, scale=scale))
            y += face.ascent * scale + gap
            height -= face.ascent * scale + gap
        rows, bright = end_screen.ladder(app, ends, _ALL)
        fit = height // pitch
        first = max(0, min(bright[0] - fit // 2, len(rows) - fit))
        rows = rows[first : first + fit]
        x += max(0, width - _MOST_WIDTH) // 2
        width = min(width, _MOST_WIDTH)
        panel.append(rank_grid.ranks(x, y, width, pitch, rows, (bright[0] - first,)))
        self.view.replace_panel(panel)
        self.show_prompt(end_screen.hints(app, ends, None, self.is_new), end_screen.explain(app))
        end_screen.keys_first(self.bar)
        self._celebration = Celebration(self, is_seen)

    def tick(self, elapsed: int) -> None:
        super().tick(elapsed)
        self._celebration.tick(elapsed)

    def skip(self) -> None:
        self._celebration.end()

    def look(self) -> None:
        """Do what A does."""
        self.press("a")

    def choose(self) -> None:
        """Open the menu of what to do next, or first ask for a name."""
        end_screen.choose(self)

    def press(self, key: str) -> None:
        """Act as on every end screen."""
        end_screen.press(self, key)
