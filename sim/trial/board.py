"""An emulated Pico, run by the process pico/driver.mjs, and a log of its console."""

import base64
import json
import re
import subprocess
from pathlib import Path
from types import TracebackType
from typing import Any

from sim.command_line import OptionsError
from sim.players.twin import node

_DRIVER = Path(__file__).with_name("pico") / "driver.mjs"
_LIBRARY = _DRIVER.parent / "node_modules" / "rp2040js"
_QUIET_MS = 600  # without a pixel sent, after which a picture is complete
_BOOT_MS = 30_000
_ERROR = re.compile(r"\w*(Error|Exception|Interrupt)\b")
_ENDED, _STARTED, _RESTARTED = "Code done running", "code.py output:", "soft reboot"
_REPORT = re.compile(r"trial: (\w+) (\d+)")  # firmware/memory/report.py


class EmulatorError(Exception):
    """The emulator cannot continue."""


class Board:
    """A Pico with a given flash and wiring, and a console that is read."""

    def __init__(self, flash: Path, rom: Path, wiring: dict[str, Any]) -> None:
        """Switch it on. Nothing runs until it is asked to."""
        if not _LIBRARY.is_dir():
            raise OptionsError(f"{_LIBRARY} is missing: make trial installs it")
        self.console: list[str] = []
        self.free: list[tuple[str, int]] = []  # screens, with their free bytes
        self.warnings: list[str] = []  # of the emulator's library
        self.cut = ""  # where the power was cut, if it was
        self.ms = 0.0  # since it was switched on
        self.cpu_s = 0.0  # CPU time of the emulator
        self._process = subprocess.Popen(
            [node(), _DRIVER], stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True
        )
        self._ask("start", flash=str(flash.absolute()), rom=str(rom.absolute()), wiring=wiring)

    def __enter__(self) -> "Board":
        """Return it."""
        return self

    def __exit__(
        self,
        kind: type[BaseException] | None,
        error: BaseException | None,
        at: TracebackType | None,
    ) -> None:
        """Switch it off."""
        self._process.kill()
        self._process.communicate()

    def _ask(self, do: str, **request: Any) -> dict[str, Any]:
        assert self._process.stdin is not None and self._process.stdout is not None
        self._process.stdin.write(json.dumps({"do": do, **request}) + "\n")
        self._process.stdin.flush()
        line = self._process.stdout.readline()
        if not line:
            raise EmulatorError(f"the emulator ended during the request {do}")
        answer: dict[str, Any] = json.loads(line)
        if "error" in answer:
            raise EmulatorError(f"the emulator cannot {do}: {answer['error']}")
        self.ms, self.cpu_s, self.cut = answer["ms"], answer["cpu"], answer["cut"]
        self.warnings += answer["warnings"]
        for text in answer["console"]:
            report = _REPORT.fullmatch(text)
            if report:
                self.free.append((report[1], int(report[2])))
            else:
                self.console.append(text)
        return answer

    def boot(self) -> bool:
        """Run until a picture is complete; return whether there was one."""
        is_drawn: bool = self._ask("settle", quiet=_QUIET_MS, most=_BOOT_MS)["isDrawn"]
        return is_drawn

    def settle(self, quiet_ms: int, most_ms: int) -> None:
        """Run until something has been drawn, and then nothing for a while."""
        self._ask("settle", quiet=quiet_ms, most=most_ms)

    def run(self, ms: float) -> None:
        """Run for a while."""
        self._ask("run", ms=ms)

    def press(self, key: str, hold_ms: int) -> None:
        """Press and release a key."""
        self._ask("press", key=key, hold=hold_ms)

    def wait_for(self, pixels: bytes, quiet_ms: int, most_ms: int) -> tuple[int, float | None]:
        """Run until this picture is shown and nothing has been drawn for a while.

        Return the number of pixels that differ at the end, and the ms from the latest press to the
        first changed pixel, None if there was none.
        """
        text = base64.b64encode(pixels).decode()
        answer = self._ask("await", pixels=text, quiet=quiet_ms, most=most_ms)
        return answer["differing"], answer["first"]

    def picture(self) -> bytes:
        """Return what the screen shows: RGB565, low byte first, row by row."""
        return base64.b64decode(self._ask("look")["pixels"])

    def cut_power(self, units: int, damage: str, chance: int) -> None:
        """Cut the power after this many more bytes of flash are written: see docs/TRIAL.md."""
        self._ask("cut", units=units, damage=damage, chance=chance)

    def switch_on(self) -> None:
        """Switch it off, unless the power was cut, and on again."""
        self._ask("power")

    def save_flash(self, path: Path) -> None:
        """Write the flash to a file."""
        self._ask("save", file=str(path.absolute()))

    @property
    def is_over(self) -> bool:
        """Whether code.py has ended and was not restarted."""
        states = [line for line in self.console if _ENDED in line or _STARTED in line]
        return bool(states) and _ENDED in states[-1]

    @property
    def restarts(self) -> int:
        """The number of times the program was restarted."""
        return sum(_RESTARTED in line for line in self.console)

    @property
    def errors(self) -> list[str]:
        """The last line of each traceback on the console."""
        return [line for line in self.console if _ERROR.match(line)]
