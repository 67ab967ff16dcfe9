"""A drive's own firmware, played by keys on the desktop's Python."""

import os
import subprocess
import sys
from pathlib import Path

from sim import project

# Prints the screens that keys lead to, then plays to the end and opens the replay.
DRIVER = """
import sys
sys.path.insert(0, {root!r})
import sim.blinka
import microcontroller
from sim.board.standins import rtc
microcontroller.nvm = None
sys.modules["rtc"] = rtc  # asked for by a high score
for name in [name for name in sys.modules if name.startswith(("engine", "firmware"))]:
    del sys.modules[name]
sys.path.insert(0, {drive!r})
from tests.vm.handset import Handset
device = Handset(("up", "down", "left", "right", "b", "a", "start", "select"), 160, 128, 1)
print(*device.app.navigator.screen.lines)
for key in {keys!r}.split():
    device.press(key)
    print(device.app.navigator.screen.name)
for _ in range(2000):  # more than any game takes
    if device.app.navigator.screen.name != "over":
        device.press("a")
assert device.app.session.record.game.is_over()
print(device.app.navigator.screen.name)
device.press("up")
print(device.app.navigator.screen.name)
for key in {then!r}.split():
    device.press(key)
    print(device.app.navigator.screen.name)
import firmware.app
assert firmware.app.__file__.startswith({drive!r})
"""


def driven(folder: Path, keys: str, then: str = "") -> list[str]:
    """Return the title's lines, and the screen after each key, for the firmware in a folder.

    `keys`, such as `down*3 a`, lead into a game, which is played to its end and replayed; `then`
    are pressed after that.
    """
    root = str(project.ROOT)
    driver = DRIVER.format(root=root, drive=str(folder), keys=keys_of(keys), then=keys_of(then))
    run = subprocess.run(
        [sys.executable, "-c", driver],
        capture_output=True,
        text=True,
        cwd=folder,
        check=False,
        env={**os.environ},
    )
    assert not run.stderr, run.stderr
    return run.stdout.split()


def keys_of(keys: str) -> str:
    """Return keys with `down*3` written out."""
    found = []
    for key in keys.split():
        name, _, times = key.partition("*")
        found += [name] * int(times or 1)
    return " ".join(found)
