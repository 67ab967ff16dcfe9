"""A handheld whose keys are mashed, and what has to hold afterwards."""

import random
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from typing import Any
from unittest import mock

from engine.drop_it import replay as drop_it_replay
from engine.number_drop.replay import from_bytes
from engine.store.journal import Journal
from engine.store.tape import Tape
from firmware import games
from firmware.drop_it.widgets import paint as drop_it_paint
from firmware.kept.storage import Storage
from firmware.keys.input import HOLD
from firmware.widgets.text_line import TextLine
from tests.engine.playing import saved
from tests.firmware.handheld import Handheld
from tests.unpainted import unpainted

EVERY = 500  # presses between two ways to the title
NEAR = 30  # presses that lead from anywhere to the title, most of them through a menu's lines
HELD = 0.15  # of the presses


class Masher:
    """A handheld operated by random presses, some of them long."""

    def __init__(self, board: str, seed: int, weight: int) -> None:
        """Switch on a board whose A is pressed `weight` times as often as other keys.

        That gets through games. Boards with few keys need no weight: half of all presses are A.
        """
        self.journal = Journal(Tape([bytearray(8192)]))
        self.device = Handheld(seed, board=board, journal=self.journal)
        self.chance = random.Random(seed)
        self.names = self.device.app.key_map.names
        if self.device.app.key_map.is_few:
            weight = 1
        self.weights = [weight if name == "a" else 1 for name in self.names]
        self.pressed = 0
        self.screens: set[str] = set()

    def mash(self, presses: int) -> None:
        """Press this number of keys, and occasionally go to the title."""
        for _ in range(presses):
            (name,) = self.chance.choices(self.names, self.weights)
            self.press(name, self.chance.random() < HELD)
            if self.pressed % EVERY == 0:
                self.to_title()

    def press(self, name: str, held: bool) -> None:
        """Press and release a key; if `held`, release it only once it counts as held."""
        device = self.device
        device.fingers.move(name, True)
        device.step()
        if held:
            device.step(HOLD)
        device.fingers.move(name, False)
        device.step()
        self.pressed += 1
        self.screens.add(device.name)

    def mean(self, meaning: str) -> None:
        """Press the key for a command, or hold it."""
        key_map = self.device.app.key_map
        held = meaning not in key_map.pressed
        number = (key_map.held if held else key_map.pressed).index(meaning)
        self.press(self.names[number], held)
        self.device.rest()

    def to_title(self) -> None:
        """Go to the title as a player would."""
        self.device.rest()
        for _ in range(NEAR):
            if self.device.name == "title":
                return
            self.mean(self._towards_title())
        raise AssertionError(f"no way from {self.device.name} to the title")

    def _towards_title(self) -> str:
        """Return the command that leads nearer to the title, through a menu or by going back."""
        screen: Any = self.device.screen
        key_map = self.device.app.key_map
        if screen.name in ("pause", "end"):
            if screen.lines[screen.menu.chosen] == "title":
                return "a"
            return "next" if key_map.is_few else "down"
        if screen.name == "over":
            return "select" if key_map.has("select") else "a"
        start = (
            hasattr(screen, "active_field")
            and screen.name != "sheets"
            or screen.name in ("hand_over", "tutorial")
            or getattr(screen, "_jumps", False)  # a text's letters, on two keys
        )
        return "start" if start else "b"

    def check(self) -> None:
        """Check that no press was lost, and that the game is saved as it was played."""
        self.to_title()
        app = self.device.app
        assert app.input.presses == self.pressed
        record = app.session.record
        check_record(record)
        kept: Any = Storage(self.journal).load()
        assert kept.to_bytes() == record.to_bytes()


def check_record(record: Any) -> None:
    """Check that a record of either game contains the whole game."""
    if games.name_of(record.bits.data) == "number_drop":
        assert saved(from_bytes(record.to_bytes()).game) == saved(record.game)
    else:
        again = drop_it_replay.from_bytes(record.to_bytes()).game
        messages = [(game.scores, bytes(game.jokers), game.phase) for game in (again, record.game)]
        assert messages[0] == messages[1] and again.board.count == record.game.board.count


@contextmanager
def quick() -> Iterator[None]:
    """Draw no pictures and reload no modules in this context, as that takes most of the time."""
    nothing: Callable[..., None] = lambda *_, **__: None  # noqa: E731
    with (
        unpainted(),
        mock.patch.object(TextLine, "_copy", nothing),
        mock.patch.object(drop_it_paint, "_paint", nothing),
        mock.patch.object(drop_it_paint, "write", nothing),
    ):
        yield
