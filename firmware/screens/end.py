"""The menu of a finished game, with everything that can be done with it, on any number of keys."""

from engine.const import TYPE_CHECKING
from firmware import screen_names
from firmware.screens.parts.end_screen import again, write_name
from firmware.screens.parts.menu_screen import MenuScreen

if TYPE_CHECKING:
    from firmware.session.interfaces.handheld import Handheld


class Screen(MenuScreen):
    """Its first line changes nothing, so a stray press does no harm."""

    def __init__(
        self,
        app: "Handheld",
        chosen: int,
        players: int,
        has_sheets: bool,
        can_undo: bool,
        rank: int,
    ) -> None:
        """Offer what can be done with the game, which may be suspended: see end_screen.py."""
        words = app.words
        menus = app.shared_words("menus")
        self.lines = ["back", "again", screen_names.TITLE]
        texts = [words.BACK, menus.AGAIN, menus.TO_TITLE]
        if can_undo:  # never after a fall in Drop It, nor in a strict game
            self.lines.insert(2, "undo")
            texts.insert(2, menus.UNDO)
        if players > 1:
            if has_sheets:
                self.lines.insert(1, screen_names.SHEETS)
                texts.insert(1, menus.SHEETS)
        else:
            self.lines.insert(1, screen_names.SCORES)
            texts.insert(1, menus.SCORES)
        if has_sheets:
            self.lines.insert(1, screen_names.ANALYSIS)
            texts.insert(1, app.game_words("analysis").HEADING)
        self.lines.insert(1, screen_names.REPLAY)
        texts.insert(1, menus.REPLAY)
        if rank:
            self.lines.insert(1, screen_names.NAME_ENTRY)
            texts.insert(1, menus.YOUR_NAME)
        super().__init__(app, app.shared_words("end").GAME_OVER, texts, chosen)
        self.show_prompt(words.HINTS_MENU + words.HINTS_BACK)
        self.arguments = (chosen, players, has_sheets, can_undo, rank)

    def do(self, line: int) -> None:
        """Do what the line says."""
        name = self.lines[line]
        app = self.app
        if name == "back":
            self.leave()
        elif name == "again":
            again(app)
        elif name == screen_names.TITLE:
            app.navigator.replace_all(screen_names.TITLE)
        elif name == "undo":
            self.show_prompt(app.words.HINTS_MENU + app.words.HINTS_BACK, app.undo())
        elif name == screen_names.NAME_ENTRY:
            write_name(self.app, self.parent, self.app.navigator.replace)
        elif name == screen_names.SCORES:
            self.open(name, self.arguments[-1])  # starting at the rank
        else:
            self.open(name)
