"""Track and tiles on a separate page, for screens without room next to the grid."""

from engine.const import TYPE_CHECKING
from firmware.screens.parts.base import Base

if TYPE_CHECKING:
    from firmware.number_drop.interfaces.handheld import Handheld
    from firmware.widgets.bars import HintBar


class Screen(Base):
    """Any key leads back to the game and its unfinished choice."""

    bar: "HintBar"
    on_table = True

    def __init__(self, app: "Handheld") -> None:
        super().__init__(app)
        self.group = app.navigator.view
        self.bar = app.navigator.view.hints
        self.bar.show(app.words.HINTS_BACK)
        self._turn_to(True)

    def handle_key(self, key: str) -> None:
        """Go back."""
        self._turn_to(False)
        self.app.navigator.pop()

    def _turn_to(self, panel: bool) -> None:
        """Turn the whole page at once, because sending it part by part takes longer."""
        self.app.navigator.view.turn_to(panel)
        self.app.navigator.stage.blank(True)


def hint(app: "Handheld") -> str:
    """Return the hint that leads here, or "" if no key does."""
    key = app.key_map.names_of_keys().label("LOOK", app.words.HOLD)
    return "[" + key + "] " + app.game_words("hint").TRACK if key else ""
