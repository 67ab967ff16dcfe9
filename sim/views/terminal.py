"""The screen in a terminal, in half blocks of 24-bit colour."""

import os
import re
import select
import signal
import sys
import termios
from collections.abc import Sequence
from types import FrameType
from typing import TYPE_CHECKING, Any, NoReturn

from sim.board.standins.sounds import Sound
from sim.views.half_blocks import changes
from sim.views.keyboard import legend, turned
from sim.views.view import NoViewError, Subject

if TYPE_CHECKING:
    from sim.board.display import Display

# A terminal does not report key releases, only characters, which it repeats while a key is held, at
# least every 90 ms. So a key counts as held until its character fails to arrive for this long.
_KEY_UP_MS = 120

_KEYS = {
    b"\x1b[A": "up",
    b"\x1b[B": "down",
    b"\x1b[D": "left",
    b"\x1b[C": "right",
    b"a": "a",
    b"b": "b",
    b"x": "x",
    b"y": "y",
    b"\r": "start",
    b"\n": "start",
    b" ": "select",
}
_QUIT = b"q"
# An escape sequence (some terminals send O instead of [ with arrows), or else a single byte.
_INPUT = re.compile(rb"\x1b[\[O][0-9;]*[A-Za-z~]|.", re.DOTALL)
_UNFINISHED = re.compile(rb"\x1b(?:[\[O][0-9;]*)?\Z")

_ENTER = "\x1b[?1049h\x1b[?25l\x1b[2J"
_LEAVE = "\x1b[0m\x1b[?25h\x1b[?1049l"
_CLEAR = "\x1b[0m\x1b[2J\x1b[H"
_ENDING_SIGNALS = (signal.SIGTERM, signal.SIGHUP)


class Terminal:
    """A view in the terminal of standard input and output.

    Raises NoViewError if they are not a terminal, or if it is too small. Until close(), the
    terminal is in raw mode and shows its alternate screen. close() may be called twice.
    """

    def __init__(self, subject: Subject) -> None:
        self.closed = False
        self.touched: tuple[int, int] | None = None  # never: terminals report no mouse
        self._width, self._height = subject.panel
        self._subject = subject
        self._in, self._out = sys.stdin.fileno(), sys.stdout.fileno()
        self._is_turned = False  # for left-handed players
        self._pixels = bytearray()
        self._size = os.terminal_size((0, 0))
        self._typed = b""
        self._up_at_ms: dict[str, int] = {}
        self._is_open = False
        if not (os.isatty(self._in) and os.isatty(self._out)):
            raise NoViewError("--view terminal: standard input and output are not a terminal")
        if not self._fits(os.get_terminal_size(self._out)):
            raise NoViewError(f"--view terminal: {self._needed(os.get_terminal_size(self._out))}")
        self._open()

    def key_changes(self, now_ms: int) -> list[tuple[str, bool]]:
        """Return the keys pressed (True) or released (False) since the last call."""
        gone = [name for name, up_at in self._up_at_ms.items() if up_at <= now_ms]
        key_changes = [(name, False) for name in gone]
        for name in gone:
            del self._up_at_ms[name]
        for typed in self._read():
            plain = _plain(typed)
            if plain in _KEYS:
                pressed = turned(_KEYS[plain], self._is_turned)
                if pressed not in self._up_at_ms:
                    key_changes.append((pressed, True))
                self._up_at_ms[pressed] = now_ms + _KEY_UP_MS
            elif plain == _QUIT:
                self.closed = True
        return key_changes

    def show(self, display: "Display") -> None:
        """Rewrite the cells whose pixels have changed, or all if the terminal was resized."""
        size = os.get_terminal_size(self._out)
        if size != self._size or display.is_turned != self._is_turned:
            self._size, self._is_turned = size, display.is_turned
            self._pixels = bytearray()
            self._write(_CLEAR + (self._legend_line() if self._fits(size) else self._needed(size)))
        if self._fits(size) and self._pixels != (seen := display.upright()):
            self._write(changes(self._pixels, seen, self._width))
            self._pixels[:] = seen

    def play_latest(self, sounds: Sequence[Sound]) -> None:
        """Ignore sounds: a terminal can only beep."""

    def close(self) -> None:
        """Restore the terminal."""
        if not self._is_open:
            return
        self._is_open = False
        try:
            self._write(_LEAVE)
        finally:
            termios.tcsetattr(self._in, termios.TCSADRAIN, self._line_mode)
            for number, handler in self._handlers.items():
                signal.signal(number, handler)

    def _open(self) -> None:
        self._line_mode = termios.tcgetattr(self._in)
        self._handlers = {number: signal.signal(number, _end) for number in _ENDING_SIGNALS}
        self._is_open = True
        termios.tcsetattr(self._in, termios.TCSADRAIN, _key_mode(self._line_mode))
        self._write(_ENTER)

    def _read(self) -> list[bytes]:
        """Return the characters and escape sequences typed since the last call."""
        while select.select([self._in], [], [], 0)[0]:
            typed = os.read(self._in, 1024)
            if not typed:  # the terminal is gone
                self.closed = True
                break
            self._typed += typed
        rest = _UNFINISHED.search(self._typed)
        end = rest.start() if rest else len(self._typed)
        whole, self._typed = self._typed[:end], self._typed[end:]
        return _INPUT.findall(whole)

    def _fits(self, size: os.terminal_size) -> bool:
        return size.columns >= self._width and size.lines >= self._lines()

    def _lines(self) -> int:
        """Return the number of lines needed: the screen's, and one for the legend."""
        return (self._height + 1) // 2 + 1

    def _needed(self, size: os.terminal_size) -> str:
        return (
            f"the terminal has to be {self._width} x {self._lines()} characters, but it is "
            f"{size.columns} x {size.lines}: enlarge it, make its font smaller, "
            "use a small board, --board tinycircuits_thumby, or --view none with --keys and --shot"
        )

    def _legend_line(self) -> str:
        keys = legend(self._subject.keys, self._subject.labels, self._is_turned)
        return f"\x1b[{self._lines()};1H{f'{keys}   quit: q'[: self._width]}"

    def _write(self, text: str) -> None:
        rest = text.encode()
        while rest:
            rest = rest[os.write(self._out, rest) :]


def _plain(typed: bytes) -> bytes:
    """Normalize an arrow's sequence, or return a letter as without Shift, Ctrl or Caps Lock."""
    return b"\x1b[" + typed[-1:] if typed.startswith(b"\x1b") else typed.lower()


def _key_mode(line_mode: list[Any]) -> list[Any]:
    """Return terminal settings with which each key is read at once and not echoed.

    Ctrl-C still interrupts. Ctrl-Z, which would leave the terminal in raw mode, is disabled.
    """
    mode = [*line_mode[:6], [*line_mode[6]]]
    mode[0] &= ~(termios.IXON | termios.ICRNL)
    mode[3] &= ~(termios.ICANON | termios.ECHO | termios.IEXTEN)
    disabled = os.fpathconf(sys.stdin.fileno(), "PC_VDISABLE")
    for key in (termios.VSUSP, termios.VQUIT):
        mode[6][key] = bytes([disabled])
    return mode


def _end(number: int, frame: FrameType | None) -> NoReturn:
    """Turn a signal into an orderly exit that restores the terminal."""
    raise SystemExit(128 + number)
