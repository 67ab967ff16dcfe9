"""The terminal view on a real pseudo-terminal: it draws, takes keys, and always cleans up."""

import os
import select
import signal
import subprocess
import sys
import time

import pytest

from sim.project import ROOT
from sim.views.keyboard import legend

termios = pytest.importorskip("termios", reason="the terminal view is for Unix terminals")
pty = pytest.importorskip("pty", reason="the terminal view is for Unix terminals")

PROGRAM = """
import os, sys
os.login_tty(0)  # so that Ctrl-C, typed there, reaches it
from sim.__main__ import main
import sim.options, sim.session
from tests.sim.square import Square

def start(board_file, wanted, seed):
    display = board_file.make_display()
    display.rotation = int(os.environ.get("TURNED", 0))
    app = Square(display, board_file.make_keys(), board_file.KEYS)
    app.seen = []
    return app

sim.options.languages = lambda: ["en"]
sim.session._start = start
code = main(["--view", "terminal"])
print("ended with", code)
sys.exit(code)
"""
ENTER, LEAVE = b"\x1b[?1049h", b"\x1b[?1049l"
PATIENCE_S = 20


class Pseudo:
    """A pseudo-terminal in which the square runs."""

    def __init__(self, columns: int = 160, lines: int = 65) -> None:
        self._near, far = pty.openpty()
        termios.tcsetwinsize(far, (lines, columns))
        self.before = termios.tcgetattr(far)
        self.far = far
        self.output = b""
        self.program = subprocess.Popen(
            [sys.executable, "-c", PROGRAM],
            cwd=ROOT,
            env={**os.environ, "PYTHON_COLORS": "0"},  # Python 3.13 colours its tracebacks
            stdin=far,
            stdout=far,
            stderr=far,
            # A background process may have been started with Ctrl-C ignored.
            preexec_fn=lambda: signal.signal(signal.SIGINT, signal.SIG_DFL),
        )

    def until(self, wanted: bytes) -> None:
        """Read until `wanted` has been written since the last call."""
        deadline = time.monotonic() + PATIENCE_S
        while wanted not in self.output:
            assert time.monotonic() < deadline, (wanted, self.output[-400:])
            self._read()
        self.output = self.output.partition(wanted)[2]

    def type(self, keys: bytes) -> None:
        """Type these characters."""
        os.write(self._near, keys)

    def resize(self, columns: int, lines: int) -> None:
        """Resize the terminal."""
        termios.tcsetwinsize(self.far, (lines, columns))

    def end(self) -> int:
        """Wait until the program ends; return its exit code."""
        deadline = time.monotonic() + PATIENCE_S
        while self.program.poll() is None:
            assert time.monotonic() < deadline, self.output[-400:]
            self._read()
        self._read()
        return self.program.returncode

    def close(self) -> None:
        """End the program if it is still running."""
        self.program.kill()
        self.program.wait()
        os.close(self.far)
        os.close(self._near)

    def _read(self) -> None:
        while select.select([self._near], [], [], 0.05)[0]:
            self.output += os.read(self._near, 65536)


@pytest.fixture
def start():
    """Return a function that starts the square in a terminal of a given size."""
    started = []

    def start(*size):
        started.append(Pseudo(*size))
        return started[-1]

    yield start
    for pseudo in started:
        pseudo.close()


def test_it_draws_takes_keys_and_leaves_with_q(start):
    terminal = start()
    terminal.until(ENTER)
    terminal.until(b"quit: q")
    terminal.until(b"\x1b[1;1H")
    terminal.type(b"\x1b[C")
    terminal.until(b"\x1b[33;81H")  # the square leaves its first cell
    terminal.type(b"q")
    assert terminal.end() == 0
    assert LEAVE in terminal.output
    assert b"ended with 0" in terminal.output.partition(LEAVE)[2]
    assert termios.tcgetattr(terminal.far) == terminal.before


def test_a_key_is_let_go_by_itself_and_can_come_again(start):
    terminal = start()
    terminal.until(b"\x1b[1;1H")
    for column in (81, 89, 97):
        terminal.type(b"\x1bOC")  # an arrow as sent by some terminals
        terminal.until(b"\x1b[33;%dH" % column)
        time.sleep(0.3)
    terminal.type(b"Q")  # with Caps Lock
    assert terminal.end() == 0


def test_for_the_left_hand_picture_and_directions_are_turned(start, monkeypatch):
    """The square takes the board's left for left, whichever hand holds the board."""
    monkeypatch.setenv("TURNED", "180")
    terminal = start()
    terminal.until(b"\x1b[1;1H")
    terminal.type(b"\x1b[C")
    terminal.until(b"\x1b[33;73H")
    terminal.type(b"q")
    assert terminal.end() == 0


def test_the_line_below_names_the_keys_as_the_board_labels_them():
    labels = {"a": "L", "start": "I", "down": "D2"}
    assert legend(("up", "a", "b", "start"), labels) == "move: arrows   L: a   B: b   I: enter"
    assert legend(("down", "a"), labels) == "D2: arrow down   L: a"
    assert legend(("down", "a"), labels, is_turned=True) == "D2: arrow up   L: a"


def test_an_exception_leaves_the_terminal_as_it_was(start):
    terminal = start()
    terminal.until(b"\x1b[1;1H")
    terminal.type(b"\r")
    assert terminal.end() == 1
    assert b"ZeroDivisionError: START was pressed" in terminal.output.partition(LEAVE)[2]
    assert termios.tcgetattr(terminal.far) == terminal.before


@pytest.mark.parametrize(
    ("number", "code"), [(signal.SIGTERM, 128 + signal.SIGTERM), (signal.SIGINT, 0)]
)
def test_a_signal_leaves_the_terminal_as_it_was(start, number, code):
    terminal = start()
    terminal.until(b"\x1b[1;1H")
    terminal.program.send_signal(number)
    assert terminal.end() == code
    assert LEAVE in terminal.output
    assert termios.tcgetattr(terminal.far) == terminal.before


def test_ctrl_c_is_a_way_out_too(start):
    terminal = start()
    terminal.until(b"\x1b[1;1H")
    terminal.type(b"\x03")
    assert terminal.end() == 0
    assert LEAVE in terminal.output


def test_too_small_is_one_line_and_exit_2(start):
    terminal = start(80, 24)
    assert terminal.end() == 2
    assert ENTER not in terminal.output
    assert b"160 x 65" in terminal.output
    assert b"80 x 24" in terminal.output
    assert b"Traceback" not in terminal.output


def test_made_smaller_it_says_so_and_draws_again_when_larger(start):
    terminal = start()
    terminal.until(b"\x1b[1;1H")
    terminal.resize(100, 30)
    terminal.until(b"it is 100 x 30")
    terminal.resize(170, 70)
    terminal.until(b"\x1b[1;1H")
    terminal.type(b"q")
    assert terminal.end() == 0


def test_every_key_of_the_legend_works():
    from sim.views.keyboard import KEYBOARD
    from sim.views.terminal import _KEYS

    assert set(_KEYS.values()) == set(KEYBOARD)
