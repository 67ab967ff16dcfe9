"""Drop It for the firmware: how its games begin and proceed."""

from engine.const import TYPE_CHECKING
from engine.drop_it.game import DROP, JOKER, UNUSED_JOKER
from engine.drop_it.record import Record, carry
from engine.drop_it.rest import BITS, rest_of
from firmware.drop_it import screen_names
from firmware.drop_it.facts import EDGE_MASK, EDGES, JOKERS, LEAST_OF_TEAMS, MOST_SIDES, TEAMS
from firmware.screen_names import OVER
from firmware.session import rules
from firmware.session.rules import Outcome
from firmware.sound import effects

if TYPE_CHECKING:
    from engine.drop_it.game import Game
    from engine.store.log import Log
    from firmware.kept.seats import Seats

NAME = "drop_it"
SAFE_EVERY = 3  # drops


def new(players: int, seed: int, variant: int = 0) -> Record:
    """Return the Record of a new game. The seed is unused: nothing in Drop It is random."""
    teams = players > MOST_SIDES or players >= LEAST_OF_TEAMS and variant & TEAMS
    return Record(players, teams > 0, variant // EDGES & EDGE_MASK, variant & JOKERS > 0)


def variant_of(game: "Game") -> int:
    """Return a game's variant, leaving out teams that its number of players requires."""
    teams = game.players <= MOST_SIDES and game.teams
    return teams * TEAMS | game.edges * EDGES | game.with_jokers * JOKERS


def put(log: "Log", record: Record, action: int, count: int) -> bool:
    """Log a choice as the record encodes it; return whether it could be written."""
    game = record.game
    is_drop = game.phase == DROP
    log.begin()
    carry(log, game, action)
    if is_drop:  # with its resting place: simulating all falls again takes a board seconds
        log.carry(rest_of(game, action), BITS)
    return log.end()


def take_forced_actions(record: Record) -> None:
    """Do nothing: every choice is a player's own."""


def undo(record: Record) -> int:
    """Undo and return the latest choice; ValueError if it was a drop."""
    return record.undo()


class Rules(rules.Rules):
    """Which screens follow each other in Drop It. Everyone plays on one board, without sheets."""

    END_ON_TABLE = screen_names.PILE
    END_ALONE = OVER

    def __init__(self, game: "Game") -> None:
        """Follow a game from its current state."""
        super().__init__(game)
        self.variant = variant_of(game)

    def screen(self, game: "Game") -> str:
        """Return the name of the screen for the game's phase."""
        return (screen_names.AIM, screen_names.LANDING, OVER)[game.phase]

    def end(self, game: "Game", is_whole: bool, is_low: bool) -> str:
        """Return the screen of the end: a low screen has no room for the scores and the pile."""
        return OVER if game.players > 1 or is_low else screen_names.PILE

    def motion(self, game: "Game", action: int) -> str:
        """Return the screen that animates an action, or "" for none."""
        return screen_names.FALL if game.phase == DROP else ""

    def do(self, record: Record, action: int) -> Outcome:
        """Take an action and return its outcome. A drop is judged before the game continues."""
        game = record.game
        side = game.side()
        was_drop = game.phase == DROP
        record.apply(action)
        self.gains[side] = game.points
        effect = effects.DROP if was_drop else effects.PRESS
        is_judged = game.phase == JOKER or game.answer < 0
        if game.is_over() and not is_judged:  # otherwise it plays after the judgement
            effect = effects.OVER
        elif was_drop and game.judge.broken:
            effect = effects.BLOCK
        return Outcome((effect,), screen_names.LANDING if is_judged else "")

    def extras(self, game: "Game", side: int) -> str:
        """Return the text for a side's unused jokers, or ""; it is the same in every language."""
        points = UNUSED_JOKER * game.jokers[side]
        return "JOKER +" + str(points) if points else ""

    def is_commit_point(self, game: "Game") -> bool:
        """Return whether now is a good time to commit the logged choices.

        Only used where every write erases flash. A commit after every third drop makes twelve per
        game, so the flash lasts for about as many games as of Number Drop, which commits by round.
        The end of a game is committed separately.
        """
        return game.phase == DROP and game.board.count % SAFE_EVERY == 0

    def can_undo(self, record: Record, seats: "Seats") -> bool:
        """Return whether the latest choice was a person's about a joker, the only kind to undo."""
        if not record.can_undo():
            return False
        game = record.game
        if game.players == 1:
            return True
        turn = game.round - 1 - (not game.is_over())
        return not seats.is_computer(game.player_of(turn))
