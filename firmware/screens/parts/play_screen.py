"""The base of all games' screens during play: hints, undo, menu."""

from engine.const import TYPE_CHECKING, const
from firmware import screen_names
from firmware.kept.settings import HINTS
from firmware.keys.directions import DIRECTIONS
from firmware.memory import plan
from firmware.screens.parts.base import Base
from firmware.session import marks

if TYPE_CHECKING:
    from typing import Any

    from displayio import Group

    from firmware.interfaces.game import Game
    from firmware.screens.interfaces import View
    from firmware.session.interfaces.handheld import Handheld, HintedScreen
    from firmware.widgets.bars import HintBar


# How a hint is given.
WHOLE = const(1)  # the choice itself, not only a pointer to it


def table(app: "Handheld", game: "Any") -> "View":
    """Return the table in memory, or make a new one for a `game` that `make_table` accepts."""
    if app.navigator.view is None:
        app.navigator.make_table(game)
    return app.navigator.view  # type: ignore[no-any-return]  # returned by `make_table`


class PlayScreen(Base):
    """A screen of the game in progress; all of them share the game's table."""

    view: "View"
    game: "Game"
    group: "Group"
    bar: "HintBar"
    on_table = True
    is_guarded = False  # whether irreversible keys are still ignored as hasty
    hinted = -1  # the choice a hint suggested, given in full if asked again
    hinted_close = False  # whether another one may be just as good

    def __init__(self, app: "Handheld") -> None:
        super().__init__(app)
        self.game = app.session.record.game
        self.view = table(app, self.game)
        self.words = self.view.words
        self.group = app.navigator.view
        self.bar = self.view.hints
        # The key hints as given to `show_prompt`.
        self.given_hints: str = None  # type: ignore[assignment]  # before the first `show_prompt`
        self.key_hints = ""  # the same, with undo if it applies
        self.message = ""  # what the player is to do
        self.look_at(app.session.rules.player(self.game))

    def look_at(self, player: int) -> None:
        """Show the table from a player's view, with nothing selected."""
        self.view.show(self.game, self.app.name_of, player)

    def active_field(self) -> int:
        """Return which part of the choice the keys change; see `set_active_field`."""
        return 0

    def set_active_field(self, field: int) -> None:
        """Let the keys change the part that `part` returned."""

    def save_state(self) -> "tuple[Any, ...]":  # subclasses add more
        return (self.choice(), self.hinted, self.hinted_close, self.active_field())

    def restore_state(self, state: "tuple[Any, ...]") -> None:
        choice, self.hinted, self.hinted_close, field = state
        if choice >= 0:
            self.select_action(choice)
        self.set_active_field(field)

    def resume(self, is_same: bool) -> None:
        """Restore what this screen showed.

        After a thought only the hints are shown again, since redrawing the rest would take a board
        80 ms. If transitions follow, these show hints of their own.
        """
        app = self.app
        if not is_same:
            self.look_at(app.session.rules.player(self.game))
            self.redraw()
        elif app.navigator.transitions:
            return
        self.show_prompt(self.given_hints, self.message)

    def redraw(self) -> None:
        """Draw the choice in progress."""

    def show_prompt(self, hints: str, message: str = "") -> None:
        """Show the key hints, and what the player is to do, after the goal in a puzzle.

        A hint that B undoes is added if something can be undone, B has no other use, and there is
        room.
        """
        task = self.app.session.task
        if task and not message.startswith(task):  # a screen may be shown again with its message
            message = task + (", " + message if message else "")
        if hints is not self.given_hints:
            self.given_hints = hints
            whole = self._with_undo(hints)
            self.key_hints = whole if whole == hints or self.bar.fits(whole, message) else hints
        self.message = message
        self.show_hints(self.key_hints)

    def show_hints(self, hints: str) -> None:
        """Show key hints below the current message.

        A failure to save the game replaces the message. While the screen is guarded, no keys are
        listed, and a bar of one line is left alone: a message would make it look as if the keys
        worked.
        """
        message = self.message
        app = self.app
        storage = app.session.storage
        if not storage.is_healthy:
            message = app.words.NOT_KEPT
        elif not message and storage.is_by_round():
            message = app.words.BY_ROUND
        if self.is_guarded:
            if len(self.bar.lines) == 1:
                return
            hints = ""
        self.bar.show(hints, message)

    def be_ready(self) -> None:
        """Let all keys act, and list them below any message."""
        self.at_rest = True
        if not self.is_guarded:
            return
        self.is_guarded = False
        hints, message = self.bar.contents()
        if hints or not message:  # shown by the previous screen
            self.show_hints(self.key_hints)
            return
        self.bar.show(self.key_hints, message)
        if len(self.bar.lines) == 1:  # the message was alone in it
            self.bar.turn()

    def _with_undo(self, hints: str) -> str:
        undo = self.app.words.HINTS_UNDO
        if self.app.session.can_undo() and undo[: undo.find("]") + 1] not in hints:
            hints += undo
        return hints

    def show_message(self, message: str) -> None:
        """Show another message until the next key."""
        self.bar.show_from_start("" if self.is_guarded else self.key_hints, message)

    def act(self, action: int, seen: bool = False) -> None:
        """Take an action, whether it was already `seen` or not, and go where it leads."""
        self.app.navigator.follow(self.app.session.do(action, seen))

    def continue_game(self, player: int) -> None:
        """Go to where the game continues; `player` has had the device so far."""
        self.app.navigator.follow(self.app.session.next(player))

    def press(self, key: str) -> None:
        """Handle the keys that mean the same throughout a game."""
        if key == "b":
            refusal = self.app.undo()
            if refusal:
                self.show_message(refusal)
        elif key == "start":
            self.app.open_menu()
        elif key == "help":
            self.app.navigator.push(screen_names.HELP, self.name, self._with_undo(self.key_hints))
        elif key == "select":
            self.give_hint()
        elif key in DIRECTIONS:
            self.view.turn()

    def look(self) -> None:
        """Show what does not fit on the screen, or give a hint, or do what A does."""
        if self.has_hint():
            self.give_hint()
        else:
            super().look()

    def look_hint(self) -> str:
        """Return the key hint for `look`, or "" if everything is visible."""
        return ""

    def has_hint(self) -> bool:
        """Return whether there is a choice, or something to say about it."""
        return self.can_select_action

    def give_hint(self) -> None:
        """Show what to look at, or the whole choice, if there is one and hints are allowed."""
        if self.can_select_action:
            self.app.navigator.defer(_ask, self)

    def select_action(self, action: int) -> None:
        """Select an action, which the player may still change."""


def _ask(screen: "HintedScreen") -> None:
    """Open the screen that thinks of a hint, or find out what else to say."""
    app = screen.app
    session = app.session
    app.navigator.show_busy()  # the next step loads modules from flash
    if not session.is_lesson:  # lessons know their hints
        allowed = session.settings.values[HINTS] and not session.marks & marks.STRICT
        if allowed and screen.hinted < 0:
            app.navigator.overlay_or_push(screen_names.HINT, plan.THOUGHT)
            return
    from firmware.session import advice

    advice.ask(screen, WHOLE)
