"""The second page of the title's menu: what is used less often."""

from engine.const import TYPE_CHECKING
from firmware import games
from firmware.screens.menu_screen import MenuScreen

if TYPE_CHECKING:
    from firmware.session.interfaces.handheld import Handheld


class Screen(MenuScreen):
    """Games that others play too, the game before once more, and what is kept of all games."""

    def __init__(self, app: "Handheld", chosen: int = 0) -> None:
        menus = app.words_of("menus")
        self.lines = ["replay", "scores", "statistics", "how_to_play", "settings"]
        texts = [menus.REPLAY, menus.SCORES, menus.STATISTICS, menus.HOW_TO_PLAY, menus.SETTINGS]
        if games.facts(app.session.offered).HAS_CODES:
            self.lines = ["seeded", "code_entry"] + self.lines
            texts = [menus.DAILY_GAME, menus.GAME_BY_CODE] + texts
        super().__init__(app, menus.MORE, texts, chosen)
        self._hint()

    def _hint(self, message: str = "") -> None:
        words = self.app.words
        self.say(words.HINTS_MENU + words.HINTS_BACK, message)

    def do(self, line: int) -> None:
        """Go to the screen of the line."""
        name = self.lines[line]
        if name == "seeded":
            from firmware.session import daily

            self.open(name, daily.today())
        elif name == "replay" and not self._can_replay():
            self._hint(self.app.words_of("menus").NO_REPLAY)
        else:
            self.open(name)

    def _can_replay(self) -> bool:
        """Return whether the game finished last is of the kind that the title offers."""
        return self.app.session.finished.is_there(self.app.session)
