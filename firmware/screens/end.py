"""The menu of a finished game, with everything that can be done with it, on any number of keys."""

from engine.const import TYPE_CHECKING
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
        self.lines = ["back", "again", "title"]
        texts = [words.BACK, menus.AGAIN, menus.TO_TITLE]
        if can_undo:  # never after a fall in Drop It, nor in a strict game
            self.lines.insert(2, "undo")
            texts.insert(2, menus.UNDO)
        if players > 1:
            if has_sheets:
                self.lines.insert(1, "sheets")
                texts.insert(1, menus.SHEETS)
        else:
            self.lines.insert(1, "scores")
            texts.insert(1, menus.SCORES)
        if has_sheets:
            self.lines.insert(1, "analysis")
            texts.insert(1, app.game_words("analysis").HEADING)
        self.lines.insert(1, "replay")
        texts.insert(1, menus.REPLAY)
        if rank:
            self.lines.insert(1, "name_entry")
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
        elif name == "title":
            app.navigator.replace_all("title")
        elif name == "undo":
            self.show_prompt(app.words.HINTS_MENU + app.words.HINTS_BACK, app.undo())
        elif name == "name_entry":
            write_name(self.app, self.parent, self.app.navigator.replace)
        elif name == "scores":
            self.open(name, self.arguments[-1])  # starting at the rank
        else:
            self.open(name)
