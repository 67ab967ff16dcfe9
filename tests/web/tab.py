"""An open page in any engine, played by keys and by touch.

Time in the page only advances by the frames that a test grants, each of FRAME_MS.
"""

import base64
import time
from abc import ABC, abstractmethod
from pathlib import Path
from typing import Any

from tests.firmware.handheld import FRAME_MS
from tests.touch_player import Move

PATIENCE = 1200  # times 50 ms: longer than a page takes on a slow and busy computer
KEYBOARD = {"start": "s", "select": "h", "a": "a", "b": "b"}
KEYBOARD |= {way: f"Arrow{way.title()}" for way in ("up", "down", "left", "right")}
KEPT = "Object.entries(localStorage).map(([name, text]) => [name, text.slice(0, 99)])"
NOTICE = "(notice => notice.hidden ? '' : notice.innerText)(document.getElementById('notice'))"
# The page's own observer was registered before this one, so it has already run.
LAID_OUT = """
new Promise((done) => new ResizeObserver(done).observe(document.getElementById("table")))
"""
SCREEN = "document.getElementById('screen')"
# Where it is, and its CSS pixels per pixel.
BOX = f"""(({{ left, top, width }}, screen) => [left, top, width / screen])(
    {SCREEN}.getBoundingClientRect(), {SCREEN}.width
)"""
LONG_MS = 100  # of a frame while something falls: the longest that the page accepts

# `letGo` advances time and triggers frames. A running page stops after its next frame.
CLOCK = """
let now = performance.now(), waiting = [];
window.requestAnimationFrame = (frame) => waiting.push(frame);
performance.now = () => now;
window.isHeld = () => waiting.length > 0;
window.letGo = (ms) => {
    now += ms;
    for (const frame of waiting.splice(0)) {
        frame(now);
    }
};
window.rest = (ms) => {
    letGo(ms);
    for (let patience = 200; !numberDrop.device.is_at_rest(); patience--) {
        if (!patience) {
            throw new Error("still moving");
        }
        letGo(ms);
    }
};
"""


class Tab(ABC):
    """An open page."""

    @abstractmethod
    def goto(self, address: str) -> None:
        """Open an address, and wait until everything is loaded."""

    @abstractmethod
    def load_again(self) -> None:
        """Reload, and wait until everything is loaded."""

    @abstractmethod
    def evaluate(self, script: str) -> Any:
        """Return the value of a JavaScript expression, or what it promises."""

    @abstractmethod
    def press(self, key: str) -> None:
        """Press a key of the keyboard, by its DOM name."""

    @abstractmethod
    def set_size(self, width: int, height: int) -> None:
        """Set the size of the window's content, in CSS pixels."""

    @abstractmethod
    def faults(self) -> list[str]:
        """Return the page's errors, and what it has printed to the console."""

    def open(self, file: Path, hash: str = "") -> None:
        """Open the page from its file, and wait for the first picture."""
        self.goto(f"{file.as_uri()}#{hash}")
        self.wait()

    def reload(self) -> None:
        """Reload the page as it is."""
        self.load_again()
        self.wait()

    def wait(self) -> None:
        """Wait until the device exists."""
        self.wait_until("globalThis.numberDrop !== undefined")
        self.evaluate(f"rest({FRAME_MS})")

    def wait_until(self, holds: str) -> None:
        """Wait until a JavaScript expression is true."""
        for _ in range(PATIENCE):
            if self.evaluate(holds):
                return
            self.pause(50)
        raise AssertionError(f"not true: {holds}; {self.faults()}; {self.evaluate(KEPT)}")

    def pause(self, ms: int) -> None:
        """Wait in real time."""
        time.sleep(ms / 1000)

    def device(self, call: str) -> Any:
        """Return the result of a method of program.py's Device, such as `log()`."""
        return self.evaluate(f"numberDrop.device.{call}")

    def follow(self, link: str) -> None:
        """Follow a link to a game, given as the part after `#`."""
        self.evaluate(f"location.hash = {link!r}")
        self.wait_until("location.hash === ''")
        self.evaluate(f"rest({FRAME_MS})")

    def rest(self, ms: int = FRAME_MS) -> None:
        """Let the page process its input, and wait until everything is at rest."""
        self.evaluate(f"letGo({FRAME_MS}), rest({ms})")

    def type(self, key: str) -> None:
        """Press a board's key on the keyboard, and wait until everything is at rest."""
        self.press(KEYBOARD[key])
        self.rest()

    def state(self) -> dict[str, Any]:
        """Return what the page knows about the current screen."""
        message: dict[str, Any] = self.evaluate("JSON.parse(numberDrop.device.state())")
        return message

    def size(self) -> tuple[int, int]:
        """Return the size of the page's screen in pixels."""
        width, height = self.evaluate(f"[{SCREEN}.width, {SCREEN}.height]")
        return width, height

    def pixels(self) -> bytes:
        """Return the picture as RGB565."""
        return base64.b64decode(self.evaluate("numberDrop.frame()"))

    def notice(self) -> str:
        """Return the notice above the board."""
        text: str = self.evaluate(NOTICE)
        return text

    def resize(self, width: int, height: int) -> None:
        """Resize the page's window; wait until the layout is done."""
        self.set_size(width, height)
        self.wait_until(f"innerWidth === {width} && document.body.clientHeight === {height}")
        self.evaluate(LAID_OUT)


class Pointer(ABC):
    """A finger or mouse on the page's screen, at coordinates in the screen's own pixels."""

    def __init__(self, tab: Tab) -> None:
        """Take an open page."""
        self._tab = tab

    @abstractmethod
    def down(self, x: float, y: float) -> None:
        """Put the finger down, in CSS pixels."""

    @abstractmethod
    def move(self, x: float, y: float) -> None:
        """Move it."""

    @abstractmethod
    def lift(self) -> None:
        """Lift it."""

    def place(self, x: int, y: int) -> tuple[float, float]:
        """Return the centre of a pixel of the screen, in CSS pixels."""
        left, top, scale = self._tab.evaluate(BOX)
        return left + (x + 0.5) * scale, top + (y + 0.5) * scale

    def touch(self, move: Move) -> None:
        """Press at one place, lift at another, and wait until everything is at rest."""
        self.down(*self.place(move.x, move.y))
        if not move.is_tap:
            self.move(*self.place(move.to_x, move.to_y))
        self.lift()
        self._tab.rest(LONG_MS)
