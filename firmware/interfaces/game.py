"""What the device asks of a game: a Protocol for each file.

The folder is firmware/<name>/, and its engine is engine/<name>/. game.py is in memory with what it
imports while a game of it is on; the others are loaded for one use:

    game.py                         GameModule, and the Record and Game that it makes; its Rules
                                    are a child of those in session/rules.py
    saved_game.py                   SavedGame
    facts.py                        Facts: what is asked where the game need not be on
    computer_player.py              ComputerPlayer
    descriptions.py                 Descriptions
    screens/<name>.py               each with a class `Screen`, those that Rules name
    text/<language>.py              its words, a class for each topic: see below

That is all that a plain game has to bring. What all games do alike is there for it:

    screens/<name>.py               firmware/screens/ has computer, hand_over, over and replay, and
                                    play: a table of words. One of the game's own, of the same name,
                                    comes before, and may be a child. On few keys few_<name>.py
                                    comes first. `make_table` of play.py makes the table, a View
    saved_game.py, and game.py      import what they ask of a plain Record from kept/plain_game.py;
                                    that is one of engine/plain.py. Its `actor` did the latest
                                    action: Rules ask for it if they have no `can_undo` of their own
    computer_player.py              session/chooser.py makes a player of one function
    statistics.py                   Statistics: without it the scores are counted, no more
    lessons.py, corrections.py      Lessons and Corrections, of a game that has a tutorial
    goals.py                        Goals, of a game that has them
    end_points.py                   EndPoints, of a game whose ends are counted
    touch.py                        Touch of touch/glass.py, of a game whose table is touched
    widgets/<name>.py               what its screens are drawn with
    interfaces/words.py             types of its own words: what it does not name is one text

The device itself asks for these words, in English at least. With a topic it reads whatever else the
game's own files ask for in it:

    title        TITLE, two words of some eight letters, or one and ""; CREDIT, the first line of
                 which is shown; PLAYERS, a menu's line
    play         those of the table: see `words` of View in screens/interfaces.py
    table        STANDS: why what was done last cannot be undone
    descriptions  those of descriptions.py
    statistics   SOLO: what is counted
    help         HELP_<SCREEN> of each screen on which a game is played: the task, and the keys.
                 COMPUTER, HAND_OVER and OVER are such, too
    rules        TOPICS: heading and text of each
    goals        with goals.py: NAMES of the goals, in their order; SOLO: what counts
    count        with end_points.py: HINTS_COUNT, what any key does meanwhile
    tutorial     with lessons.py: TEXTS of each lesson. For a % the step's screen says what to take,
                 by `piece(action)`. What is behind a | is for screens in black and white
    corrections  with corrections.py: SHOWN, once a key was pressed for the player, and what
                 `difference` says
    analysis     where Rules has HAS_SHEETS: HEADING

A game whose Rules have HAS_SHEETS has screens/sheets.py, which shows everybody's table, and
screens/analysis.py, which leads to screens/choices.py. Room is made for their tables, as for that
of a replay, before they are loaded. One whose Rules have END_ON_TABLE, the name of a screen, has
screens/count.py, which counts the end first; and the screens END_ALONE and "low_" + END_ALONE, the
end where memory has no room for the table.

A game's parts take the Record and the Game of that game alone, and nothing else is ever given to
them. So a Protocol named `...Of` leaves open of which classes these are. To the device they are a
Record and a Game: see the names at the end.
"""

from collections.abc import Callable, Iterator
from typing import Any, Protocol, TypeVar

from engine.interfaces import Carrier
from engine.packing import Bits
from engine.store.log import Log
from firmware.interfaces.words import Words


class Game(Protocol):
    """A game as it stands.

    One that plays in teams has `sides`, too: see engine/standing.py.
    """

    @property
    def players(self) -> int:
        """How many play."""

    def is_over(self) -> bool:
        """Return whether it has ended."""

    def score(self, side: int, /) -> int:
        """Return the points of a side: a player, or a team."""


class SeededGame(Game, Protocol):
    """A game whose randomness comes from a seed: see HAS_CODES of Facts."""

    @property
    def seed_low(self) -> int:
        """The seed's lower 16 bits."""

    @property
    def seed_high(self) -> int:
        """And its upper ones."""


class JudgingGame(Game, Protocol):
    """A game of which a turn is that of screens/play.py."""

    def is_legal(self, action: int, /) -> bool:
        """Return whether an action, whatever number that is, can be done now."""


class Record(Protocol):
    """A game with the actions that have been done in it."""

    @property
    def game(self) -> Game:
        """The game as it stands."""

    @property
    def count(self) -> int:
        """How many actions have been done."""

    @property
    def bits(self) -> Bits:
        """The game as it is saved, but for its end.

        The first byte tells which game it is.
        """

    def apply(self, action: int, /) -> None:
        """Do an action. ValueError if it is not legal."""

    def can_undo(self) -> bool:
        """Return whether the latest action can be taken back."""

    def undo(self) -> int:
        """Take it back; return it."""

    def to_bytes(self) -> bytes:
        """Return the game as bytes, with a checksum in the last two."""


OwnWords = Any  # the Words of that game: the device's, and those its own interfaces/words.py names
_Record = TypeVar("_Record", bound=Record)
_Taken = TypeVar("_Taken", bound=Record, contravariant=True)
_Game = TypeVar("_Game", bound=Game, contravariant=True)


class GameModuleOf(Protocol[_Record, _Game]):
    """game.py: how games begin and go on."""

    @property
    def NAME(self) -> str:
        """The game's name."""

    def Rules(self, game: _Game, /) -> Any:
        """Begin to follow a game as it stands.

        What follows it is a child of session/rules.py's Rules; that module imports this one.
        tests/firmware/test_game_interfaces.py sees that it is one.
        """

    def new(self, players: int, seed: int, variant: int, /) -> _Record:
        """Return the Record of a new game.

        `variant` is a number that it reads as it likes.
        """

    def put(self, log: Log, record: _Record, action: int, count: int, /) -> bool:
        """Write a choice into the log, before it is done: see kept/storage.py.

        `count` is how many actions the log tells of. Return whether it could be written.
        """

    def settle(self, record: _Record, /) -> None:
        """Do what follows without a choice, unless a log says it."""

    def undo(self, record: _Record, /) -> int:
        """Take back and return the latest choice, with what followed from it."""


class PlayedAgain(Protocol):
    """A game that is played again, action by action: see engine/replay.py."""

    @property
    def game(self) -> Game:
        """The game as far as it has been played."""

    def next(self) -> int:
        """Return the action that comes next, -1 after the last."""

    def do(self, action: int, /) -> None:
        """Do the action that `next` returned."""


class EntryReader(Carrier, Protocol):
    """A log that is read, entry by entry: see kept/log_reader.py."""

    def check(self) -> bool:
        """End the entry that was read.

        Return whether its check bits are right.
        """


class SavedGameOf(Protocol[_Record]):
    """saved_game.py: how games are kept, and come back."""

    def from_bytes(self, data: bytes | bytearray, /) -> _Record:
        """Return the Record that `to_bytes` made the bytes of."""

    def put_away(self, record: _Record, /) -> bytes:
        """Return the game as bytes, while its engine is not loaded."""

    def take_up(self, data: bytes, /) -> _Record:
        """Return the Record of those, sooner than `from_bytes` could."""

    def replay(self, record: _Record, /) -> PlayedAgain:
        """Return a finished game to be played again."""

    def seed_of(self, record: _Record, /) -> bytes:
        """Return the seed of a game just begun, as bytes.

        There are none if the seed does not tell all of it.
        """

    def redo(self, log: EntryReader, record: _Record, version: int, /) -> bool:
        """Do the choice that the log says next: see kept/kept_game.py.

        Return whether it is whole. ValueError if it is damaged.
        """

    def is_sound(self, record: _Record, /) -> bool:
        """Return whether what was redone follows the rules throughout."""


class SeededSavedGameOf(SavedGameOf[_Record], Protocol):
    """A saved game that a seed's bytes may stand for.

    It is that of one game alone: games.OF_SEEDS.
    """

    def from_seed(self, players: int, seed: int, /) -> _Record:
        """Return the Record of a game in which nothing has been done."""


class DescriptionsOf(Protocol[_Game]):
    """descriptions.py: what others hear of the action about to be done."""

    def deed(self, texts: OwnWords, game: _Game, action: int, /) -> str:
        """Return it in words, to stand behind a name.

        `texts` are of the topic descriptions.
        """

    def lay(self, view: Any, game: _Game, action: int, /) -> None:  # the view of its own table
        """Show it on the table, as `show` left that."""


class StateDescriptionsOf(DescriptionsOf[_Game], Protocol):
    """That of a game which has the table of screens/play.py: words alone."""

    def state(self, words: Words, game: _Game, /) -> str:
        """Return how a game stands, beside the points.

        `words` are of the game's topic play.
        """


class Facts(Protocol):
    """facts.py: what menus and scores ask."""

    @property
    def HAS_CODES(self) -> bool:
        """Whether a code lets others play the same game."""

    @property
    def HAS_LESSONS(self) -> bool:
        """Whether there is a tutorial: without one no lessons.py."""

    @property
    def HAS_GOALS(self) -> bool:
        """Whether a solo game has goals beside its score.

        Without them there is no goals.py.
        """

    @property
    def ACTS_ON(self) -> tuple[str, ...]:
        """Which settings it acts on, of those that not every game does.

        CONFIRM: one of its rolls can end a turn. DIGITS: its table has digits that can be coloured
        by value. PRACTICE: what is dropped can be shown where it will land.
        """

    @property
    def HAS_COUNT(self) -> bool:
        """Whether its ends are counted before they are shown.

        Without it there is no end_points.py.
        """

    @property
    def HAS_GUESTS(self) -> bool:
        """Whether guests play it: its computer_player.py has them.

        Else their seats play as the strongest level.
        """

    @property
    def MOST_PLAYERS(self) -> int:
        """How many can play, kept/seats.py's MOST_PLAYERS at most."""

    @property
    def BLUE(self) -> bytes:
        """The scores to beat, one for each of kept/ranks.py's NAMES.

        The best comes first. Each is 255 at most.
        """

    @property
    def LEVELS(self) -> bytes:
        """What each level of the computer player reaches alone.

        One for each of engine/levels.py's NAMES, each 255 at most.
        """

    @property
    def MOST(self) -> int:
        """The most points that count."""


class LessonScreen(Protocol):
    """A screen on which the player does what a lesson tells."""

    @property
    def game(self) -> Game:
        """The lesson's game."""


NameOf = Callable[[int], str]  # what a player is called
Points = tuple[str, int, int]  # a heading, whose they are, how many: the number of a player or side


_Screen = TypeVar("_Screen", bound=LessonScreen, contravariant=True)


class LessonsOf(Protocol[_Game]):
    """lessons.py: the tutorial, see screens/tutorial.py."""

    @property
    def GAMES(self) -> tuple[bytes, ...]:
        """Prepared games."""

    @property
    def LESSONS(self) -> tuple[tuple[int, int, str], ...]:
        """Each lesson's game, actions that come before, and steps.

        Game and actions are numbers: the game's own, and how many actions come before.
        """

    @property
    def JUDGEMENT(self) -> str:
        """The screen that judges what was just done.

        It is "" if no step is to look at one.
        """

    def replay(self, data: bytes, /) -> PlayedAgain:
        """Play one of GAMES again."""

    def room(self, width: int, height: int, /) -> tuple[int, int, int, int, int, int]:
        """Return where words stand beside the game.

        That is x, y, width, height, and y where that is high. Last comes of what their height is a
        multiple. `width` and `height` are the screen's.
        """

    def is_high(self, game: _Game, /) -> bool:
        """Return whether the game is about what is above.

        The words stand lower then.
        """


class CorrectionsOf(Protocol[_Game, _Screen]):
    """corrections.py: the mistakes in lessons, and what is said of them."""

    def is_meant(self, game: _Game, action: int, wanted: int, /) -> bool:
        """Return whether another action will do for the wanted one."""

    def difference(self, texts: OwnWords, screen: _Screen, action: int, wanted: int, /) -> str:
        """Return words for what is wrong with a screen's action.

        It is one that will not do.
        """


class StatisticsOf(Protocol[_Taken]):
    """statistics.py: what a finished solo game adds to the totals, see kept/statistics.py."""

    @property
    def SIZE(self) -> int:
        """How many bytes its totals take.

        What is counted of every game is among them.
        """

    @property
    def SHIFT(self) -> int:
        """What makes no score negative."""

    def result_of(self, record: _Taken, /) -> int:
        """Return the result of a finished solo game.

        It has RESULT_BITS at most: see firmware/games.py. It is -1 if the game does not count.
        """

    def score_in(self, result: int, /) -> int:
        """Return the score in it, plus SHIFT."""

    def count(self, counts: memoryview, result: int, /) -> None:
        """Add up the rest of it.

        `counts` are those bytes of the totals that it alone reads.
        """

    def rows(
        self, counts: memoryview, games: int, texts: OwnWords, /
    ) -> list[tuple[str, list[str]]]:
        """Return lines for the screen, each a name and cells.

        Their words are of the topic statistics. `games` is how many games were counted.
        """


class GoalsOf(Protocol[_Taken]):
    """goals.py: what a solo game may reach beside its score.

    Goals are kept for ever: see kept/progress.py. All games together have at most 32 goals, and
    games.py says how many come before a game's own.
    """

    def reached(self, record: _Taken, marks: int, days: int, /) -> int:
        """Return the goals that a finished solo game has reached.

        Bit 0 is the first. `marks` are those of session/marks.py, `days` how many in a row had a
        daily game.
        """


class EndPointsOf(Protocol[_Taken]):
    """end_points.py: why a game ended, and the points to count.

    They are counted before its end is shown. `own` returns the game's own words of a topic.
    """

    def why(self, record: _Taken, own: Callable[[str], OwnWords], name_of: NameOf, /) -> str:
        """Return why a game has ended."""

    def steps(self, record: _Taken, own: Callable[[str], OwnWords], /) -> Iterator[Points]:
        """Yield all points of a finished game, as they are counted."""


class PlayerOf(Protocol[_Game]):
    """Who thinks of what to do.

    One that may think for long has `hurry`, too: it ends the thought within a few steps.
    """

    @property
    def action(self) -> int:
        """What is best, once `step` has returned True."""

    @property
    def is_close(self) -> bool:
        """Whether it can tell that another choice may be as good.

        Asked of a helper alone.
        """

    @property
    def purpose(self) -> tuple[int, ...]:
        """What the action is to lead to, () for nothing.

        The game's own `take_hint` reads it. Asked of a helper alone.
        """

    def begin(self, game: _Game, /) -> None:
        """Begin to think about the choice that a game offers now."""

    def step(self) -> bool:
        """Think a little; return whether that was all."""


class ComputerPlayerOf(Protocol[_Game]):
    """computer_player.py: who thinks for a computer player, or to help a person."""

    def player(self, level: int, /) -> PlayerOf[_Game]:
        """Return who plays a level of kept/seats.py's LEVELS.

        Levels count from 1; 0 is the strongest.
        """


GameModule = GameModuleOf[Record, Game]
SavedGame = SavedGameOf[Record]
SeededSavedGame = SeededSavedGameOf[Record]
Lessons = LessonsOf[Game]
Corrections = CorrectionsOf[Game, LessonScreen]
Statistics = StatisticsOf[Record]
Goals = GoalsOf[Record]
EndPoints = EndPointsOf[Record]
Player = PlayerOf[Game]
ComputerPlayer = ComputerPlayerOf[Game]
Descriptions = DescriptionsOf[Game]
StateDescriptions = StateDescriptionsOf[Game]
