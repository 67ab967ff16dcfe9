"""A simulated PyGamer with the app, for tests that press keys and look at its screen."""

import importlib
import sys
import time
from collections import deque
from collections.abc import Callable, Iterator, Mapping
from contextlib import contextmanager
from contextvars import ContextVar
from typing import Any
from unittest.mock import patch

from displayio import Group
from PIL import Image

from engine.number_drop.bot import Bot
from engine.number_drop.sheet import LINE
from engine.number_drop.table import ROLL
from engine.store.journal import Journal
from engine.store.tape import Tape
from firmware.app import App
from firmware.kept.storage import Storage
from firmware.keys.directions import DIRECTIONS
from firmware.memory import loader
from firmware.number_drop.widgets import cells, grid
from firmware.session import game_start, undo
from firmware.sound.voice import Sound
from firmware.touch import finger
from firmware.widgets.bars import pairs
from firmware.widgets.hint_line import MESSAGE, HintLine
from firmware.widgets.text_line import TextLine
from sim.board import simulated_board
from sim.board.fingers import Fingers
from sim.board.key_script import parse
from sim.board.standins import rtc
from sim.players.auto import make_player
from sim.views.recorder import picture

LINED = 80  # the first of the sprites with the line, in the same order
FRAME_MS = 33
MEANINGS = (*DIRECTIONS, "a", "b", "start", "select", "help")
IN_STEPS = ("block", "drop", "combo")  # where few keys choose one thing after the other
PATIENCE = 400  # frames: longer than any animation; the longest is counting up at the end
MOST_PRESSES = 10_000  # more than any game takes


# Defaults for a new handheld: its board, its language, whether anything is drawn, and the size of
# its screen. See `held`.
_held: ContextVar[tuple[str, str | None, bool, tuple[int, int] | None]] = ContextVar(
    "held", default=("pygamer", None, True, None)
)


@contextmanager
def held(
    board: str,
    language: str | None = None,
    drawn: bool = True,
    screen: tuple[int, int] | None = None,
) -> Iterator[None]:
    """Let handhelds made inside this context differ from the usual one.

    They have another board or language, or are not drawn; these may have another screen size.
    """
    token = _held.set((board, language, drawn, screen))
    try:
        yield
    finally:
        _held.reset(token)


def thinking() -> Any:
    """Return the currently loaded class Thinking, which an earlier screen may have unloaded."""
    return importlib.import_module("firmware.session.thinking").Thinking


def pink_board(session: Any) -> Any:
    """Return the Scores of the game that a session offers."""
    scores = importlib.import_module("firmware.kept.scores")
    return scores.Scores(session.storage, session.offered)


def set_clock(day: int, month: int = 11) -> None:
    """Set the clock to a day of 2026; switching on resets it."""
    rtc.now = lambda: time.struct_time((2026, month, day, 9, 0, 0, 4, 1, -1))


class NullView:
    """A display of the same size that draws nothing, for tests that need no pictures."""

    root_group: Any = None

    def __init__(self, display: Any) -> None:
        self.width, self.height = display.width, display.height
        self.rotation = 0
        self.look: Callable[[], object] = lambda: None

    def refresh(self) -> None:
        """Draw nothing, but call whatever looks on."""
        self.look()


class OtherKeys:
    """The keys of a board built by somebody else, and the fingers on them."""

    def __init__(self, names: tuple[str, ...]) -> None:
        self._names = names
        self._events: deque[int] = deque()

    def move(self, name: str, down: bool) -> None:
        """Press or release a key."""
        number = self._names.index(name) + 1
        self._events.append(number if down else -number)

    def frame(self) -> None:
        """Begin a frame: all moves have been carried out."""

    def next_event(self) -> int:
        """Return the next event as a board file's keys do."""
        return self._events.popleft() if self._events else 0


class Recorded(Sound):
    """Records effects instead of playing them."""

    def __init__(self) -> None:
        super().__init__(None)
        self.effects: list[bytes] = []

    def play(self, notes: bytes) -> None:
        """Record an effect."""
        self.effects.append(bytes(notes))


class Message:
    """The message in the hint bar."""

    def __init__(self, line: HintLine) -> None:
        pieces = zip(line.pieces[::3], line.pieces[2::3], strict=True)
        self.text = "".join(text for text, value in pieces if value == MESSAGE)


class Handheld:
    """The device in a test's hands; each key press lasts one frame, and so does its release."""

    def __init__(
        self,
        seed: int = 1,
        drawn: bool = False,
        names: tuple[str, ...] = (),
        labels: Mapping[str, str] | None = None,
        board: str | None = None,
        language: str | None = None,
        journal: Journal | None = None,
        screen: tuple[int, int] | None = None,
    ) -> None:
        """Switch it on; its first game has the dice of `seed`.

        It only draws if it is `drawn`, as that takes most of the time.

        With `names`, and `labels` printed on some of them, it has other keys than a PyGamer.
        `board` is the name of a board file; on any other than the PyGamer, `press` takes commands
        instead of keys. A `journal` keeps what has to survive until the next handheld is switched
        on with it. `screen` is the width and height of a screen that is not drawn, if they differ
        from the board's.
        """
        if board is None:
            board, held_language, may_draw, held_screen = _held.get()
            language = language or held_language
            screen = screen or held_screen
            drawn = drawn and may_draw
        self.machine = simulated_board.switch_on(board)
        board_file: Any = simulated_board.load_board_file(board)
        self.by_meaning = board != "pygamer"
        labels = labels or getattr(board_file, "LABELS", None)
        self.display = board_file.make_display()
        shown: Any = self.display if drawn else NullView(self.display)
        if screen is not None:
            shown.width, shown.height = screen
        self._names = names or board_file.KEYS
        self.fingers: Any = OtherKeys(names) if names else Fingers(self.machine)
        keys: Any = self.fingers if names else board_file.make_keys()
        make_voice = getattr(board_file, "make_voice", None)
        voice = make_voice() if make_voice else None
        description: dict[str, Any] = {"seed": seed, "labels": labels, "voice": voice}
        if language is not None:
            description["language"] = language
        self.journal = journal or Journal(Tape([bytearray(0)]))
        # Texts in which the previous handheld's keys are named.
        loader.unload([name for name in sys.modules if ".text." in name])
        loader.own_loaded()
        self.app: Any = App(shown, keys, self._names, Storage(self.journal), **description)
        if self.machine.touch is not None:
            finger.feel(self.app, board_file)
        self.now = 0
        self.step()

    @property
    def screen(self) -> Any:
        """The screen that the app shows."""
        return self.app.navigator.screen

    @property
    def name(self) -> str:
        """The name of that screen."""
        return self.app.navigator.screen.name

    @property
    def hints(self) -> list[tuple[str, str]]:
        """The key hints in its bar: each key, and what it does."""
        return pairs(self.screen.bar.contents()[0])

    @property
    def message(self) -> str:
        """The message in its bar."""
        return str(self.screen.bar.contents()[1])

    @property
    def game(self) -> Any:
        """The game in progress."""
        return self.app.session.record.game

    def watch(self, look: Callable[[], object]) -> None:
        """Call a function at each refresh from now on; the handheld must not be drawn."""
        self.app.display.look = look

    def listen(self) -> list[bytes]:
        """Return the list to which the effects are added that it plays from now on."""
        self.app.sound = Recorded()
        effects: list[bytes] = self.app.sound.effects
        return effects

    # --- keys and time ---

    def step(self, elapsed: int = FRAME_MS) -> None:
        """Advance the time by `elapsed` ms, then step the app once."""
        self.now = (self.now + elapsed) % (1 << 29)
        self.fingers.frame()
        self.app.step(self.now)

    def tap(self, key: str, ms: int = FRAME_MS) -> None:
        """Press a key and release it after `ms`, without waiting for its effects."""
        self.fingers.move(key, True)
        self.step()
        for _ in range(ms // FRAME_MS - 1):
            self.step()
        self.fingers.move(key, False)
        self.step()

    def press(self, keys: str) -> None:
        """Press keys, such as `up b:800 right*3 wait:400`, one after the other.

        Each waits until the effect of the previous one is at rest. `b:800` holds the key for 800
        ms, `wait:400` waits 400 ms.
        """
        if self.by_meaning:
            self._mean(keys)
            return
        for press in parse(keys, self._names):
            if press.key is None:
                self.wait(press.ms)
            else:
                self.tap(press.key, press.ms)
                self.rest()

    def wait(self, ms: int) -> None:
        """Press nothing for `ms` milliseconds."""
        for _ in range(-(-ms // FRAME_MS)):
            self.step()

    def _mean(self, meanings: str) -> None:
        """Perform these commands with whatever keys the board has, drawing after each.

        Where few keys choose in steps, a direction goes forwards or back, and A through all of
        them.
        """
        for press in parse(meanings, MEANINGS):
            screen = self.app.navigator.screen
            if press.key is None:
                self.wait(press.ms)
            elif screen.name == "tutorial":  # which passes on what it is given
                screen.handle_key(press.key)
            elif not (self.app.key_map.is_few and screen.name in IN_STEPS):
                screen.press(press.key)
            elif press.key in DIRECTIONS:
                screen.go(1 if press.key in ("right", "down") else -1)
            else:
                screen.handle_key(press.key)
                self.rest()
                while press.key == "a" and self.app.navigator.screen is screen:
                    screen.handle_key("a")
                    self.rest()
            self.step()
            self.rest()

    def choose(self, line: str) -> None:
        """Go to a line of a menu, also past the end of the title's, and press A."""
        if line not in self.screen.lines:
            if self.name == "title":
                self.choose("more")
            else:
                self.press("b")
        assert line in self.screen.lines
        while self.screen.lines[self.screen.menu.chosen] != line:
            self.press("down")
        self.press("a")

    def picture(self) -> Image.Image:
        """Return the screen's current picture; the handheld has to be `drawn`."""
        self.step()
        return picture(self.display)

    def rest(self) -> None:
        """Wait until nothing moves, and every key that was pressed has acted."""
        for _ in range(PATIENCE):
            if self.app.at_rest and not self.app.input.peek_key():
                return
            self.step()
        raise AssertionError("still moving")

    def touch(self, x: int, y: int, to_x: int | None = None, to_y: int | None = None) -> None:
        """Put a finger on a pixel of the board's touch screen, drag it to another, and lift it.

        Wait until all is at rest.
        """
        touch = self.machine.touch
        assert touch is not None
        for at in ((x, y), (x if to_x is None else to_x, y if to_y is None else to_y), None, None):
            touch.put(at)
            self.step()
        self.rest()

    # --- games ---

    def start(self, players: int) -> None:
        """Begin a game without variants from the title, confirming if that ends another one."""
        game_start.begin(self.app, players)

    def new_game(self, players: int, seed: int | None = None) -> None:
        """Begin a game with the rules currently set up, replacing any other."""
        game_start.new_game(self.app, players, seed, self.app.session.variant)

    def do(self, action: int) -> None:
        """Perform an action as a screen does."""
        self.app.navigator.follow(self.app.session.do(action))

    def follow(self, player: int = -1) -> None:
        """Go to where the game continues, after `player`, or nobody, has had the device."""
        self.app.navigator.follow(self.app.session.next(player))

    def show_phase(self) -> None:
        """Go to the screen of the game's current phase."""
        self.app.navigator.follow(self.app.session.phase())

    def undo(self) -> str:
        """Undo the latest choice; return the reason if that is refused."""
        return undo.undo(self.app)

    def play(
        self,
        until: Callable[["Handheld"], bool],
        how: str = "hint",
        players: int = 1,
        seed: int = 1,
        game: str = "number_drop",
    ) -> None:
        """Let a player of `--auto` press keys until a condition holds, checked before each.

        "hint" is a board's own computer player: the strong one's skill does not matter here, and
        its games take ten times as long.
        """
        with patch("sim.players.auto_number_drop.best_player", lambda players: Bot()):
            player = make_player(how, players, seed, game)
        while not until(self):
            assert self.app.input.presses < MOST_PRESSES, f"no way on from {self.name}"
            key = player.next_key(self.app)
            assert key is not None, "the game was over before"
            self.press(key)

    def play_to(
        self,
        name: str,
        how: str = "hint",
        players: int = 1,
        seed: int = 1,
        game: str = "number_drop",
    ) -> None:
        """Let a player of `--auto` play to a screen."""
        self.play(lambda device: device.name == name, how, players, seed, game)

    # --- what is shown ---

    def lines(self) -> list[Any]:
        """Return every line of text on the screen except key hints, which have no `text`."""
        return [line for line in _lines(self.app.display.root_group) if line.text]

    def texts(self) -> list[str]:
        """Return the texts of these lines; a Label may have several."""
        return [text for line in self.lines() for text in line.text.split("\n") if text]

    def rows(self) -> list[str]:
        """Return the text of each row of a list, whatever the colours of its columns."""
        columns = [line.text.split("\n") for line in self.lines() if "\n" in line.text]
        return [" ".join(filter(None, row)) for row in zip(*columns, strict=True)]

    def row_marks(self) -> list[int]:
        """Return the state of each row's +2 or -5 on the play screen, row 0 first."""
        sprites = self.app.navigator.view.grid._sprites
        marks = [sprites[(13 - row) * 8 + 7] for row in range(14)]
        firsts = [cells.PENALTY if row >= LINE else cells.BONUS for row in range(14)]
        states = [mark - first for mark, first in zip(marks, firsts, strict=True)]
        assert set(states) <= {grid.OPEN, grid.CIRCLED, grid.COMING}
        return states

    def values(self, state: int) -> set[tuple[int, int]]:
        """Return the (kind, value) pairs in a state on the play screen; (2, 8) is the bonus."""
        view = self.app.navigator.view.track
        shown = {
            (kind, index + 3)
            for kind in range(2)
            for index in range(5)
            if view._values[kind][index] // 6 == state
        }
        return shown | ({(2, 8)} if view._letters[5] // 6 == state else set())

    def digits(self) -> dict[int, int]:
        """Return what the play screen shows in each cell: kind + digit of widgets/cells.py.

        For a low screen, whose sprites include the line, that is all cells, visible or not.
        """
        grid = self.app.navigator.view.grid
        if self.app.navigator.view.layout.is_low:
            return {cell: grid._all[cell] % LINED for cell in range(14 * 8) if cell & 7 < 7}
        sprites = grid._sprites
        return {
            row * 8 + col: sprites[(13 - row) * 8 + col] for row in range(14) for col in range(7)
        }


def chosen_line(menu: Any) -> Any:
    """Return the picture of a menu's selected line."""
    (line,) = [part for part in menu if type(part).__name__ == "ChosenLine"]
    return line


def menu_names(menu: Any) -> list[str]:
    """Return a menu's visible lines; one is empty if the value of the line above takes its row."""
    names: str = _lines(menu)[0].text
    return names.split("\n")


def is_shown(part: Any, root: Any) -> bool:
    """Return whether a part of the display is somewhere in `root`, and nothing hides it."""
    if root.hidden or root is part:
        return not root.hidden
    return isinstance(root, Group) and any(is_shown(part, inner) for inner in root)


def _lines(part: Any) -> list[Any]:
    if part.hidden:
        return []
    # The libraries and the hint bar are unloaded and reloaded.
    if isinstance(part, TextLine) or type(part).__name__ == "Label":
        return [part]
    if type(part).__name__ == "HintBar":
        return [Message(line) for line in part.lines]
    if not isinstance(part, Group):
        return []
    return [line for inner in part for line in _lines(inner)]


def set_up(device: Handheld, players: int) -> None:
    """Begin a game of several people, from the title up to the first hand-over."""
    device.choose("players")
    device.press("down" + " right" * (players - 2) + " up a")


def begin(device: Handheld, players: int = 1) -> None:
    """Begin a game by keys, from title to first roll."""
    if players == 1:
        device.choose("solo")
        device.press("a")
    else:
        set_up(device, players)
        for _ in range(players):
            assert device.name == "hand_over"
            device.press("a a")
        device.press("a")
    assert device.game.phase == ROLL and device.game.players == players


def begun(device: Handheld) -> Handheld:
    """Press on to the first roll."""
    device.choose("solo")
    device.press("a")
    assert device.name == "roll"
    return device
