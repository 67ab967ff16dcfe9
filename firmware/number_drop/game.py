"""Number Drop for the firmware: how its games begin and proceed."""

from engine.const import TYPE_CHECKING, const
from engine.number_drop.combos import PASS
from engine.number_drop.record import Record
from engine.number_drop.table import BLOCK, COMBO, DROP, ROLL
from firmware.number_drop import forced_choices, log_entries, screen_names
from firmware.number_drop.facts import SOLO_HOUSE
from firmware.number_drop.sounds import ActionSound
from firmware.screen_names import ANALYSIS, OVER, PAR
from firmware.session import rules
from firmware.session.rules import Outcome
from firmware.session.seeds import HOUSE
from firmware.sound.effects import ROW

if TYPE_CHECKING:
    from engine.number_drop.game import Game
    from firmware.kept.seats import Seats

NAME = "number_drop"
ALL_SAFE = const(-1)
_ALL = const(63)  # players, a bit each
_PHASES = (
    screen_names.PLACE,
    screen_names.ROLL,
    screen_names.SLIDE,
    screen_names.BLOCK,
    screen_names.DROP,
    screen_names.COMBO,
    OVER,
)

put = log_entries.put
take_forced_actions = forced_choices.take_forced_actions
undo = forced_choices.undo


def new(players: int, seed: int, variant: int = 0) -> Record:
    """Return the Record of a new game; a variant is its house rules, which a seed may have too."""
    house = variant | seed >> HOUSE
    return Record(players, seed, None, house if players > 1 else house & SOLO_HOUSE)


class Rules(rules.Rules):
    """Which screens follow each other in Number Drop, and the state they share."""

    HAS_SHEETS = True
    OFF_TABLE = (
        ANALYSIS,
        PAR,
        screen_names.RANKING,
        screen_names.SUMMARY,
        screen_names.LOW_SUMMARY,
    )
    END_ON_TABLE = OVER
    END_ALONE = screen_names.SUMMARY

    def __init__(self, game: "Game") -> None:
        """Follow a game from its current state."""
        self.variant = game.house
        self._actor = -1
        # Players who had a turn in this round, a bit each; unknown at first, so assume everyone.
        self._played = _ALL
        self._before = [game.score(player) for player in range(game.players)]
        # Points that the player in turn gained at the latest round's end; ALL_SAFE if the rolled
        # block fell on nobody, so that nothing else happened then.
        self.rows_gained = 0
        self.had_no_room = False  # whether the current player's shape did not fit
        self.slid = 0  # the letter of the tile that the player slid last
        self.action_sound = ActionSound()

    def save_state(self) -> tuple[int, int, list[int], int, bool, int]:
        """Return the state for new Rules to `restore_state`."""
        turn = (self._actor, self._played, self._before)
        return turn + (self.rows_gained, self.had_no_room, self.slid)

    def restore_state(self, state: tuple[int, int, list[int], int, bool, int]) -> None:
        """Restore the state that `save_state` returned."""
        self._actor, self._played, self._before = state[:3]
        self.rows_gained, self.had_no_room, self.slid = state[3:]

    def player(self, game: "Game") -> int:
        """Return the player to act."""
        return game.player

    def screen(self, game: "Game") -> str:
        """Return the name of the screen for the game's phase."""
        if game.phase == ROLL and game.round > 1:
            return screen_names.ROUND_END
        return _PHASES[game.phase]

    def end(self, game: "Game", is_whole: bool, is_low: bool) -> str:
        """Return the end's screen: all players if it `is_whole` and fits, otherwise one sheet."""
        return screen_names.RANKING if is_whole and game.players > 1 and not is_low else OVER

    def motion(self, game: "Game", action: int) -> str:
        """Return the screen that animates an action, or "" for none."""
        seen = game.phase in (DROP, BLOCK) or game.phase == COMBO and action != PASS
        return screen_names.MOTION if seen else ""

    def do(self, record: Record, action: int) -> Outcome:
        """Take an action and return its outcome."""
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
        if game.phase == ROLL:  # round over: players without a turn gained nothing
            for player in range(game.players):
                if not self._played >> player & 1:
                    self._before[player] = game.score(player)
        self.rows_gained = game.sheet().rows_score() - rows[game.player]
        if rolls and game.phase == ROLL and game.players > 1:
            self.rows_gained = ALL_SAFE
        return Outcome((effect, ROW) if self.rows_gained > 0 else (effect,))

    def gain(self, game: "Game", player: int) -> int:
        """Return the points of a player's latest turn, including those for rows at the round's end.

        Return 0 if the player had no turn in the round that ends, as can happen with blocks.
        """
        return game.score(player) - self._before[player]

    def is_commit_point(self, game: "Game") -> bool:
        """Return whether now is a good time to commit the logged choices.

        Only used where every write erases flash. The end of a game is committed separately.
        """
        return game.phase == ROLL and game.round > 1

    def is_forced(self, game: "Game") -> bool:
        """Return whether the next action is forced: a star's only slide."""
        return forced_choices.is_forced(game)

    def can_undo(self, record: Record, seats: "Seats") -> bool:
        """Return whether a person has made a choice since the latest roll.

        If only the computer has, it would just make the same choice again.
        """
        players = record.game.players
        if players == 1 or not record.can_undo() or not any(seats.kinds[:players]):
            return record.can_undo()
        return any(
            record.chose >> player & 1 and not seats.is_computer(player)
            for player in range(players)
        )
