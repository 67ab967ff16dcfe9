"""One whole game of Drop It that uses everything needed for playing, in the machine and on CPython.

Everything it needs is created with the DropMatch, so `play` shows whether the engine itself
allocates.
"""

from engine.drop_it.actions import drop_action
from engine.drop_it.bot import Bot
from engine.drop_it.fall import RESTS, Fall
from engine.drop_it.game import JOKER
from engine.drop_it.pieces import COLOURS, FIRST, KIND, KINDS, TURNS
from engine.drop_it.record import Record
from engine.drop_it.rest import rest_of, rest_on
from engine.drop_it.settled import Settled
from engine.rng import Rng
from engine.standing import winners

_RNG_HIGH = 0x4D61
_MOST = 72  # actions


class DropMatch:
    """A game of the bot against itself, or of random choices, determined by the seed."""

    def __init__(self, players, seed, by_bot):
        self.record = Record(players, seed & 1 and players > 1, seed % 3, True)
        self.log = [0] * _MOST
        self.rests = [-1] * _MOST
        self._bot = Bot((8, 700)) if by_bot else None
        self._close = 0  # choices that the bot was not sure of
        self._rng = Rng(seed, _RNG_HIGH)
        self._rng.warm_up()
        self._steps = Fall(self.record.game.board)
        self._replay = Settled(self.record)  # of nothing yet

    def play(self):
        """Play to the end, each fall in steps first, and each answer taken back once."""
        record = self.record
        game = record.game
        while not game.is_over():
            if self._bot:
                action = self._bot.choose(game)
                self._close += self._bot.is_close
            else:
                action = self._any()
            assert game.is_legal(action)
            assert not game.is_legal(-1)
            self.log[record.count] = action
            if game.phase != JOKER:
                self._fall_in_steps(action)
                self.rests[record.count] = rest_of(game, action)
            record.apply(action)
            if record.can_undo():
                record.undo()
                record.apply(action)
            elif game.board.count:
                assert game.fall.shape == self._steps.shape
                assert game.fall.x == self._steps.x and game.fall.y == self._steps.y
            game.player()
        assert winners(game)

    def make_replay(self):
        """Create what `play_again` needs: it can only be created after the game."""
        self._replay = Settled(self.record)

    def play_again(self):
        """Replay the record; the game is the same, without falls whose end is known."""
        replay = self._replay
        for i in range(self.record.count):
            action = replay.next()
            assert action == self.log[i]
            if self.rests[i] >= 0:
                pieces = self.record.game.board.pieces
                assert rest_on(pieces, replay.game.board.count) == self.rests[i]
            replay.do(action)
        assert replay.next() == -1
        assert replay.game.is_over()
        pieces = self.record.game.board.pieces
        for at in range(len(pieces)):
            assert pieces[at] == replay.game.board.pieces[at]

    def report(self):
        """Return save, pieces, scores and close choices as one line."""
        game = self.record.game
        saved = "".join(["%02x" % byte for byte in self.record.to_bytes()])
        pieces = " ".join([str(number) for number in game.board.pieces])
        scores = " ".join([str(game.score(side)) for side in range(game.sides)])
        shown = (saved, pieces, scores, winners(game), self._close)
        return "%s; %s; %s; %d; %d" % shown

    def _any(self):
        """Return some legal action."""
        game = self.record.game
        if game.phase == JOKER:
            return self._rng.below(2)
        while True:
            kind = self._rng.below(KINDS)
            colour = self._rng.below(COLOURS)
            if game.left(game.side(), colour, kind):
                shape = FIRST[kind] + self._rng.below(TURNS[kind])
                return drop_action(shape, colour, self._rng.below(193))

    def _fall_in_steps(self, action):
        steps = self._steps
        shape = action >> 8 & 31
        kind = KIND[shape]
        steps.begin(kind, shape - FIRST[kind], action & 255)
        while steps.step() != RESTS:
            pass
