"""The tutorial: short lessons on prepared games.

In each of them the player does what is told.

The lessons are the offered game's own: lessons.py in its folder, as interfaces/game.py says. A
lesson is a text of steps, a letter each:

    d   the player does the prepared game's next action
    s   likewise, and it is set up already
    .   the next action is done
    t   words to read
    l   likewise, beside the judgement on what was just done
"""

import gc

from displayio import Group

from engine.const import TYPE_CHECKING, const
from firmware import games
from firmware.loader import (
    SCREENS,
    WIDGETS,
    WITH_TABLE,
    clear_stack,
    give_back,
    loaded,
    unload_all,
)
from firmware.screens.parts.base import Base
from firmware.session import room
from firmware.session.outcome import OVER, Outcome
from firmware.session.tutorial_session import TutorialSession
from firmware.widgets import atlas
from firmware.widgets.bars import nth
from firmware.widgets.bubble import Bubble
from firmware.widgets.layout import LEAST_WIDTH, LINE, is_low

if TYPE_CHECKING:
    from collections.abc import Sequence
    from typing import Any

    from firmware.interfaces.game import Corrections, Lessons
    from firmware.screens.parts.play_screen import PlayScreen
    from firmware.session.interfaces.handheld import Handheld

TELL = "t"
LOOK = "l"
SHOWN = "s"
SILENT = "."
_END = const(20000)  # bytes that an end takes beside those of the table
_GAME = const(20000)  # and that a lesson's game takes beside those, as it is made
_PATIENCE = const(2)  # wrong tries, at the last of which the move is shown


class Screen(Base):
    """The screen of the game's phase does the work.

    This one says what to do, and judges.
    """

    group: Group
    brings = ("firmware.session.lesson_storage",)
    # Set as a lesson begins:
    _texts: list[str]  # of the lesson
    _steps: str
    _step: int  # which of them comes next

    def __init__(self, app: "Handheld") -> None:
        """Begin with the lesson that was left last."""
        super().__init__(app)
        session = app.session
        if session.game_name() != session.offered:
            session.put_aside()
        games.load_game(session.offered)  # whose engine is the only one in memory from here on
        lessons = self._own()
        self._lessons = lessons.LESSONS
        self._judgement = lessons.JUDGEMENT
        menus = app.words_of("menus")
        self._hints = menus.HINTS_TELL
        self._lesson = menus.LESSON
        self._number = -1  # of the lesson's game
        self._kind = ""  # of the step that is shown
        self.is_read = False  # whether it is words alone
        self._text = ""
        self._tries = 0
        self._is_open = False  # whether something is still to be done in the step
        # The screen of the game's phase.
        self.inner: "PlayScreen" = None  # type: ignore[assignment]  # until `put`
        self.covers = is_low(app.height)  # no room beside the game: words, then the game
        if self.covers:
            self._top = self._middle = 0
            self.bubble = Bubble(0, 0, app.width, app.height, LINE)  # all of the bar or none
        else:
            laid = lessons.room(app.width, app.height)
            x, self._top, width, height, self._middle, pitch = laid
            self.bubble = Bubble(x, self._top, width, height, pitch)
        self.group = Group()
        self.group.append(self.bubble)
        self._begin()

    # --- lessons and steps ---

    def _begin(self) -> None:
        """Begin the next lesson, with its game played up to there."""
        app, session = self.app, self.app.session.home
        number, first, self._steps = self._lessons[session.lesson]
        self._texts = self._with_keys(app.own_words("tutorial").TEXTS[session.lesson])
        give_back()  # the other lessons' words and the keys' names, before a table is loaded
        if number != self._number or app.session.record.count > first:
            app.session = session  # type: ignore[misc]  # screens only read it
            if not room.has(_GAME):
                self._drop_table()
            lesson = TutorialSession(session, number)
            app.session = lesson  # type: ignore[misc]  # likewise
            self._number = number
        while app.session.record.count < first:
            self._skip()
        self._step = 0
        self._told = 0  # texts of the lesson so far
        self._next()

    def _next(self) -> None:
        """Go to the next step, in the next lesson if need be.

        It takes a board 0.2 s and more.
        """
        self.app.navigator.announce()
        while self._step < len(self._steps) and self._steps[self._step] == SILENT:
            self._skip()
            self._step += 1
        if self._step == len(self._steps):
            session = self.app.session.home
            session.lesson = (session.lesson + 1) % len(self._lessons)
            if session.lesson:
                # Beside the step's screen words and keys find no room.
                self.app.navigator.later(self._unload_inner)
                self.app.navigator.later(self._begin)
            else:
                session.learnt += (session.offered,)
                self._go_out()
                self.app.navigator.show("title")  # with the arrow on a game: it has been promised
                from firmware.session import suspension

                self.app.navigator.later(suspension.note_learnt, session)
            return
        self._kind = self._steps[self._step]
        self._step += 1
        self._tries = 0
        self.is_read = self._kind in (TELL, LOOK)
        app = self.app
        looks = self._kind == LOOK
        app.navigator.follow(Outcome((), self._judgement) if looks else app.session.phase())
        app.navigator.later(self._begin_step)

    def _skip(self) -> None:
        """Do the action that comes next, unseen."""
        self.app.session.record.apply(-1)

    def _begin_step(self) -> None:
        """Say what to do, on the screen where it is done."""
        self._is_open = not self.is_read
        text = self._texts[self._told]
        record: Any = self.app.session.record  # a Played
        if "%" in text:
            text = text.replace("%", self.inner.piece(record.wanted))  # type: ignore[attr-defined]  # of a table with pieces
        if self._kind == SHOWN:
            self.inner.adopt(record.wanted)
        if not self._told and self._is_open:  # a lesson begins: which one it is
            self.inner.remark(self._progress())
        self._task = text
        self._tell(text)
        self._told += 1

    def _with_keys(self, texts: "Sequence[Any]") -> list[str]:
        """Return the texts of a lesson's steps with this board's keys."""
        key_map = self.app.key_map
        names = key_map.names_of_keys()
        has_page = self.app.width < LEAST_WIDTH and key_map.has("look")
        found = []
        for text in texts:
            if not isinstance(text, str):
                task, keys = text
                # Where keys step and choose, the bar at the bottom knows better. And where words
                # cover the game A goes on to it: it would be told twice, for two things.
                text = task if key_map.is_few or self.covers else task + "\n" + keys
            # What only such a screen needs, if it has the key.
            text, _, more = text.partition("|")
            if self.covers and ("[" not in more or has_page):
                text += more
            found.append(names.named_in(text, self.app.words.HOLD))
        return found

    def put(self, outcome: Outcome) -> None:
        """Put the screen that an action leads to below the words.

        Or go on if all is done. One without a screen is to be judged.
        """
        if not outcome.screen:
            self._judge(outcome.arguments[0])
            return
        if self._is_open and outcome.is_done:
            self._is_open = False
            self._next()
            return
        name = outcome.screen
        if name == OVER and not self._has_room_for_end():
            self.inner.bar.show(self._hints, self._progress())  # the words, and the last drop
            return
        self.app.navigator.announce()
        self._unload_inner()
        if name == OVER:
            name = self._end()
        # Asked before the screen is loaded: the lessons and a screen take much memory together.
        is_high = self._own().is_high(self.app.session.record.game)
        self.bubble.y = self._middle if is_high else self._top
        self.app.navigator.sooner(self._load, name, outcome, False)

    def _load(self, name: str, outcome: Outcome, is_anew: bool) -> None:
        """Load a screen and lay it below the words.

        Where memory lies in pieces, the table is made anew first, once: `is_anew`.
        """
        navigator = self.app.navigator
        before = loaded(WIDGETS)
        clear_stack()  # a Bitmap of the table before may still stand there: 4 KB
        try:
            self.inner = navigator.find(name).Screen(self.app, *outcome.arguments)
        except MemoryError:
            if is_anew:
                raise
            navigator.sooner(self._load, name, outcome, True)
            if navigator.view is not None:  # an end may have none
                navigator.sooner(self._make_table)
            navigator.sooner(self._drop_table)
            navigator.sooner(self._unload_inner)  # what there is of it
            return
        navigator.host(self.inner, before)
        navigator.blank(False)  # an end that has pages takes all off the display, to be sent whole
        self.bubble.hidden = not outcome.is_done  # a shape falls all the way from the top
        self._lay_below(self.inner.group)
        if self.is_read:
            self.inner.bar.show(self._hints, self._progress())
        else:
            self._hide_pause()

    def _hide_pause(self) -> None:
        """Take the pause key from the hints: here it leaves the lesson."""
        bar = self.inner.bar
        if bar is not None:
            hints, message = bar.told()
            leaves = nth(self._hints, 1)
            pauses = hints.find(" " + leaves[: leaves.find("]") + 1])
            if pauses > 0:
                bar.show(hints[:pauses], message)

    def _has_room_for_end(self) -> bool:
        """Return whether the end is on the table, or has room elsewhere."""
        from firmware.session import game_end

        app = self.app
        return game_end.is_on_table(app) or app.session.is_short or room.has(_END)

    def _end(self) -> str:
        """Return the end screen's name; one off the table unloads that."""
        from firmware.session import game_end

        app = self.app
        if not game_end.is_on_table(app):  # it has been seen for the last time
            self._lay_below(None)
            app.navigator.drop_table()
            if not self.covers:
                self.bubble.x = 0
                self.bubble.widen(app.width)
        name = game_end.screen(app)
        give_back()
        return name

    def _own(self) -> "Lessons":
        """Return the offered game's lessons, for one use: they need much memory."""
        return games.part(self.app.session.offered, "lessons")

    def _progress(self) -> str:
        return self._lesson + str(self.app.session.home.lesson + 1) + "/" + str(len(self._lessons))

    def _drop_table(self) -> None:
        """Unload the table; read its Bitmaps anew into the gaps it leaves."""
        self._lay_below(None)
        self.app.navigator.drop_table()
        clear_stack(2)  # a Bitmap of it may still stand there, 4 KB; the stack has no room for 3
        gc.collect()
        atlas.read_again()

    def _make_table(self) -> None:
        """Make a table before its screen's code, while there are large gaps."""
        app, navigator = self.app, self.app.navigator
        navigator.view = navigator.find("play").make_table(app, app.session.record.game)

    def _unload_inner(self) -> None:
        self.inner = None  # type: ignore[assignment]  # until the next one
        unload_all(SCREENS, WITH_TABLE + ("tutorial",))  # the table's code stays with the table

    def _lay_below(self, group: Group | None) -> None:
        """Lay a Group below the words, in place of the one there.

        A table that is there already stays: all of it, sent again, takes a Pico 2 s.
        """
        shown = self.group
        if shown[0] is not group:
            if len(shown) > 1:
                shown.pop(0)
            if group is not None:
                shown.insert(0, group)

    def _tell(self, text: str) -> None:
        if self.covers:
            self.bubble.show(text)
            pages = self.bubble.pages
            hint = nth(self._hints, 0)
            # It is not worth a page. Where it has no line either the key alone is named.
            for ending in ("\n" + hint, " " + hint[: hint.find("]") + 1]):
                self.bubble.show(text + ending)
                if self.bubble.pages == pages:
                    text += ending
                    break
        self._text = text
        self._show()

    def _show(self) -> None:
        """Show the words.

        Where they cover the game A goes on, so the bar must not name what A does there.
        """
        self.bubble.hidden = False
        self.bubble.show(self._text)
        if self.covers:
            self.inner.bar.show(nth(self._hints, 1), self._progress())
        elif self.app.navigator.view is None:  # an end: above its keys
            self.bubble.y = self.inner.bar.y - self.bubble.height

    # --- what the player does ---

    @property
    def at_rest(self) -> bool:  # type: ignore[override]  # a value elsewhere
        """Whether no animation runs."""
        return self.inner is None or self.inner.at_rest

    @property
    def is_settled(self) -> bool:  # type: ignore[override]  # a value elsewhere
        """Whether the picture stays as it is."""
        return self.inner is None or self.inner.is_settled

    def tick(self, elapsed: int) -> None:
        """Let the game's animations run."""
        if self.inner is not None:
            self.inner.tick(elapsed)

    def skip(self) -> None:
        """End the game's animation at once."""
        self.inner.skip()

    def take(self, key: str) -> None:
        """Leave, read on, or pass the key to the phase's screen."""
        if key == "look" and self.is_read:
            key = "a"
        if key == "start" or key == "b" and self.is_read:
            self._leave()
        elif key == "help":
            self._tell(self._task)
        elif not self.bubble.hidden and (self.covers or self.bubble.pages > 1):
            self._read_on(key)
        elif not self.is_read:
            self.inner.take(key)
        elif key == "a":
            self._next()

    def _read_on(self, key: str) -> None:
        """Turn the pages; after the last, show what the words tell of."""
        if self.bubble.turn(self._text):
            return
        if not self.is_read:
            self.bubble.hidden = True
            self.inner.show_hints(self.inner.told)
            self._hide_pause()
        elif key == "a":
            self._next()

    def _leave(self) -> None:
        self._go_out()
        self.app.navigator.close()

    def _go_out(self) -> None:
        """Leave the lesson; what was put aside waits until asked for."""
        self.inner = None  # type: ignore[assignment]  # nor any other
        app = self.app
        app.session = app.session.home  # type: ignore[misc]  # screens only read it
        app.navigator.view = None
        app.session.end_lessons()

    def _judge(self, action: int) -> None:
        """Accept an action that ends as the wanted one, else correct it."""
        app = self.app
        app.navigator.announce()  # to judge a drop and to read words take a Pico 0.4 s
        session: Any = app.session  # a TutorialSession
        wanted = session.record.wanted
        own = games.part(session.offered, "corrections")
        if own.is_meant(session.record.game, action, wanted):
            app.navigator.follow(session.accept(action))
            return
        text = self._correction(own, action, wanted)
        del own  # beside it, and the words, a bubble finds no room
        give_back()
        self._tell(text)

    def _correction(self, own: "Corrections", action: int, wanted: int) -> str:
        """Return how an action differs from what is wanted.

        Show what is wanted if that did not help.
        """
        self._tries = (self._tries + 1) % _PATIENCE
        if not self._tries and self.inner.can_adopt:  # not for an offer
            self.inner.adopt(wanted)
            return self.app.own_words("corrections").SHOWN
        if self.app.key_map.is_few:  # the step to be corrected may have passed
            self.inner.take_part(0)
        return own.difference(self.app.own_words("corrections"), self.inner, action, wanted)
