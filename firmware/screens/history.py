"""A chart of the latest solo scores, the very latest on the right."""

from engine.const import TYPE_CHECKING, const
from firmware import games, screen_names
from firmware.kept.history import LATEST, History
from firmware.screens.parts.base import Base
from firmware.widgets.drawing import rectangle
from firmware.widgets.frame import Frame
from firmware.widgets.layout import MARGIN, WIDEST

if TYPE_CHECKING:
    from firmware.session.interfaces.handheld import Handheld
    from firmware.widgets.bars import HintBar

_GAP = const(1)  # pixels between two bars, in which the line of the mean is seen


class Screen(Base):
    """A bar per score in front of a line at their mean; negative scores have the shortest bar."""

    group: Frame
    bar: "HintBar"

    def __init__(self, app: "Handheld") -> None:
        super().__init__(app)
        texts = app.shared_words("statistics")
        self.group = Frame(app.width, app.height, texts.LATEST)
        self.bar = self.group.bar
        self._has_goals = games.facts(app.session.offered).HAS_GOALS
        hints = texts.HINTS_TO_GOALS if self._has_goals else texts.HINTS_STATISTICS
        scores = History(app.session.storage, app.session.offered).scores()
        if not scores:
            self.bar.show(hints, texts.NONE)
            return
        best, mean = max(scores), (sum(scores) + len(scores) // 2) // len(scores)
        self._draw(scores, max(best, 1), mean)
        words = texts.BEST + " " + str(best) + ", " + texts.MEAN + " " + str(mean)
        self.bar.show(hints, words)

    def _draw(self, scores: list[int], best: int, mean: int) -> None:
        """Draw the line and the bars, the best of which is as high as the space."""
        width = min(self.app.width - 2 * MARGIN, WIDEST)
        pitch = width // LATEST
        left = (self.app.width - pitch * LATEST) // 2
        room = self.group.bottom - self.group.top - 2 * MARGIN
        bottom = self.group.bottom - MARGIN
        line = rectangle(pitch * LATEST, 1, "circled")
        line.x, line.y = left, bottom - max(1, mean * room // best)
        self.group.append(line)
        for place, score in enumerate(scores, LATEST - len(scores)):
            tall = max(1, score * room // best)
            bar = rectangle(pitch - _GAP, tall, "dim")
            bar.x, bar.y = left + place * pitch, bottom - tall
            self.group.append(bar)

    def press(self, key: str) -> None:
        """Go to the goals, or back."""
        if key == "a" and self._has_goals:
            self.app.navigator.replace(screen_names.GOALS)
        elif key in ("a", "b", "start"):
            self.app.navigator.pop()
