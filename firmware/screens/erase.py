"""Erases the pink scores after asking twice, with keeping them as the first choice."""

from engine.const import TYPE_CHECKING, const
from firmware import games
from firmware.screens.parts.menu_screen import MenuScreen

if TYPE_CHECKING:
    from firmware.session.interfaces.handheld import Handheld

_DONE = const(2)


class Screen(MenuScreen):
    """The first question, the second one, or the confirmation."""

    def __init__(self, app: "Handheld", question: int = 0) -> None:
        texts = app.shared_words("settings")
        self._question = question
        lines = (texts.DONE,) if question == _DONE else (texts.KEEP, texts.ERASE)
        super().__init__(app, texts.ERASING[question], lines)
        self.show_prompt(texts.HINTS_ERASE, texts.ERASED[question])

    def do(self, line: int) -> None:
        """Keep the scores and go back, or go on to the second question, or erase them."""
        if line == 0:
            self.app.navigator.pop()
            return
        if self._question + 1 == _DONE:
            session = self.app.session
            for game in games.NAMES:
                from firmware.kept.scores import Scores

                # Saving an empty board would mean that the game has been played, or learnt.
                if session.storage.has(games.entry(game)[games.SCORES]):
                    Scores(session.storage, game).erase(session.record)
            session.storage.save()
        self.app.navigator.recreate(self._question + 1)
