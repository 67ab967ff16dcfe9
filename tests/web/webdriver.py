"""A page in Firefox, by Marionette, and in WebKitGTK, by WebDriver: the same commands for both.

Each visit starts a browser of its own, so its storage is empty.
"""

import json
import os
import shutil
import socket
import subprocess
import time
import urllib.error
import urllib.request
from abc import ABC, abstractmethod
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any

import pytest

from tests.web.tab import CLOCK, Pointer, Tab

SECONDS = 120  # longest wait for a browser to start, or to answer
UPRIGHT = (500, 844)  # CSS pixels: the narrowest window that Firefox allows
PREFERENCES = {"marionette.port": 0, "intl.accept_languages": '"en-GB"'}  # 0: any free port
TOUCHED = {
    "dom.w3c_touch_events.enabled": 1,
    "ui.primaryPointerCapabilities": 1,  # coarse
    "ui.allPointerCapabilities": 1,
}
# WebKitWebDriver simulates touch with a mouse, so its events are relabelled.
AS_TOUCH = "Object.defineProperty(PointerEvent.prototype, 'pointerType', { get: () => 'touch' });"
LISTEN = """
window.complaints = [];
window.addEventListener("error", ({ message }) => complaints.push(message));
window.addEventListener("unhandledrejection", ({ reason }) => complaints.push(String(reason)));
for (const name of ["debug", "error", "info", "log", "warn"]) {
    console[name] = (...said) => complaints.push(said.join(" "));
}
"""
KEYS = {
    "ArrowLeft": "\ue012",
    "ArrowUp": "\ue013",
    "ArrowRight": "\ue014",
    "ArrowDown": "\ue015",
    "Escape": "\ue00c",
}


class Driver(ABC):
    """Sends commands to a browser: https://www.w3.org/TR/webdriver2/."""

    @abstractmethod
    def do(self, command: str, **parameters: Any) -> Any:
        """Execute a command and return its result. Raises RuntimeError if it fails."""


class Marionette(Driver):
    """Drives Firefox: the commands of WebDriver as JSON over TCP."""

    def __init__(self, port: int) -> None:
        self._socket = socket.create_connection(("localhost", port), timeout=SECONDS)
        self._answers = self._socket.makefile("rb")
        self._count = 0
        self._answer()  # its greeting
        self.do("NewSession")

    def do(self, command: str, **parameters: Any) -> Any:
        self._count += 1
        text = json.dumps([0, self._count, f"WebDriver:{command}", parameters]).encode()
        self._socket.sendall(b"%d:%s" % (len(text), text))
        _, _, fault, result = self._answer()
        if fault:
            raise RuntimeError(f"{command}: {fault['error']}: {fault['message']}")
        return result["value"] if "value" in result else result

    def _answer(self) -> Any:
        length = b""
        while (character := self._answers.read(1)) != b":":
            if not character:
                raise RuntimeError("Firefox has ended")
            length += character
        return json.loads(self._answers.read(int(length)))


class WebKit(Driver):
    """Drives WebKitGTK: the commands of WebDriver as JSON over HTTP."""

    PATHS = {
        "Navigate": "/url",
        "ExecuteScript": "/execute/sync",
        "PerformActions": "/actions",
        "SetWindowRect": "/window/rect",
    }

    def __init__(self, port: int) -> None:
        self._session = f"http://localhost:{port}/session"
        self._session += "/" + self._post("", {"capabilities": {}})["sessionId"]

    def do(self, command: str, **parameters: Any) -> Any:
        return self._post(self.PATHS[command], parameters)

    def _post(self, path: str, parameters: dict[str, Any]) -> Any:
        content = json.dumps(parameters).encode()
        try:
            with urllib.request.urlopen(self._session + path, content, SECONDS) as answer:
                return json.load(answer)["value"]
        except urllib.error.HTTPError as fault:
            raise RuntimeError(f"{path}: {fault.read().decode()}") from None


class Visit(Tab):
    """An open page, with its complaints."""

    def __init__(self, driver: Driver, scripts: str = "") -> None:
        """Take a new browser; `scripts` run in each page after it has started."""
        self._driver = driver
        self._scripts = CLOCK + LISTEN + scripts

    def goto(self, address: str) -> None:
        self._driver.do("Navigate", url=address)

    def load_again(self) -> None:
        # Firefox's Refresh command bypasses service workers.
        self.evaluate("(window.numberDrop = undefined, setTimeout(() => location.reload()))")

    def evaluate(self, script: str) -> Any:
        return self._driver.do("ExecuteScript", script=f"return {script.strip()}", args=[])

    def press(self, key: str) -> None:
        name = KEYS.get(key, key)
        self.act("key", {"type": "keyDown", "value": name}, {"type": "keyUp", "value": name})

    def set_size(self, width: int, height: int) -> None:
        more, above = self.evaluate("[outerWidth - innerWidth, outerHeight - innerHeight]")
        self._driver.do("SetWindowRect", width=width + more, height=height + above)

    def faults(self) -> list[str]:
        complaints: list[str] = self.evaluate("window.complaints ?? []")
        return complaints

    def wait(self) -> None:
        self.wait_until("globalThis.numberDrop !== undefined")
        if not self.evaluate("'isHeld' in window"):
            self._driver.do("ExecuteScript", script=self._scripts, args=[])
        self.wait_until("isHeld()")
        super().wait()

    def act(self, kind: str, *actions: dict[str, Any], **parameters: Any) -> None:
        """Perform actions of a keyboard or pointer."""
        source = {"type": kind, "id": kind, "actions": actions, "parameters": parameters}
        self._driver.do("PerformActions", actions=[source])


class Finger(Pointer):
    """A finger; in WebKitGTK a mouse whose events say that it is one."""

    def __init__(self, visit: Visit) -> None:
        super().__init__(visit)
        self._visit = visit

    def down(self, x: float, y: float) -> None:
        self.move(x, y)
        self._act({"type": "pointerDown", "button": 0})

    def move(self, x: float, y: float) -> None:
        self._act({"type": "pointerMove", "x": round(x), "y": round(y), "duration": 0})

    def lift(self) -> None:
        self._act({"type": "pointerUp", "button": 0})

    def _act(self, action: dict[str, Any]) -> None:
        self._visit.act("pointer", action, pointerType="touch")


@contextmanager
def firefox(is_phone: bool) -> Iterator[Visit]:
    """Open a tab in Firefox."""
    program = found("firefox-esr", "firefox", package="firefox-esr")
    wanted = PREFERENCES | (TOUCHED if is_phone else {})
    lines = [f"user_pref({json.dumps(name)}, {value});\n" for name, value in wanted.items()]
    with TemporaryDirectory(ignore_cleanup_errors=True) as profile:
        Path(profile, "user.js").write_text("".join(lines), "utf-8")
        file = Path(profile, "MarionetteActivePort")
        command = [program, "--headless", "--marionette", "--profile", profile]
        with running(command, HOME=profile):
            wait_for(lambda: file.exists() and file.read_text("utf-8"), "Firefox")
            visit = Visit(Marionette(int(file.read_text("utf-8"))))
            if is_phone:
                visit.set_size(*UPRIGHT)
            yield visit


@contextmanager
def webkit(is_phone: bool) -> Iterator[Visit]:
    """Open a tab in WebKitGTK's MiniBrowser, on a display of its own."""
    program = found("WebKitWebDriver", package="webkit2gtk-driver")
    display = found("Xvfb", package="xvfb")
    with TemporaryDirectory(ignore_cleanup_errors=True) as home, socket.socket() as free:
        free.bind(("localhost", 0))
        port = free.getsockname()[1]
        free.close()
        number = Path(home, "display")
        with (
            number.open("w") as file,
            running([display, "-displayfd", str(file.fileno())], file.fileno()),
        ):
            wait_for(lambda: number.read_text("utf-8"), "Xvfb")
            shown = f":{number.read_text('utf-8').strip()}"
            with running([program, f"--port={port}"], DISPLAY=shown, HOME=home, LANG="C"):
                wait_for(lambda: answers(port), "WebKitWebDriver")
                visit = Visit(WebKit(port), AS_TOUCH if is_phone else "")
                if is_phone:
                    visit.set_size(*UPRIGHT)
                yield visit


def found(*names: str, package: str) -> str:
    """Return the path of a program. The test fails if none of these names is found."""
    for name in names:
        if path := shutil.which(name):
            return path
    pytest.fail(f"These tests need {names[0]}: sudo apt install {package}", pytrace=False)


@contextmanager
def running(command: list[str], *files: int, **environment: str) -> Iterator[None]:
    """Run a program, which inherits these file descriptors, and terminate it afterwards."""
    process = subprocess.Popen(
        command,
        stdout=subprocess.DEVNULL,
        stderr=subprocess.DEVNULL,
        pass_fds=files,
        env=os.environ | environment,
    )
    try:
        yield
    finally:
        process.terminate()
        process.wait(SECONDS)


def wait_for(is_ready: Callable[[], object], name: str) -> None:
    """Wait until a program is ready. Raises RuntimeError if that takes too long."""
    end = time.monotonic() + SECONDS
    while not is_ready():
        if time.monotonic() > end:
            raise RuntimeError(f"{name} does not start")
        time.sleep(0.05)


def answers(port: int) -> bool:
    """Return whether a server listens on this port."""
    with socket.socket() as caller:
        return caller.connect_ex(("localhost", port)) == 0
