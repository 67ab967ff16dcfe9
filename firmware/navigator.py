"""The screen stack and its transitions.

`push`, `pop`, `replace` and the like only queue a transition. `run_transitions` runs it after the
key handler has returned, because the handler's stack frames would keep the old screen in memory.
Every transition has four steps: leave the old screen, make room for the new one, load it, arrive.

`push` unloads the screen below and keeps only what its `save_state` returns. `overlay` leaves it in
memory, since both screens share the game's table.
"""

from engine.const import TYPE_CHECKING
from firmware import games, screen_names
from firmware.memory import loader, plan
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


class SavedScreen:
    """What is kept of a screen until the player comes back and it is made again."""

    group = None  # it is not in memory

    def __init__(self, screen: "Screen") -> None:
        self.name: str = screen.name
        self.arguments: tuple[Any, ...] = screen.arguments
        self.parent: Any = screen.parent
        self.on_table: bool = screen.on_table
        self.state: Any = screen.save_state()
        bar = screen.bar
        self.hints = "" if bar is None else bar.contents()[0]  # for the help


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
        self._latest_bitmaps: tuple[str, Any] = ("", ())
        # Calls to make, in order, each with its arguments: Any, for they are the screen's own.
        self.transitions: list[tuple[Callable[..., object], tuple[Any, ...]]] = []
        self.stage = Stage(app.display, scale)

    # --- what screens ask for ---

    def follow(self, outcome: "Outcome") -> None:
        """Go where an action or menu has led, and sound it."""
        app = self._app
        app.sound.play_all(outcome.effects)
        if app.session.is_lesson:
            self.defer(self._show_in_lesson, outcome)
        elif outcome.screen == screen_names.OVER:
            self.defer(self._end, outcome)
        else:
            self.replace_all(outcome.screen, *outcome.arguments)
            if outcome.overlay:
                self.overlay(outcome.overlay)
        if outcome.choice >= 0:
            self.defer(self._select_choice, outcome.choice)

    def replace_all(self, name: str, *arguments: "Any") -> None:
        """Go to a screen with no other below it.

        It is the class `Screen` of the module of that name, made with `arguments`.
        """
        self.defer(self._replace_all, name, arguments)

    def push(self, name: str, *arguments: "Any") -> None:
        """Go to a screen that `pop` comes back from."""
        self.defer(self._push, name, arguments)

    def overlay(self, name: str, *arguments: "Any") -> None:
        """Go to a screen on the same table, with the shown one unchanged below it.

        A lesson has no such screens: there the table's page is turned.
        """
        if self._app.session.is_lesson:
            self.view.turn()
        else:
            self.defer(self._overlay, name, arguments)

    def overlay_or_push(self, name: str, need: int) -> None:
        """Go to a screen above the table if there is memory for both, else without the table.

        `need` is one of plan.py's.
        """
        self.defer(self._overlay_or_push, name, need)

    def pop(self) -> None:
        """Go back to the screen below."""
        self.defer(self._pop)

    def replace(self, name: str, *arguments: "Any") -> None:
        """Go to a screen in place of the one shown."""
        self.defer(self._replace, name, arguments)

    def recreate(self, *arguments: "Any") -> None:
        """Make the screen that is shown again, with other arguments."""
        self.defer(self._replace, self.screen.name, arguments)

    def defer(self, call: "Callable[..., object]", *arguments: "Any") -> None:
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

    def show_busy(self) -> None:
        """Show the wait sign before a screen is loaded, or another long work.

        Until that is done nothing moves, and no note may go on sounding. The sign is sent at once,
        with what the key has changed.
        """
        self._app.sound.stop_note()
        if (
            not self.stage.has_indicator
            and self.screen is not None
            and self.screen.group is not None
        ):
            self.stage.show_indicator()
            self._app.display.refresh()

    # --- transitions: leave, then enter: make room, load, arrive ---

    def _replace_all(self, name: str, arguments: "tuple[Any, ...]") -> None:
        self.show_busy()
        self._leave()
        self.root = name
        if name == screen_names.TITLE:
            self.unload_table()
        self._enter(name, arguments, None)

    def _push(self, name: str, arguments: "tuple[Any, ...]") -> None:
        self.show_busy()
        self._enter(name, arguments, self._leave_saved())

    def _overlay(self, name: str, arguments: "tuple[Any, ...]") -> None:
        self.show_busy()
        self._enter(name, arguments, self.screen)

    def _overlay_or_push(self, name: str, need: int) -> None:
        parent: Screen | SavedScreen = self.screen
        if not plan.affords(need):
            parent = self._leave_saved()
            self.unload_table()
        self._enter(name, (), parent)

    def _replace(self, name: str, arguments: "tuple[Any, ...]") -> None:
        self.show_busy()
        parent = self.screen.parent
        self._leave(parent)
        self._enter(name, arguments, parent)

    def _pop(self) -> None:
        parent = self.screen.parent
        if not isinstance(parent, SavedScreen):
            has_thought = self.screen.is_busy
            self._leave(parent)
            self._arrive(parent, parent.parent)
            parent.resume(has_thought)
            return
        self.show_busy()
        self._leave()
        if not self._is_on_table(parent):  # a replay may have made one
            self.unload_table()
        self._enter(parent.name, parent.arguments, parent.parent)
        if parent.state is not None:
            self.screen.restore_state(parent.state)

    def _leave_saved(self) -> SavedScreen:
        """Leave the shown screen and those below it; return what is kept of them."""
        top = lowest = SavedScreen(self.screen)
        while lowest.parent is not None and not isinstance(lowest.parent, SavedScreen):
            lowest.parent = SavedScreen(lowest.parent)
            lowest = lowest.parent
        self._leave()
        return top

    def _leave(self, kept: "Screen | SavedScreen | None" = None) -> None:
        """Leave the shown screen and those below it, down to one that is kept."""
        left: Any = self.screen
        self.screen = None  # type: ignore[assignment]  # until the next one is there
        if left is not None and left.group is not self.view:
            self.stage.clear()
        while left is not None and left is not kept and not isinstance(left, SavedScreen):
            self.discard(left)
            left = left.parent

    def clear(self) -> None:
        """Leave everything, the table included: what comes next needs the memory."""
        self._leave()
        self.unload_table()

    def _enter(
        self, name: str, arguments: "tuple[Any, ...]", parent: "Screen | SavedScreen | None"
    ) -> None:
        """Make room for a screen, load it, and show it above another one."""
        app = self._app
        self.name = found = name
        if name == screen_names.OVER:
            from firmware.session import game_end

            found = game_end.screen_name(app, arguments)
        if not plan.needs_table(app, found):
            plan.make_room(app, found)
        screen = self.load(found, arguments)
        screen.name = name
        self._arrive(screen, parent)

    def load(self, name: str, arguments: "tuple[Any, ...]") -> "Screen":
        """Load a screen's module, after that of its table, and make the screen."""
        app = self._app
        loader.trim()
        if self.view is None and plan.needs_table(app, name):
            plan.make_room_for_table(app)
            game, bitmaps = self._latest_bitmaps
            if game == app.session.offered:
                # Large pieces first: a Bitmap of 6 KB would find no gap among freshly loaded code.
                atlas.reload(bitmaps)
            self.find(screen_names.PLAY, self._table_modules)
        modules: list[str] = []
        screen: Screen = self.find(name, modules).Screen(app, *arguments)
        screen.modules = modules
        return screen

    def discard(self, screen: "Screen") -> None:
        """Let the modules of a screen that `load` returned go."""
        loader.release(screen.modules)

    def make_table(self, game: "Any") -> None:
        """Make the table of a game: `view`."""
        self.view = self.find(screen_names.PLAY, self._table_modules).make_table(self._app, game)

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

    def _arrive(self, screen: "Screen", parent: "Screen | SavedScreen | None") -> None:
        """Show a screen above another one."""
        screen.parent = parent
        self.screen = screen
        self.name = screen.name
        if screen.group is not None:
            self.stage.show(screen.group)

    def _is_on_table(self, screen: "Screen | SavedScreen | None") -> bool:
        """Return whether a screen, or one below it, is on the table."""
        while screen is not None and not screen.on_table:
            screen = screen.parent
        return screen is not None

    def unload_table(self) -> None:
        """Unload the table with its code and Bitmaps."""
        if not self.screen and self.stage.group is self.view:
            self.stage.clear()
        bitmaps = atlas.forget()
        if self.view is not None:
            self.view = None
            self._latest_bitmaps = self._app.session.offered, bitmaps
        loader.unload(self._table_modules)

    # --- transitions of other parts ---

    def _end(self, outcome: "Outcome") -> None:
        from firmware.session import game_end

        game_end.go_to(self._app, outcome)

    def _show_in_lesson(self, outcome: "Outcome") -> None:
        self.screen.put(outcome)  # type: ignore[attr-defined]  # it is the tutorial

    def _select_choice(self, action: int) -> None:
        self.screen.select_action(action)  # type: ignore[attr-defined]  # it is a choice's
