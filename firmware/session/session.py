"""The session: the game that is on, its choices, undo and keeping.

What was chosen is done, kept, taken back, and says what came of it.
"""

from engine.const import TYPE_CHECKING
from engine.standing import sides
from firmware import games
from firmware.kept import settings
from firmware.kept.seats import PERSON, Seats
from firmware.session import marks
from firmware.session.last_game import Finished
from firmware.session.outcome import Outcome

if TYPE_CHECKING:
    from typing import Any

    from firmware.interfaces.game import Record
    from firmware.kept.storage import Storage
    from firmware.session.interfaces.session import Session as Behind
    from firmware.session.rules import Rules


class Session:
    """A game, its Rules, who plays it, and how it is kept.

    It shows nothing. What differs from game to game is asked of `rules`: see rules.py. How a game
    begins is in game_start.py, how it ends in game_end.py.
    """

    is_lesson = False  # see tutorial_session.py
    you = ""  # what the scores call whoever has never written a name

    def __init__(self, storage: "Storage", choices: settings.Settings, seed: int | None) -> None:
        """`choices` are Settings; `seed` is the next game's, as for App."""
        self.home: Behind = self  # in a lesson the session behind it, of the game that is on
        self.storage = storage
        self.settings = choices
        self.next_seed = seed
        self._record: Record | None = None  # see `record` and `rules`
        self._rules: Rules | None = None
        # The game and its Rules' memo while its engine is not in memory: see suspension.py.
        self.suspended: tuple[bytes, Any, bool] | tuple[()] = ()
        self._variants: dict[str, int] = {}  # by game
        self.offer(games.NAMES[0])
        self.seats = Seats()  # of the game that is on, or of the last one of several
        self.finished = Finished()
        self.draft: Seats | None = None  # seats being set up for the next
        self._end: tuple[int, str, bytes] | tuple[()] = ()  # see `end`

    def offer(self, name: str) -> None:
        """Let the title offer a game: `offered`, one of games.NAMES."""
        self.offered = name
        self.lesson = 0  # of its tutorial, which is gone on with while it is offered

    @property
    def variant(self) -> int:
        """The offered game's set-up: see interfaces/game.py."""
        return self._variants.get(self.offered, 0)

    @variant.setter
    def variant(self, variant: int) -> None:
        self._variants[self.offered] = variant

    # --- which game it is ---

    @property
    def record(self) -> "Record":
        """The Record of the game on, or of the last.

        It is None before the first.
        """
        self.resume()
        return self._record  # type: ignore[return-value]  # there is one where it is asked for

    @property
    def rules(self) -> "Rules":
        """The Rules of that game."""
        self.resume()
        return self._rules  # type: ignore[return-value]  # as its record

    def use(self, record: "Record | None", rules: "Rules | None") -> None:
        """Set the game on: a Record and its Rules, or None."""
        if not self.suspended:
            # What the computers' turns have brought since a person chose: pairs of player and
            # points, in the order of play.
            self.brought: list[list[int]] = []
            self.holder = -1  # the person who has the device; -1: nobody yet
        self._record = record
        self._rules = rules
        self.suspended = ()

    def suspend(self) -> None:
        """Keep the game as bytes until it is asked for, and unload the engine."""
        if self._record is not None:
            from firmware.session import suspension

            self.suspended = suspension.suspend(self, self._record, self._rules)  # type: ignore[arg-type]  # both are set
            self._record = self._rules = None
        games.unload_engine()

    def resume(self) -> None:
        """Load the game again if it was suspended."""
        if self.suspended:
            from firmware.session import suspension

            self.use(*suspension.resume(self, self.suspended))

    def game_name(self) -> str:
        """Return which game is on, or was the last.

        It is one of games.NAMES, "" before the first.
        """
        if self.suspended:
            return games.name_of(self.suspended[0])
        return "" if self._record is None else games.name_of(self._record.bits.data)

    def has_game(self) -> bool:
        """Return whether a game has begun and not ended."""
        if self.suspended:
            return self.suspended[2]
        return self._record is not None and not self._record.game.is_over()

    def is_held(self) -> bool:
        """Return whether the player who has to act has the device already."""
        return self.holder == self.rules.player(self.record.game)

    def learn(self, name: str) -> None:
        """Record that somebody has learnt a game, by lessons or by playing it.

        The latest game needs no such record: that it was played says as much.
        """
        if self.storage.keeps_games and name != self.game_name():
            from firmware.kept.scores import Scores

            Scores(self.storage, name).keep_empty()
            self.storage.save()

    # --- what is done in it ---

    def do(self, action: int, seen: bool = False) -> Outcome:
        """Do an action and keep it; return what came of it.

        An action to be seen is not done yet: the outcome is the screen that shows it. That
        does it then, as `seen`. So is a roll, of which nothing is shown before. A game that ends
        with it is kept later: see game_end.go_to.
        """
        record, rules, storage = self.record, self.rules, self.storage
        game = record.game
        if not seen and self.settings.values[settings.SPEED]:
            motion = rules.motion(game, action)
            if motion:
                outcome = Outcome((), motion, (action,))
                outcome.is_done = False
                return outcome
        player = rules.player(game)
        is_computer = self.by_computer()
        scores = [game.score(side) for side in range(sides(game))] if is_computer else []
        if not is_computer:
            self.brought.clear()
            self.holder = player
        storage.choose(record, action)
        outcome = rules.do(record, action)
        if is_computer:
            self._count(player, scores)
        # What led to the end is explained first, and the player may leave there.
        is_explained = game.is_over() and outcome.screen != ""
        if is_explained:
            self.keep_end()
        if is_explained or rules.is_quiet(game):
            storage.save(record)
        if outcome.screen:
            outcome.arguments = (player,)
        else:
            self._go_on(outcome, player)
        return outcome

    def next(self, player: int = -1) -> Outcome:
        """Return where the game goes on after a player.

        That one had the device, or nobody had it.
        """
        outcome = Outcome()
        self._go_on(outcome, player)
        return outcome

    def phase(self) -> Outcome:
        """Return where the game goes on without a hand-over.

        Whoever acts has the device.
        """
        self.holder = self.rules.player(self.record.game)
        return self.next(self.holder)

    def _go_on(self, outcome: Outcome, player: int) -> None:
        """Let an outcome say which screen comes next."""
        rules = self.rules
        game = self.record.game
        self._end = ()
        is_computer = self.by_computer()
        outcome.screen = "computer" if is_computer else rules.screen(game)
        is_alone = game.players == 1 or game.is_over()
        if is_alone or is_computer or rules.player(game) == player:
            return
        if list(self.seats.kinds[: game.players]).count(PERSON) > 1:
            outcome.screen = "hand_over"
            outcome.is_apart = True
        else:  # whoever is alone with computers has the device already
            outcome.above = "your_turn"

    def _count(self, actor: int, scores: list[int]) -> None:
        """Count what a computer's action has brought.

        `scores` are those of the sides before it. What it brings to a team is the actor's. The end
        of a round brings points to others as well.
        """
        game = self.record.game
        for player in range(game.players):
            side = player % len(scores)
            points = game.score(side) - scores[side]
            has_more = points and len(scores) == game.players and self.seats.is_computer(player)
            if player == actor or has_more:
                self._add(player, points)

    def _add(self, player: int, points: int) -> None:
        for turn in self.brought:
            if turn[0] == player:
                turn[1] += points
                return
        self.brought.append([player, points])

    def by_computer(self) -> bool:
        """Return whether the player who has to act is the computer."""
        game = self.record.game
        is_on = game.players > 1 and not game.is_over()
        return is_on and self.seats.is_computer(self.rules.player(game))

    def can_undo(self) -> bool:
        """Return whether there is a choice that can be undone."""
        return self.rules.can_undo(self.record, self.seats) and not self.marks & marks.STRICT

    # --- what is known of it ---

    @property
    def marks(self) -> int:
        """How the game on, or the last one, is played: marks.py."""
        return self.storage.marks

    def mark(self, mark: int) -> None:
        """Note for the scores that there was an undo, or a hint."""
        self.storage.mark(self.marks | mark, self.record)

    def end(self, name: bytes | bytearray = b"") -> "tuple[int, str, bytes]":
        """Return rank, name and scores to beat: see game_end.py.

        It is looked up once. `name` is empty, or three letters as numbers to write there.
        """
        if name or not self._end:
            from firmware.session import game_end

            self._end = game_end.sign(self, name) if name else game_end.look_up(self)
        return self._end

    def keep_end(self) -> None:
        """Keep a finished solo game's score.

        The power may have gone before that could be done.
        """
        record = self.record
        if record is not None and record.game.is_over():
            from firmware.session import game_end

            game_end.note(self)
