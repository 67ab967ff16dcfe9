"""A page in a real Chromium, played key by key.

Time in the page only advances by the frames that a test grants, each of FRAME_MS.
"""

import base64
import os
import shutil
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

from playwright.sync_api import Browser, Page, Request, sync_playwright

from engine.store.journal import Journal
from engine.store.tape import Tape
from sim.players.auto import make_player
from tests.firmware.handheld import FRAME_MS, Handheld

NAMES = ("chromium", "chromium-browser", "google-chrome", "google-chrome-stable")
# The same without windows: opening the page in a tab takes 0.4 s of CPU time there, not 1.
SHELL = "chromium-headless-shell"
QUIET = ("disable-background-networking", "disable-component-update", "disable-sync")
OPTIONS = ["--no-sandbox", "--disable-gpu", "--no-first-run", *(f"--{name}" for name in QUIET)]
WHOLE = 1 << 30  # keys or gestures: the whole game
PATIENCE = 1200  # times 50 ms: longer than a page takes on a slow and busy computer
KEYBOARD = {"start": "s", "select": "h", "a": "a", "b": "b"}
KEYBOARD |= {way: f"Arrow{way.title()}" for way in ("up", "down", "left", "right")}
KEPT = "Object.entries(localStorage).map(([name, text]) => [name, text.slice(0, 99)])"
PHONE: dict[str, Any] = {
    "viewport": {"width": 390, "height": 844},
    "device_scale_factor": 3,
    "has_touch": True,
}

# `letGo` advances time and triggers frames.
CLOCK = """
let now = 0, waiting = [];
requestAnimationFrame = (frame) => waiting.push(frame);
performance.now = () => now;
globalThis.letGo = (ms) => {
    now += ms;
    for (const frame of waiting.splice(0)) {
        frame(now);
    }
};
globalThis.rest = (ms) => {
    letGo(ms);
    for (let patience = 200; !numberDrop.device.is_at_rest(); patience--) {
        if (!patience) {
            throw new Error("still moving");
        }
        letGo(ms);
    }
};
"""


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
class Visit:
    """An open page, with its network requests and its complaints."""

    page: Page
    requests: list[str] = field(default_factory=list)
    complaints: list[str] = field(default_factory=list)

    def open(self, file: Path, hash: str = "") -> None:
        """Open the page from its file, and wait for the first picture."""
        self.page.goto(f"{file.as_uri()}#{hash}")
        self.wait()

    def reload(self) -> None:
        """Reload the page as it is."""
        self.page.reload()
        self.wait()

    def wait(self) -> None:
        """Wait until the device exists."""
        self.wait_until("globalThis.numberDrop !== undefined")
        self.page.evaluate(f"rest({FRAME_MS})")

    def wait_until(self, holds: str) -> None:
        """Wait until a JavaScript expression is true.

        Playwright's own method would need eval in the page.
        """
        for _ in range(PATIENCE):
            if self.page.evaluate(holds):
                return
            self.page.wait_for_timeout(50)
        raise AssertionError(f"not true: {holds}; {self.complaints}; {self.page.evaluate(KEPT)}")

    def wait_to_be_told(self, words: str) -> None:
        """Wait until a screen reader is given these words, a moment after each picture."""
        self.wait_until(f"document.getElementById('state').textContent.includes({words!r})")

    def device(self, call: str) -> Any:
        """Return the result of a method of program.py's Device, such as `log()`."""
        return self.page.evaluate(f"numberDrop.device.{call}")

    def type(self, key: str) -> None:
        """Press a board's key on the keyboard, and wait until everything is at rest."""
        self.page.keyboard.press(KEYBOARD[key])
        self.page.evaluate(f"letGo({FRAME_MS}); rest({FRAME_MS})")

    def show_keys(self) -> None:
        """Show the keys, which are hidden on a phone."""
        self.page.click("#keys")
        self.page.evaluate(f"letGo({FRAME_MS}); rest({FRAME_MS})")

    def touch(self, key: str) -> None:
        """Tap a key of the board with a finger."""
        self.page.touchscreen.tap(*self.place(key))
        self.page.evaluate(f"letGo({FRAME_MS}); rest({FRAME_MS})")

    def place(self, key: str) -> tuple[float, float]:
        """Return the centre of a key, in CSS pixels."""
        box = self.page.locator(f'[data-key="{key}"]').bounding_box()
        assert box is not None
        return box["x"] + box["width"] / 2, box["y"] + box["height"] / 2

    def state(self) -> dict[str, Any]:
        """Return what the page knows about the current screen."""
        message: dict[str, Any] = self.page.evaluate("JSON.parse(numberDrop.device.state())")
        return message

    def pixels(self) -> bytes:
        """Return the picture as RGB565."""
        return base64.b64decode(self.page.evaluate("numberDrop.frame()"))

    def notice(self) -> str:
        """Return the notice above the board."""
        shown = self.page.locator("#notice")
        return shown.inner_text() if shown.is_visible() else ""


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
