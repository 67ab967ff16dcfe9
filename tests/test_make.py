"""`make` names the Python it uses, and reports what it cannot do, also to its callers."""

import os
import subprocess
import sys
from pathlib import Path

import pytest

from firmware import games
from sim import options
from sim.command_line import OptionsError, command
from sim.project import ROOT
from tests.bench.__main__ import main as bench
from tests.firmware.listed_games import listed
from tests.torture.__main__ import main as torture
from web.__main__ import main as web

SAY_WHICH = "exercise: say which one, as in: make exercise-1"
pytestmark = pytest.mark.skipif(os.name == "nt", reason="there is no make")


def made_with(folder: Path, says: str, made: str) -> tuple[int, str]:
    """Set up with a Python that prints `says`; return code and errors.

    `made` is what it does when asked to create a venv.
    """
    another = folder / "python"
    another.write_text(
        f'#!/bin/sh\n[ "$1" = -c ] && exec "{sys.executable}" -c "{says}; $2"\n{made}\n'
    )
    another.chmod(0o755)
    venv = f"{folder}/venv"
    command = ["make", f"PYTHON={another}", f"VENV={venv}", f"{venv}/bin/python"]
    done = subprocess.run(command, cwd=ROOT, capture_output=True, text=True, check=False)
    return done.returncode, done.stderr


def made_with_version(
    folder: Path, version: tuple[int, int, int], platform: str
) -> tuple[int, str]:
    """Set up with a Python that claims to be another version."""
    says = f"import sys; sys.version_info = {version}; sys.platform = '{platform}'"
    return made_with(
        folder, says, f'mkdir -p "{folder}/venv/bin"; touch "{folder}/venv/bin/python"'
    )


@pytest.mark.parametrize(
    ("version", "platform"), [((3, 11, 0), "linux"), ((3, 14, 9), "linux"), ((3, 15, 0), "darwin")]
)
def test_a_python_that_fits_is_taken(
    tmp_path: Path, version: tuple[int, int, int], platform: str
) -> None:
    assert made_with_version(tmp_path, version, platform) == (0, "")


@pytest.mark.parametrize(
    ("version", "message"), [((3, 10, 9), "is too old"), ((3, 15, 0), "is too new")]
)
def test_another_one_is_refused_in_a_line(
    tmp_path: Path, version: tuple[int, int, int], message: str
) -> None:
    code, errors = made_with_version(tmp_path, version, "linux")
    line, *rest = errors.splitlines()
    assert code != 0 and message in line and "make PYTHON=" in line
    assert len(rest) <= 1  # make's own


@pytest.mark.parametrize(
    ("says", "message"),
    [
        (
            "import sys",
            "venv cannot be written (Error: Permission denied: 'venv'): make this",
        ),
        (
            "import sys; sys.modules['ensurepip'] = None",
            "Install it: sudo apt install python3-venv",
        ),
    ],
)
def test_without_a_venv_the_line_says_what_is_in_the_way(
    tmp_path: Path, says: str, message: str
) -> None:
    refuses = """echo "Error: Permission denied: 'venv'" >&2; exit 1"""
    code, errors = made_with(tmp_path, says, refuses)
    line, *rest = errors.splitlines()
    assert code != 0 and message in line
    assert len(rest) <= 1  # make's own


def made_by(folder: Path, script: str, target: str) -> subprocess.CompletedProcess[str]:
    """Make a target with a shell script as the venv's Python."""
    (folder / "bin").mkdir()
    python = folder / "bin" / "python"
    python.write_text(f"#!/bin/sh\n{script}\n")
    python.chmod(0o755)
    (folder / "play.stamp").touch()
    line = ["make", f"VENV={folder}", target]
    return subprocess.run(line, cwd=ROOT, capture_output=True, text=True, check=False)


@pytest.mark.parametrize(
    ("target", "code", "fails"),
    [
        ("exercise-1", 0, False),
        ("exercise-1", 1, False),  # there is still something to do
        ("exercise-6", 2, True),
        ("exercise-", 0, True),
    ],
)
def test_only_an_exercise_that_is_none_fails(
    tmp_path: Path, target: str, code: int, fails: bool
) -> None:
    done = made_by(tmp_path, f'echo "$@" >&2\nexit {code}', target)
    error, *rest = done.stderr.splitlines()
    number = target.removeprefix("exercise-")
    assert error == (f"-m sim.exercises {number}" if number else SAY_WHICH)
    assert (done.returncode, len(rest)) == ((2, 1) if fails else (0, 0))  # the line is make's own


def test_who_called_make_is_told_to_call_it_again(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.delenv("MAKELEVEL", raising=False)  # make's tests are run with it, too
    tells = "from sim.command_line import command; print(command('play', '--board mine'))"
    done = made_by(tmp_path, f'exec "{sys.executable}" -c "{tells}"', "newboard")
    assert done.stdout == 'make play ARGS="--board mine"\n', done.stderr
    assert command("play", "--board mine") == "python -m sim --board mine"


def test_a_wrong_option_names_the_command_that_shows_all(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setenv("MAKELEVEL", "1")
    with pytest.raises(OptionsError, match=r'\(make play ARGS="--help" shows all options\)'):
        options.parse(["--scale", "0"])
    assert torture(["--minutes", "nan"]) == bench(["--lockstep", "0"]) == 2
    said = capsys.readouterr().err
    assert 'make torture ARGS="--help"' in said and 'make bench ARGS="--help"' in said
    assert web(["--bogus"]) == 2
    assert 'make web ARGS="--help"' in capsys.readouterr().err
    monkeypatch.delenv("MAKELEVEL")
    with pytest.raises(OptionsError, match=r"\(python -m sim --help shows all options\)"):
        options.parse(["--scale", "0"])


@pytest.mark.parametrize("minutes", ["-1", "inf", "nan", "x"])
def test_minutes_that_cannot_be_are_one_line(
    minutes: str, capsys: pytest.CaptureFixture[str]
) -> None:
    assert torture(["--minutes", minutes]) == 2
    said = capsys.readouterr().err
    assert "is not a number of minutes, 0 or more" in said and said.count("\n") == 1


@pytest.mark.parametrize("asked", ["--lockstep -5", "--lockstep x", "--page --players"])
def test_a_bench_that_cannot_be_is_one_line(asked: str, capsys: pytest.CaptureFixture[str]) -> None:
    assert bench(asked.split()) == 2
    assert capsys.readouterr().err.count("\n") == 1


def test_the_page_is_not_made_of_one_game_alone(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    listed(monkeypatch, games.GAMES[:1])
    assert web([]) == 2
    message = "web: drop_it is not in firmware/games.py: the page needs both games\n"
    assert capsys.readouterr().err == message
