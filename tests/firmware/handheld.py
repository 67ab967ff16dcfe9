"""A simulated PyGamer with the app on it, for tests that press its keys and look at its screen."""

from collections.abc import Callable
from typing import Any

from adafruit_display_text.label import Label

from engine.number_drop.game import Game
from firmware.app import App
from firmware.widgets.text_line import TextLine
from sim import blinka
from sim.auto import make_player
from sim.fingers import Fingers
from sim.script import parse

FRAME_MS = 33
PATIENCE = 100  # frames: longer than any animation


class Unseen:
    """A display of the same size that draws nothing, where only what happens is asked for."""

    width, height = 160, 128
    root_group: Any = None

    def refresh(self) -> None:
        """Draw nothing."""


class Handheld:
    """The device in a test's hands: each key pressed lasts a frame, and so does its release."""

    def __init__(self, seed: int = 1, drawn: bool = False) -> None:
        """Switch it on; its first game has the dice of `seed`. Drawing takes most of the time."""
        self.machine = blinka.switch_on("pygamer")
        board_file: Any = blinka.load_board_file("pygamer")
        self.display = board_file.make_display()
        shown = self.display if drawn else Unseen()
        self.app = App(shown, board_file.make_keys(), board_file.KEYS, seed=seed)
        self._names = board_file.KEYS
        self._fingers = Fingers(self.machine)
        self._now = 0
        self.step()

    @property
    def screen(self) -> Any:
        """The screen that the app shows."""
        return self.app.screen

    @property
    def name(self) -> str:
        """The name of that screen."""
        return self.app.screen.name

    @property
    def game(self) -> Game:
        """The game that is on."""
        return self.app.record.game

    # --- keys and time ---

    def step(self, elapsed: int = FRAME_MS) -> None:
        """Let time go by, in ms, with one step of the app at its end."""
        self._now = (self._now + elapsed) % (1 << 29)
        self._fingers.frame()
        self.app.step(self._now)

    def tap(self, key: str) -> None:
        """Press a key and let it go; what it sets in motion is left moving."""
        for down in (True, False):
            self._fingers.move(key, down)
            self.step()

    def press(self, keys: str) -> None:
        """Press keys, `up a right*3`, each when what the one before set in motion is at rest."""
        for press in parse(keys, self._names):
            assert press.key is not None
            self.tap(press.key)
            self.rest()

    def rest(self) -> None:
        """Wait until nothing moves."""
        for _ in range(PATIENCE):
            if self.app.at_rest:
                return
            self.step()
        raise AssertionError("still moving")

    # --- games ---

    def play(
        self, until: Callable[["Handheld"], bool], how: str = "hint", players: int = 1, seed: int = 1
    ) -> None:
        """Let a player of `--auto` press keys until something holds, asked before each of them."""
        player = make_player(how, players, seed)
        while not until(self):
            key = player.next_key(self.app)
            assert key is not None, "the game was over before"
            self.press(key)

    def play_to(self, name: str, how: str = "hint", players: int = 1, seed: int = 1) -> None:
        """Let a player of `--auto` play to a screen."""
        self.play(lambda device: device.name == name, how, players, seed)

    # --- what is shown ---

    def texts(self) -> list[str]:
        """Return every text on the screen but the key hints."""
        return [text for text in _texts(self.app.display.root_group) if text]

    def row_marks(self) -> list[int]:
        """Return the state of each row's +2 or -5 as the play screen shows it, row 0 first."""
        from firmware.widgets import cells, grid

        tiles = self.app.view.grid._tiles
        marks = [tiles[(13 - row) * 8 + 7] for row in range(14)]
        states = [mark - (cells.PENALTY if row >= 11 else cells.BONUS) for row, mark in enumerate(marks)]
        assert set(states) <= {grid.OPEN, grid.CIRCLED, grid.COMING}
        return states

    def values(self, state: int) -> set[tuple[int, int]]:
        """Return the (kind, value) that the play screen shows in a state; (2, 8) is the bonus."""
        from firmware.widgets import track

        view = self.app.view.track
        shown = {
            (kind, index + 3)
            for kind in range(2)
            for index in range(5)
            if view._values[kind][index] // 6 == state
        }
        assert track.CHOSEN == 3
        return shown | ({(2, 8)} if view._letters[5] // 6 == state else set())

    def digits(self) -> dict[int, int]:
        """Return what the play screen shows in each cell: kind + digit of widgets/cells.py."""
        tiles = self.app.view.grid._tiles
        return {row * 8 + col: tiles[(13 - row) * 8 + col] for row in range(14) for col in range(7)}


def _texts(part: Any) -> list[str]:
    if isinstance(part, (TextLine, Label)):
        return [part.text]
    try:
        parts = list(part)
    except TypeError:
        return []
    return [text for inner in parts for text in _texts(inner)]
