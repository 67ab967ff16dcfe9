"""The tutorial: short lessons on prepared games, in which the player does what the text asks.

The lessons belong to the offered game: lessons.py in its folder, see interfaces/game.py. A lesson
is a string of steps, one letter each:

    d   the player takes the prepared game's next action
    s   the same, with the action already selected
    .   the next action is taken silently
    t   a text to read
    l   the same, next to the judgement on the latest action
"""

from displayio import Group

from engine.const import TYPE_CHECKING, const
from firmware import games, screen_names
from firmware.memory import plan
from firmware.screens.parts.base import Base
from firmware.session.rules import Outcome
from firmware.session.tutorial_session import TutorialSession
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
_PATIENCE = const(2)  # wrong tries before the move is shown


class Screen(Base):
    """Explains and judges, while the screen of the game's phase does the work."""

    group: Group
    # Set when a lesson begins:
    texts: list[str]  # the lesson's texts
    _steps: str
    _step: int  # index of the next step

    def __init__(self, app: "Handheld") -> None:
        """Begin with the lesson that was left last."""
        super().__init__(app)
        session = app.session
        if session.game_name() != session.offered:
            session.suspend()  # only one game's engine is in memory
        games.load_game(session.offered)
        lessons = self._own()
        self._lessons = lessons.LESSONS
        self._judgement = lessons.JUDGEMENT
        menus = app.shared_words("menus")
        self._hints = menus.HINTS_TELL
        self._lesson = menus.LESSON
        self._number = -1  # index of the lesson's game
        self._kind = ""  # letter of the current step
        self.is_read = False  # whether the step is only a text
        self._text = ""
        self._tries = 0
        self.is_open = False  # whether the step is still to be done
        # The screen of the game's phase.
        self.inner: "PlayScreen" = None  # type: ignore[assignment]  # before `put`
        self.covers = is_low(app.height)  # too small for both: first the text, then the game
        if self.covers:
            self._top = self._middle = 0
            self.bubble = Bubble(0, 0, app.width, app.height, LINE)  # all of the bar or none of it
        else:
            laid = lessons.room(app.width, app.height)
            x, self._top, width, height, self._middle, pitch = laid
            self.bubble = Bubble(x, self._top, width, height, pitch)
        self.group = Group()
        self.group.append(self.bubble)
        self._begin()

    # --- lessons and steps ---

    def _begin(self) -> None:
        """Begin the next lesson, with its game played up to its start."""
        self._discard_inner()
        if not plan.affords(plan.LESSON):
            self._lay_below(None)
            self.app.navigator.unload_table()
        app, session = self.app, self.app.session.main_session
        number, first, self._steps = self._lessons[session.lesson]
        self.texts = self.with_keys(app.game_words("tutorial").TEXTS[session.lesson])
        if number != self._number or app.session.record.count > first:
            lesson = TutorialSession(session, number)
            app.session = lesson  # type: ignore[misc]  # read-only for screens
            self._number = number
        while app.session.record.count < first:
            self._skip()
        self._step = 0
        self.text_count = 0  # texts shown so far
        self._next()

    def _next(self) -> None:
        """Go to the next step, possibly in the next lesson; this takes a board 0.2 s or more."""
        self.app.navigator.show_busy()
        while self._step < len(self._steps) and self._steps[self._step] == SILENT:
            self._skip()
            self._step += 1
        if self._step == len(self._steps):
            session = self.app.session.main_session
            session.lesson = (session.lesson + 1) % len(self._lessons)
            if session.lesson:
                self.app.navigator.defer(self._begin)
            else:
                self._go_out()
                session.learn(session.offered)
                self.app.navigator.replace_all(
                    screen_names.TITLE
                )  # with a game selected, as the text promises
            return
        self._kind = self._steps[self._step]
        self._step += 1
        self._tries = 0
        self.is_read = self._kind in (TELL, LOOK)
        app = self.app
        looks = self._kind == LOOK
        app.navigator.follow(Outcome((), self._judgement) if looks else app.session.phase())
        app.navigator.defer(self.begin_step)

    def _skip(self) -> None:
        """Take the next action without showing it."""
        self.app.session.record.apply(-1)

    def begin_step(self) -> None:
        """Show the task, on the screen where it is done."""
        self.is_open = not self.is_read
        text = self.texts[self.text_count]
        record: Any = self.app.session.record  # a Played
        if "%" in text:
            text = text.replace("%", self.inner.piece(record.wanted))  # type: ignore[attr-defined]  # its table has pieces
        if self._kind == SHOWN:
            self.inner.select_action(record.wanted)
        if not self.text_count and self.is_open:  # a lesson begins: show its number
            self.inner.show_message(self._progress())
        self._task = text
        self._show_text(text)
        self.text_count += 1

    def with_keys(self, texts: "Sequence[Any]") -> list[str]:
        """Return the texts of a lesson's steps with this board's keys."""
        key_map = self.app.key_map
        names = key_map.names_of_keys()
        has_page = self.app.width < LEAST_WIDTH and key_map.has("look")
        found = []
        for text in texts:
            if not isinstance(text, str):
                task, keys = text
                # Where keys step and choose, the bar at the bottom explains them better. Where the
                # text covers the game, A continues to the game, so A would be explained twice,
                # differently.
                text = task if key_map.is_few or self.covers else task + "\n" + keys
            # This part is only for such screens, if they have the key.
            text, _, more = text.partition("|")
            if self.covers and ("[" not in more or has_page):
                text += more
            found.append(names.named_in(text, self.app.words.HOLD))
        return found

    def put(self, outcome: Outcome) -> None:
        """Show the screen that an action leads to below the text, or continue if the step is done.

        An outcome without a screen is to be judged.
        """
        if not outcome.screen:
            self._judge(outcome.arguments[0])
            return
        if self.is_open and outcome.is_done:
            self.is_open = False
            self._next()
            return
        navigator = self.app.navigator
        navigator.show_busy()
        self._discard_inner()
        name = self._end() if outcome.screen == screen_names.OVER else outcome.screen
        is_high = self._own().is_high(self.app.session.record.game)
        self.bubble.y = self._middle if is_high else self._top
        self.inner = navigator.load(name, outcome.arguments)
        navigator.stage.blank(False)  # a paged end blanks the display, to be sent whole
        self.bubble.hidden = not outcome.is_done  # a piece falls all the way from the top
        self._lay_below(self.inner.group)
        if self.is_read:
            self.inner.bar.show(self._hints, self._progress())
        else:
            self._hide_pause()

    def _hide_pause(self) -> None:
        """Remove the pause key from the hints, because it leaves the lesson."""
        bar = self.inner.bar
        if bar is not None:
            hints, message = bar.contents()
            leaves = nth(self._hints, 1)
            pauses = hints.find(" " + leaves[: leaves.find("]") + 1])
            if pauses > 0:
                bar.show(hints[:pauses], message)

    def _end(self) -> str:
        """Return the end screen's name, after unloading a table that it does not need."""
        from firmware.session import game_end

        app = self.app
        name = game_end.screen_name(app)
        if not plan.needs_table(app, name):  # the table is not needed any more
            self._lay_below(None)
            app.navigator.unload_table()
            if not self.covers:
                self.bubble.x = 0
                self.bubble.widen(app.width)
        return name

    def _own(self) -> "Lessons":
        """Return the offered game's lessons, for immediate use only."""
        return games.load_module(self.app.session.offered, "lessons")

    def _progress(self) -> str:
        return (
            self._lesson
            + str(self.app.session.main_session.lesson + 1)
            + "/"
            + str(len(self._lessons))
        )

    def _discard_inner(self) -> None:
        if self.inner is not None:
            self.app.navigator.discard(self.inner)
            self.inner = None  # type: ignore[assignment]  # before the next one

    def _lay_below(self, group: Group | None) -> None:
        """Show a Group below the text instead of the one there.

        A table that is already there stays, as sending all of it again takes a Pico 2 s.
        """
        shown = self.group
        if shown[0] is not group:
            if len(shown) > 1:
                shown.pop(0)
            if group is not None:
                shown.insert(0, group)

    def _show_text(self, text: str) -> None:
        if self.covers:
            self.bubble.show(text)
            pages = self.bubble.pages
            hint = nth(self._hints, 0)
            # This hint is not worth another page. If it does not fit on a line, only the key is
            # named.
            for ending in ("\n" + hint, " " + hint[: hint.find("]") + 1]):
                self.bubble.show(text + ending)
                if self.bubble.pages == pages:
                    text += ending
                    break
        self._text = text
        self._show()

    def _show(self) -> None:
        """Show the text.

        If it covers the game, A continues, so the bar must not say what A does in the game.
        """
        self.bubble.hidden = False
        self.bubble.show(self._text)
        if self.covers:
            self.inner.bar.show(nth(self._hints, 1), self._progress())
        elif self.app.navigator.view is None:  # an end: above its key hints
            self.bubble.y = self.inner.bar.y - self.bubble.height

    # --- keys ---

    @property
    def at_rest(self) -> bool:  # type: ignore[override]  # a plain value elsewhere
        """Whether no animation is running."""
        return self.inner is None or self.inner.at_rest

    @property
    def is_settled(self) -> bool:  # type: ignore[override]  # a plain value elsewhere
        """Whether the picture is complete until the next key."""
        return self.inner is None or self.inner.is_settled

    def tick(self, elapsed: int) -> None:
        """Advance the game's animations."""
        if self.inner is not None:
            self.inner.tick(elapsed)

    def skip(self) -> None:
        """Finish the game's animation at once."""
        self.inner.skip()

    def handle_key(self, key: str) -> None:
        """Leave, read on, or pass the key to the phase's screen."""
        if key == "look" and self.is_read:
            key = "a"
        if key == "start" or key == "b" and self.is_read:
            self._leave()
        elif key == "help":
            self._show_text(self._task)
        elif not self.bubble.hidden and (self.covers or self.bubble.pages > 1):
            self._read_on(key)
        elif not self.is_read:
            self.inner.handle_key(key)
        elif key == "a":
            self._next()

    def _read_on(self, key: str) -> None:
        """Turn the pages; after the last one, show the game."""
        if self.bubble.turn(self._text):
            return
        if not self.is_read:
            self.bubble.hidden = True
            self.inner.show_hints(self.inner.key_hints)
            self._hide_pause()
        elif key == "a":
            self._next()

    def _leave(self) -> None:
        self._go_out()
        self.app.navigator.pop()

    def _go_out(self) -> None:
        """Leave the lesson; a suspended game is resumed when it is needed."""
        self._discard_inner()
        self.app.session = self.app.session.main_session  # type: ignore[misc]  # read-only for screens

    def _judge(self, action: int) -> None:
        """Accept an action that is as good as the wanted one; correct any other."""
        app = self.app
        app.navigator.show_busy()  # judging a drop and loading texts takes a Pico 0.4 s
        session: Any = app.session  # a TutorialSession
        wanted = session.record.wanted
        own = games.load_module(session.offered, "corrections")
        if own.is_equivalent(session.record.game, action, wanted):
            app.navigator.follow(session.accept(action))
            return
        self._show_text(self._correction(own, action, wanted))

    def _correction(self, own: "Corrections", action: int, wanted: int) -> str:
        """Return how an action differs from the wanted one; after the second try, select that."""
        self._tries = (self._tries + 1) % _PATIENCE
        if not self._tries and self.inner.can_select_action:  # an offer has no choice to select
            self.inner.select_action(wanted)
            return self.app.game_words("corrections").SHOWN
        if self.app.key_map.is_few:  # the step to correct may be over
            self.inner.set_active_field(0)
        return own.difference(self.app.game_words("corrections"), self.inner, action, wanted)
