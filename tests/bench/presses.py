"""Runs in the 32-bit machine: times single key presses and searches for combos in whole games.

Every game is gone through several times, always the same way; of each press, and each search, the
shortest time counts, since what else the computer does can only add. A press is everything from
the key to the last cell that the screen changes, but for the drawing, which on a board is not
Python; see web/machine.
"""

import js  # type: ignore[import-not-found]

from engine.number_drop.replay import Replay, from_bytes
from engine.number_drop.table import BLOCK, COMBO, DROP
from firmware.screens import block, drop
from firmware.text import en

_LOOPS = 4000
# To the right wall and back to the left in every turn, and the same flipped: with every key.
_ROW = ("right",) * 3 + ("left",) * 6 + ("right",) * 3
_WALK = (_ROW + ("up",)) * 4 + ("down",) + (_ROW + ("up",)) * 4

_now = js.performance.now


class _Storage:
    is_well = True


class _Input:
    is_repeat = False


class _KeyMap:
    is_few = False


class _Rules:
    def player(self, game):
        return game.player


class _App:
    """What the two screens need of the app to move and turn."""

    width = 160
    height = 128

    def __init__(self):
        self.words = en
        self.view = None
        self.record = None
        self.rules = _Rules()
        self.storage = _Storage()
        self.input = _Input()
        self.key_map = _KeyMap()

    def name_of(self, player):
        return "P" + str(player + 1)

    def can_undo(self):
        return True


class Shortest:
    """The shortest time of each of many steps, which come in the same order every time."""

    def __init__(self):
        self._times = []
        self._at = 0
        self._start = 0.0

    def begin(self):
        """Begin anew with the first step."""
        self._at = 0

    def start(self):
        """Start the clock."""
        self._start = _now()

    def stop(self):
        """Stop the clock: one step is done."""
        spent = _now() - self._start
        if self._at == len(self._times):
            self._times.append(spent)
        elif spent < self._times[self._at]:
            self._times[self._at] = spent
        self._at += 1

    def times(self):
        """Return all times in ms."""
        return self._times


class Costs:
    """What the presses and searches of one game cost."""

    def __init__(self, saved):
        """Take a game as Record.to_bytes gives it."""
        self._record = from_bytes(saved)
        self._presses = Shortest()
        self._searches = Shortest()
        self._loops = Shortest()
        self._empty = Shortest()
        self._app = _App()
        self.found = 0  # combos on all sheets

    def go_through(self):
        """Go through the game once."""
        for part in (self._presses, self._searches, self._loops, self._empty):
            part.begin()
        self.found = 0
        replay = Replay(self._record)
        game = replay.game
        action = replay.next()
        while action >= 0:
            if game.phase == DROP or game.phase == BLOCK:
                self._walk(replay)
            elif game.phase == COMBO:
                self._search(game)
            replay.do(action)
            action = replay.next()

    def _walk(self, replay):
        """Move and turn a shape everywhere."""
        self._app.record = replay
        game = replay.game
        if game.phase == BLOCK:
            self._press(block.Screen(self._app))
            return
        screen = drop.Screen(self._app)
        if screen.cursor != drop.NO_DIAL:  # a star's shape is asked for first
            screen.press("b")
        self._press(screen)

    def _press(self, screen):
        presses = self._presses
        for key in _WALK:
            presses.start()
            screen.press(key)
            presses.stop()

    def _search(self, game):
        """Find every combo that may be circled, and time an empty loop."""
        found = 0
        searches = self._searches
        searches.start()
        combos = game.load_combos()
        combos.find_open()
        while combos.next():
            found += 1
        searches.stop()
        self.found += found
        self._loops.start()
        for _ in range(_LOOPS):
            pass
        self._loops.stop()
        self._empty.start()
        self._empty.stop()

    def in_loops(self):
        """Return the presses' and the searches' costs as two lists of numbers of loops."""
        empty = min(self._empty.times())
        loop = (min(self._loops.times()) - empty) / _LOOPS
        return (
            [(time - empty) / loop for time in self._presses.times()],
            [(time - empty) / loop for time in self._searches.times()],
        )
