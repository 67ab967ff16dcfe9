"""A tiny app in place of the firmware's: a square that the keys move and A lets slide."""

from types import SimpleNamespace
from typing import Any

from engine.store.journal import Journal
from engine.store.tape import Tape
from firmware.kept.storage import Storage

STEP = 8
SLIDE_FRAMES = 5
BACKGROUND, SQUARE = 0x001020, 0xFF8000


class Square:
    """Has the interface that the simulator needs from an app.

    START raises an exception, to test what happens then.
    """

    def __init__(
        self,
        display: Any,
        keys: Any,
        key_names: tuple[str, ...],
        seed: int | None = None,
        language: str | None = "en",
    ) -> None:
        import displayio
        import vectorio

        self._display, self._keys, self._names = display, keys, key_names
        self.seed, self.language = seed, language
        screen = SimpleNamespace(name="square", is_settled=True, is_busy=False)
        self.navigator = SimpleNamespace(screen=screen)
        self.session = SimpleNamespace(record=None, offered="number_drop")
        self.session.storage = Storage(Journal(Tape([bytearray(0)])))
        self.session.main_session = self.session
        self.input = SimpleNamespace(presses=0)
        self.events: list[tuple[str, bool]] = []
        self._sliding = 0
        self.is_restless = False  # it says that it still moves
        self.restless_ms = range(0)  # at these times it does, too
        self._now_ms = 0
        self.blinks = False  # it changes in every step
        floor, paint = displayio.Palette(1), displayio.Palette(1)
        floor[0], paint[0] = BACKGROUND, SQUARE
        group = displayio.Group()
        width, height = display.width, display.height
        group.append(vectorio.Rectangle(pixel_shader=floor, width=width, height=height, x=0, y=0))
        self.square = vectorio.Rectangle(pixel_shader=paint, width=STEP, height=STEP, x=80, y=64)
        group.append(self.square)
        display.root_group = group

    @property
    def at_rest(self) -> bool:
        return self._sliding == 0 and not (self.is_restless or self._now_ms in self.restless_ms)

    def step(self, now_ms: int) -> None:
        self._now_ms = now_ms
        while event := self._keys.next_event():
            name = self._names[abs(event) - 1]
            self.events.append((name, event > 0))
            if event > 0:
                self._press(name)
        if self._sliding:
            self._sliding -= 1
            self.square.x += 1
        if self.blinks:
            self.square.x ^= 1
        self._display.refresh()

    def _press(self, name: str) -> None:
        self.input.presses += 1
        if name == "start":
            raise ZeroDivisionError("START was pressed")
        if name == "a":
            self._sliding = SLIDE_FRAMES
        self.square.x += STEP * ((name == "right") - (name == "left"))
        self.square.y += STEP * ((name == "down") - (name == "up"))
