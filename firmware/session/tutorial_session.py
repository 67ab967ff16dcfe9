"""The tutorial's stage: replays a recorded lesson; nothing is saved."""

from firmware import games
from firmware.session.session import Session


class TutorialSession(Session):
    """Stands in for the app before a game's screens, and does only what the lesson wants.

    `director` is told which screen is to be shown, and of a choice that is another one. All that
    has nothing to do with the game is the app's own.
    """

    is_well = True  # as a storage: there is nothing to keep
    marks = 0

    def __init__(self, app, director, lessons, number):
        """Take the App, and a game of the lessons that `lessons` returns: see games.py.

        `director` has `put(name, arguments)` and `is_wrong(action)`. The stage is its own storage
        and its own record: neither is asked for more than it has.
        """
        super().__init__(app.display, app.scale, self, app.settings, app.sound, None)
        self.offer(app.offered)
        self.words = app.words
        self._app = app
        self._director = director
        self._lessons = lessons
        own = lessons()
        self._replay = own.replay(own.GAMES[number])
        self.game = self._replay.game
        self.record = self
        self.rules = games.named(app.offered).Rules(self.game)
        self.count = 0  # actions so far
        self.wanted = self._replay.next()  # the one that comes next
        self._blue: tuple = ()  # the scores to beat, once the end has asked for them

    def __getattr__(self, name):
        return getattr(self._app, name)

    def go_on(self):
        """Do the action that comes next."""
        self._replay.do(self.wanted)
        self.count += 1
        self.wanted = self._replay.next()

    # --- what a session does otherwise ---

    def show(self, name, *arguments):
        """Let the director put a screen on the stage."""
        self.later(self._director.put, name, arguments)

    def leave(self):
        """Unload nothing: the director knows what is on the stage."""

    def later(self, call, *arguments):
        """Call a function after the trips that the app is still to make."""
        self._app.later(call, *arguments)

    def lay(self, name, *arguments):
        """Turn the table's page: over a lesson only a look at the other one is opened."""
        self.view.turn()

    open = lay

    def apply(self, action):
        """Do an action if it will do for the one that is wanted."""
        if self._lessons().is_meant(self.game, action, self.wanted):
            super().apply(action)
        else:
            self._director.is_wrong(action)

    def act(self, action):
        """Do what is wanted: dice fall as they fell when the game was played."""
        self.sound.play(self.rules.act(_Played(self), action))

    def mark(self, mark):
        """Do nothing: lessons have no scores to mark."""

    def end_screen(self, is_whole):
        """Return the end on the table, if there is one: a ranking is no lesson's."""
        return self.rules.END_ON_TABLE

    def by_computer(self):
        """Return False: lessons have no computer players."""
        return False

    def end_of_solo(self, name=b""):
        """Return no rank, since nothing is recorded, and the scores to beat."""
        if not self._blue:
            self._blue = self._app.scores().blue
        return 0, "", self._blue

    def hint(self, screen):
        """Show the action that is wanted."""
        screen.adopt(self.wanted)
        screen.remark(self.words_of("hint").LIKE_THIS)

    def can_undo(self):
        """Return False: lessons have no undo."""
        return False

    def undo(self):
        """Return False: nothing was undone."""
        return False

    def no_undo(self):
        """Return the words that say how to leave."""
        return " ".join(self.words_of("menus").HINTS_TELL[1])


class _Played:
    """What a game's Rules take for its record: whatever is to be done, it does what is wanted."""

    def __init__(self, stage):
        self._stage = stage
        self.game = stage.game

    def apply(self, action):
        """Do the action that comes next."""
        self._stage.go_on()
