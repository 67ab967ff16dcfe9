"""A page in a real Chromium."""

import os
import shutil
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass, field
from typing import Any

from playwright.sync_api import Browser, Page, Request, sync_playwright

from engine.store.journal import Journal
from engine.store.tape import Tape
from sim.players.auto import make_player
from tests.firmware.handheld import Handheld
from tests.web.tab import CLOCK, Tab

NAMES = ("chromium", "chromium-browser", "google-chrome", "google-chrome-stable")
# The same without windows: opening the page in a tab takes 0.4 s of CPU time there, not 1.
SHELL = "chromium-headless-shell"
QUIET = ("disable-background-networking", "disable-component-update", "disable-sync")
OPTIONS = ["--no-sandbox", "--disable-gpu", "--no-first-run", *(f"--{name}" for name in QUIET)]
WHOLE = 1 << 30  # keys or gestures: the whole game
PHONE: dict[str, Any] = {
    "viewport": {"width": 390, "height": 844},
    "device_scale_factor": 3,
    "has_touch": True,
}


def find(is_whole: bool = True) -> str:
    """Return the path of a Chromium, or, unless `is_whole`, of its headless shell if that exists.

    NUMBER_DROP_CHROMIUM may name one that is not found otherwise.
    """
    wanted = os.environ.get("NUMBER_DROP_CHROMIUM")
    names = NAMES if is_whole else (SHELL, *NAMES)
    found = [path for name in names if (path := shutil.which(name))]
    if not wanted and not found:
        raise RuntimeError("The page's tests need Chromium: sudo apt install chromium")
    return wanted or found[0]


@contextmanager
def chromium(is_whole: bool = True) -> Iterator[Browser]:
    """Start Chromium, or its headless shell where that is enough."""
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=find(is_whole), args=OPTIONS)
        yield browser
        browser.close()


@dataclass
class Visit(Tab):
    """An open page, with its network requests and its complaints."""

    page: Page
    requests: list[str] = field(default_factory=list)
    complaints: list[str] = field(default_factory=list)

    def goto(self, address: str) -> None:
        self.page.goto(address)

    def load_again(self) -> None:
        self.page.reload()

    def evaluate(self, script: str) -> Any:
        return self.page.evaluate(script)  # wait_for_function would need eval in the page

    def press(self, key: str) -> None:
        self.page.keyboard.press(key)

    def set_size(self, width: int, height: int) -> None:
        self.page.set_viewport_size({"width": width, "height": height})

    def faults(self) -> list[str]:
        return self.complaints

    def pause(self, ms: int) -> None:
        self.page.wait_for_timeout(ms)

    def wait_to_be_told(self, words: str) -> None:
        """Wait until a screen reader is given these words, a moment after each picture."""
        self.wait_until(f"document.getElementById('state').textContent.includes({words!r})")

    def show_keys(self) -> None:
        """Show the keys, which are hidden on a phone."""
        self.page.click("#keys")
        self.rest()

    def touch(self, key: str) -> None:
        """Tap a key of the board with a finger."""
        self.page.touchscreen.tap(*self.place(key))
        self.rest()

    def place(self, key: str) -> tuple[float, float]:
        """Return the centre of a key, in CSS pixels."""
        box = self.page.locator(f'[data-key="{key}"]').bounding_box()
        assert box is not None
        return box["x"] + box["width"] / 2, box["y"] + box["height"] / 2


@contextmanager
def visit(browser: Browser, script: str = "", **options: Any) -> Iterator[Visit]:
    """Open a tab with storage of its own; `script` runs in it before the page's scripts."""
    context = browser.new_context(**{"color_scheme": "dark"} | options)
    context.add_init_script(CLOCK + script)
    found = Visit(context.new_page())

    def note(request: Request) -> None:
        found.requests.append(request.url)

    found.page.on("request", note)
    found.page.on("pageerror", lambda error: found.complaints.append(str(error)))
    found.page.on("console", lambda message: found.complaints.append(message.text))
    yield found
    context.close()


@dataclass
class Game:
    """A solo game: its keys after the beginning, the screen before each, and the final log."""

    keys: list[str]
    screens: list[str]
    log: str


def game(seed: int, off: int = -1, most: int = WHOLE) -> Game:
    """Return a random player's solo game, or its first `most` keys, on the simulated handheld.

    Before the key numbered `off`, it is switched off and on, which may change what is offered.
    """
    journal = Journal(Tape([bytearray(b"\xff" * 4096)]))
    device = Handheld(seed=seed, journal=journal)
    device.press("a")
    player = make_player("random", 1, seed)
    made = Game([], [], "")
    while device.name != "over" and len(made.keys) < most:
        if len(made.keys) == off:
            device = Handheld(journal=journal)
            device.press("a")
        key = player.next_key(device.app)
        assert key is not None
        made.keys.append(key)
        made.screens.append(device.name)
        device.press(key)
    made.log = device.app.session.record.to_bytes().hex()
    return made
