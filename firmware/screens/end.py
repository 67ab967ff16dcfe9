"""The menu of a finished game, with everything that can be done with it, on any number of keys."""

from engine.const import TYPE_CHECKING
from firmware import screen_names
from firmware.memory import loader
from firmware.screens.parts.end_screen import READ_MS, again, write_name
from firmware.screens.parts.menu_screen import MenuScreen
from firmware.widgets.layout import is_low

if TYPE_CHECKING:
    from firmware.session.interfaces.handheld import Handheld


class Screen(MenuScreen):
    """Playing again comes first, but not for a second press of the key that opened the menu."""

    def __init__(
        self,
        app: "Handheld",
        chosen: int,
        players: int,
        has_sheets: bool,
        can_undo: bool,
        rank: int,
        code: str,
    ) -> None:
        """Offer what can be done with the game, which may be suspended: see end_screen.py."""
        words = app.words
        menus = app.shared_words("menus")
        lines = [("again", app.shared_words("match").REMATCH if players > 1 else menus.AGAIN)]
        if rank:
            lines.append((screen_names.NAME_ENTRY, menus.YOUR_NAME))
        lines.append((screen_names.REPLAY, menus.REPLAY))
        if has_sheets:
            lines.append((screen_names.ANALYSIS, app.game_words(screen_names.ANALYSIS).HEADING))
        if has_sheets and players == 1:
            lines.append((screen_names.PAR, app.game_words(screen_names.PAR).HEADING))
        if players == 1:
            lines.append((screen_names.SCORES, menus.SCORES))
        elif has_sheets:
            lines.append((screen_names.SHEETS, menus.SHEETS))
        # The page leaves the screen out, as it has links.
        has_qr_code = loader.exists("firmware.screens.qr_code")
        if players == 1 and not is_low(app.height) and has_qr_code:
            lines.append((screen_names.QR_CODE, app.shared_words("qr").HEADING))
        if can_undo:  # never after a fall in Drop It, nor in a strict game
            lines.append(("undo", menus.UNDO))
        lines.append((screen_names.TITLE, menus.TO_TITLE))
        if code:
            lines.append(("code", code))
        lines.append(("back", words.BACK))
        self.lines = [name for name, _ in lines]
        heading = app.shared_words("end").GAME_OVER
        super().__init__(app, heading, [text for _, text in lines], chosen)
        self.show_prompt(words.HINTS_MENU + words.HINTS_BACK)
        self.arguments = (chosen, players, has_sheets, can_undo, rank, code)
        self._shown = 0  # ms

    def tick(self, elapsed: int) -> None:
        super().tick(elapsed)
        self._shown += elapsed

    def do(self, line: int) -> None:
        """Do what the line says."""
        name = self.lines[line]
        app = self.app
        if name == "back":
            self.leave()
        elif name == "again":
            if self._shown >= READ_MS:
                again(app)
        elif name == screen_names.TITLE:
            app.navigator.replace_all(screen_names.TITLE)
        elif name == "undo":
            self.show_prompt(app.words.HINTS_MENU + app.words.HINTS_BACK, app.undo())
        elif name == "code":
            self.show_prompt(
                app.words.HINTS_MENU + app.words.HINTS_BACK, app.shared_words("menus").SAME_DICE
            )
        elif name == screen_names.NAME_ENTRY:
            write_name(self.app, self.parent, self.app.navigator.replace)
        elif name == screen_names.SCORES:
            self.open(name, self.arguments[4])  # starting at the rank
        else:
            self.open(name)
