"""Runs the firmware in the page's MicroPython, on what the page lends.

The page gives `page`, a module of JavaScript functions: keep(address, length) puts the memory that
is there away and returns whether that could be, tone(frequency, volume) and rumble(strength) are
heard and felt, and chance() is a byte that nobody can foretell.
"""

import json
import os

import microcontroller
import page
import rtc
import uctypes
from displayio import drawn_changes  # type: ignore[attr-defined]  # of the stand-in
from paint import Canvas

from engine.const import TYPE_CHECKING
from firmware import games
from firmware.session.seed_code import LENGTH, seed_of
from firmware.start import start
from web.lines import listen

if TYPE_CHECKING:
    from firmware.interfaces.game import SeededGame

MEMORY_BYTES = 4096
_DIGITS = "0123456789"
_MOST = (1 << 32) - 1  # of seeds


class Memory:
    """A board's memory that the browser keeps. A write that it refuses changes nothing."""

    def __init__(self, saved):
        """Take what was kept, as hexadecimal digits; "" for a new one, all 1s.

        ValueError if it has another length.
        """
        self.data = bytearray(bytes.fromhex(saved) or b"\xff" * MEMORY_BYTES)
        if len(self.data) != MEMORY_BYTES:
            raise ValueError("not a memory of this board")

    def __len__(self):
        return MEMORY_BYTES

    def __getitem__(self, index):
        return self.data[index]  # of a slice a bytearray, as on a board

    def __setitem__(self, index, data):
        before = self.data[index]
        self.data[index] = data
        if not page.keep(uctypes.addressof(self.data), MEMORY_BYTES):
            self.data[index] = before
            raise RuntimeError("Unable to write to nvm")  # as a board says it


class Screen:
    """The display. Its light cannot be set, and the page turns what it shows."""

    def __init__(self, width, height, is_mono):
        self.width = width
        self.height = height
        self.rotation = 0
        self.root_group = None
        self.canvas = Canvas(width, height, is_mono)
        self.is_new = False  # whether there is a picture that the page has not yet shown
        self._drawn = None

    def refresh(self):
        """Draw, if anything changed."""
        if drawn_changes() or self.root_group is not self._drawn:
            self._drawn = self.root_group
            self.canvas.draw(self.root_group)
            self.is_new = True


class Keys:
    """Key events in the order in which the page put them here."""

    def __init__(self):
        self.events = []

    def next_event(self):
        return self.events.pop(0) if self.events else 0


class Voice:
    """What is heard."""

    def tone(self, frequency, volume):
        page.tone(frequency, volume)


class VoiceAndMotor(Voice):
    """What is heard and felt."""

    def rumble(self, strength):
        page.rumble(strength)


class BoardFile:
    """What the firmware asks a board's file for. Of every board the memory is the same one.

    So a game goes on when another board is chosen, and each choice in it is safe at once.
    """

    NVM = "rp2"

    def __init__(self, told):
        self.KEYS = told["keys"]
        self.LABELS = told["labels"]
        self.keys = Keys()
        self.screen = Screen(told["width"], told["height"], told["is_mono"])
        if told["voice"]:
            self.make_voice = VoiceAndMotor if told["has_motor"] else Voice

    def make_display(self):
        return self.screen

    def make_keys(self):
        return self.keys


class Device:
    """The board that the page shows. What it calls here returns numbers or text."""

    def __init__(self, told, saved, language):
        """Switch on a board, `told` of as JSON, with a memory as hexadecimal digits.

        `language` is that of the browser, which counts until the player chooses one.
        """
        listen()
        os.urandom = lambda count: bytes([page.chance() for _ in range(count)])
        os.getenv = {"NUMBER_DROP_LANGUAGE": language}.get
        microcontroller.nvm = Memory(saved)
        self._asked = None  # (game, seed) of one that is to begin as soon as nothing moves
        self._board = BoardFile(json.loads(told))
        self._app = start(self._board, None)

    def frame_address(self):
        """Return where in the machine's memory the picture is."""
        return uctypes.addressof(self._board.screen.canvas.data)

    def set_date(self, year, month, day):
        """Set the board's clock."""
        rtc.RTC.datetime = (year, month, day, 0, 0, 0, 0, 1, -1)

    def key(self, event):
        """Take a key event: n + 1 for key n pressed, -(n + 1) for key n let go."""
        self._board.keys.events.append(event)

    def step(self, now):
        """Let the firmware take a step at `now`, in ms; return whether there is a new picture."""
        screen = self._board.screen
        screen.is_new = False
        if self._asked is not None and self._app.at_rest:
            self._begin()
        self._app.step(now)
        return screen.is_new

    def begin(self, name, text):
        """Begin a solo game, by the name in games.NAMES, "" for the first; return if there is it.

        `text` is its seed, a number or a code of letters, "" for any; nothing in Drop It is random.
        It begins as soon as nothing moves, so that a choice is done whose fall is still to be seen.
        """
        name = name or games.NAMES[0]
        if name not in games.NAMES:
            return False
        seed = _seed(text) if text and games.facts(name).HAS_CODES else None
        if seed == -1:
            return False
        self._asked = (name, seed)
        return True

    def _begin(self):
        """Begin the game that was asked for, from the title, as a player would.

        The firmware asks first about a game that is on. It may be of the other game, and only the
        title may offer one while the other is on: back from the question leads there.
        """
        app = self._app
        name, seed = self._asked
        self._asked = None
        app.session.offer(name)
        app.session.variant = 0
        app.navigator.show("title")
        from firmware.session import game_start

        game_start.begin(app, 1, seed)

    def link(self):
        """Return what begins the game that is on, or was last, once more: "seed=7"; "" for none."""
        record = self._app.session.home.record
        if record is None:
            return ""  # type: ignore[unreachable]  # before the first game
        name = games.name_of(record.bits.data)
        if not games.facts(name).HAS_CODES:
            return "game=" + name
        game: SeededGame = record.game  # type: ignore[assignment]  # since it has codes
        return "seed=" + str(game.seed_low | game.seed_high << 16)

    def log(self):
        """Return the game that is on, all its choices, as hexadecimal digits."""
        record = self._app.session.home.record
        return "" if record is None else record.to_bytes().hex()

    def glance(self):
        """Return what decides how the page looks: "1 fr", whether turned round, and the language.

        It is asked for in every frame.
        """
        return str(int(self._board.screen.rotation == 180)) + " " + self._app.language

    def is_at_rest(self):
        """Return whether nothing moves, and no game is about to begin."""
        return self._asked is None and self._app.at_rest

    def state(self):
        """Return what can be seen, as JSON, to be told in words."""
        from web.seen import seen  # both games' engines: only once the first picture is there

        return json.dumps(seen(self._app))


def _seed(text):
    """Return the seed that a number or a code of letters means, -1 if it means none."""
    is_code = len(text) == LENGTH and text[0] == "0"  # all of its letters may be digits
    if not is_code and all(character in _DIGITS for character in text):
        seed = int(text)
        return seed if seed <= _MOST else -1
    return seed_of(text)
