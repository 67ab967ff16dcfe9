"""The rules, topic by topic, in pages."""

from engine.const import TYPE_CHECKING
from firmware.screens.parts.pages_screen import PagesScreen

if TYPE_CHECKING:
    from firmware.session.interfaces.handheld import Handheld

_LAST = 99  # beyond the last page of every text


class Screen(PagesScreen):
    """Left, right and A turn the pages and continue across topics; up and down change the topic."""

    def __init__(self, app: "Handheld") -> None:
        super().__init__(app, app.shared_words("menus").HINTS_RULES)
        self._topics = app.game_words("rules").TOPICS
        self._topic = 0
        self._show(0)

    def _show(self, page: int) -> None:
        heading, text = self._topics[self._topic]
        self.read(heading, text, page)

    def press(self, key: str) -> None:
        """Go to another topic, or turn the pages."""
        if key == "up" or key == "down":
            self._go(1 if key == "down" else -1, 0)
        else:
            super().press(key)

    def _go(self, step: int, page: int) -> None:
        self._topic = (self._topic + step) % len(self._topics)
        self._show(page)

    def go_beyond(self, step: int) -> None:
        """Go to the start of the next topic, or the end of the previous one."""
        self._go(step, 0 if step > 0 else _LAST)
