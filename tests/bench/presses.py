"""Runs in the 32-bit machine: times the key presses and combo searches of whole games.

Every game is repeated several times in exactly the same way: see timed.py. A press is everything
from the key to the last changed cell of the screen, except for the drawing, which is not in Python
on a board; see web/machine.
"""

from timed import Shortest, Timed

from engine.number_drop.replay import Replay, from_bytes
from engine.number_drop.table import BLOCK, COMBO, DROP
from firmware.number_drop.screens import block, drop, play
from firmware.number_drop.text import en as own
from firmware.text import en

# To the right wall and back to the left in every rotation, and the same flipped: with every key.
_ROW = ("right",) * 3 + ("left",) * 6 + ("right",) * 3
_WALK = (_ROW + ("up",)) * 4 + ("down",) + (_ROW + ("up",)) * 4


class _Storage:
    is_healthy = True

    def is_by_round(self):
        return False


class _Input:
    is_repeat = False


class _KeyMap:
    is_few = False


class _Rules:
    def player(self, game):
        return game.player


class _Session:
    is_lesson = False
    task = ""

    def __init__(self):
        self.record = None
        self.rules = _Rules()
        self.storage = _Storage()

    def can_undo(self):
        return True


class _Navigator:
    view = None

    def __init__(self, app):
        self._app = app

    def make_table(self, game):
        self.view = play.make_table(self._app, game)


class _Settings:
    values = bytes(32)  # the first choice of each


class _App:
    """What the two screens need of the app for moving and turning."""

    width = 160
    height = 128

    def __init__(self):
        self.words = en
        self.navigator = _Navigator(self)
        self.settings = _Settings()
        self.session = _Session()
        self.input = _Input()
        self.key_map = _KeyMap()
        self.display = self

    def refresh(self):
        """Send nothing: that time is the display's."""

    def animation_ms(self, ms):
        return 0  # nothing is animated

    def game_words(self, topic):
        return getattr(own, topic)

    def name_of(self, player):
        return "P" + str(player + 1)


class Costs(Timed):
    """The costs of one game's searches and presses.

    It also records which steps are searches.
    """

    def __init__(self, saved):
        """Take a game as returned by Record.to_bytes."""
        super().__init__()
        self._record = from_bytes(saved)
        self._presses = Shortest()
        self._app = _App()
        self.found = 0  # combos on all sheets

    def go_through(self):
        """Replay the game once."""
        self.begin()
        self._presses.begin()
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
        self._app.session.record = replay
        game = replay.game
        if game.phase == BLOCK:
            self._press(block.Screen(self._app))  # type: ignore[arg-type]  # has what is asked
            return
        screen = drop.Screen(self._app)  # type: ignore[arg-type]  # has what is asked
        if screen.cursor != drop.NO_DIAL:  # a star's shape has to be chosen first
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
        self.steps.start()
        combos = game.load_combos()
        combos.find_open()
        while combos.next():
            found += 1
        self.steps.stop()
        self.found += found
        self.time_loops()

    def in_loops(self):
        """Return two lists: the costs of presses and of searches, in loops."""
        return self.costs_of(self._presses), super().in_loops()
