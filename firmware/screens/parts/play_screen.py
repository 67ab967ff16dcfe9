"""The base of screens of a game on: hints, undo, menu.

All games share it.
"""

from engine.const import TYPE_CHECKING, const
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


# How a hint is told.
WHOLE = const(1)  # the choice itself, not only what to look at


def table(app: "Handheld", game: "Any") -> "View":
    """Return the table in memory, or make a new one.

    The new one is of `game`, any that its `make_table` takes.
    """
    if app.navigator.view is None:
        app.navigator.make_table(game)
    return app.navigator.view  # type: ignore[no-any-return]  # what `make_table` returns


class PlayScreen(Base):
    """A screen of the game in progress.

    All screens of a game show the same table.
    """

    view: "View"
    game: "Game"
    group: "Group"
    bar: "HintBar"
    on_table = True
    is_guarded = False  # whether a key that cannot be undone still comes in haste
    hinted = -1  # the choice that a hint was about, to be told whole when it is asked again
    hinted_close = False  # whether another one may be as good

    def __init__(self, app: "Handheld") -> None:
        super().__init__(app)
        self.game = app.session.record.game
        self.view = table(app, self.game)
        self.words = self.view.words
        self.group = app.navigator.view
        self.bar = self.view.hints
        # The hints as they were given.
        self._said: str = None  # type: ignore[assignment]  # until something is said
        self.told = ""  # and with what can be done beside
        self.message = ""  # what is to do
        self.look_at(app.session.rules.player(self.game))

    def look_at(self, player: int) -> None:
        """Show the table as a player sees it, with nothing under choice."""
        self.view.show(self.game, self.app.name_of, player)

    def part(self) -> int:
        """Return which part of the choice the keys change; see `take_part`."""
        return 0

    def take_part(self, part: int) -> None:
        """Let the keys change the part that `part` returned."""

    def memo(self) -> "tuple[Any, ...]":  # of a child also more
        return (self.choice(), self.hinted, self.hinted_close, self.part())

    def recall(self, memo: "tuple[Any, ...]") -> None:
        choice, self.hinted, self.hinted_close, part = memo
        if choice >= 0:
            self.adopt(choice)
        self.take_part(part)

    def resume(self, is_same: bool) -> None:
        """Show what this screen showed, whatever was looked at meanwhile.

        After a thought all but the hints is there: to show it again takes a board 80 ms. They are
        told there by what follows, if anything does.
        """
        app = self.app
        if not is_same:
            self.look_at(app.session.rules.player(self.game))
            self.redraw()
        elif app.navigator.transitions:
            return
        self.say(self._said, self.message)

    def redraw(self) -> None:
        """Show the choice under way."""

    def say(self, hints: str, message: str = "") -> None:
        """Tell what the keys do, and what is to do.

        That B undoes is added if something can be undone, B does nothing else, and there is room.
        """
        if hints is not self._said:
            self._said = hints
            whole = self._with_undo(hints)
            self.told = whole if whole == hints or self.bar.fits(whole, message) else hints
        self.message = message
        self.show_hints(self.told)

    def show_hints(self, hints: str) -> None:
        """Show what the keys do, below a message.

        If something is wrong with keeping the game, that stands in place of the message. As long as
        the screen is guarded its keys are not told, and a bar of one line stays as it is: with the
        message in it, it would look as if they answered.
        """
        message = self.message
        app = self.app
        storage = app.session.storage
        if not storage.is_well:
            message = app.words.NOT_KEPT
        elif not message and storage.is_by_round():
            message = app.words.BY_ROUND
        if self.is_guarded:
            if len(self.bar.lines) == 1:
                return
            hints = ""
        self.bar.show(hints, message)

    def be_ready(self) -> None:
        """Let all keys answer, and tell them below any remark."""
        self.at_rest = True
        if not self.is_guarded:
            return
        self.is_guarded = False
        hints, message = self.bar.told()
        if hints or not message:  # of the screen before
            self.show_hints(self.told)
            return
        self.bar.show(self.told, message)
        if len(self.bar.lines) == 1:  # the message stood there alone
            self.bar.turn()

    def _with_undo(self, hints: str) -> str:
        undo = self.app.words.HINTS_UNDO
        if self.app.session.can_undo() and undo[: undo.find("]") + 1] not in hints:
            hints += undo
        return hints

    def remark(self, message: str) -> None:
        """Say something in place of the message, until the next key."""
        self.bar.tell("" if self.is_guarded else self.told, message)

    def act(self, action: int, seen: bool = False) -> None:
        """Do an action, `seen` already or not, and go where it leads."""
        self.app.navigator.follow(self.app.session.do(action, seen))

    def go_on(self, player: int) -> None:
        """Go to where the game goes on.

        The device was that player's until now.
        """
        self.app.navigator.follow(self.app.session.next(player))

    def press(self, key: str) -> None:
        """Act on the keys that mean the same throughout a game."""
        if key == "b":
            refusal = self.app.undo()
            if refusal:
                self.remark(refusal)
        elif key == "start":
            self.app.open_menu()
        elif key == "help":
            self.app.navigator.open("help", self.name, self._with_undo(self.told))
        elif key == "select":
            self.give_hint()
        elif key in DIRECTIONS:
            self.view.turn()

    def look(self) -> None:
        """Show what there is no room for, else hint.

        Where neither is to be had, do what A does.
        """
        if self.has_hint():
            self.give_hint()
        else:
            super().look()

    def look_hint(self) -> str:
        """Return the hint for `look`, "" where all is shown."""
        return ""

    def has_hint(self) -> bool:
        """Return whether there is a choice, or something to say of that."""
        return self.can_adopt

    def give_hint(self) -> None:
        """Tell what to look at, or the whole choice.

        Nothing is told if there is no choice, or hints are not allowed.
        """
        if self.can_adopt:
            self.app.navigator.later(_ask, self)

    def adopt(self, action: int) -> None:
        """Make an action the choice that is shown.

        The player may still change it.
        """


def _ask(screen: "HintedScreen") -> None:
    """Have a hint thought of, or see what else to say."""
    app = screen.app
    session = app.session
    app.navigator.announce()  # what comes next is read from the drive
    if not session.is_lesson:  # a lesson knows without thinking
        allowed = session.settings.values[HINTS] and not session.marks & marks.STRICT
        if allowed and screen.hinted < 0:
            app.navigator.lay_or_open("hint", plan.THOUGHT)
            return
    from firmware.session import advice

    advice.ask(screen, WHOLE)
