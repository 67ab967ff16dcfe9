"""The rules that a session asks for: those of the plainest game.

Each game's are a child of them.
"""

from engine.const import TYPE_CHECKING
from engine.standing import sides
from firmware.session.outcome import Outcome

if TYPE_CHECKING:
    from collections.abc import Callable
    from typing import Any

    from firmware.interfaces.game import Game
    from firmware.kept.seats import Seats


def side_name(
    name_of: "Callable[[int], str]", game: "Game", side: int, is_short: bool = False
) -> str:
    """Return a side's name: its player's, or a team's letters.

    A team has the first letters of its players' names, or its seats' numbers where another team has
    the same. `name_of` returns what a player is called. Three names fit in no line.
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


# A game's own Rules take its own Record, Game and memo, of whatever class: these here take Any.
class Rules:
    """Rules of a plain game: turns, no motion, no sheets.

    A child says which screen shows what a game waits for (`screen`).
    """

    HAS_SHEETS = False  # whether there is something of each player to look at
    OFF_TABLE: tuple[str, ...] = ()  # this game's own screens that do not draw on its table
    # The screen of an end on the table, after its `count`; and the one where there is no memory for
    # that: on low screens "low_" and this name.
    END_ON_TABLE = ""
    END_ALONE = ""
    variant = 0  # that the game is of: see `new` in interfaces/game.py

    def __init__(self, game: "Any") -> None:
        """Follow a game as it stands."""
        self.gains = [0] * sides(game)

    def memo(self) -> "Any":
        """Return what is remembered: `recall` takes it up, of Rules made anew."""
        return self.gains

    def recall(self, memo: "Any") -> None:
        """Remember what `memo` returned."""
        self.gains = memo

    def player(self, game: "Any") -> int:
        """Return who has to act."""
        return game.player()  # type: ignore[no-any-return]  # any game's

    def screen(self, game: "Any") -> str:  # type: ignore[empty-body]  # a child says
        """Return the name of the phase's screen, "over" at the end."""

    def end(self, game: "Any", is_whole: bool, is_low: bool) -> str:
        """Return the screen of the end.

        It is of one sheet or, if it `is_whole`, of all players.
        """
        return "over"

    def motion(self, game: "Any", action: int) -> str:
        """Return the screen that animates an action, "" for none."""
        return ""

    def do(self, record: "Any", action: int) -> Outcome:
        """Do an action, and return its Outcome.

        That says which effects are heard. Where what was done is explained before the game goes
        on it names the screen, which is made with the number of the player who acted.
        """
        game = record.game
        side = self.player(game) % len(self.gains)
        before = game.score(side)
        record.apply(action)
        self.gains[side] = game.score(side) - before
        return Outcome((self.effect(action),))

    def effect(self, action: int) -> bytes:
        """Return what is heard of an action."""
        return b""

    def gain(self, game: "Any", side: int) -> int:
        """Return what a side's latest turn brought.

        A side is a player, or a team.
        """
        return self.gains[side]

    def beside(self, game: "Any", side: int) -> str:
        """Return what a side has beside points, in few letters."""
        return ""

    def is_quiet(self, game: "Any") -> bool:
        """Return whether it is time to commit the choices.

        It is asked where each write erases. An end is kept in its own time.
        """
        return False

    def is_forced(self, game: "Any") -> bool:
        """Return whether the next action is forced, and done by itself."""
        return False

    def can_undo(self, record: "Any", seats: "Seats") -> bool:
        """Return whether the latest action was a person's, and can be undone."""
        is_persons = record.game.players == 1 or not seats.is_computer(record.actor)
        return is_persons and record.can_undo()
