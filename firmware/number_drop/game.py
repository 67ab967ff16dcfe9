"""Number Drop, for the firmware: how its games begin and go on."""

from engine.const import TYPE_CHECKING, const
from engine.number_drop.combos import PASS
from engine.number_drop.record import Record
from engine.number_drop.table import BLOCK, COMBO, DROP, ROLL
from firmware.number_drop import forced_choices, log_entries
from firmware.number_drop.sounds import ActionSound
from firmware.session import rules
from firmware.session.outcome import Outcome
from firmware.sound.effects import ROW

if TYPE_CHECKING:
    from engine.number_drop.game import Game
    from firmware.kept.seats import Seats

NAME = "number_drop"
ALL_SAFE = const(-1)
_ALL = const(63)  # players, a bit each
_PHASES = ("place", "roll", "slide", "block", "drop", "combo", "over")

put = log_entries.put
settle = forced_choices.settle
undo = forced_choices.undo


def new(players: int, seed: int, variant: int = 0) -> Record:
    """Return the Record of a new game; there are no variants."""
    return Record(players, seed)


class Rules(rules.Rules):
    """The order of Number Drop's screens, and what to remember meanwhile."""

    HAS_SHEETS = True
    OFF_TABLE = ("analysis", "ranking", "summary", "low_summary")
    END_ON_TABLE = "over"
    END_ALONE = "summary"

    def __init__(self, game: "Game") -> None:
        """Begin to follow a game as it stands."""
        self._actor = -1
        # Who has had a turn in the round, a bit each. What came before is not known: maybe all.
        self._played = _ALL
        self._before = [game.score(player) for player in range(game.players)]
        # Points that the latest round end brought the player now in turn; ALL_SAFE if the block of
        # the roll fell on nobody: then the round has ended without anything else.
        self.rows_gained = 0
        self.had_no_room = False  # whether the shape of the player now in turn did not fit
        self.slid = 0  # the letter of the tile that the player slid last
        self.action_sound = ActionSound()

    def memo(self) -> tuple[int, int, list[int], int, bool, int]:
        """Return what is remembered: `recall` takes it up, of Rules made anew."""
        turn = (self._actor, self._played, self._before)
        return turn + (self.rows_gained, self.had_no_room, self.slid)

    def recall(self, memo: tuple[int, int, list[int], int, bool, int]) -> None:
        """Remember what `memo` returned."""
        self._actor, self._played, self._before = memo[:3]
        self.rows_gained, self.had_no_room, self.slid = memo[3:]

    def player(self, game: "Game") -> int:
        """Return who has to act."""
        return game.player

    def screen(self, game: "Game") -> str:
        """Return the name of the phase's screen."""
        if game.phase == ROLL and game.round > 1:
            return "round_end"
        return _PHASES[game.phase]

    def end(self, game: "Game", is_whole: bool, is_low: bool) -> str:
        """Return the screen of the end.

        It is of one sheet or, if it `is_whole` and there is room, of all players.
        """
        return "ranking" if is_whole and game.players > 1 and not is_low else "over"

    def motion(self, game: "Game", action: int) -> str:
        """Return the screen that animates an action, "" for none."""
        seen = game.phase in (DROP, BLOCK) or game.phase == COMBO and action != PASS
        return "motion" if seen else ""

    def do(self, record: Record, action: int) -> Outcome:
        """Do an action; return what came of it."""
        game = record.game
        rows = [sheet.rows_score() for sheet in game.sheets]
        self.action_sound.before(game)
        rolls = game.phase == ROLL
        if rolls:
            self._played = 0
        if rolls or game.player != self._actor:  # a turn begins
            self._actor = player = game.player
            self._played |= 1 << player
            self._before[player] = game.score(player)
        dropped = game.player if game.phase == DROP else -1
        forced_choices.act(record, action)
        self.had_no_room = game.phase == COMBO and game.player != dropped
        effect = self.action_sound.after(game)
        if game.phase == ROLL:  # the round is over: to whoever had no turn it brought nothing
            for player in range(game.players):
                if not self._played >> player & 1:
                    self._before[player] = game.score(player)
        self.rows_gained = game.sheet().rows_score() - rows[game.player]
        if rolls and game.phase == ROLL and game.players > 1:
            self.rows_gained = ALL_SAFE
        return Outcome((effect, ROW) if self.rows_gained > 0 else (effect,))

    def gain(self, game: "Game", player: int) -> int:
        """Return what a player's latest turn brought.

        The rows of the round's end are included. At the end of a round without a turn of theirs,
        as one of blocks can be, it is 0.
        """
        return game.score(player) - self._before[player]

    def is_quiet(self, game: "Game") -> bool:
        """Return whether it is time to commit the choices.

        It is asked where each write erases. An end is kept in its own time.
        """
        return game.phase == ROLL and game.round > 1

    def is_forced(self, game: "Game") -> bool:
        """Return whether the next action is forced: a star's only slide."""
        return forced_choices.is_forced(game)

    def can_undo(self, record: Record, seats: "Seats") -> bool:
        """Return whether a person has chosen something since the latest roll.

        What only the computer did there would be done again.
        """
        players = record.game.players
        if players == 1 or not record.can_undo() or not any(seats.kinds[:players]):
            return record.can_undo()
        return any(
            record.chose >> player & 1 and not seats.is_computer(player)
            for player in range(players)
        )
