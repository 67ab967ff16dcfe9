"""The menu during a game: continue, undo, or leave."""

from engine.const import TYPE_CHECKING
from firmware import screen_names
from firmware.screens.parts.menu_screen import MenuScreen
from firmware.session.marks import STRICT
from firmware.widgets.layout import is_low

if TYPE_CHECKING:
    from firmware.session.interfaces.handheld import Handheld


class Screen(MenuScreen):
    """What can be done besides playing; the game stays as it is."""

    def __init__(
        self, app: "Handheld", chosen: int, can_undo: bool, sheets: int, has_hint: bool
    ) -> None:
        """Show the menu of the game, which may be suspended: see `App.open_menu`.

        `sheets` is the number of players who have a sheet to look at; `has_hint` is that of the
        screen below.
        """
        menus = app.shared_words("menus")
        self.lines = [
            "continue",
            screen_names.HELP,
            screen_names.RULES,
            screen_names.SETTINGS,
            screen_names.TITLE,
        ]
        texts = [menus.CONTINUE, menus.HELP, menus.RULES, menus.SETTINGS, menus.TO_TITLE]
        if can_undo:
            self.lines.insert(1, "undo")
            texts.insert(1, menus.UNDO)
        if sheets > 1 or sheets and is_low(app.height):  # not all of the sheet is visible
            self.lines.insert(1, screen_names.SHEETS)
            texts.insert(1, menus.SHEETS)
        if has_hint and not app.session.task and not app.key_map.has("select"):
            self.lines.insert(1, screen_names.HINT)
            texts.insert(1, menus.HINT)
        heading = menus.STRICT if app.session.marks & STRICT else menus.PAUSE
        task = app.session.task
        if task:
            own = app.shared_words("puzzle")
            heading = own.PUZZLE
            self.lines[-2:] = ["again", screen_names.PUZZLES]
            texts[-2:] = [own.AGAIN, own.LIST]
        super().__init__(app, heading, texts, chosen)
        message = task
        if not task and app.session.standing()[3]:
            from firmware.screens.parts import daily_parts

            message = daily_parts.of_game(app)
        self.show_prompt(app.words.HINTS_MENU + app.words.HINTS_BACK, message)
        self.arguments = (chosen, can_undo, sheets, has_hint)

    def do(self, line: int) -> None:
        """Do what the chosen line says."""
        app = self.app
        name = self.lines[line]
        if name == "continue":
            app.navigator.pop()
        elif name == screen_names.SHEETS:
            app.navigator.replace(screen_names.SHEETS)
        elif name == screen_names.HINT:
            app.navigator.pop()
            app.navigator.defer(_hint, app)
        elif name == screen_names.HELP:
            self.open(screen_names.HELP, self.parent.name, self.parent.hints)
        elif name == screen_names.TITLE:
            app.navigator.replace_all(screen_names.TITLE)
        elif name == "again":
            from firmware.session import puzzle_start

            puzzle_start.restart(app)
        elif name == screen_names.PUZZLES:
            from firmware.session import puzzle_start

            puzzle_start.leave(app)
        elif name == "undo":
            app.undo()
        else:
            self.open(name)


def _hint(app: "Handheld") -> None:
    """Give a hint once the screen below the menu is shown again."""
    app.navigator.screen.give_hint()  # type: ignore[attr-defined]  # see PlayScreen
