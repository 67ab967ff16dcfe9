"""The command line: errors take one line, with exit code 2."""

import os
import subprocess
import sys
from pathlib import Path

import pytest

from sim import languages
from sim.command_line import OptionsError
from sim.options import parse

ROOT = Path(__file__).parents[2]


def run(*arguments):
    """Run `python -m sim` without a screen and return the completed process."""
    without_screen = {
        name: value
        for name, value in os.environ.items()
        if name not in ("DISPLAY", "WAYLAND_DISPLAY", "SDL_VIDEODRIVER")
    }
    return subprocess.run(
        [sys.executable, "-m", "sim", *arguments],
        cwd=ROOT,
        env=without_screen,
        stdin=subprocess.DEVNULL,
        capture_output=True,
        text=True,
        timeout=60,
        check=False,
    )


def test_all_options_at_once(tmp_path):
    line = "--board pygamer --view none --scale 3 --seed 4294967295 --auto hint --players 6"
    line += (
        f" --shot {tmp_path}/s.png --gif {tmp_path}/g.gif --nvm {tmp_path} --cut 9 --lang fr --dump"
        f" --theme light --record {tmp_path}/r.gz --computers 5"
    )
    wanted = parse([*line.split(), "--keys", "a wait:500"])
    assert wanted.board == "pygamer"
    assert (wanted.view, wanted.scale, wanted.seed) == ("none", 3, 2**32 - 1)
    assert (wanted.auto, wanted.players, wanted.keys) == ("hint", 6, "a wait:500")
    assert (wanted.shot, wanted.gif) == (tmp_path / "s.png", tmp_path / "g.gif")
    assert wanted.computers == 5
    assert wanted.record == tmp_path / "r.gz"
    assert (wanted.nvm, wanted.cut) == (tmp_path, 9)
    assert (wanted.lang, wanted.theme, wanted.dump) == ("fr", "light", True)


def test_none_at_all():
    wanted = parse([])
    assert (wanted.board, wanted.view, wanted.seed, wanted.keys) == ("pygamer", None, None, "")
    assert (wanted.players, wanted.lang, wanted.theme, wanted.dump) == (1, None, None, False)
    assert (wanted.computers, wanted.record) == (0, None)
    assert parse(["--computers", "0"]) == wanted


@pytest.mark.parametrize(
    ("arguments", "message"),
    [
        (["--board", "gameboy"], "unknown board 'gameboy': known are "),
        (["--board", "pygammer"], "unknown board 'pygammer': did you mean pygamer? known are "),
        (["--shot", "s.jpg"], "s.jpg: the name of a .png file has to end in .png"),
        (["--gif", "s.png"], "s.png: the name of a .gif file has to end in .gif"),
        (["--wav", "s.mp3"], "s.mp3: the name of a .wav file has to end in .wav"),
        (["--board", "../sim"], "unknown board '../sim': known are "),
        (["--lang", "tlh"], f"unknown language 'tlh': there are {', '.join(languages.names())}"),
        (["--theme", "pink"], "invalid choice: 'pink'"),
        (["--view", "paper"], "invalid choice: 'paper'"),
        (["--seed", "-1"], "'-1' is not a whole number from 0 to 4294967295"),
        (["--seed", "4294967296"], "is not a whole number from 0 to 4294967295"),
        (["--seed", "٣"], "is not a whole number"),
        (["--scale", "0"], "'0' is not a whole number from 1 to 20"),
        (["--auto", "random", "--players", "7"], "'7' is not a whole number from 1 to 6"),
        (["--players", "2"], "give --auto random or hint"),
        (["--computers", "1"], "--computers is for --auto: give --auto random or"),
        (["--auto", "hint", "--computers", "1"], "among the players: give --players 2 or more"),
        (["--auto", "hint", "--players", "3", "--computers", "4"], "give --players 4 or more"),
        (["--auto", "hint", "--computers", "7"], "'7' is not a whole number from 0 to 6"),
        (["--cut", "0"], "'0' is not a whole number from 1 to 1000000000"),
        (["--auto", "cheat"], "invalid choice: 'cheat'"),
        (["--shot", "/no/such/folder/s.png"], "there is no folder /no/such/folder"),
        (["--gif", "."], "is a folder: name a file"),
        (["--record", "."], "is a folder: name a file"),
        (["--record", "/no/such/folder/r.gz"], "there is no folder /no/such/folder"),
        (["--nvm", "/no/such/folder/"], "there is no folder /no/such/folder/: make it first"),
        (["--record", ""], "name a file"),
        (["--record", "r.gz", "--view", "window"], "a person's keys: give --view none"),
        (["--record", "r.gz", "--view", "terminal"], "a person's keys: give --view none"),
        (["--seed"], "expected one argument"),
        (["--colour"], "unrecognized arguments: --colour"),
        (["--see", "1"], "unrecognized arguments: --see 1"),
    ],
)
def test_each_mistake_has_its_line(arguments, message):
    with pytest.raises(OptionsError) as mistake:
        parse(arguments)
    assert message in str(mistake.value)


@pytest.mark.parametrize(
    ("arguments", "message"),
    [
        (["--board", "gameboy"], "known are "),
        (["--keys", "a jump b"], "no key 'jump' in 'jump'; this board has b a start select"),
        (["--keys", "a:x"], "'a:x' is not understood"),
        (["--view", "window"], "no screen here"),
        (["--view", "terminal"], "not a terminal"),
        (["--scale", "many"], "is not a whole number"),
        (["--what\never"], "unrecognized arguments"),
        (["--record", "x" * 300], "xxx: "),
        (["--nvm", "x" * 300], "xxx: "),
    ],
)
def test_a_mistake_is_one_line_and_exit_2(arguments, message):
    ended = run("--view", "none", *arguments)
    assert ended.returncode == 2
    assert message in ended.stderr
    assert ended.stderr.count("\n") == 1
    assert ended.stdout == ""


@pytest.mark.parametrize(
    "arguments",
    [
        ["--nvm", "same.png", "--shot", "same.png"],
        ["--nvm", "x", "--record", "./x"],
        ["--shot", "x", "--gif", "link"],
        ["--nvm", ".", "--record", "nvm.bin"],
    ],
)
def test_no_file_of_a_run_takes_another_one_s_place(arguments, tmp_path, monkeypatch):
    monkeypatch.chdir(tmp_path)
    Path("link").symlink_to("x")
    with pytest.raises(OptionsError, match="is given twice: give each option a file of its own"):
        parse(arguments)


@pytest.mark.parametrize("option", ["--record", "--shot", "--gif", "--wav"])
def test_what_is_something_else_is_not_written_over(option, tmp_path):
    memory = tmp_path / "memory"
    memory.write_bytes(b"scores of a year")
    with pytest.raises(
        OptionsError, match="memory exists and is not such a file: name another file"
    ):
        parse([option, str(memory)])
    memory.write_bytes(b"")
    assert parse([option, str(memory)])
    for path in (tmp_path / "new", Path(os.devnull)):
        assert parse([option, str(path)])


def test_a_file_of_its_kind_is_written_over(tmp_path):
    ends = []
    for _ in range(2):
        files = [f"--{name}={tmp_path / name}" for name in ("record", "shot", "gif", "wav")]
        ended = run("--view", "none", *files)
        ends.append((ended.returncode, ended.stderr))
    assert ends == [(0, "")] * 2


def test_memory_of_another_size_is_refused(tmp_path):
    (tmp_path / "nvm.bin").write_bytes(b"not a memory")
    for where in (tmp_path, tmp_path / "nvm.bin"):
        ended = run("--view", "none", "--nvm", str(where))
        assert ended.returncode == 2
        assert "has 12 bytes, this board's memory 8192" in ended.stderr
    assert (tmp_path / "nvm.bin").read_bytes() == b"not a memory"


def test_help_names_every_option_of_the_contract():
    ended = run("--help")
    assert ended.returncode == 0
    names = (
        "board view scale seed keys auto players computers shot gif record nvm cut lang theme dump"
    )
    for name in names.split():
        assert f"--{name}" in ended.stdout
