"""The navigator: which screen is shown, and the transitions to others.

`show`, `open`, `close` and the like only note a transition. `run_transitions` makes it after the
key's handler has returned: until then the handler's frames keep the old screen in memory. Every
transition has the same four steps: leave the old screen, make room for the new one, load it,
arrive. `open` keeps of the screen below only what its `memo` says, so that screen can give way;
`lay` keeps it as it is, since both share the game's table.
"""

from engine.const import TYPE_CHECKING
from firmware import games
from firmware.memory import loader, plan
from firmware.session.rules import OVER
from firmware.widgets import atlas
from firmware.widgets.stage import Stage

if TYPE_CHECKING:
    from collections.abc import Callable
    from types import ModuleType
    from typing import Any

    from firmware.interfaces.screen import Screen
    from firmware.session.interfaces.handheld import Handheld
    from firmware.session.rules import Outcome

SCREENS = ".screens."


class RememberedScreen:
    """What is kept of a screen until the player comes back and it is made again."""

    group = None  # it is not in memory

    def __init__(self, screen: "Screen") -> None:
        self.name: str = screen.name
        self.again: tuple[Any, ...] = screen.again
        self.below: Any = screen.below
        self.on_table: bool = screen.on_table
        self.state: Any = screen.memo()
        bar = screen.bar
        self.hints = "" if bar is None else bar.told()[0]  # for the help


class Navigator:
    """The stack of screens, the table that some of them share, and the pending transitions."""

    def __init__(self, app: "Handheld", scale: int) -> None:
        """`scale` is how many of the display's pixels a screen's pixel is wide and high."""
        self._app = app
        self.screen: Screen = None  # type: ignore[assignment]  # until the first is there
        self.name = ""  # of the screen that is shown, or being loaded
        self.root = ""  # the name of the screen at the bottom of the stack
        # The table of the game that is on, shared by its screens; None if it is not in memory.
        self.view: Any = None
        self._table_modules: list[str] = []
        # The game of the latest table, and the Bitmaps that it was drawn with: see atlas.py.
        self._drawn_with: tuple[str, Any] = ("", ())
        # Calls to make, in order, each with its arguments: Any, for they are the screen's own.
        self.transitions: list[tuple[Callable[..., object], tuple[Any, ...]]] = []
        self.stage = Stage(app.display, scale)

    # --- what screens ask for ---

    def follow(self, outcome: "Outcome") -> None:
        """Go where an action or menu has led, and sound it."""
        app = self._app
        app.sound.play_all(outcome.effects)
        if app.session.is_lesson:
            self.later(self._put, outcome)
        elif outcome.screen == OVER:
            self.later(self._end, outcome)
        else:
            self.show(outcome.screen, *outcome.arguments)
            if outcome.above:
                self.lay(outcome.above)
        if outcome.choice >= 0:
            self.later(self._adopt, outcome.choice)

    def show(self, name: str, *arguments: "Any") -> None:
        """Go to a screen with no other below it.

        It is the class `Screen` of the module of that name, made with `arguments`.
        """
        self.later(self._show, name, arguments)

    def open(self, name: str, *arguments: "Any") -> None:
        """Go to a screen that `close` comes back from."""
        self.later(self._open, name, arguments)

    def lay(self, name: str, *arguments: "Any") -> None:
        """Go to a screen on the same table, with the shown one unchanged below it.

        A lesson has no such screens: there the table's page is turned.
        """
        if self._app.session.is_lesson:
            self.view.turn()
        else:
            self.later(self._lay, name, arguments)

    def lay_or_open(self, name: str, need: int) -> None:
        """Go to a screen above the table if there is memory for both, else without the table.

        `need` is one of plan.py's.
        """
        self.later(self._lay_or_open, name, need)

    def close(self) -> None:
        """Go back to the screen below."""
        self.later(self._close)

    def exchange(self, name: str, *arguments: "Any") -> None:
        """Go to a screen in place of the one shown."""
        self.later(self._exchange, name, arguments)

    def remake(self, *arguments: "Any") -> None:
        """Make the screen that is shown again, with other arguments."""
        self.later(self._exchange, self.screen.name, arguments)

    def later(self, call: "Callable[..., object]", *arguments: "Any") -> None:
        """Call a function after the transitions noted so far."""
        self.transitions.append((call, arguments))

    # --- what the app asks for ---

    def run_transitions(self) -> bool:
        """Make the transitions noted, and those that they lead to; return whether any were."""
        if not self.transitions:
            return False
        while self.transitions:
            call, arguments = self.transitions.pop(0)
            call(*arguments)
        return True

    def refresh(self) -> None:
        """Send what is shown; a screen without a group leaves what was sent last."""
        if self.screen.group is not None:
            self.stage.refresh()

    def announce(self) -> None:
        """Show the wait sign before a screen is loaded, or another long work.

        Until that is done nothing moves, and no note may go on sounding. The sign is sent at once,
        with what the key has changed.
        """
        self._app.sound.hush()
        if not self.stage.has_sign and self.screen is not None and self.screen.group is not None:
            self.stage.show_sign()
            self._app.display.refresh()

    # --- transitions: leave, then enter: make room, load, arrive ---

    def _show(self, name: str, arguments: "tuple[Any, ...]") -> None:
        self.announce()
        self._leave()
        self.root = name
        if name == "title":
            self.drop_table()
        self._enter(name, arguments, None)

    def _open(self, name: str, arguments: "tuple[Any, ...]") -> None:
        self.announce()
        self._enter(name, arguments, self._leave_for_memo())

    def _lay(self, name: str, arguments: "tuple[Any, ...]") -> None:
        self.announce()
        self._enter(name, arguments, self.screen)

    def _lay_or_open(self, name: str, need: int) -> None:
        below: Screen | RememberedScreen = self.screen
        if not plan.affords(need):
            below = self._leave_for_memo()
            self.drop_table()
        self._enter(name, (), below)

    def _exchange(self, name: str, arguments: "tuple[Any, ...]") -> None:
        self.announce()
        below = self.screen.below
        self._leave(below)
        self._enter(name, arguments, below)

    def _close(self) -> None:
        below = self.screen.below
        if not isinstance(below, RememberedScreen):
            has_thought = self.screen.is_busy
            self._leave(below)
            self._arrive(below, below.below)
            below.resume(has_thought)
            return
        self.announce()
        self._leave()
        if not self._is_on_table(below):  # a replay may have made one
            self.drop_table()
        self._enter(below.name, below.again, below.below)
        if below.state is not None:
            self.screen.recall(below.state)

    def _leave_for_memo(self) -> RememberedScreen:
        """Leave the shown screen and those below it; return what is kept of them."""
        top = lowest = RememberedScreen(self.screen)
        while lowest.below is not None and not isinstance(lowest.below, RememberedScreen):
            lowest.below = RememberedScreen(lowest.below)
            lowest = lowest.below
        self._leave()
        return top

    def _leave(self, kept: "Screen | RememberedScreen | None" = None) -> None:
        """Leave the shown screen and those below it, down to one that is kept."""
        left: Any = self.screen
        self.screen = None  # type: ignore[assignment]  # until the next one is there
        if left is not None and left.group is not self.view:
            self.stage.clear()
        while left is not None and left is not kept and not isinstance(left, RememberedScreen):
            self.discard(left)
            left = left.below

    def clear(self) -> None:
        """Leave everything, the table included: what comes next needs the memory."""
        self._leave()
        self.drop_table()

    def _enter(
        self, name: str, arguments: "tuple[Any, ...]", below: "Screen | RememberedScreen | None"
    ) -> None:
        """Make room for a screen, load it, and show it above another one."""
        app = self._app
        self.name = found = name
        if name == OVER:
            from firmware.session import game_end

            found = game_end.screen(app, arguments)
        if not plan.needs_table(app, found):
            plan.make_room(app, found)
        screen = self.load(found, arguments)
        screen.name = name
        self._arrive(screen, below)

    def load(self, name: str, arguments: "tuple[Any, ...]") -> "Screen":
        """Load a screen's module, after that of its table, and make the screen."""
        app = self._app
        loader.trim()
        if self.view is None and plan.needs_table(app, name):
            plan.make_room_for_table(app)
            game, bitmaps = self._drawn_with
            if game == app.session.offered:
                # Large pieces first: a Bitmap of 6 KB would find no gap among freshly loaded code.
                atlas.load_again(bitmaps)
            self.find("play", self._table_modules)
        modules: list[str] = []
        screen: Screen = self.find(name, modules).Screen(app, *arguments)
        screen.modules = modules
        return screen

    def discard(self, screen: "Screen") -> None:
        """Let the modules of a screen that `load` returned go."""
        loader.release(screen.modules)

    def make_table(self, game: "Any") -> None:
        """Make the table of a game: `view`."""
        self.view = self.find("play", self._table_modules).make_table(self._app, game)

    def find(self, name: str, owner: list[str]) -> "ModuleType":
        """Return the module of a screen, as loader.load does.

        The offered game's own screen goes before that of all games, and where keys are few, one for
        few keys before both.
        """
        own = games.folder(self._app.session.offered) + SCREENS
        names = [own + name, "firmware" + SCREENS + name]
        if self._app.key_map.is_few:
            names.insert(0, own + "few_" + name)
        return loader.load_first(names, owner)

    def _arrive(self, screen: "Screen", below: "Screen | RememberedScreen | None") -> None:
        """Show a screen above another one."""
        screen.below = below
        self.screen = screen
        self.name = screen.name
        if screen.group is not None:
            self.stage.show(screen.group)

    def _is_on_table(self, screen: "Screen | RememberedScreen | None") -> bool:
        """Return whether a screen, or one below it, is on the table."""
        while screen is not None and not screen.on_table:
            screen = screen.below
        return screen is not None

    def drop_table(self) -> None:
        """Unload the table with its code and Bitmaps."""
        if not self.screen and self.stage.group is self.view:
            self.stage.clear()
        bitmaps = atlas.forget()
        if self.view is not None:
            self.view = None
            self._drawn_with = self._app.session.offered, bitmaps
        loader.unload(self._table_modules)

    # --- transitions of other parts ---

    def _end(self, outcome: "Outcome") -> None:
        from firmware.session import game_end

        game_end.go_to(self._app, outcome)

    def _put(self, outcome: "Outcome") -> None:
        self.screen.put(outcome)  # type: ignore[attr-defined]  # it is the tutorial

    def _adopt(self, action: int) -> None:
        self.screen.adopt(action)  # type: ignore[attr-defined]  # it is a choice's
