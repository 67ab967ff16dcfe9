"""An emulated Pico: asks its process, pico/driver.mjs, and keeps what the board says."""

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
_QUIET_MS = 600  # without a pixel sent, and a picture is complete
_BOOT_MS = 30_000
_ERROR = re.compile(r"\w*(Error|Exception|Interrupt)\b")
_ENDED, _STARTED, _RESTARTED = "Code done running", "code.py output:", "soft reboot"
_REPORT = re.compile(r"trial: (\w+) (\d+)")  # firmware/memory/report.py


class EmulatorError(Exception):
    """The emulator cannot go on."""


class Board:
    """A Pico with this flash, these wires, and a console that somebody listens to."""

    def __init__(self, flash: Path, rom: Path, wiring: dict[str, Any]) -> None:
        """Switch it on. Nothing runs before it is asked to."""
        if not _LIBRARY.is_dir():
            raise OptionsError(f"{_LIBRARY} is missing: make trial installs it")
        self.console: list[str] = []
        self.free: list[tuple[str, int]] = []  # screens, and the bytes free on them
        self.warnings: list[str] = []  # of the emulator's library
        self.cut = ""  # where the power was cut, if it was
        self.ms = 0.0  # since it was switched on
        self.cpu_s = 0.0  # that the emulator has taken
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
            raise EmulatorError(f"the emulator ended when it was to {do}")
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
        """Run until a picture is complete; return whether one came."""
        is_drawn: bool = self._ask("settle", quiet=_QUIET_MS, most=_BOOT_MS)["isDrawn"]
        return is_drawn

    def settle(self, quiet_ms: int, most_ms: int) -> None:
        """Run until something was drawn and nothing more is."""
        self._ask("settle", quiet=quiet_ms, most=most_ms)

    def run(self, ms: float) -> None:
        """Let time pass."""
        self._ask("run", ms=ms)

    def press(self, key: str, hold_ms: int) -> None:
        """Press a key, and let it go."""
        self._ask("press", key=key, hold=hold_ms)

    def wait_for(self, pixels: bytes, quiet_ms: int, most_ms: int) -> tuple[int, float | None]:
        """Run until this picture is shown, and nothing was drawn for a while.

        Return how many pixels differ at the end, and the ms from the latest press until a pixel
        changed: None if none did.
        """
        text = base64.b64encode(pixels).decode()
        answer = self._ask("await", pixels=text, quiet=quiet_ms, most=most_ms)
        return answer["differing"], answer["first"]

    def picture(self) -> bytes:
        """Return what the screen shows: RGB565, low byte first, row by row."""
        return base64.b64decode(self._ask("look")["pixels"])

    def cut_power(self, units: int, damage: str, chance: int) -> None:
        """Cut the power after so many more bytes of flash were written: see docs/TRIAL.md."""
        self._ask("cut", units=units, damage=damage, chance=chance)

    def switch_on(self) -> None:
        """Switch it off, if the power was not cut, and on again."""
        self._ask("power")

    def save_flash(self, path: Path) -> None:
        """Write the flash as it is."""
        self._ask("save", file=str(path.absolute()))

    @property
    def is_over(self) -> bool:
        """Whether code.py has ended and has not been started again."""
        states = [line for line in self.console if _ENDED in line or _STARTED in line]
        return bool(states) and _ENDED in states[-1]

    @property
    def restarts(self) -> int:
        """How often the program was started again."""
        return sum(_RESTARTED in line for line in self.console)

    @property
    def errors(self) -> list[str]:
        """The last line of each traceback on the console."""
        return [line for line in self.console if _ERROR.match(line)]
