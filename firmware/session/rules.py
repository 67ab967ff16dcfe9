"""What a session asks of a game's rules; each game's Rules inherit from this plain version."""

from engine.const import TYPE_CHECKING
from engine.standing import sides
from firmware import screen_names

if TYPE_CHECKING:
    from collections.abc import Callable
    from typing import Any

    from firmware.interfaces.game import Game
    from firmware.kept.seats import Seats


class Outcome:
    """What an action leads to: its sounds, and the next screen.

    Made by a game's Rules or the session; `Navigator.follow` plays its sounds and goes there.
    """

    is_done = True  # False if the screen animates the action before taking it
    overlay = ""  # a screen to show on top
    choice = -1  # an action to select there again, -1 for none

    def __init__(
        self, effects: tuple[bytes, ...] = (), screen: str = "", arguments: tuple[int, ...] = ()
    ) -> None:
        """Take effects of sound/effects.py, and a screen with its constructor arguments.

        The arguments are an action, a player, or nothing.
        """
        self.effects = effects
        self.screen = screen
        self.arguments = arguments

    def mute(self) -> None:
        """Drop the effects, which have been played."""
        self.effects = ()


def side_name(
    name_of: "Callable[[int], str]", game: "Game", side: int, is_short: bool = False
) -> str:
    """Return a side's name: its player's, or a team's.

    A team has its players' names joined or, if `is_short` or for teams of more than two, just their
    initials. If these are the same as another team's, it has the players' numbers. `name_of`
    returns a player's name.
    """
    count = sides(game)
    if count == game.players:
        return name_of(side)
    is_short = is_short or game.players > 2 * count
    teams = [""] * count
    numbers = ""
    for player in range(game.players):
        name = name_of(player)
        joint = "+" if player >= count else ""
        teams[player % count] += joint + (name[:1] if is_short else name)
        if player % count == side:
            numbers += joint + str(player + 1)
    return teams[side] if teams.count(teams[side]) == 1 else numbers


# A game's own Rules take its own classes of Record, Game and state, so these are typed as Any.
class Rules:
    """Rules of a plain game: turns, no animations, no sheets.

    A subclass says which screen serves each phase of the game (`screen`).
    """

    HAS_SHEETS = False  # whether each player has a sheet to look at
    OFF_TABLE: tuple[str, ...] = ()  # the game's own screens that do not draw on its table
    # The screen that shows the end on the table, after the screen `count`; and the one used if
    # there is no memory for that, with a prefix of "low_" on low screens.
    END_ON_TABLE = ""
    END_ALONE = ""
    variant = 0  # the game's variant: see `new` in interfaces/game.py

    def __init__(self, game: "Any") -> None:
        """Follow a game from its current state."""
        self.gains = [0] * sides(game)

    def save_state(self) -> "Any":
        """Return the state that `restore_state` restores in new Rules."""
        return self.gains

    def restore_state(self, state: "Any") -> None:
        """Restore what `save_state` returned."""
        self.gains = state

    def player(self, game: "Any") -> int:
        """Return the player to act."""
        return game.player()  # type: ignore[no-any-return]  # of any game

    def screen(self, game: "Any") -> str:  # type: ignore[empty-body]  # for subclasses
        """Return the name of the phase's screen, "over" at the end."""

    def end(self, game: "Any", is_whole: bool, is_low: bool) -> str:
        """Return the screen of the end, for one sheet or, if it `is_whole`, for all players."""
        return screen_names.OVER

    def motion(self, game: "Any", action: int) -> str:
        """Return the screen that animates an action, or ""."""
        return ""

    def do(self, record: "Any", action: int) -> Outcome:
        """Take an action and return its Outcome with the sounds.

        The Outcome names a screen if the action is to be explained before the game continues; that
        screen takes the number of the player who acted.
        """
        game = record.game
        side = self.player(game) % len(self.gains)
        before = game.score(side)
        record.apply(action)
        self.gains[side] = game.score(side) - before
        return Outcome((self.effect(action),))

    def effect(self, action: int) -> bytes:
        """Return the sound of an action."""
        return b""

    def gain(self, game: "Any", side: int) -> int:
        """Return what the latest turn of a side, a player or team, gained."""
        return self.gains[side]

    def extras(self, game: "Any", side: int) -> str:
        """Return what a side has besides points, in a few letters."""
        return ""

    def is_commit_point(self, game: "Any") -> bool:
        """Return whether it is time to commit the choices, on boards where every write erases.

        The end of a game is saved separately.
        """
        return False

    def is_forced(self, game: "Any") -> bool:
        """Return whether the next action is forced, and taken automatically."""
        return False

    def can_undo(self, record: "Any", seats: "Seats") -> bool:
        """Return whether the latest action was a person's and can be undone."""
        is_persons = record.game.players == 1 or not seats.is_computer(record.actor)
        return is_persons and record.can_undo()
