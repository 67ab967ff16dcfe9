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
    """What is kept of an unloaded screen, so that it can be constructed again."""

    group = None  # nothing to show

    def __init__(self, screen: "Screen") -> None:
        self.name: str = screen.name
        self.arguments: tuple[Any, ...] = screen.arguments
        self.parent: Any = screen.parent
        self.on_table: bool = screen.on_table
        self.state: Any = screen.save_state()
        bar = screen.bar
        self.hints = "" if bar is None else bar.contents()[0]  # shown by the help screen


class Navigator:
    """The screen stack, the table that some screens share, and the pending transitions."""

    def __init__(self, app: "Handheld", scale: int) -> None:
        """`scale` is the size of a screen's pixel, in pixels of the display."""
        self._app = app
        self.screen: Screen = None  # type: ignore[assignment]  # until the first is there
        self.name = ""  # of the screen that is shown, or being loaded
        self.root = ""  # the name of the screen at the bottom of the stack
        # The current game's table, shared by its screens, or None while it is unloaded.
        self.view: Any = None
        self._table_modules: list[str] = []
        # The game of the latest table, and the Bitmaps it was drawn with: see atlas.py.
        self._latest_bitmaps: tuple[str, Any] = ("", ())
        # Pending calls in order, each with its arguments.
        self.transitions: list[tuple[Callable[..., object], tuple[Any, ...]]] = []
        self.stage = Stage(app.display, scale)

    # --- requests of screens ---

    def follow(self, outcome: "Outcome") -> None:
        """Go where an action or menu has led, and play its sounds."""
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
        """Clear the stack and go to a screen.

        `name` is one of screen_names.py. The class `Screen` of that module is constructed with
        `arguments`.
        """
        self.defer(self._replace_all, name, arguments)

    def push(self, name: str, *arguments: "Any") -> None:
        """Go to a screen from which `pop` returns."""
        self.defer(self._push, name, arguments)

    def overlay(self, name: str, *arguments: "Any") -> None:
        """Go to a screen on the same table, with the current one unchanged beneath it.

        Lessons have no overlays; they turn the table's page instead.
        """
        if self._app.session.is_lesson:
            self.view.turn()
        else:
            self.defer(self._overlay, name, arguments)

    def overlay_or_push(self, name: str, need: int) -> None:
        """Call `overlay` if `need` bytes are free, otherwise unload the table and call `push`."""
        self.defer(self._overlay_or_push, name, need)

    def pop(self) -> None:
        """Go back to the parent screen."""
        self.defer(self._pop)

    def replace(self, name: str, *arguments: "Any") -> None:
        """Replace the current screen by another."""
        self.defer(self._replace, name, arguments)

    def recreate(self, *arguments: "Any") -> None:
        """Construct the current screen again with other arguments."""
        self.defer(self._replace, self.screen.name, arguments)

    def defer(self, call: "Callable[..., object]", *arguments: "Any") -> None:
        """Call a function after the pending transitions."""
        self.transitions.append((call, arguments))

    # --- requests of the app ---

    def run_transitions(self) -> bool:
        """Run the pending transitions and those they lead to; return whether there were any."""
        if not self.transitions:
            return False
        while self.transitions:
            call, arguments = self.transitions.pop(0)
            call(*arguments)
        return True

    def refresh(self) -> None:
        """Refresh the display; a screen without a group leaves the previous picture there."""
        if self.screen.group is not None:
            self.stage.refresh()

    def show_busy(self) -> None:
        """Show the busy indicator before loading a screen or other slow work.

        Nothing runs in the meantime, so the current note is stopped. The display is refreshed at
        once, together with what the key has changed.
        """
        self._app.sound.stop_note()
        if (
            not self.stage.has_indicator
            and self.screen is not None
            and self.screen.group is not None
        ):
            self.stage.show_indicator()
            self._app.display.refresh()

    # --- transitions: leave, make room, load, arrive ---

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
        if not self._is_on_table(parent):  # a replay may have loaded one
            self.unload_table()
        self._enter(parent.name, parent.arguments, parent.parent)
        if parent.state is not None:
            self.screen.restore_state(parent.state)

    def _leave_saved(self) -> SavedScreen:
        """Leave all screens on the stack that are loaded; return what is kept of them."""
        top = lowest = SavedScreen(self.screen)
        while lowest.parent is not None and not isinstance(lowest.parent, SavedScreen):
            lowest.parent = SavedScreen(lowest.parent)
            lowest = lowest.parent
        self._leave()
        return top

    def _leave(self, kept: "Screen | SavedScreen | None" = None) -> None:
        """Leave the current screen and its parents, down to one that stays."""
        left: Any = self.screen
        self.screen = None  # type: ignore[assignment]  # until the next one is there
        if left is not None and left.group is not self.view:
            self.stage.clear()
        while left is not None and left is not kept and not isinstance(left, SavedScreen):
            self.discard(left)
            left = left.parent

    def clear(self) -> None:
        """Leave all screens and unload the table, to free memory."""
        self._leave()
        self.unload_table()

    def _enter(
        self, name: str, arguments: "tuple[Any, ...]", parent: "Screen | SavedScreen | None"
    ) -> None:
        """Make room for a screen, load it, and show it on top of its parent."""
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
        """Load a screen's module, after that of the table it needs, and construct the screen."""
        app = self._app
        loader.trim()
        if self.view is None and plan.needs_table(app, name):
            plan.make_room_for_table(app)
            game, bitmaps = self._latest_bitmaps
            if game == app.session.offered:
                # Largest first: between freshly loaded modules there is no 6 KB gap.
                atlas.reload(bitmaps)
            self.find(screen_names.PLAY, self._table_modules)
            if name != screen_names.REPLAY:  # which has a game of its own
                # Not by the screen, on whose constructors the deepest calls would build.
                self.make_table(app.session.record.game)
        modules: list[str] = []
        screen: Screen = self.find(name, modules).Screen(app, *arguments)
        screen.modules = modules
        return screen

    def discard(self, screen: "Screen") -> None:
        """Release the modules of a screen that `load` returned."""
        loader.release(screen.modules)

    def make_table(self, game: "Any") -> None:
        """Make the table of a game, `view`."""
        self.view = self.find(screen_names.PLAY, self._table_modules).make_table(self._app, game)

    def find(self, name: str, owner: list[str]) -> "ModuleType":
        """Load and return the module of a screen: see loader.load.

        The offered game's own screen takes precedence over the shared one, and on boards with few
        keys a screen for few keys takes precedence over both.
        """
        own = games.folder(self._app.session.offered) + SCREENS
        names = [own + name, "firmware" + SCREENS + name]
        if self._app.key_map.is_few:
            names.insert(0, own + "few_" + name)
        return loader.load_first(names, owner)

    def _arrive(self, screen: "Screen", parent: "Screen | SavedScreen | None") -> None:
        """Show a screen on top of its parent."""
        screen.parent = parent
        self.screen = screen
        self.name = screen.name
        if screen.group is not None:
            self.stage.show(screen.group)

    def _is_on_table(self, screen: "Screen | SavedScreen | None") -> bool:
        """Return whether a screen, or one below it in the stack, is on the table."""
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

    # --- deferred calls ---

    def _end(self, outcome: "Outcome") -> None:
        from firmware.session import game_end

        game_end.go_to(self._app, outcome)

    def _show_in_lesson(self, outcome: "Outcome") -> None:
        self.screen.put(outcome)  # type: ignore[attr-defined]  # it is the tutorial

    def _select_choice(self, action: int) -> None:
        self.screen.select_action(action)  # type: ignore[attr-defined]  # it is a choice's
