"""The session: the current game, its actions, undo, and saving."""

from engine.const import TYPE_CHECKING
from engine.standing import sides
from firmware import games, screen_names
from firmware.kept import settings
from firmware.kept.seats import PERSON
from firmware.kept.storage import standing
from firmware.session import marks
from firmware.session.last_game import LastGame
from firmware.session.rules import Outcome

if TYPE_CHECKING:
    from firmware.interfaces.game import Record
    from firmware.kept.seats import Seats
    from firmware.kept.storage import Storage
    from firmware.kept.whole_game import Standing
    from firmware.session.interfaces.handheld import Session as Behind
    from firmware.session.rules import Rules
    from firmware.session.suspension import Suspended


class Session:
    """A game, its Rules, its players, and its storage.

    It draws nothing. Everything that differs between games is left to `rules`: see rules.py.
    game_start.py begins games, and game_end.py ends them.
    """

    is_lesson = False  # see tutorial_session.py
    task = ""  # the goal of a puzzle: see puzzle_session.py
    skips = False  # whether the computers' turns are not shown until a person's
    default_name = ""  # the name used in scores if none was ever entered

    def __init__(self, storage: "Storage", choices: settings.Settings, seed: int | None) -> None:
        """`choices` are Settings; `seed` is the next game's, as for App."""
        self.main_session: Behind = self  # in a lesson, the session of the game in progress
        self.storage = storage
        self.settings = choices
        self.next_seed = seed
        self._record: Record | None = None  # see `record` and `rules`
        self._rules: Rules | None = None
        # The game while its engine is unloaded: see suspension.py.
        self.suspended: Suspended | tuple[()] = ()
        self._variants: dict[str, int] = {}  # by game
        self.offer(games.NAMES[0])
        self.seats = storage.seats  # of the current game, or of the latest with several players
        self.last_game = LastGame()
        self.draft: Seats | None = None  # seats being set up for the next game
        self._end: tuple[int, str, bytes] | tuple[()] = ()  # see `end`

    def offer(self, name: str) -> None:
        """Let the title offer a game: `offered`, one of games.NAMES."""
        self.offered = name
        self.lesson = 0  # the tutorial's next lesson, remembered while the game is offered

    @property
    def variant(self) -> int:
        """The offered game's variant: see `new` in interfaces/game.py."""
        return self._variants.get(self.offered, 0)

    @variant.setter
    def variant(self, variant: int) -> None:
        self._variants[self.offered] = variant

    # --- the current game ---

    @property
    def record(self) -> "Record":
        """The Record of the current or latest game, None before the first."""
        self.resume()
        return self._record  # type: ignore[return-value]  # set wherever it is used

    @property
    def rules(self) -> "Rules":
        """The Rules of that game."""
        self.resume()
        return self._rules  # type: ignore[return-value]  # like the record

    def use(self, record: "Record | None", rules: "Rules | None") -> None:
        """Set the current game: a Record and its Rules, or None."""
        if not self.suspended:
            # What the computers' turns have gained since a person's last choice, as pairs of player
            # and points in the order of play.
            self.computer_gains: list[list[int]] = []
            self.holder = -1  # the person who has the device, -1 for nobody yet
        self._record = record
        self._rules = rules
        self.suspended = ()

    def suspend(self) -> None:
        """Keep the game as bytes until it is needed, and unload its engine."""
        if self._record is not None:
            from firmware.session import suspension

            self.suspended = suspension.suspend(self._record, self._rules)  # type: ignore[arg-type]  # both are set
            self._record = self._rules = None
            self.storage.game = None  # type: ignore[assignment]  # see storage.py
        games.unload_engine()

    def resume(self) -> None:
        """Load the game again if it was suspended."""
        if self.suspended:
            from firmware.session import suspension

            record, rules = suspension.resume(self.suspended)
            self.storage.game = games.module_of(record)
            self.use(record, rules)

    def game_name(self) -> str:
        """Return the name of the current or latest game in games.NAMES, "" before the first."""
        if self.suspended:
            return games.name_of(self.suspended[0])
        return "" if self._record is None else games.name_of(self._record.bits.data)

    def has_game(self) -> bool:
        """Return whether a game is in progress."""
        if self.suspended:
            return self.suspended[2]
        return self._record is not None and not self._record.game.is_over()

    def standing(self) -> "Standing":
        """Return how far the current game is, as in whole_game.py, without loading it."""
        if self.suspended:
            return self.suspended[3]
        return standing(self.record.game)

    def is_held(self) -> bool:
        """Return whether the player to act already has the device."""
        return self.holder == self.rules.player(self.record.game)

    def learn(self, name: str) -> None:
        """Record that someone has learnt a game, by lessons or by playing it.

        The latest game needs no such record, since it was obviously played.
        """
        if self.storage.saves_games and name != self.game_name():
            from firmware.kept.scores import Scores

            Scores(self.storage, name).mark_learned()
            self.storage.save()

    # --- actions ---

    def do(self, action: int, seen: bool = False) -> Outcome:
        """Take an action and save it; return its outcome.

        An action to be animated is not taken yet: the outcome is the screen that animates it, and
        then takes it as `seen`. Rolls are `seen` too, as they are not animated beforehand. If the
        action ends the game, the end is saved later: see game_end.go_to.
        """
        record, rules, storage = self.record, self.rules, self.storage
        game = record.game
        if not seen and not self.skips and self.settings.values[settings.SPEED]:
            motion = rules.motion(game, action)
            if motion:
                outcome = Outcome((), motion, (action,))
                outcome.is_done = False
                return outcome
        player = rules.player(game)
        is_computer = self.by_computer()
        scores = [game.score(side) for side in range(sides(game))] if is_computer else []
        if not is_computer:
            self.computer_gains.clear()
            self.holder = player
        storage.choose(record, action)
        outcome = rules.do(record, action)
        if is_computer:
            self._count(player, scores)
        # The actions that led to the end are explained first, and the player may leave there.
        is_explained = game.is_over() and outcome.screen != ""
        if is_explained:
            self.save_end()
        if is_explained or rules.is_commit_point(game):
            storage.save(record)
        if outcome.screen:
            outcome.arguments = (player,)
        else:
            self._go_on(outcome, player)
        return outcome

    def next(self, player: int = -1) -> Outcome:
        """Return where the game continues after a player who had the device, or after nobody."""
        outcome = Outcome()
        self._go_on(outcome, player)
        return outcome

    def phase(self) -> Outcome:
        """Return where the game continues without a hand-over; the player to act has the device."""
        self.holder = self.rules.player(self.record.game)
        return self.next(self.holder)

    def _go_on(self, outcome: Outcome, player: int) -> None:
        """Set the screen that an outcome leads to."""
        rules = self.rules
        game = self.record.game
        self._end = ()
        is_computer = self.by_computer()
        self.skips = self.skips and is_computer
        outcome.screen = screen_names.COMPUTER if is_computer else rules.screen(game)
        is_alone = game.players == 1 or game.is_over()
        if is_alone or is_computer or rules.player(game) == player:
            return
        if list(self.seats.kinds[: game.players]).count(PERSON) > 1:
            outcome.screen = screen_names.HAND_OVER
        else:  # a single person among computers already has the device
            outcome.overlay = screen_names.YOUR_TURN

    def _count(self, actor: int, scores: list[int]) -> None:
        """Add up what a computer's action has gained; `scores` are those of the sides before it.

        A team's gain is credited to the actor. At the end of a round, others can gain points, too.
        """
        game = self.record.game
        for player in range(game.players):
            side = player % len(scores)
            points = game.score(side) - scores[side]
            has_more = points and len(scores) == game.players and self.seats.is_computer(player)
            if player == actor or has_more:
                self._add(player, points)

    def _add(self, player: int, points: int) -> None:
        for turn in self.computer_gains:
            if turn[0] == player:
                turn[1] += points
                return
        self.computer_gains.append([player, points])

    def by_computer(self) -> bool:
        """Return whether the computer plays for the player to act."""
        game = self.record.game
        is_on = game.players > 1 and not game.is_over()
        return is_on and self.seats.is_computer(self.rules.player(game))

    def can_undo(self) -> bool:
        """Return whether there is a choice that can be undone."""
        return self.rules.can_undo(self.record, self.seats) and not self.marks & marks.STRICT

    # --- marks and the end ---

    @property
    def marks(self) -> int:
        """How the current or latest game is played: marks.py."""
        return self.storage.marks

    def mark(self, mark: int) -> None:
        """Mark the game as played with an undo or a hint, for the scores."""
        self.storage.mark(self.marks | mark, self.record)

    def end(self, name: bytes | bytearray = b"") -> "tuple[int, str, bytes]":
        """Return rank, name and scores to beat, looked up only once: see game_end.py.

        `name` is empty, or three letters as numbers to enter there.
        """
        if name or not self._end:
            from firmware.session import game_end

            self._end = game_end.enter_name(self, name) if name else game_end.look_up(self)
        return self._end

    def save_end(self) -> None:
        """Save a finished solo game's score, unless that was done before a power cut."""
        record = self.record
        if record is not None and record.game.is_over():
            from firmware.session import game_end

            game_end.save_score(self)
