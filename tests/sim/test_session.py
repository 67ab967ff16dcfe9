"""A whole run as specified by the options."""

import gc
import io
import json
import time
from pathlib import Path

import pytest

from firmware.app import App
from firmware.kept import ranks
from firmware.number_drop.facts import BLUE
from firmware.session import seeds
from sim import options, session
from sim.__main__ import main
from sim.board.standins import rtc
from sim.command_line import OptionsError
from sim.players.strong import Strong
from sim.players.twin import TwinError
from sim.views.view import NullView


def run(*arguments):
    """Run the simulator without a view and return its exit code."""
    return main(["--view", "none", *arguments])


def play(*arguments):
    """Run the simulator without a view and return its app at the end."""
    return session.play(options.parse(["--view", "none", *arguments]))


def test_the_dump_is_one_line_of_json(capsys):
    assert run("--keys", "down b*2", "--lang", "fr", "--dump") == 0
    line = capsys.readouterr().out
    assert line.count("\n") == 1
    state = json.loads(line)
    blue = [(line["blue_name"], line["blue"]) for line in state["scores"]]
    assert blue == list(zip(ranks.NAMES, BLUE, strict=True))
    assert [(line["rank"], line["pink"]) for line in state["scores"]] == [
        (rank, None) for rank in range(1, 10)
    ]
    del state["scores"]
    assert state.pop("frames") > 2 and state.pop("pixels") > 160 * 128
    told = {"screen": "title", "language": "fr", "game": None, "log": None, "keys": 3}
    assert state == told


@pytest.mark.skipif(not Path("/proc/self").exists(), reason="no folder that takes no files")
@pytest.mark.parametrize("option", ["--wav", "--gif", "--shot"])
def test_where_a_file_cannot_be_written_the_dump_is_reported_all_the_same(capfd, option):
    assert run("--keys", "a", "--dump", option, "/proc/never") == 2
    gc.collect()
    captured, complained = capfd.readouterr()
    assert json.loads(captured)["keys"] == 1
    assert complained.startswith("sim: cannot write: ") and complained.count("\n") == 1


FILES = {"--record": "keys.gz", "--shot": "s.png", "--gif": "g.gif", "--wav": "w.wav"}


@pytest.mark.skipif(not Path("/proc/self").exists(), reason="no folder that takes no files")
@pytest.mark.parametrize("option", FILES)
def test_one_file_that_cannot_be_written_leaves_the_others(capsys, tmp_path, option):
    messages = [*FILES.items()]
    paths = {
        one: str(tmp_path / file) if one != option else "/proc/never" for one, file in messages
    }
    assert run("--keys", "a", *[word for pair in paths.items() for word in pair]) == 2
    complained = capsys.readouterr().err
    assert "cannot write: " in complained and "/proc/never" in complained
    assert complained.count("\n") == 1
    written = {path.name for path in tmp_path.iterdir()}
    assert written == {file for one, file in messages if one != option}


@pytest.mark.skipif(not Path("/dev/full").exists(), reason="no disk that is always full")
def test_a_full_disk_is_reported_with_the_file(capsys, tmp_path):
    file = tmp_path / "w.wav"
    file.symlink_to("/dev/full")
    assert run("--keys", "a", "--wav", str(file)) == 2
    assert capsys.readouterr().err.endswith(f"No space left on device: '{file}'\n")


def test_a_twin_that_ends_is_one_line(monkeypatch, capsys):
    def end(self, game, asked=-1):
        raise TwinError("it is gone: run it again")

    monkeypatch.setattr(Strong, "rank", end)
    assert run("--auto", "hint", "--seed", "1") == 2
    assert capsys.readouterr().err.splitlines()[-1] == "sim: it is gone: run it again"


def test_an_exception_of_the_firmware_is_not_swallowed(monkeypatch, capsys):
    def fail(*_):
        raise errors.pop()

    errors = [ZeroDivisionError(), OSError(5, "the drive is gone")]
    monkeypatch.setattr(App, "step", fail)
    assert run() == 1
    assert "Traceback" in capsys.readouterr().err
    with pytest.raises(ZeroDivisionError):
        run()


def test_the_same_options_give_the_same_bytes(capsys, tmp_path):
    ends = []
    for name in ("one", "two"):
        shot = tmp_path / name
        assert run("--keys", "a right*2 wait:50 down", "--dump", "--shot", str(shot)) == 0
        ends.append((shot.read_bytes(), capsys.readouterr().out))
    assert ends[0] == ends[1]


@pytest.mark.parametrize("board", ["pygamer", "tinycircuits_thumby"])
def test_painted_once_at_the_end_the_screen_is_as_when_each_change_is_filmed(
    capsys, tmp_path, board
):
    ends = []
    for film in ([], ["--gif", str(tmp_path / "film.gif")]):
        shot = tmp_path / "shot.png"
        keys = ["--keys", "a*6", "--seed", "7", "--board", board]
        assert run(*keys, "--dump", "--shot", str(shot), *film) == 0
        ends.append((shot.read_bytes(), capsys.readouterr().out))
    assert ends[0] == ends[1]


def test_seeds_reach_the_app_and_unseen_runs_always_have_one():
    given, one, other = (play("--keys", "a*2", *seed) for seed in (["--seed", "77"], [], []))
    assert seeds.seed_in(given.session.record.game) == 77
    assert seeds.seed_in(one.session.record.game) == seeds.seed_in(other.session.record.game)


def test_it_says_that_nobody_can_see_it_unless_that_was_requested(capsys, monkeypatch):
    for name in ("DISPLAY", "WAYLAND_DISPLAY", "SDL_VIDEODRIVER"):
        monkeypatch.delenv(name, raising=False)
    monkeypatch.setattr("sys.platform", "linux")  # elsewhere there always is one
    monkeypatch.setattr("sys.stdin", io.StringIO())
    assert main([]) == 0
    error = capsys.readouterr().err
    assert (
        error.startswith("sim: there is neither a screen nor a terminal here")
        and error.count("\n") == 1
    )
    assert main(["--keys", "a"]) == main(["--view", "none"]) == 0
    assert capsys.readouterr().err == ""


def test_an_automatic_player_is_made_as_wanted():
    app = play("--auto", "random", "--players", "3", "--computers", "2", "--seed", "5")
    game, seats = app.session.record.game, app.session.seats
    assert app.session.offered == "number_drop" and game.is_over() and game.players == 3
    assert [seats.is_computer(player) for player in range(3)].count(True) == 2


def test_a_picture_that_cannot_be_written_is_one_line(capsys, tmp_path):
    (tmp_path / "folder.png").mkdir()
    assert run("--shot", str(tmp_path / "folder.png")) == 2
    assert "is a folder" in capsys.readouterr().err
    shot = tmp_path / "gone" / "s.png"
    shot.parent.mkdir()
    wanted = options.parse(["--view", "none", "--shot", str(shot)])
    shot.parent.rmdir()
    with pytest.raises(OptionsError, match="cannot write: "):
        session.play(wanted)


def test_keys_held_while_it_is_switched_on_lead_to_the_board_s_test():
    screen = play("--hold", "a b", "--keys", "wait:300").navigator.screen
    assert screen.name == "self_test" and vars(screen)["found"] == []


def test_a_key_to_hold_that_is_not_there_is_named():
    with pytest.raises(OptionsError, match="--hold: no key 'x'"):
        play("--hold", "x")


def test_who_watches_has_today_s_date_and_an_unseen_run_none(monkeypatch):
    watched = type("Watched", (), {**vars(NullView), "closed": True})
    monkeypatch.setattr(session, "open_view", lambda wanted, subject: watched())
    assert main(["--view", "window"]) == 0
    assert rtc.RTC().datetime[:3] == time.localtime()[:3]
    monkeypatch.setattr(session, "open_view", lambda wanted, subject: NullView())
    assert run() == 0
    assert rtc.RTC().datetime[0] == 2000
