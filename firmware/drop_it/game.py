"""Drop It, for the firmware: how its games begin and go on."""

from engine.const import TYPE_CHECKING
from engine.drop_it.game import DROP, JOKER
from engine.drop_it.record import Record, carry
from engine.drop_it.rest import BITS, rest_of
from firmware.drop_it.variant import EDGES, JOKERS, LEAST_OF_TEAMS, TEAMS
from firmware.sound import effects

if TYPE_CHECKING:
    from collections.abc import Callable

    from engine.drop_it.game import Game
    from engine.store.log import Log
    from firmware.kept.seats import Seats

NAME = "drop_it"
SAFE_EVERY = 3  # drops
USERS = ()


def new(players: int, seed: int, variant: int = 0) -> Record:
    """Return the Record of a new game. Nothing in it is random."""
    teams = players >= LEAST_OF_TEAMS and variant & TEAMS
    return Record(players, teams > 0, variant // EDGES & 3, variant & JOKERS > 0)


def variant_of(game: "Game") -> int:
    """Return the variant that a game is of."""
    return game.teams * TEAMS | game.edges * EDGES | game.with_jokers * JOKERS


def put(log: "Log", record: Record, action: int, count: int) -> bool:
    """Write a choice as it stands in the record. Return whether it could be written."""
    game = record.game
    is_drop = game.phase == DROP
    log.begin()
    carry(log, game, action)
    if is_drop:  # beside it where it rests: to let all fall again takes a board seconds
        log.carry(rest_of(game, action), BITS)
    return log.end()


def settle(record: Record) -> None:
    """Do nothing: every choice is a player's own."""


def undo(record: Record) -> None:
    """Take the latest choice back. ValueError if it was a drop."""
    record.undo()


def members(game: "Game", side: int) -> list[int]:
    """Return the players of a side."""
    return list(range(side, game.players, 2)) if game.teams else [side]


class Rules:
    """The course of a game: which screens it goes through, and what is remembered on the way."""

    HAS_SHEETS = False  # all play on one board
    MOTION = "fall"  # the screen that shows an action as it is done
    END_ON_TABLE = ""  # the end is not shown on the table,
    END_ALONE: str  # so nothing is asked for in its place

    def __init__(self, game: "Game") -> None:
        """Begin to follow a game as it stands."""
        self.gains = [0] * game.sides
        self.variant = variant_of(game)

    def memo(self) -> list[int]:
        """Return what is remembered: `recall` takes it up, of Rules made anew."""
        return self.gains

    def recall(self, memo: list[int]) -> None:
        """Remember what `memo` returned."""
        self.gains = memo

    def side_name(
        self, name_of: "Callable[[int], str]", game: "Game", side: int, is_short: bool = False
    ) -> str:
        """Return what a side is called: its players' names, or their first letters.

        `name_of` returns what a player is called.
        """
        names = [name_of(player) for player in members(game, side)]
        if is_short and game.teams:
            names = [name[:1] for name in names]
        return "+".join(names)

    def player(self, game: "Game") -> int:
        """Return who has to act."""
        return game.player()

    def screen(self, game: "Game") -> str:
        """Return the name of the screen of the phase that a game is in."""
        return ("aim", "landing", "over")[game.phase]

    def end(self, game: "Game", is_whole: bool, is_low: bool) -> str:
        """Return the screen of the end."""
        return "over"

    def is_seen(self, game: "Game", action: int) -> bool:
        """Return whether an action is shown as it is done."""
        return game.phase == DROP

    def look(self, game: "Game") -> None:
        """See nothing: `act` looks itself."""

    def act(self, record: Record, action: int) -> bytes:
        """Do an action; return the effect of what has happened."""
        game = record.game
        side = game.side()
        was_drop = game.phase == DROP
        record.apply(action)
        self.gains[side] = game.points
        if game.is_over():
            return effects.OVER
        if was_drop and game.judge.broken:
            return effects.BLOCK
        return effects.DROP if was_drop else effects.PRESS

    def listen(self, game: "Game") -> bytes:
        """Return no further effect."""
        return b""

    def is_told(self, game: "Game") -> bool:
        """Return whether what was just done was a drop: it is judged before the game goes on."""
        return game.phase == JOKER or game.answer < 0

    def gain(self, game: "Game", side: int) -> int:
        """Return what a side's latest turn brought."""
        return self.gains[side]

    def is_quiet(self, game: "Game") -> bool:
        """Return whether it is time to make safe what was chosen, where each writing erases.

        That is after every third drop: a game is made safe twelve times, by which a flash lasts
        for about as many games as with Number Drop's rounds.
        """
        return game.is_over() or game.phase == DROP and game.board.count % SAFE_EVERY == 0

    def can_undo(self, record: Record, seats: "Seats") -> bool:
        """Return whether the latest choice was whether to spend a joker, and a person's."""
        if not record.can_undo():
            return False
        game = record.game
        if game.players == 1:
            return True
        turn = game.turn() - (not game.is_over())
        return not seats.is_computer(game.player_of(turn))
