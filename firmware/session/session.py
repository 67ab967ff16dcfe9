"""The game that is on: how it begins, goes on from screen to screen, and is taken back."""

import gc
import os

from engine.const import const
from firmware import games
from firmware.kept import seats, settings
from firmware.kept.storage import SEATS
from firmware.navigator import Navigator
from firmware.session import marks
from firmware.session.daily import DAILY_MARK
from firmware.session.last_game import Finished
from firmware.widgets import atlas

# Screens that show nothing of the game that is on.
_WITHOUT_GAME = ("title", "pause", "end", "help")
_TITLE = const(62000)  # bytes that the title and its menus take: statistics 45 KB, and gaps
_END = const(60000)  # bytes that a solo game's end takes on its table,
_END_BESIDE = const(24000)  # and beside a table that is loaded, and gaps
_MENU = const(56000)  # bytes that a menu in a game takes, and help and rules above it, and gaps


class Session(Navigator):
    """What the App knows of games; keys, words and settings are in app.py.

    What differs from game to game is asked of `rules`, the Rules of the game's own module: see
    games.py.
    """

    def __init__(self, display, scale, storage, choices, sound, seed):
        """`display` and `scale` as for Navigator, `seed` as for App; `choices` are Settings."""
        super().__init__(display, scale)
        self.storage = storage
        self.settings = choices
        self.sound = sound
        self._record = None  # see `record` and `rules`
        self._rules = None
        self._aside: tuple = ()  # it and its Rules, packed while its engine is not in memory
        self.offer(games.NAMES[0])
        self.variant = 0  # of it that was played last, see `new` in games.py
        self.seats = seats.Seats()  # of the game that is on, or of the last one of several
        self.finished = Finished()
        self.draft = None  # seats being set up for the next
        self._seed = seed
        self._end: tuple = ()  # see end_of_solo
        self.is_short = False  # whether a solo game's end has no room for the table
        self._latest = (-1, 0)  # the latest choice: how many actions came before it, and the action

    @property
    def marks(self):
        """How the game that is on is played, or the last one was: see marks.py."""
        return self.storage.marks

    @property
    def record(self):
        """The Record of the game that is on, or of the last one; None before the first."""
        if self._aside:
            self._take_up()
        return self._record

    @record.setter
    def record(self, record):
        self._record = record
        self._aside = ()

    @property
    def rules(self):
        """The Rules of that game."""
        if self._aside:
            self._take_up()
        return self._rules

    @rules.setter
    def rules(self, rules):
        self._rules = rules

    def _take_up(self):
        from firmware.session import suspension

        self._record, self._rules = suspension.take_up(self, self._aside)
        self._aside = ()

    def put_aside(self):
        """Keep the game that is on as bytes until it is asked for: its engine is unloaded."""
        if self._record is not None:
            from firmware.session import suspension

            self._aside = suspension.pack(self._record, self._rules)
            self._record = self._rules = None
            suspension.unload_engine(self)

    def end_lessons(self):
        """Unload the engine that the tutorial of the offered game has loaded, unless a game is on.

        A game that is aside loads its own engine when it is taken up.
        """
        if self._record is None:
            games.forget(self.offered)

    def game_name(self):
        """Return which game is on, or was the last: one of games.NAMES, "" before the first."""
        if self._aside:
            return games.name_of(self._aside[0])
        return "" if self._record is None else games.name_of(self._record.bits.data)

    def has_room(self, need):
        """Return whether so many bytes of memory are free. A desktop has enough."""
        gc.collect()
        return not hasattr(gc, "mem_free") or gc.mem_free() >= need

    def make_room(self, name):
        if name in _WITHOUT_GAME and not self.has_room(_TITLE if name == "title" else _MENU):
            self.put_aside()
        if name == "tutorial":
            atlas.hold_a_gap()

    def make_way(self):
        """Read the sheets of the table that is made next, and then the game, if it is aside."""
        super().make_way()
        if self._aside:
            self._take_up()

    def hush(self):
        self.sound.hush()

    def offer(self, name):
        """Let the title offer a game: `offered`, one of games.NAMES."""
        self.offered = name
        atlas.forget_names()  # the next table may be another game's
        self.lesson = 0  # of its tutorial, which is gone on with while it is offered

    # --- how games begin ---

    def take_up_game(self):
        """Go on with the game that is kept, if there is one."""
        kept = bytearray(seats.ROOM)
        self.seats.take(kept, self.storage.read(SEATS, kept))
        self.record = self.storage.load()
        if self.record is not None:
            self.offer(games.name_of(self.record.bits.data))
            self.rules = games.named(self.offered).Rules(self.record.game)
        self._record_end()

    def has_game(self):
        """Return whether a game has begun and not ended."""
        if self._aside:
            return self._aside[2]
        return self._record is not None and not self._record.game.is_over()

    def name_of(self, player):
        """Return what a player of the game that is on is called."""
        return self.words.SOLO if self.record.game.players == 1 else self.seats.name(player)

    def end_screen(self, is_whole):
        """Return the screen of the end: of one player or, if it `is_whole`, of all."""
        return self.rules.END_ON_TABLE

    def by_computer(self):
        """Return whether the player who has to act is the computer."""
        game = self.record.game
        if game.players == 1 or game.is_over():
            return False
        return self.seats.is_computer(self.rules.player(game))

    def begin(self, players, seed=None):
        """Begin a game, or ask first if that ends another one."""
        if self.has_game():
            self.open("give_up", players, seed)
        else:
            self.new_game(players, seed)

    def go_on(self):
        """Go on with the game begun. The screen goes first: an engine may have to be loaded."""
        self.leave()
        self.later(self.follow, -1)  # nobody has the device yet

    def new_game(self, players, seed=None):
        """Begin a game; several sit as they were set up last. Without a seed take the next one.

        The screen goes first: a game's engine is loaded for it.
        """
        self.leave()
        self.later(self._new_game, players, seed)

    def _new_game(self, players, seed):
        if seed is None:
            seed = self._next_seed()
        self._end_latest()
        game = games.named(self.offered)
        self.record = game.new(players, seed, self.variant)
        self.storage.begin(self.record)
        if self.settings.values[settings.STRICT]:
            self.storage.mark(marks.STRICT)
        if players > 1:
            self._sit_down()
        self.draft = None
        self.rules = game.Rules(self.record.game)
        self.follow(-1)  # nobody has the device yet

    def _end_latest(self):
        """Note what counts of the game before, if it is over, and let go of it.

        A board has no memory for it, or for its engine, beside the next one.
        """
        name = self.game_name()
        if name:
            finished = None if self.has_game() else self.record
            self.finished.remember(name, finished, self.seats)
            if finished is not None:
                self.storage.count(finished)
        self.record = self.rules = None

    def _sit_down(self):
        """Take the seats that were set up, if any, and keep them for this game and the next.

        A cut before they are kept leaves a game in which nothing has been done yet, with the seats
        of the one before.
        """
        if self.draft is not None:
            self.seats.copy_from(self.draft)
        if self.storage.keeps_games:
            data = bytearray(seats.ROOM)
            self.seats.write_into(data)
            self.storage.keep(SEATS, data, seats.ROOM)

    def seed_text(self):
        """Return what others need in order to play the game that is on: its code, or its day."""
        game = self.record.game
        seed = game.seed_low | game.seed_high << 16
        from firmware.session import daily

        if daily.is_daily(seed):
            return self.words_of("end").DAILY + " " + daily.text(seed)  # type: ignore[attr-defined]
        from firmware.session import seed_code

        return self.words_of("end").CODE + " " + seed_code.code_of(seed)  # type: ignore[attr-defined]

    def _next_seed(self):
        if self._seed is None:
            seed = int.from_bytes(os.urandom(4), "big")
            while seed >> 16 == DAILY_MARK:
                seed = int.from_bytes(os.urandom(4), "big")
            return seed
        seed = self._seed
        self._seed = (seed + 1) & 0xFFFFFFFF
        return seed

    # --- how they go on ---

    def show_phase(self):
        """Go to the screen of the phase that the game is in."""
        game = self.record.game
        if self.by_computer():
            self.show("computer")
            return
        self._end = ()
        if game.is_over() and game.players == 1:
            self.is_short = not self.has_room(_END if self.view is None else _END_BESIDE)
            self.later(self.end_of_solo)
        else:
            self.is_short = False
        if game.is_over() and self.end_screen(True) != self.rules.END_ON_TABLE:
            self.leave()  # that end is not shown on the table, and has no room beside it
        elif self.view is None:
            self.leave()
            self.later(self.make_way)
        self.show(self.rules.screen(game))

    def open_menu(self):
        """Go to the menu of a game, and make the game safe: the player may be about to switch off.

        Saving comes first. The modules that it imports go before the menu is loaded.
        """
        self.storage.save()
        sheets = self.record.game.players if self.rules.HAS_SHEETS else 0
        self.open("pause", 0, self.can_undo(), sheets)

    def open_end(self):
        """Go to the menu of a game that has ended."""
        players = self.record.game.players
        self.open("end", 0, players, self.rules.HAS_SHEETS, self.rank_of_end())

    def apply(self, action):
        """Let an action be seen, do it, and go to the screen of what comes next."""
        seen = self.rules.is_seen(self.record.game, action)
        if seen and self.settings.values[settings.SPEED]:
            self.show(self.rules.MOTION, action)
        else:
            self.carry_out(action)

    def carry_out(self, action):
        """Do an action, and go to the screen of what comes next."""
        rules = self.rules
        game = self.record.game
        player = rules.player(game)
        rules.look(game)
        self.act(action)
        effect = rules.listen(game)
        if effect:
            self.sound.play(effect)
        if rules.is_told(game):
            self.show("landing", player)
        else:
            self.follow(player)

    def act(self, action):
        """Do an action, and keep it."""
        self.storage.choose(self.record, action)
        self._latest = (self.record.count, action)
        self.sound.play(self.rules.act(self.record, action))
        game = self.record.game
        if game.is_over():
            self._record_end()
        if self.rules.is_quiet(game):
            self.storage.save()

    def _record_end(self):
        """Record a finished solo game: power may also have gone before that could be kept."""
        record = self.record
        if record is not None and record.game.players == 1 and record.game.is_over():
            you = self.words_of("end").YOU  # type: ignore[attr-defined]
            self.scores().record(record, self.marks, you)

    def rank_of_end(self, name=b""):
        """Return the rank that the game just ended was recorded at, 0 for none.

        `name` is empty, or three letters as numbers to write beside it.
        """
        return self.end_of_solo(name)[0] if self.record.game.players == 1 else 0

    def end_of_solo(self, name=b""):
        """Return what `rank_of_end` does, the name beside that rank, and the scores to beat.

        It is looked up once, before the screen that shows it is loaded: all of that together would
        not fit in a board's memory.
        """
        if name or not self._end:
            board = self.scores()
            if name:
                board.rename(self.record, name)
                self.storage.save()
            rank = board.rank_of(self.record)
            self._end = (rank, board.name(rank) if rank else "", board.blue)
        return self._end

    def scores(self):
        """Return the pink board of the game that is offered, for a screen."""
        from firmware.kept.scores import Scores

        return Scores(self.storage, self.offered)

    def follow(self, player):
        """Go to the screen of what comes next, `player` having had the device."""
        game = self.record.game
        passed_on = game.players > 1 and self.rules.player(game) != player
        if passed_on and not game.is_over() and not self.by_computer():
            self._hand_over()
        else:
            self.show_phase()

    def _hand_over(self):
        """Let the next person begin; whoever is alone with computers has the device already."""
        if list(self.seats.kinds[: self.record.game.players]).count(seats.PERSON) > 1:
            self.leave()
            self.show("hand_over")
        else:
            self.show_phase()
            self.lay("your_turn")

    def statistics(self):
        """Return the totals of all finished games with the latest: see kept/statistics.py."""
        was_aside = self._aside
        totals = self.storage.statistics(None if self.has_game() else self.record)
        if was_aside:
            self.put_aside()
        return totals

    def mark(self, mark):
        """Note for the scores that there was an undo, or a hint."""
        self.storage.mark(self.marks | mark)

    def can_undo(self):
        """Return whether there is a choice that can be undone."""
        return self.rules.can_undo(self.record, self.seats) and not self.marks & marks.STRICT

    def undo(self):
        """Take a person's latest choice back, and all that followed; return whether it could."""
        if not self.can_undo():
            return False
        if self.record.game.is_over():
            self.scores().withdraw(self.record)
        self.mark(marks.UNDO)
        self._take_back()
        while self.by_computer() and self.record.can_undo():
            self._take_back()
        self.show_phase()
        if self.record.count == self._latest[0]:
            self.later(self._adopt, self._latest[1])  # to be changed, not to be made anew
        return True

    def _adopt(self, action):
        self.screen.adopt(action)

    def _take_back(self):
        self.storage.undo()
        games.of(self.record).undo(self.record)
