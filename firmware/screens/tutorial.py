"""The tutorial: short lessons on prepared games, in which the player does what is told.

The lessons are the offered game's own: lessons.py in its folder, as games.py says. A lesson
is a text of steps, a letter each:

    d   the player does the prepared game's next action
    s   likewise, and it is set up already
    .   the next action is done
    t   words to read
    l   likewise, beside the judgement on what was just done
"""

from displayio import Group

from engine.const import const
from firmware import games
from firmware.loader import SCREENS, give_back, last, unload_all
from firmware.navigator import SHARED
from firmware.screens.base import Base
from firmware.widgets import atlas
from firmware.widgets.bubble import Bubble
from firmware.widgets.layout import is_low

TELL = "t"
LOOK = "l"
SHOWN = "s"
SILENT = "."
_PATIENCE = const(2)  # wrong tries, at the last of which the move is shown


class Screen(Base):
    """The screen of the game's phase does the work; this one says what to do, and judges."""

    def __init__(self, app):
        """Begin with the lesson that was left last."""
        super().__init__(app)
        if app.game_name() != app.offered:
            app.put_aside()
        games.named(app.offered)  # whose engine is the only one in memory from here on
        lessons = self._own()
        self._lessons = lessons.LESSONS
        self._texts = ()  # of the lesson
        menus = app.words_of("menus")
        self._hints = menus.HINTS_TELL
        self._lesson = menus.LESSON
        self._stage = None
        self._number = -1  # of the stage's game
        self._steps = ""
        self._step = 0  # which of them comes next
        self._kind = ""  # of the step that is shown
        self._is_read = False  # whether it is words alone
        self._text = ""
        self._tries = 0
        self._is_open = False  # whether something is still to be done in the step
        self._inner = None  # the screen of the game's phase
        self._covers = is_low(app.height)  # no room beside the game: words, then the game
        if self._covers:
            self._top = self._middle = 0
            self._bubble = Bubble(0, 0, app.width, app.height)
        else:
            x, self._top, width, height, self._middle = lessons.room(app.width, app.height)
            self._bubble = Bubble(x, self._top, width, height)
        self.group = Group()
        self.group.append(self._bubble)
        self._begin()

    # --- lessons and steps ---

    def _begin(self):
        """Begin the app's lesson, with its game played up to there."""
        number, first, self._steps = self._lessons[self.app.lesson]
        self._texts = self._words().TEXTS[self.app.lesson]
        give_back()  # the other lessons' words, before a table is loaded
        stage = self._stage
        if number != self._number or stage.count > first:
            self._let_go()
            self._stage = stage = None  # a board has no memory for two tables
            from firmware.session.tutorial_session import TutorialSession

            stage = TutorialSession(self.app, self, self._own, number)
            self._stage = stage
            self._number = number
        while stage.count < first:
            stage.go_on()
        self._step = 0
        self._told = 0  # texts of the lesson so far
        self._next()

    def _next(self):
        """Go to the next step, of the next lesson if need be."""
        while self._step < len(self._steps) and self._steps[self._step] == SILENT:
            self._stage.go_on()
            self._step += 1
        if self._step == len(self._steps):
            self.app.lesson = (self.app.lesson + 1) % len(self._lessons)
            if self.app.lesson:
                self._begin()
            else:
                self._go_out()
                self.app.show("title")  # with the arrow on a game: it has been promised
            return
        self._kind = self._steps[self._step]
        self._step += 1
        self._tries = 0
        self._is_read = self._kind in (TELL, LOOK)
        if self._kind == LOOK:
            self._stage.show("landing")
        else:
            self._stage.show_phase()
        self.app.later(self._begin_step)

    def _begin_step(self):
        """Say what is to do, on the screen that it is done on."""
        self._is_open = not self._is_read
        self._tell(self._next_text())
        if self._kind == SHOWN:
            self._inner.adopt(self._stage.wanted)

    def _next_text(self):
        """Return the text of the step, with the keys that this board has."""
        text = self._texts[self._told]
        self._told += 1
        if not self._is_read:
            task, keys = text
            # Where keys step and choose, the bar at the bottom knows better.
            text = task if self.app.key_map.is_few else task + "\n" + keys
        return self.app.key_map.names_of_keys().named_in(text, self.app.words.HOLD)

    def put(self, name, arguments):
        """Put a screen of the stage below the words; or go on, if it shows that all is done."""
        is_motion = name == self._stage.rules.MOTION
        if self._is_open and not is_motion:
            self._is_open = False
            self._next()
            return
        self._let_go()
        unload_all(SCREENS, SHARED + ("tutorial",))  # the table's code stays with the table
        module = self.app.find_screen(name)
        kind = module.Screen
        if not kind.on_table:  # the table has been seen for the last time
            self._stage.view = None
            atlas.forget()
            unload_all(SCREENS, ("base", "tutorial", last(module.__name__)))
            give_back()
        self._inner = kind(self._stage, *arguments)
        self._bubble.hidden = is_motion  # a shape falls all the way from the top
        self._inner.group.scale = 1
        self.group.insert(0, self._inner.group)
        high = self._own().is_high(self._stage.game)
        self._bubble.y = self._middle if high else self._top
        if self._is_read:
            self._inner.bar.show(self._hints, self._progress())

    def _own(self):
        """Return the lessons of the game that is offered, for one use: they need much memory."""
        return games.part(self.app.offered, "lessons")

    def _words(self):
        """Return the words of all lessons, for one use."""
        return self.app.own_words("tutorial")

    def _progress(self):
        return self._lesson + str(self.app.lesson + 1) + "/" + str(len(self._lessons))

    def _let_go(self):
        if self._inner is not None:
            self.group.remove(self._inner.group)
            self._inner = None

    def _tell(self, text):
        self._bubble.hidden = False
        self._bubble.show(text)
        if self._covers:
            pages = self._bubble.pages
            longer = text + "\n" + " ".join(self._hints[0])
            self._bubble.show(longer)
            if self._bubble.pages == pages:
                text = longer
            else:  # not worth a page
                self._bubble.show(text)
        self._text = text

    # --- what the player does ---

    @property
    def at_rest(self):  # type: ignore[override]
        """Whether no animation runs."""
        return self._inner is None or self._inner.at_rest

    def tick(self, elapsed):
        """Let the game's animations run."""
        if self._inner is not None:
            self._inner.tick(elapsed)

    def skip(self):
        """End the game's animation at once."""
        self._inner.skip()

    def take(self, key):
        """Leave, read on, or let the screen of the phase act on the key."""
        if key == "start" or key == "b" and self._is_read:
            self._leave()
        elif key == "help":
            self._bubble.hidden = False
            self._bubble.show(self._text)
        elif not self._bubble.hidden and (self._covers or self._bubble.pages > 1):
            self._read_on(key)
        elif not self._is_read:
            self._inner.take(key)
        elif key == "a":
            self._next()

    def _read_on(self, key):
        """Turn the pages; behind the last one the words make room for what they tell of."""
        if self._bubble.turn(self._text):
            return
        if not self._is_read:
            self._bubble.hidden = True
        elif key == "a":
            self._next()

    def _leave(self):
        self._go_out()
        self.app.close()

    def _go_out(self):
        """Let go of the lesson. What was put aside for it stays there until it is asked for."""
        self._let_go()
        self._stage = None
        self.app.end_lessons()

    # --- what the stage tells ---

    def is_wrong(self, action):
        """Say what differs from what is wanted; show it, if that did not help."""
        self._tries += 1
        if self._tries == _PATIENCE:
            self._tries = 0
            self._inner.adopt(self._stage.wanted)
            self._tell(self._words().SHOWN)
        else:
            stage = self._stage
            difference = self._own().difference
            self._tell(difference(self._words(), self._inner, action, stage.wanted))
