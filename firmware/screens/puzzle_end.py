"""The end of a puzzle: its stars, or that it was not solved."""

from engine.const import TYPE_CHECKING
from firmware.kept.puzzle_stars import MOST, Stars
from firmware.screens.parts.menu_screen import MenuScreen
from firmware.session import puzzle_start, puzzles
from firmware.sound import effects

if TYPE_CHECKING:
    from typing import Any

    from firmware.session.interfaces.handheld import Handheld


class Screen(MenuScreen):
    """The next puzzle, the same again, or the list; an unsolved one can be taken back."""

    def __init__(self, app: "Handheld", chosen: int = 0) -> None:
        session: Any = app.session  # a PuzzleSession
        texts = app.shared_words("puzzle")
        heading = texts.FAILED
        self.lines = ["again", "list"]
        shown = [texts.AGAIN, texts.LIST]
        message: str = session.task
        steps, fewest = session.storage.steps, session.fewest
        if session.is_solved:
            stars = MOST - (steps > fewest) - (steps > 2 * fewest)
            heading = texts.SOLVED + " " + "*" * stars
            message = texts.STEPS + str(steps) + texts.FEWEST + str(fewest)
            if not session.file:
                Stars(session.main_session.storage, session.offered).gain(session.number, stars)
                if session.number + 1 < puzzles.count(session.offered):
                    self.lines.insert(0, "next")
                    shown.insert(0, texts.NEXT)
        elif session.can_undo():
            self.lines.insert(1, "undo")
            shown.insert(1, app.shared_words("menus").UNDO)
        super().__init__(app, heading, shown, chosen)
        self.show_prompt(app.words.HINTS_MENU, message)
        app.sound.play(effects.ROW if session.is_solved else effects.BLOCK)

    def do(self, line: int) -> None:
        """Do what the line says."""
        app = self.app
        session: Any = app.session
        name = self.lines[line]
        if name == "next":
            puzzle_start.begin(app, session.number + 1)
        elif name == "undo":
            app.undo()
        elif name == "again":
            # After a solution it is a new attempt.
            puzzle_start.begin(
                app, session.number, session.file, 0 if session.is_solved else session.storage.steps
            )
        else:
            self.leave()

    def leave(self) -> None:
        puzzle_start.leave(self.app)
