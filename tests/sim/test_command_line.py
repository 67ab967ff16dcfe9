"""A program ended from outside, by a closed stream or a full disk, prints at most one line."""

import importlib
import os
import subprocess
import sys
from collections.abc import Sequence
from pathlib import Path

import pytest

from sim.command_line import run
from sim.project import ROOT

FULL = Path("/dev/full")
LINUX = pytest.mark.skipif(not FULL.exists(), reason="no device that is always full")


def shell(line: str) -> tuple[int, str]:
    """Run a line of bash, in which $P is Python; return exit code and error output."""
    ended = subprocess.run(
        ["bash", "-c", f"set -o pipefail; {line}"],
        cwd=ROOT,
        env={**os.environ, "P": f"{sys.executable} -m"},
        stdin=subprocess.DEVNULL,
        capture_output=True,
        text=True,
        timeout=120,
        check=False,
    )
    return ended.returncode, ended.stderr


@pytest.mark.parametrize(
    ("line", "code"),
    [
        ("$P sim --help | true", (0, 1)),
        ("$P sim.exercises | true", (0, 1)),
        ("$P sim.bundle --help | true", (0, 1)),
        ("$P sim --view none --dump >&-", (0,)),
        ("$P sim.referee <&-", (0,)),
        ("$P sim.exercises <&- >&-", (0,)),
    ],
)
def test_a_closed_stream_is_no_traceback(line, code):
    ended, error = shell(line)
    assert ended in code and error == ""


@LINUX
@pytest.mark.parametrize(
    "line",
    [
        "$P sim --view none --dump > /dev/full",
        "$P sim.exercises > /dev/full",
        """echo '{"cmd":"state"}' | $P sim.referee > /dev/full""",
        """printf '{"cmd":"new","players":1}\n{"cmd":"legal"}\n' | $P sim.referee > /dev/full""",
    ],
)
def test_a_full_disk_is_one_line(line):
    code, error = shell(line)
    assert code == 2
    assert "No space left on device" in error and error.count("\n") == 1


@pytest.mark.parametrize(
    ("module", "words"),
    [
        ("sim", []),
        ("sim.newboard", []),
        ("sim.exercises", ["1"]),
        ("sim.draw_wiring", []),
        ("sim.atlas", []),
        ("sim.analysis", ["--nvm", "README.md"]),
        ("sim.bundle", ["--out", "/tmp/never", "--board", "pygamer"]),
        ("sim.release", ["--out", "/tmp/never"]),
    ],
)
def test_missing_libraries_are_one_line(module, words):
    command = [sys.executable, "-S", "-m", module, *words]  # without installed packages
    ended = subprocess.run(command, cwd=ROOT, capture_output=True, text=True, check=False)
    assert ended.returncode == 2, ended.stderr
    assert "set up as docs/DEVELOPMENT.md says" in ended.stderr
    assert ended.stderr.count("\n") == 1


@pytest.mark.parametrize(
    ("end", "code", "message"),
    [
        (KeyboardInterrupt(), 130, ""),
        (BrokenPipeError(), 1, ""),
        (OSError(5, "it is gone"), 2, "who: [Errno 5] it is gone\n"),
        (SystemExit(3), 3, ""),
    ],
)
def test_however_a_program_ends_it_has_its_exit_code(end, code, message, capsys):
    def main(_: Sequence[str]) -> int:
        raise end

    with pytest.raises(SystemExit) as ended:
        run(main, "who")
    assert (ended.value.code, capsys.readouterr().err) == (code, message)


@pytest.mark.parametrize("program", ["exercises.__main__", "draw_wiring", "pupil", "referee"])
@pytest.mark.parametrize("word", ["--help", "-h"])
def test_programs_that_take_names_alone_have_help_too(program, word, capsys):
    module = importlib.import_module(f"sim.{program}")
    assert module.main([word]) == 0
    assert capsys.readouterr().out == f"{module.__doc__}\n"


def test_the_referee_takes_no_options(capsys):
    module = importlib.import_module("sim.referee")
    assert module.main(["game.jsonl"]) == 2
    captured = capsys.readouterr()
    assert not captured.out and captured.err.startswith("referee: takes no options")
    assert captured.err.count("\n") == 1


def test_every_program_ends_so():
    sources = [path.read_text("utf-8") for path in (ROOT / "sim").rglob("*.py")]
    ends = [text.splitlines()[-1] for text in sources if "\nif __name__ ==" in text]
    assert len(ends) > 10
    assert [line for line in ends if not line.startswith("    run(main")] == []


def test_letters_that_an_output_has_not_are_written_as_numbers():
    """On Windows, a file that output is redirected to may encode few characters."""
    ended = subprocess.run(
        [sys.executable, "-c", "from sim.command_line import run; run(lambda _: print('🐍 ĄŁ'))"],
        cwd=ROOT,
        env={**os.environ, "PYTHONIOENCODING": "cp1252", "PYTHONUTF8": "0"},
        capture_output=True,
        check=False,
    )
    assert (ended.returncode, ended.stderr) == (0, b"")
    assert ended.stdout.split() == [rb"\U0001f40d", rb"\u0104\u0141"]
