"""A computer player for fast boards that simulates its best choices.

LU6 proposes up to four choices nearly as good as its best; for a slide, all tiles. Each is
simulated up to the player's drop of the next round, at most six times, with different dice that are
the same for every choice, and a quick player in all seats. LU6's own judgement counts like three
such games. The interface is that of bot.py's Bot, plus `hurry`.
"""

from engine.const import TYPE_CHECKING, const
from engine.number_drop.bot import Bot
from engine.number_drop.combos import PASS
from engine.number_drop.dice import SIDES
from engine.number_drop.player import levels
from engine.number_drop.player.best import Best
from engine.number_drop.player.evaluation import POINT
from engine.number_drop.sheet import LARGEST
from engine.number_drop.table import COMBO, DICE_TO_COME, DROP, OVER, ROLL, SLIDE, TILES
from engine.rng import Rng

if TYPE_CHECKING:
    from engine.number_drop.game import Game

_BREADTH = const(4)  # choices, except slides
_MARGIN = const(640)  # how much less a choice may be worth, in 1/256 of a point
_GAMES = const(6)  # for each choice
_MOST = const(24)  # turns simulated per round, counting at least two players
_BELIEF = const(3)  # games that LU6's judgement counts for
_WIN = const(40 * 256)
_DICE = const(5)
_DONE = const(0)  # as in bot.py


class Ahead(Bot):
    """A player for any game."""

    def __init__(self) -> None:
        super().__init__()
        self._quick = Bot(levels.QUICK)
        self._tried = Best(TILES)
        self._combos = [0] * (12 * levels.EACH)
        self._left = 0  # combos to judge
        self._trial: "Game" = None  # type: ignore[assignment]  # until a choice is begun
        self._saved = bytearray(0)
        self._sums = [0] * TILES  # by choice: the total of its games
        self._faces = bytearray(_DICE * SIDES)  # by die and game
        self._rng = Rng(1, 1)
        self._games = 0  # for each choice
        self._played = 0  # of these, with every choice
        self._choice = 0  # the one simulated next
        self._is_trying = False
        self._is_thinking = False  # whether the quick player is
        self._is_hurried = False

    def begin(self, game: "Game") -> None:
        """Begin thinking about a game's current choice; the first call allocates, steps do not."""
        trial = self._trial
        if trial is None or trial.players != game.players or trial.house != game.house:
            self._trial = type(game)(game.players, 1, None, game.house)
            self._saved = bytearray(game.saved_size())
        self._tried.clear(_BREADTH)
        self._is_trying = self._is_hurried = False
        super().begin(game)
        if game.phase == COMBO:
            self._left = self._judge.list_combos(self._combos, levels.EACH, LARGEST)
            self._take(PASS, self._judge.sheet_now())
        elif game.phase == SLIDE:
            self._tried.clear(TILES)
            for letter in range(TILES):
                if game.slide_letters() >> letter & 1:
                    self._tried.offer(letter, POINT if letter == self.action else 0)

    def hurry(self) -> None:
        """Settle for the best choice so far, LU6's at least."""
        self._is_hurried = True

    def step(self) -> bool:
        """Think for one step; return whether the choice is made."""
        if self._is_trying:
            if not self._is_hurried:
                self._play()
        elif super().step():
            self._propose()
        else:
            return False
        return self._is_hurried or self._played == self._games

    def _take(self, action: int, value: int) -> None:
        super()._take(action, value)
        for i in range(self._tried.count):
            if self._tried.numbers[i] == action:
                return  # a star can equal another die's face
        self._tried.offer(action, value)

    def _circle(self) -> None:
        """Judge the next combo, considering all, not only the best."""
        if self._left == 0:
            self._task = _DONE
            return
        self._left -= 1
        action = self._combos[self._left]
        self._take(action, self._judge.combo(self._game.combos, action))

    # --- games with other dice ---

    def _propose(self) -> None:
        """Begin the games if there is more than one choice to try."""
        game = self._game
        tried = self._tried
        while tried.count > 1 and tried.values[tried.count - 1] < tried.values[0] - _MARGIN:
            tried.count -= 1
        self._is_trying = True
        self._games = self._played = self._choice = 0
        if tried.count < 2:
            return
        game.save_into(self._saved)
        self._games = max(1, min(_GAMES, _MOST // (tried.count * max(2, game.players))))
        for i in range(tried.count):
            self._sums[i] = tried.values[i] * _BELIEF
        self._seed()
        self._start()

    def _seed(self) -> None:
        """Draw the dice, each face of a die once, reproducibly by round and phase."""
        rng = self._rng
        rng.low = self._game.round << 8 | self._game.phase
        rng.high = 1
        rng.warm_up()
        faces = self._faces
        for at in range(0, _DICE * SIDES, SIDES):
            for face in range(SIDES):
                other = rng.below(face + 1)
                faces[at + face] = faces[at + other]
                faces[at + other] = face

    def _start(self) -> None:
        """Begin the next game of a choice."""
        saved = self._saved
        if self._choice == 0:
            roll = 0
            for at in range((_DICE - 1) * SIDES, -1, -SIDES):
                roll = roll * SIDES + self._faces[at + self._played]
            self._rng.step()
            for i in range(2):
                saved[DICE_TO_COME + i] = roll >> (i << 3) & 0xFF
                saved[DICE_TO_COME + 2 + i] = self._rng.low >> (i << 3) & 0xFF
                saved[DICE_TO_COME + 4 + i] = self._rng.high >> (i << 3) & 0xFF
        trial = self._trial
        trial.load_from(saved)
        trial.apply(self._tried.numbers[self._choice])
        self._is_thinking = False

    def _play(self) -> None:
        """Advance the trial game by one step of its current player."""
        trial = self._trial
        quick = self._quick
        last = self._game.round + 1
        phase = trial.phase
        if phase == OVER or phase == ROLL and trial.round > last:
            self._note(self._points(self._game.player))
        elif phase == ROLL:
            trial.apply_legal(trial.chance())
        elif not self._is_thinking:
            quick.begin(trial)
            self._is_thinking = True
        elif quick.step():
            self._is_thinking = False
            if phase == DROP and trial.round == last and trial.player == self._game.player:
                self._note((trial.score(trial.player) * POINT) + quick.value)
            else:
                trial.apply(quick.action)  # its check finds a combo's cells

    def _points(self, player: int) -> int:
        """Return a player's points in the trial game, with those to come."""
        trial = self._trial
        points = trial.score(player) * POINT
        if trial.phase != OVER:
            trial.phase = ROLL  # makes the quick player judge the sheet as it is
            trial.player = player
            self._quick.begin(trial)
            points += self._quick.value_of(PASS)
        return points

    def _note(self, points: int) -> None:
        """Record a game's result and start the next."""
        game = self._game
        if game.players > 1:
            best = -_WIN
            for player in range(game.players):
                if player != game.player:
                    best = max(best, self._points(player))
            points -= best
            if self._trial.phase == OVER and points:
                points += _WIN if points > 0 else -_WIN
        sums = self._sums
        sums[self._choice] += points
        self._choice += 1
        if self._choice == self._tried.count:
            self._choice = 0
            self._played += 1
            best = 0
            for i in range(self._tried.count):
                if sums[i] > sums[best]:
                    best = i
            self.action = self._tried.numbers[best]
        if self._played < self._games:
            self._start()
