"""One whole game that uses everything needed for playing, in the machine and on CPython.

Everything it needs is created with the Match, so `play` shows whether the engine itself allocates.
"""

from engine.number_drop.actions import column_of, orientation_of
from engine.number_drop.ahead import Ahead
from engine.number_drop.bot import Bot
from engine.number_drop.combos import PASS
from engine.number_drop.legal import NOWHERE, Legal, list_landings
from engine.number_drop.player.hint import Hint
from engine.number_drop.player.levels import STRONGEST
from engine.number_drop.record import Record
from engine.number_drop.replay import Replay
from engine.number_drop.review import Review
from engine.number_drop.sheet import EMPTY, HEIGHT, RUN, SAME, WIDTH
from engine.number_drop.slide import LEFT, RIGHT, row_of
from engine.number_drop.table import BLOCK, COMBO, DROP, ROLL
from engine.rng import Rng
from engine.standing import winners

_MOST = 1023  # actions that a record can count
_SELDOM = 8  # one in this many actions, the player of fast boards thinks too
_RNG_HIGH = 0x4D61
_ANY_DIGITS = 0x3321


class Match:
    """A game of the bot against itself, or of random choices, determined by the seed."""

    def __init__(self, players, seed, by_bot, house=0):
        self.record = Record(players, seed, None, house)
        self.log = [0] * _MOST
        self._by_bot = by_bot
        self.close = 0  # choices that have an equally good alternative, as far as the bot can tell
        self._bot = Bot(STRONGEST if players == 1 else STRONGEST - 1)  # quicker
        self._legal = Legal(self.record.game)
        self._rng = Rng(seed & 0xFFFF, _RNG_HIGH)
        self._rng.warm_up()
        self._copy = type(self.record.game)(players, seed, None, house)
        self._work = bytearray(self.record.game.saved_size())
        self._rows = bytearray(WIDTH)
        self._replay = Replay(self.record)  # of nothing yet
        self._review = Review(self.record, self._bot)
        self._hint = Hint()
        self._ahead = Ahead()
        self._ahead.begin(self.record.game)

    def play(self):
        """Play to the end, with each action made on a copy too, and taken back once."""
        record = self.record
        copy = self._copy
        while not record.game.is_over():
            self._look_around()
            action = self._choice()
            assert record.game.is_legal(action)
            assert not record.game.is_legal(-1)
            self.log[record.count] = action
            record.game.save_into(self._work)
            copy.load_from(self._work)
            record.apply(action)
            if record.can_undo():
                record.undo()
                record.apply(action)
            copy.apply(action)
            self._compare()
        assert winners(record.game)

    def make_replay(self):
        """Create what `play_again` needs: it can only be created after the game."""
        self._replay = Replay(self.record)
        self._review = Review(self.record, self._bot)

    def play_again(self):
        """Replay the record, and check that it is the same game."""
        replay = self._replay
        for i in range(self.record.count):
            action = replay.next()
            assert action == self.log[i]
            replay.do(action)
        assert replay.next() == -1
        assert replay.game.is_over()
        if self.record.game.players == 1:  # it takes as long as playing
            while not self._review.step():
                pass

    def report(self):
        """Return actions, saved game and scores as one line."""
        game = self.record.game
        actions = " ".join([str(action) for action in self.log[: self.record.count]])
        scores = " ".join([str(game.score(player)) for player in range(game.players)])
        saved = "".join(["%02x" % byte for byte in self.record.to_bytes()])
        sheets = "".join(["%02x" % byte for sheet in game.sheets for byte in sheet.bytes])
        return "%s; %s; %s; %s; %d" % (actions, saved, sheets, scores, winners(game))

    def _choice(self):
        game = self.record.game
        if self._by_bot:
            if game.phase == ROLL:
                return game.chance()
            if self.record.count % _SELDOM == 0:
                self._look_ahead()
            action = self._bot.choose(game)
            self._hint.take(game, action, ())
            self.close += self._bot.is_close
            return action
        count = self._legal.count()
        if game.phase == COMBO and count > 1:
            return self._legal.nth(1 + self._below(count - 1))  # a pass would be dull
        return self._legal.nth(self._below(count))

    def _look_ahead(self):
        """Check that the fast boards' player makes a legal choice, also when hurried at the end."""
        ahead = self._ahead
        assert self.record.game.is_legal(ahead.choose(self.record.game))
        ahead.hurry()
        assert ahead.step()

    def _below(self, limit):
        """Return a number below the limit, which with many stars is too large for Rng.below."""
        return (self._rng.below(1 << 14) << 15 | self._rng.below(1 << 15)) % limit

    def _look_around(self):
        game = self.record.game
        if game.phase == BLOCK or game.phase == DROP:
            self._look_at_landings(game.sheet())
        elif game.phase == COMBO:
            self._look_at_combos()
        winners(game)
        game.threats()

    def _look_at_landings(self, sheet):
        """Check that both ways to find landings agree, and open the same orders."""
        game = self.record.game
        combos = game.load_combos()
        for orientation in range(game.first_orientation(), game.last_orientation()):
            list_landings(sheet, orientation, self._rows)
            for col in range(WIDTH):
                row = sheet.landing(orientation, col)
                assert row == (-1 if self._rows[col] == NOWHERE else self._rows[col])
                if row >= 0 and game.phase == DROP:
                    combos.opened_by(orientation, (row << 3) + col, _ANY_DIGITS)
        if game.rests:
            self._look_at_pushes(game, sheet)

    def _look_at_pushes(self, game, sheet):
        """Check that each place on the way to a pushed landing leads to the next.

        Also check that each leads back to a straight drop.
        """
        rests = game.rests
        for turned in range(game.first_orientation(), game.last_orientation()):
            for i in range(rests.find(sheet, turned)):
                place = rests.place(i)
                while rests.previous(place) != place:
                    place = rests.previous(place)
                assert sheet.landing(turned, place & 7) == place >> 3
        before = -1
        for i in range(rests.list(sheet, game.first_orientation(), game.last_orientation())):
            landing = rests.nth(i)
            assert landing > before
            before = landing
            turned = orientation_of(landing)
            places = rests.trace(sheet, landing)
            assert places > 1
            place = rests.path[0]
            assert sheet.landing(turned, place & 7) == place >> 3
            for at in range(1, places):
                following = rests.path[at]
                left = rests.push(sheet, turned, place, LEFT)
                assert following == left or following == rests.push(sheet, turned, place, RIGHT)
                place = following
            assert place == (row_of(sheet, landing) << 3 | column_of(landing))

    def _look_at_combos(self):
        """Step through all combos; check that the first and the last are valid."""
        combos = self.record.game.load_combos()
        first = last = PASS
        combos.find_open()
        while combos.next():
            last = combos.action()
            first = first if first != PASS else last
        combos.find_open()
        assert (combos.next() > 0) == (last != PASS)
        combos.load(self.record.game.sheet())  # an abandoned search has left its marks in the grid
        assert first == PASS or (combos.trace(first) and combos.trace(last))

    def _compare(self):
        """Check that the copy agrees with the record, including the points."""
        game = self.record.game
        copy = self._copy
        assert copy.phase == game.phase and copy.player == game.player
        for player in range(game.players):
            sheet = copy.sheets[player]
            score = sheet.rows_score() + (8 if sheet.bonus else 0)
            score += sheet.column_score(SAME) + sheet.column_score(RUN)
            assert score == game.score(player)
            self._see_circled(sheet)

    def _see_circled(self, sheet):
        """Check that only cells on a sheet are circled."""
        for row in range(HEIGHT):
            circled = sheet.circled(row)
            for col in range(WIDTH):
                assert sheet.is_circled(row << 3 | col) == (circled >> col & 1 == 1)
                assert circled >> col & 1 == 0 or sheet.digit(row << 3 | col) != EMPTY
