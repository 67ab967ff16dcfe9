"""The navigator: which screen is shown, and the ways to others.

`show`, `open`, `close` and the like only note a trip. `travel` makes it after the key's handler has
returned: the handler's frames are then off the Python stack, and the old screen can be unloaded
before the next one is loaded. Both would not fit in a board's memory at once, so of a screen that
is come back to only what it says in its `memo` is kept.
"""

import gc
import sys

from displayio import Group
from vectorio import Rectangle

from engine.const import TYPE_CHECKING
from firmware import games, theme
from firmware.loader import (
    SCREENS,
    TABLES,
    WIDGETS,
    WITH_TABLE,
    clear_stack,
    give_back,
    last,
    load_first,
    loaded,
    unload,
    unload_all,
    unload_libraries,
)
from firmware.session import room
from firmware.session.outcome import OVER
from firmware.widgets import atlas, wait_mark
from firmware.widgets.layout import is_low

if TYPE_CHECKING:
    from collections.abc import Callable
    from types import ModuleType
    from typing import Any

    from displayio import TileGrid

    from firmware.interfaces.screen import Remembered, Screen
    from firmware.session.interfaces.handheld import Handheld
    from firmware.session.outcome import Outcome

# Those of widgets/ that always stay.
_TOOLS = ("atlas", "background", "font", "text_line", "wait_mark")
_WRITER = "firmware.widgets.labels"  # the one that screens which need the libraries import
# Screens that make a table themselves, of games that have them: see interfaces/game.py. The table's
# Bitmaps are read before the screens' code.
_TABLE_MAKERS = ("replay", "choices", "sheets")


class RememberedScreen:
    """What is remembered of a screen until the player comes back.

    The screen is then made anew.
    """

    group = None  # it is not in memory

    def __init__(self, screen: "Remembered") -> None:
        self.name = screen.name
        self.again = screen.again
        self.below = screen.below
        self.memo = screen.memo()
        self.on_table = screen.on_table
        bar = screen.bar
        self.hints = "" if bar is None else bar.told()[0]  # for the help


class Navigator:
    """The screen that is shown, and the trips still to be made.

    `screen` is the one shown. The trips lead from it.
    """

    def __init__(self, app: "Handheld", scale: int) -> None:
        """Take the App and its scale.

        That is how many of its display's pixels a screen's pixel is wide and high.
        """
        self._app = app
        self.screen: Screen = None  # type: ignore[assignment]  # until the first is there
        # the table of whichever game is on, while a screen of it is shown or lies below
        self.view: Any = None
        # modules that only the screen that is shown uses
        self._companions: list[str] = []
        # calls to make, in order, each with its arguments: Any, for they are the screen's own
        self.trips: list[tuple[Callable[..., object], tuple[Any, ...]]] = []
        # The ground below every screen, and the screen's own Group above it. displayio draws a
        # Rectangle three times as fast as a TileGrid: 0.3 s of 240x240 pixels. It does not grow
        # with the scale of its Group, so it is as large as the display.
        self._ground = Rectangle(
            pixel_shader=theme.palette(("background",)),
            width=app.display.width,
            height=app.display.height,
            x=0,
            y=0,
        )
        self._root = Group(scale=scale)
        self._root.append(self._ground)
        self._shown: Group | None = None  # what is in it
        self._sign: TileGrid | None = None  # that a screen is being loaded, while it is shown

    # --- trips to be made ---

    def follow(self, outcome: "Outcome") -> None:
        """Go where an action or menu has led, and sound it."""
        app = self._app
        app.sound.play_all(outcome.effects)
        if app.session.is_lesson:
            self.later(self._put, outcome)
        elif outcome.screen == OVER:
            self.later(room.make_for_end, app)
            self.later(self._end, outcome)
        else:
            if outcome.is_apart:
                self.leave()
            elif self.view is None:
                self.leave()
                self.later(room.make_for_table, app)
            self.show(outcome.screen, *outcome.arguments)
            if outcome.above:
                self.lay(outcome.above)
        if outcome.choice >= 0:
            self.later(self._adopt, outcome.choice)

    def show(self, name: str, *arguments: "Any") -> None:
        """Go to a screen, made with `arguments`.

        It is the class `Screen` of the module of that name.
        """
        self.later(self._show, name, arguments)

    def open(self, name: str, *arguments: "Any") -> None:
        """Go to a screen that `close` comes back from.

        It comes back to the one that is shown now. The table is unloaded first: it and a menu would
        not fit in a board's memory together.
        """
        self.later(self._open, name, arguments)

    def open_above(self, below: "Remembered", name: str) -> None:
        """Go to a screen whose `close` leads to another.

        That is made then.
        """
        self.later(self._go, name, (), RememberedScreen(below))

    def lay(self, name: str, *arguments: "Any") -> None:
        """Go to a screen on the same table.

        The one that is shown goes on below it. A lesson has no such screens: there the table's page
        is turned.
        """
        if self._app.session.is_lesson:
            self.view.turn()
        else:
            self.later(self._lay, name, arguments)

    def lay_if_room(self, name: str, need: int) -> None:
        """Go to a screen on the same table if there is room.

        There is room if `need` bytes are free. Else it goes there without the table; see `open`.
        """
        self.later(self._lay_if_room, name, need)

    def leave(self) -> None:
        """Unload the screen that is shown and the table.

        What comes next needs the memory.
        """
        self.later(self.leave_now)

    def close(self) -> None:
        """Go back to the screen that `open` left.

        What was chosen there is kept.
        """
        self.later(self._close)

    def exchange(self, name: str, *arguments: "Any") -> None:
        """Go to a screen in place of the one shown.

        It closes to where that one would.
        """
        self.later(self._exchange, name, arguments)

    def remake(self, *arguments: "Any") -> None:
        """Make the screen that is shown anew, with other arguments."""
        self.later(self._exchange, self.screen.name, arguments)

    def later(self, call: "Callable[..., object]", *arguments: "Any") -> None:
        """Call a function after the trips noted so far.

        No key's handler runs any more then.
        """
        self.trips.append((call, arguments))

    def sooner(self, call: "Callable[..., object]", *arguments: "Any") -> None:
        """Call a function before the other trips noted."""
        self.trips.insert(0, (call, arguments))

    def travel(self) -> bool:
        """Make the trips, and those that they lead to.

        Return whether there were any.
        """
        has_trips = len(self.trips) > 0
        while self.trips:
            give_back()
            clear_stack()
            call, arguments = self.trips.pop(0)
            call(*arguments)
        atlas.hold_gaps(False)
        return has_trips

    def refresh(self) -> None:
        """Send what is shown, then take off the sign to wait.

        A whole picture takes half a second, and no key is heard meanwhile: the sign must not go
        with the picture's first lines. A screen without a group leaves what was sent last.
        """
        if self.screen.group is None:
            return
        display = self._app.display
        display.refresh()
        if self._sign is not None:
            self._root.remove(self._sign)
            self._sign = None
            display.refresh()

    def blank(self, is_blank: bool) -> None:
        """Show nothing at all, or what is shown again."""
        display = self._app.display
        shown = None if is_blank else self._root
        if display.root_group is not shown:
            display.root_group = shown  # type: ignore[assignment]  # see interfaces/board.py

    # --- making them ---

    # Leaving and arriving are two calls from `travel`. The collector finds whatever was in the
    # frame of a function that still runs: one that left a screen would keep it, and its table.

    def _go(
        self, name: str, arguments: "tuple[Any, ...]", below: "Screen | RememberedScreen | None"
    ) -> None:
        self.sooner(self._try_to_arrive, name, arguments, below)
        if name in _TABLE_MAKERS and self.view is None:
            self.sooner(room.make_for_table, self._app, False, name)
            self.sooner(gc.collect)

    def leave_now(self) -> None:
        """Do what `leave` notes, on a trip."""
        if not self.screen:  # it has been left already
            return
        self.announce()
        self._leave(None)
        self.drop_table()
        unload_libraries()
        gc.collect()

    def _show(self, name: str, arguments: "tuple[Any, ...]") -> None:
        self.announce()
        self._leave(None)
        if name == "title":
            self.drop_table()
            room.make_for_title(self._app)
        self._go(name, arguments, None)

    def _open(self, name: str, arguments: "tuple[Any, ...]") -> None:
        self.announce()
        below = RememberedScreen(self.screen)
        self._leave(below)
        self.drop_table()
        room.make_for(self._app, name)
        self._go(name, arguments, below)

    def _lay(self, name: str, arguments: "tuple[Any, ...]") -> None:
        self.announce()
        below = self.screen
        self._leave(below)
        self._go(name, arguments, below)

    def _lay_if_room(self, name: str, need: int) -> None:
        # To count what is free takes 24 ms of a Pico, in every hint. It has room, and if not:
        if room.whole >= room.PLENTY or room.has(need):
            below = self.screen
            self._leave(below)
            try:
                self._arrive(name, (), below)
                return
            except MemoryError:  # enough is free, but not in one piece
                self._put_on(below)
        self._open(name, ())

    def _exchange(self, name: str, arguments: "tuple[Any, ...]") -> None:
        self.announce()
        below = self.screen.below
        self._leave(below)
        if not self._is_on_table(below):
            self.drop_table()
        self._go(name, arguments, below)

    def _close(self) -> None:
        below = self.screen.below
        has_thought = self.screen.is_busy
        if below.group is None:
            self.announce()
        self._leave(below)
        if below.group is None:
            if not below.on_table:  # a replay, or a menu beside the game, may have taken it up
                self.drop_table()
                room.make_for(self._app, below.name)
            if below.memo is not None:
                self.sooner(self._recall, below.memo)
            self.sooner(self._try_to_arrive, below.name, below.again, below.below)
            if below.on_table:
                self.sooner(room.make_for_table, self._app)
                self.sooner(gc.collect)
                self.sooner(unload_libraries)
        else:
            self._put_on(below)
            below.resume(has_thought)

    def _end(self, outcome: "Outcome") -> None:
        from firmware.session import game_end

        game_end.go_to(self._app, outcome)

    def _recall(self, memo: "Any") -> None:
        self.screen.recall(memo)

    def _put(self, outcome: "Outcome") -> None:
        self.screen.put(outcome)  # type: ignore[attr-defined]  # it is the tutorial

    def _adopt(self, action: int) -> None:
        self.screen.adopt(action)  # type: ignore[attr-defined]  # it is a choice's

    def announce(self) -> None:
        """Show a sign before a screen is loaded, or another long work.

        Until that is done nothing moves. No note may sound so long. The sign is sent at once, with
        what the key has changed.
        """
        app = self._app
        app.sound.hush()
        if self._sign is None and self.screen is not None and self.screen.group is not None:
            self.show_sign()
            app.display.refresh()

    def show_sign(self) -> None:
        """Show the sign to wait until the next picture is sent.

        A start shows it, too: it may send what was there before, and hears no key meanwhile.
        """
        self._sign = wait_mark.make(self._app.width, is_low(self._app.height))
        self._root.append(self._sign)

    def find(self, name: str) -> "ModuleType":
        """Return the module of a screen.

        The offered game's own goes before that of all games. Loaded code fills every gap. Without a
        table the screen needs one for a column of words.
        """
        _gap = bytearray(room.BITMAP) if self.view is None else None
        own = games.folder(self._app.session.offered) + SCREENS
        names = [own + name, "firmware" + SCREENS + name]
        if self._app.key_map.is_few:  # some choices are made in steps
            names.insert(0, own + "few_" + name)
        return load_first(names)

    def _leave(self, below: "Screen | RememberedScreen | None") -> None:
        """Unload the shown screen, unless it is `below`, which comes back."""
        left: Screen | None = self.screen
        self.screen = None  # type: ignore[assignment]  # until the next one is there
        if left is not None and left is not below and left.group is not self.view:
            self._take_off()
            _take_apart(left.group)
        left = None
        unload_all(SCREENS, WITH_TABLE)
        for companion in self._companions:
            unload(companion)
        self._companions = []

    def _try_to_arrive(
        self, name: str, arguments: "tuple[Any, ...]", below: "Screen | RememberedScreen | None"
    ) -> None:
        """Load a screen and show it.

        Where it finds no room in a small memory the program starts anew: then memory is whole. A
        start that has just been made would bring no more.
        """
        try:
            self._arrive(name, arguments, below)
            return
        except MemoryError as error:
            if room.whole >= room.SMALL or not self._app.input.presses:
                raise
            failure = error
        self.drop_table()
        clear_stack()  # what could not be loaded may still stand there
        gc.collect()
        from firmware.session import renewal

        renewal.renew_in_game(self._app, False, name)
        raise failure

    def _arrive(
        self, name: str, arguments: "tuple[Any, ...]", below: "Screen | RememberedScreen | None"
    ) -> None:
        """Load a screen and show it.

        The table is unloaded first where neither it nor `below` needs it.
        """
        app = self._app
        if name in room.MENUS:
            # First, while gaps are large: a function of it needs 1.1 KB in one piece.
            from adafruit_displayio_layout.layouts import grid_layout  # noqa: F401 see labels.py
        if name != room.TUTORIAL and not app.session.storage.is_open:  # it is over
            from firmware.session import suspension

            suspension.open_storage(app)
            give_back()
        before = loaded(WIDGETS)
        found = name
        if name == OVER:
            from firmware.session import game_end

            found = game_end.screen(app, arguments)
            give_back()  # what that took
        kind = self.find(found).Screen
        there = len(sys.modules)
        if _WRITER not in sys.modules:
            unload_libraries()
        if not kind.on_table and not self._is_on_table(below):
            self._drop_table(before)
        if len(sys.modules) < there:  # else CircuitPython has just collected, behind the import
            gc.collect()
        screen = kind(app, *arguments)
        screen.name = name
        screen.below = below
        self.host(screen, before)
        self._put_on(screen)

    def host(self, screen: "Screen", before: list[str]) -> None:
        """Let a screen's modules go with the screen that is shown.

        They are those that came with it beside its own. `before` are the modules of widgets/ that
        were loaded. Those of the table stay with it, but for what a screen `brings`.
        """
        if screen.group is not self.view:
            self._companions += [widget for widget in loaded(WIDGETS) if widget not in before]
        self._companions += screen.brings

    def _is_on_table(self, screen: "Screen | RememberedScreen | None") -> bool:
        """Return whether a screen or one below it is on the table."""
        while screen is not None and screen.group is not self.view:
            screen = screen.below
        return screen is not None

    def _put_on(self, screen: "Screen") -> None:
        self.screen = screen
        if screen.group is None:
            return
        root = self._root
        if self._shown is not screen.group:
            self._take_off()
            self._ground.pixel_shader = theme.palette(("background",))  # of the latest theme
            self._shown = screen.group
            root.insert(1, screen.group)
        self._app.display.root_group = root

    def _take_off(self) -> None:
        """Show nothing: the next is then sent whole, as one rectangle."""
        self._app.display.root_group = None  # type: ignore[assignment]  # see interfaces/board.py
        if self._shown is not None:
            self._root.remove(self._shown)
            self._shown = None

    def drop_table(self) -> None:
        """Unload the table, its code, and the widgets that came with it."""
        self._drop_table(loaded(WIDGETS))

    def _drop_table(self, before: list[str]) -> None:
        """Unload the table and its code.

        `before` are the modules of widgets/ that were loaded while it was shown.
        """
        view = self.view
        self.view = None
        if view is not None:
            if self._shown is view:
                self._take_off()
            _take_apart(view)
            for part in view.__dict__:  # or an old address on the stack keeps 16 KB
                setattr(view, part, None)
        atlas.forget()
        tables = [name for name in loaded(SCREENS) if last(name) in TABLES]
        for name in tables:
            unload(name)
        for widget in before if tables else ():
            if last(widget) not in _TOOLS:
                unload(widget)


def _take_apart(group: Group | None) -> None:
    """Empty a Group that is not shown again.

    The collector searches memory for whatever may be an address: a number that happens to look like
    one must not keep a whole picture.
    """
    while group:
        group.pop()
