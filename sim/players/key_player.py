"""Plays any game by key presses: the part that all games share."""

import random
from typing import Any

from sim.command_line import OptionsError

_MENUS = ("title", "players", "seat", "give_up")
_COUNT = 1  # the line of "players" with the number of players
_PATIENCE = 1000  # keys: more than any action needs
_BACK, _KIND = 0, 1  # lines of "seat"


class KeyPlayer:
    """Chooses actions, and the keys that lead screens to them.

    A subclass knows its game: `_make_bot`, `_decide`, and `_in_game` for the keys.
    """

    game = ""  # the game's name

    def __init__(self, how: str, players: int, seed: int | None, computers: int = 0) -> None:
        """Make a player that plays as `how` says, "random" or "hint".

        "random" takes any legal action; "hint" takes the computer player's choice. The last
        `computers` of the players are the device's own; with 0 the seats stay as they are.
        """
        self._random = random.Random(seed)
        self._bot = self._make_bot(players) if how == "hint" else None
        self._players = players
        self._computers = computers
        self._decided = -1  # the number of actions before the one decided on
        self._action = 0
        # The commands of the next keys, as long as nobody else presses any.
        self._way: list[str] = []
        self._presses = 0  # the number of presses when the next key was asked for
        self._count = -1  # the number of actions when the next key was asked for
        self._idle = 0  # keys since the last action

    def _make_bot(self, players: int) -> Any:
        """Return the computer player that chooses by `choose(game)`."""
        raise NotImplementedError

    def _in_game(self, app: Any, screen: Any, few: bool) -> list[str]:
        """Return the commands of the next keys on a game's screen."""
        raise NotImplementedError

    def next_key(self, app: Any) -> str | None:
        """Return the board's name for the next key, or None after the game."""
        if app.navigator.screen.name == "over":
            return None
        count = -1 if app.session.record is None else app.session.record.count
        self._idle = self._idle + 1 if count == self._count else 0
        self._count = count
        if not self._way or app.input.presses != self._presses + 1:
            self._way = self._commands(app)
        self._presses = app.input.presses
        command = self._way.pop(0)
        if self._idle > _PATIENCE or command not in app.key_map.pressed:
            where = app.navigator.screen.name
            raise OptionsError(
                f"--auto: no way on from the screen {where}: let --keys end on another one"
            )
        return str(app.key_map.names[app.key_map.pressed.index(command)])

    def _commands(self, app: Any) -> list[str]:
        """Return the commands of the next keys, at least one."""
        screen = app.navigator.screen
        few = app.key_map.is_few
        if screen.name in _MENUS:
            return [self._menu(app, screen, few)]
        # If other keys have left the title, for a menu or a lesson, go back to it.
        if app.session.record is None or app.session is not app.session.main_session:
            return ["b"]
        if app.session.game_name() != self.game:
            raise OptionsError(
                f"--auto plays {self.game}, not the game in progress: leave that with --keys"
            )
        if screen.name == "computer" or app.session.by_computer():
            return ["a"]  # show its next action
        return self._in_game(app, screen, few)

    def _menu(self, app: Any, screen: Any, few: bool) -> str:
        """Return the next key through the menus before a game."""
        if screen.name == "title":
            line = "players" if self._players > 1 else "solo"
            wanted = screen.lines.index(line if app.session.offered == self.game else "other")
        elif screen.name == "players":
            if self._players == 1:
                return "b"
            wanted = self._line_to_change(screen)
        elif screen.name == "seat":
            wanted = _BACK if self._is_right(screen.seats, screen.arguments[0]) else _KIND
        else:
            wanted = 1  # give up the game in progress
        if screen.menu.chosen != wanted:
            return "next" if few else "down"
        return "right" if screen.name == "players" and wanted and not few else "a"

    def _line_to_change(self, screen: Any) -> int:
        """Return the next line of the table to change, or the first, which starts the game."""
        if screen.seats.count != self._players:
            return _COUNT
        for seat in range(self._players):
            if not self._is_right(screen.seats, seat):
                return int(screen.first) + seat
        return 0

    def _is_right(self, seats: Any, seat: int) -> bool:
        """Return whether a seat is set to the right kind of player, person or computer."""
        is_computers = seat >= self._players - self._computers
        return not self._computers or seats.is_computer(seat) == is_computers
