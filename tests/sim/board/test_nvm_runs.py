"""Whole runs with --nvm and --cut, and what is found after a killed run or by a second one."""

import os
import subprocess
import sys

import pytest
from PIL import Image

from sim.project import ROOT

SIZE = 8192


def start(*arguments):
    """Start a run that writes its memory at each key press."""
    return subprocess.Popen(
        [sys.executable, "-m", "tests.sim.writer", *map(os.fspath, arguments)],
        cwd=ROOT,
        stdin=subprocess.DEVNULL,
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        text=True,
    )


def run(*arguments):
    """Run to the end; return exit code, output and error output."""
    with start(*arguments) as process:
        output, complaints = process.communicate(timeout=60)
    return process.returncode, output, complaints


@pytest.fixture
def endless(tmp_path):
    """Return a run that takes minutes, and its file; the run is killed at the end."""
    file = tmp_path / "memory"
    with start("--nvm", file, "--keys", "b*1000 " * 50) as process:
        yield process, file
        process.kill()


def test_memory_is_kept_between_runs(tmp_path):
    assert run("--nvm", tmp_path)[0] == 0
    assert (tmp_path / "nvm.bin").read_bytes() == b"\xff" * SIZE
    assert run("--nvm", tmp_path, "--keys", "b*3") == (0, "1\n2\n3\n", "")
    assert run("--nvm", tmp_path) == (0, "", "")
    assert (tmp_path / "nvm.bin").read_bytes() == b"\3" * SIZE


@pytest.mark.parametrize("writes", [1, 7, 40])
def test_a_killed_run_has_kept_every_write(endless, writes):
    process, file = endless
    for _ in range(writes):
        assert process.stdout.readline()
    process.kill()
    output = [writes, *map(int, process.stdout.read().split())]
    kept = file.read_bytes()
    assert kept in [bytes([writes % 256]) * SIZE for writes in (output[-1], output[-1] + 1)]
    assert run("--nvm", file, "--keys", "b") == (0, "1\n", "")  # nor is the file still in use


def test_the_second_run_on_one_file_stops(endless):
    process, file = endless
    assert process.stdout.readline() == "1\n"
    code, output, complaints = run("--nvm", file)
    assert (code, output) == (2, "")
    assert complaints.count("\n") == 1
    assert "memory is in use by another simulator" in complaints


def test_a_cut_keeps_what_the_flash_holds_and_nothing_else(tmp_path):
    file, shot = tmp_path / "memory", tmp_path / "shot.png"
    steps = 3 + SIZE  # of each write: the SAMD51 erases its block, then programs each byte
    wanted = ("--nvm", file, "--keys", "b*3", "--dump", "--shot", shot)
    # At the end of the second write's erase; --dump would have printed one more line.
    assert run(*wanted, "--cut", str(steps + 3)) == (
        75,
        "1\n",
        f"sim: the power went at flash step {steps + 3}\n",
    )
    assert file.read_bytes() == b"\xff" * SIZE
    assert not shot.exists()
    code, output, _ = run(*wanted, "--cut", str(3 * steps + 1))  # after the last step
    assert (code, output.count("\n")) == (0, 4)
    assert file.read_bytes() == b"\3" * SIZE


def test_cuts_in_a_program_repeat_exactly(tmp_path):
    cut = str(3 + 512 * 5 + 9)
    kept = []
    for name, seed in (("one", "7"), ("two", "7")):
        file = tmp_path / name
        assert run("--nvm", file, "--keys", "b", "--cut", cut, "--seed", seed)[0] == 75
        kept.append(file.read_bytes())
    assert kept[0] == kept[1]
    assert kept[0].startswith(b"\1" * (512 * 5 + 8))
    assert kept[0].endswith(b"\xff" * 512 * 10)


def test_a_theme_is_there_again_when_the_device_is_switched_on(tmp_path):
    command = [sys.executable, "-m", "sim", "--view", "none", "--nvm", tmp_path / "memory"]
    to_settings = "up*2 a up a wait:300"
    light = [*command, "--keys", f"{to_settings} down right b b"]
    for arguments, is_light in ((command, False), (light, True), (command, True)):
        shot = tmp_path / "shot.png"
        subprocess.run([*arguments, "--shot", shot], cwd=ROOT, check=True, capture_output=True)
        background = Image.open(shot).convert("L").tobytes()[0]
        assert (background > 128) == is_light
