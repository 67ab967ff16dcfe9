"""Erases the pink scores: asks twice, each time to keep them first."""

from engine.const import TYPE_CHECKING, const
from firmware import games
from firmware.screens.parts.menu_screen import MenuScreen

if TYPE_CHECKING:
    from firmware.session.interfaces.handheld import Handheld

_DONE = const(2)


class Screen(MenuScreen):
    """The first question, the second one, or that it is done."""

    def __init__(self, app: "Handheld", question: int = 0) -> None:
        texts = app.words_of("settings")
        self._question = question
        lines = (texts.DONE,) if question == _DONE else (texts.KEEP, texts.ERASE)
        super().__init__(app, texts.ERASING[question], lines)
        self.say(texts.HINTS_ERASE, texts.ERASED[question])

    def do(self, line: int) -> None:
        """Keep them and go back.

        Or go on to the second question; or erase them.
        """
        if line == 0:
            self.app.navigator.close()
            return
        if self._question + 1 == _DONE:
            session = self.app.session
            for game in games.NAMES:
                from firmware.kept.scores import Scores

                # To keep one now would say that the game was played, or learnt.
                if session.storage.has(games.entry(game)[games.SCORES]):
                    Scores(session.storage, game).erase(session.record)
            session.storage.save()
        self.app.navigator.remake(self._question + 1)
