"""The second page of the title's menu, for less frequent choices."""

from engine.const import TYPE_CHECKING
from firmware import games, screen_names
from firmware.screens.parts.menu_screen import MenuScreen
from firmware.session import house_rules, puzzles
from firmware.version import MAJOR, MINOR, PATCH

if TYPE_CHECKING:
    from firmware.session.interfaces.handheld import Handheld


class Screen(MenuScreen):
    """Games by seed, which others can play too; the replay, records of all games, and settings."""

    def __init__(self, app: "Handheld", chosen: int = 0) -> None:
        menus = app.shared_words("menus")
        self.lines = [
            screen_names.SCORES,
            screen_names.STATISTICS,
            screen_names.HOW_TO_PLAY,
            screen_names.SETTINGS,
        ]
        texts = [menus.SCORES, menus.STATISTICS, menus.HOW_TO_PLAY, menus.SETTINGS]
        # Only if it is of the kind that the title offers.
        if app.session.last_game.is_available(app.session):
            self.lines.insert(0, screen_names.REPLAY)
            texts.insert(0, menus.REPLAY)
        if puzzles.count(app.session.offered):
            self.lines.insert(-1, screen_names.PUZZLES)
            texts.insert(-1, app.shared_words("puzzle").HEADING)
        if house_rules.exist(app.session.offered):
            self.lines.insert(-1, screen_names.HOUSE)
            texts.insert(-1, app.game_words("house").HEADING)
        if games.facts(app.session.offered).HAS_CODES:
            self.lines[:0] = [screen_names.SEEDED, screen_names.CODE_ENTRY]
            texts[:0] = [menus.DAILY_GAME, menus.GAME_BY_CODE]
        super().__init__(app, menus.MORE, texts, chosen)
        self.show_prompt(
            app.words.HINTS_MENU + app.words.HINTS_BACK, f"VERSION {MAJOR}.{MINOR}.{PATCH}"
        )

    def do(self, line: int) -> None:
        """Open the screen of the line."""
        self.open(self.lines[line])
