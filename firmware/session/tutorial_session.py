"""The tutorial's session: only what the lesson wants is done.

It plays a prepared game.
"""

from engine.const import TYPE_CHECKING
from firmware import games
from firmware.session.lesson_storage import LessonStorage
from firmware.session.outcome import Outcome
from firmware.session.session import Session

if TYPE_CHECKING:
    from typing import Any

    from firmware.interfaces.game import PlayedAgain
    from firmware.session.interfaces.session import Session as Behind


class TutorialSession(Session):
    """One of the games of the lessons: see interfaces/game.py.

    Nothing of it is kept or counted.
    """

    is_lesson = True

    def __init__(self, session: "Behind", number: int) -> None:
        """Take the Session behind it, and a game's number."""
        super().__init__(LessonStorage(), session.settings, None)  # type: ignore[arg-type]  # a part will do
        self.home = session
        self.offer(session.offered)
        own = games.part(self.offered, "lessons")
        record: Any = Played(own.replay(own.GAMES[number]))
        self.use(record, games.load_game(self.offered).Rules(record.game))

    def do(self, action: int, seen: bool = False) -> Outcome:
        """Do the wanted action, or one that was seen.

        Any other comes back without a screen, to be judged.
        """
        record: Any = self.record  # a Played
        if seen or action == record.wanted:
            return super().do(action, seen)
        return Outcome((), "", (action,))

    def keep_end(self) -> None:
        """Keep nothing: lessons have no scores."""

    def accept(self, action: int) -> Outcome:
        """Do an action that the tutorial has judged."""
        return super().do(action)


class Played:
    """A Record that repeats a game, whatever is to be done."""

    def __init__(self, replay: "PlayedAgain") -> None:
        self._replay = replay
        self.game = replay.game
        self.count = 0  # actions so far
        self.wanted = replay.next()  # the one that comes next

    def apply(self, action: int) -> None:
        """Do the action that comes next: dice fall as they fell."""
        self._replay.do(self.wanted)
        self.count += 1
        self.wanted = self._replay.next()

    def can_undo(self) -> bool:
        """Return False: lessons have no undo."""
        return False
