"""How to play: learn by doing, or read the rules."""

from engine.const import TYPE_CHECKING
from firmware import games, screen_names
from firmware.screens.parts.menu_screen import MenuScreen

if TYPE_CHECKING:
    from firmware.session.interfaces.handheld import Handheld


class Screen(MenuScreen):
    """The tutorial, if the game has one, and the rules."""

    def __init__(self, app: "Handheld", chosen: int = 0) -> None:
        menus = app.shared_words("menus")
        self.lines = [screen_names.RULES]
        texts = [menus.RULES]
        if games.facts(app.session.offered).HAS_LESSONS:
            self.lines.insert(0, screen_names.TUTORIAL)
            texts.insert(0, menus.LEARN)
        super().__init__(app, menus.HOW_TO_PLAY, texts, chosen)
        self.show_prompt(menus.HINTS_HOW_TO_PLAY)

    def do(self, line: int) -> None:
        """Open what the line says."""
        self.open(self.lines[line])
