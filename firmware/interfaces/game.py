"""What the device asks of a game: one Protocol per file.

A game lives in firmware/<name>/, its engine in engine/<name>/. game.py and what it imports are in
memory as long as that game is played; the others are loaded for one use each:

    game.py                         GameModule, and the Record and Game that it makes; its Rules
                                    inherit from those in session/rules.py
    saved_game.py                   SavedGame
    facts.py                        Facts: whatever is asked without loading the game
    computer_player.py              ComputerPlayer
    descriptions.py                 Descriptions
    screens/<name>.py               the screens that Rules name, each with a class `Screen`
    text/<language>.py              its texts, a class for each topic: see below

A simple game needs nothing else. The rest is provided for it, or optional:

    screens/<name>.py               firmware/screens/ has computer, hand_over, over, replay, and
                                    play, a table of text. A game's own screen of the same name
                                    takes precedence, and may inherit from it; on boards with few
                                    keys, few_<name>.py precedes both. `make_table` of play.py
                                    makes the table, a View
    saved_game.py, and game.py      for a plain Record (engine/plain.py), both import what is asked
                                    of them from kept/plain_game.py. Its `actor` did the latest
                                    action; Rules without a `can_undo` of their own ask for it
    computer_player.py              session/chooser.py makes a player out of one function
    statistics.py                   Statistics; without it only scores are counted
    lessons.py, corrections.py      Lessons and Corrections, if there is a tutorial
    goals.py                        Goals, if there are any
    puzzle.py                       Puzzles, if puzzles/<name>.jsonl has any
    screens/house.py                a menu of house rules, if facts.py has SOLO_HOUSE; a game
                                    then has them as three bits, `house`, which are its variant
    ROUNDS in facts.py              the number of rounds, if all games have as many; the title then
                                    says that of a game as 12/36, from its `round`
    end_points.py                   EndPoints, if the points are counted up at the end
    touch.py                        Touch of touch/glass.py, if the table can be touched
    widgets/<name>.py               what its screens are drawn with
    interfaces/words.py             types of its own texts; those not listed there are a single str

The device asks for these texts, in English at least. A topic is loaded together with anything else
that the game's own files ask for in it:

    title        TITLE, two words of about eight letters, or one and ""; CREDIT, whose first line is
                 shown; PLAYERS, a menu entry
    play         those of the table: see `words` of View in screens/interfaces.py
    table        STANDS: why the latest action cannot be undone
    descriptions  those of descriptions.py
    statistics   SOLO: what is counted
    help         HELP_<SCREEN> for each screen on which a game is played, including COMPUTER,
                 HAND_OVER and OVER: the task, and the keys
    rules        TOPICS: heading and text of each
    goals        with goals.py: NAMES of the goals, in their order; SOLO: what counts
    puzzle       with puzzle.py: GOALS, what each asks for, with % for the value; forms for the
                 values 1, 2 and so on are separated by |
    house        with SOLO_HOUSE: HEADING; NAMES of the rules, by bit; LETTERS, one for each;
                 OFF_ON; RULES, before the names; SEVERAL, of rules in a code that a solo game
                 cannot have; UNRANKED, after the names where a score is not ranked
    count        with end_points.py: HINTS_COUNT, what any key does during the count
    tutorial     with lessons.py: TEXTS of each lesson. A % is replaced by the name of what to take,
                 which the step's screen gives by `piece(action)`. Text after a | is for
                 black-and-white screens
    corrections  with corrections.py: SHOWN, after a key was pressed on the player's behalf, and
                 what `difference` returns
    analysis     if Rules has HAS_SHEETS: HEADING

A game whose Rules have HAS_SHEETS has screens/sheets.py, which shows every player's sheet;
screens/analysis.py, which leads to screens/choices.py; and screens/par.py, which shows what a
computer player makes of the same dice. Memory for their tables, and for that of a replay, is freed
before they are loaded. A game whose Rules have END_ON_TABLE, the name of a screen, has
screens/count.py, which counts up the points first, and the screens END_ALONE and "low_" +
END_ALONE, which show the end if there is no memory for the table.

A game's modules are only ever given a Record and a Game of that game. Protocols named `...Of` are
therefore generic over these classes. To the device they are simply a Record and a Game: see the
aliases at the end.
"""

from collections.abc import Callable, Iterator
from typing import Any, Protocol, TypeVar

from engine.interfaces import Carrier
from engine.packing import Bits
from engine.store.log import Log
from firmware.interfaces.words import Words


class Game(Protocol):
    """The current state of a game; one played in teams also has `sides`: see engine/standing.py."""

    @property
    def players(self) -> int:
        """The number of players."""

    def is_over(self) -> bool:
        """Return whether the game has ended."""

    def score(self, side: int, /) -> int:
        """Return the points of a side: a player, or a team."""


class SeededGame(Game, Protocol):
    """A game whose randomness comes from a seed: see HAS_CODES of Facts."""

    @property
    def seed_low(self) -> int:
        """The seed's lower 16 bits."""

    @property
    def seed_high(self) -> int:
        """The seed's upper 16 bits."""


class JudgingGame(Game, Protocol):
    """A game whose turns are taken on screens/play.py."""

    def is_legal(self, action: int, /) -> bool:
        """Return whether an action, which may be any number, is legal now."""


class Record(Protocol):
    """A game together with the actions taken in it."""

    @property
    def game(self) -> Game:
        """The current state of the game."""

    @property
    def count(self) -> int:
        """The number of actions taken."""

    @property
    def bits(self) -> Bits:
        """The game as saved, without its end; the first byte identifies the game."""

    def apply(self, action: int, /) -> None:
        """Take an action; ValueError if it is illegal."""

    def can_undo(self) -> bool:
        """Return whether the latest action can be undone."""

    def undo(self) -> int:
        """Undo the latest action and return it."""

    def to_bytes(self) -> bytes:
        """Return the game as bytes, with a checksum in the last two."""


OwnWords = Any  # the game's Words, as extended by its own interfaces/words.py
_Record = TypeVar("_Record", bound=Record)
_Taken = TypeVar("_Taken", bound=Record, contravariant=True)
_Game = TypeVar("_Game", bound=Game, contravariant=True)


class GameModuleOf(Protocol[_Record, _Game]):
    """game.py: how games begin and continue."""

    @property
    def NAME(self) -> str:
        """The game's name."""

    def Rules(self, game: _Game, /) -> Any:
        """Return the Rules of a game in progress.

        They inherit from Rules in session/rules.py, which imports this module;
        tests/firmware/test_game_interfaces.py checks that they do.
        """

    def new(self, players: int, seed: int, variant: int, /) -> _Record:
        """Return the Record of a new game; the meaning of `variant` is up to the game."""

    def put(self, log: Log, record: _Record, action: int, count: int, /) -> bool:
        """Write a choice into the log before it is made: see kept/storage.py.

        `count` is the number of actions that the log covers. Return whether it could be written.
        """

    def take_forced_actions(self, record: _Record, /) -> None:
        """Take the actions that involve no choice, unless they are in the log."""

    def undo(self, record: _Record, /) -> int:
        """Undo and return the latest choice, along with the actions that followed from it."""


class ReplayedGame(Protocol):
    """A game being replayed action by action: see engine/replay.py."""

    @property
    def game(self) -> Game:
        """The game up to the current action."""

    def next(self) -> int:
        """Return the next action, -1 after the last one."""

    def do(self, action: int, /) -> None:
        """Take the action that `next` returned."""


class EntryReader(Carrier, Protocol):
    """A log that is read entry by entry: see kept/log_reader.py."""

    def check(self) -> bool:
        """Finish reading an entry; return whether its check bits are right."""


class SavedGameOf(Protocol[_Record]):
    """saved_game.py: how games are saved and loaded."""

    def from_bytes(self, data: bytes | bytearray, /) -> _Record:
        """Return the Record that `to_bytes` turned into these bytes."""

    def suspend(self, record: _Record, /) -> bytes:
        """Return the game as bytes, to be suspended while its engine is unloaded."""

    def resume(self, data: bytes, /) -> _Record:
        """Resume a suspended game from its bytes, faster than `from_bytes` could."""

    def replay(self, record: _Record, /) -> ReplayedGame:
        """Return a finished game for replaying."""

    def seed_of(self, record: _Record, /) -> bytes:
        """Return the seed of a new game as bytes, or none if a seed does not determine it."""

    def redo(self, log: EntryReader, record: _Record, version: int, /) -> bool:
        """Make the next choice in the log, unless it is incomplete; return whether it was complete.

        ValueError if it is damaged. See kept/kept_game.py.
        """

    def is_sound(self, record: _Record, /) -> bool:
        """Return whether the choices taken from the log obey the rules throughout."""


class SeededSavedGameOf(SavedGameOf[_Record], Protocol):
    """The saved_game module of the one game that a bare seed stands for: games.OF_SEEDS."""

    def from_seed(self, players: int, seed: int, /) -> _Record:
        """Return the Record of a game in which no action has been taken."""


class DescriptionsOf(Protocol[_Game]):
    """descriptions.py: how an upcoming action is described to the other players."""

    def describe(self, texts: OwnWords, game: _Game, action: int, /) -> str:
        """Return a phrase to follow the player's name; `texts` are of the topic descriptions."""

    def show_action(self, view: Any, game: _Game, action: int, /) -> None:  # the game's own View
        """Show the action on the table, which `show` has drawn."""


class StateDescriptionsOf(DescriptionsOf[_Game], Protocol):
    """descriptions.py of a game that uses the table of screens/play.py, which is all text."""

    def state(self, words: Words, game: _Game, /) -> str:
        """Return the state of a game besides its points; `words` are of the game's topic play."""


class Facts(Protocol):
    """facts.py: what menus and scores need to know."""

    @property
    def HAS_CODES(self) -> bool:
        """Whether a game can be repeated by others from a code."""

    @property
    def HAS_LESSONS(self) -> bool:
        """Whether there is a tutorial, and thus a lessons.py."""

    @property
    def HAS_GOALS(self) -> bool:
        """Whether a solo game has goals besides its score, and thus a goals.py."""

    @property
    def ACTS_ON(self) -> tuple[str, ...]:
        """Which of the settings that only some games support apply to it.

        CONFIRM: a roll can end a turn. DIGITS: the table has digits that can be coloured by value.
        PRACTICE: a piece can be shown where it will land.
        """

    @property
    def HAS_COUNT(self) -> bool:
        """Whether points are counted up before the end is shown, and thus an end_points.py."""

    @property
    def HAS_GUESTS(self) -> bool:
        """Whether computer_player.py supports guests; if not, they play as the strongest level."""

    @property
    def MOST_PLAYERS(self) -> int:
        """The maximum number of players, no more than MOST_PLAYERS of kept/seats.py."""

    @property
    def BLUE(self) -> bytes:
        """The scores to beat, best first: one for each of NAMES in kept/ranks.py, 255 at most."""

    @property
    def LEVELS(self) -> bytes:
        """The mean solo score of each level in NAMES of engine/levels.py, 255 at most."""

    @property
    def MOST(self) -> int:
        """The highest score that is counted."""


class LessonScreen(Protocol):
    """A screen on which the player does what a lesson asks."""

    @property
    def game(self) -> Game:
        """The lesson's game."""


NameOf = Callable[[int], str]  # a player's name by number
Points = tuple[str, int, int]  # heading, number of the player or side, points


_Screen = TypeVar("_Screen", bound=LessonScreen, contravariant=True)


class LessonsOf(Protocol[_Game]):
    """lessons.py: the tutorial, see screens/tutorial.py."""

    @property
    def GAMES(self) -> tuple[bytes, ...]:
        """Prepared games."""

    @property
    def LESSONS(self) -> tuple[tuple[int, int, str], ...]:
        """For each lesson: the index of its game, how many actions are skipped, and its steps."""

    @property
    def JUDGEMENT(self) -> str:
        """The screen that judges the latest action, or "" if no step stops at one."""

    def replay(self, data: bytes, /) -> ReplayedGame:
        """Return one of GAMES for replaying."""

    def room(self, width: int, height: int, /) -> tuple[int, int, int, int, int, int]:
        """Return where text goes beside the game, on a screen of this width and height.

        The result is x, y, width, height, the y to use if `is_high`, and the number that the text's
        height is a multiple of.
        """

    def is_high(self, game: _Game, /) -> bool:
        """Return whether the text has to move down, because the game's focus is at the top."""


class CorrectionsOf(Protocol[_Game, _Screen]):
    """corrections.py: how mistakes in lessons are recognized and explained."""

    def is_equivalent(self, game: _Game, action: int, wanted: int, /) -> bool:
        """Return whether an action is as good as the wanted one."""

    def difference(self, texts: OwnWords, screen: _Screen, action: int, wanted: int, /) -> str:
        """Return a text that says what is wrong with a screen's action, which is not as wanted."""


class StatisticsOf(Protocol[_Taken]):
    """statistics.py: what a finished solo game adds to the totals, see kept/statistics.py."""

    @property
    def SIZE(self) -> int:
        """The size of its totals in bytes, including what is counted for every game."""

    @property
    def SHIFT(self) -> int:
        """The number added to scores to make them non-negative."""

    def result_of(self, record: _Taken, /) -> int:
        """Return the result of a finished solo game, or -1 if the game does not count.

        It has at most RESULT_BITS bits: see firmware/games.py.
        """

    def score_in(self, result: int, /) -> int:
        """Return the score in a result, plus SHIFT."""

    def count(self, counts: memoryview, result: int, /) -> None:
        """Add the rest of a result to `counts`, the bytes of the totals for this module only."""

    def rows(
        self, counts: memoryview, games: int, texts: OwnWords, /
    ) -> list[tuple[str, list[str]]]:
        """Return rows for the screen, each a label and its cells.

        `games` is the number of games counted, and `texts` are of the topic statistics.
        """


class GoalsOf(Protocol[_Taken]):
    """goals.py: what a solo game can achieve besides its score.

    Goals are permanent: see kept/progress.py. All games together have at most 32 of them; games.py
    has the number of each game's first goal.
    """

    def reached(self, record: _Taken, marks: int, days: int, /) -> int:
        """Return the goals that a finished solo game achieved, as bits; bit 0 is the first goal.

        `marks` are those of session/marks.py; `days` is the current streak of daily games.
        """


class Goal(Protocol):
    """What a puzzle asks of the next choices in a game."""

    def is_over(self) -> bool:
        """Return whether there are no more choices."""

    def is_solved(self) -> bool:
        """Return whether the goal is reached; asked once where the game continues."""


class PuzzlesOf(Protocol[_Game]):
    """puzzle.py: the goals of puzzles, see session/puzzle_session.py."""

    @property
    def GOALS(self) -> tuple[str, ...]:
        """The names of the goals, in the order of their texts."""

    def Puzzle(self, game: _Game, goal: str, value: int, pieces: str, /) -> Goal:
        """Begin a puzzle in a game; ValueError if there is none.

        `value` and `pieces` mean what the game's goals say.
        """


class EndPointsOf(Protocol[_Taken]):
    """end_points.py: why a game ended, and its points, counted up before the end is shown.

    `own` returns the game's own texts of a topic.
    """

    def why(self, record: _Taken, own: Callable[[str], OwnWords], name_of: NameOf, /) -> str:
        """Return why a game ended."""

    def steps(self, record: _Taken, own: Callable[[str], OwnWords], /) -> Iterator[Points]:
        """Yield all points of a finished game, in the order in which they are counted up."""


class PlayerOf(Protocol[_Game]):
    """A computer player.

    Players that may take long also have `hurry`, which makes them decide within a few steps.
    """

    @property
    def action(self) -> int:
        """The best action found, once `step` has returned True."""

    @property
    def is_close(self) -> bool:
        """Whether another choice may be just as good; used for hints only."""

    @property
    def purpose(self) -> tuple[int, ...]:
        """What the action leads to, for the game's own `take_hint`, or (); used for hints only."""

    def begin(self, game: _Game, /) -> None:
        """Begin to think about the current choice in a game."""

    def step(self) -> bool:
        """Think for one step; return whether the decision is made."""


class ComputerPlayerOf(Protocol[_Game]):
    """computer_player.py: who plays the computer's seats and gives hints."""

    def player(self, level: int, /) -> PlayerOf[_Game]:
        """Return the player of a level in LEVELS of kept/seats.py, from 1; 0 is the strongest."""


GameModule = GameModuleOf[Record, Game]
SavedGame = SavedGameOf[Record]
SeededSavedGame = SeededSavedGameOf[Record]
Lessons = LessonsOf[Game]
Corrections = CorrectionsOf[Game, LessonScreen]
Statistics = StatisticsOf[Record]
Goals = GoalsOf[Record]
Puzzles = PuzzlesOf[Game]
EndPoints = EndPointsOf[Record]
Player = PlayerOf[Game]
ComputerPlayer = ComputerPlayerOf[Game]
Descriptions = DescriptionsOf[Game]
StateDescriptions = StateDescriptionsOf[Game]
