"""`python -m sim.pupil`: what one pupil makes, the next one does not find."""

import shlex
import shutil
from pathlib import Path

import pytest

from sim import pupil
from tests.sim.exercises.test_exercises import run, solve_language


def test_each_pupil_has_a_game_of_her_own_and_may_begin_afresh(tmp_path, capsys):
    for name in ("anna", "ben"):
        assert pupil.main([name], tmp_path) == 0
    anna, ben = tmp_path / "anna", tmp_path / "ben"
    assert f"cd {ben}" in capsys.readouterr().out
    solve_language(anna)
    assert pupil.main(["anna"], tmp_path) == 0  # it already exists
    assert run(anna, "sim.exercises", "2")[0] == 0
    assert (anna / "build" / "exercise-2.png").is_file()
    assert run(ben, "sim.exercises", "2")[0] == 1
    assert pupil.main(["reset", "anna"], tmp_path) == 0
    assert not (anna / "firmware" / "text" / "eo.py").exists()
    assert (tmp_path / "anna-before" / "firmware" / "text" / "eo.py").exists()


def test_a_second_fresh_start_keeps_what_the_first_one_kept(tmp_path, capsys):
    for work in ("first", "second"):
        assert pupil.main(["anna"], tmp_path) == 0
        (tmp_path / "anna" / "work.txt").write_text(work)
        assert pupil.main(["reset", "anna"], tmp_path) == 0
    (tmp_path / "anna-before-3").write_text("somebody's file")
    assert pupil.main(["reset", "anna"], tmp_path) == 0
    kept = {path.parent.name: path.read_text() for path in tmp_path.glob("*/work.txt")}
    assert kept == {"anna-before": "first", "anna-before-2": "second"}
    assert (tmp_path / "anna-before-4" / "sim").is_dir()
    assert f"the old work is in {tmp_path / 'anna-before-4'}" in capsys.readouterr().out


def test_a_fresh_start_of_nobody_names_those_who_are_there(tmp_path, capsys):
    for shown in ("there is none yet", "there are: anna, ben"):
        there = sorted(path.name for path in tmp_path.iterdir())
        assert pupil.main(["reset", "ana"], tmp_path) == 2
        said = f"pupil: there is no pupil ana; {shown}. To make a new one: python -m sim.pupil ana"
        assert capsys.readouterr() == ("", f"{said}\n")
        assert sorted(path.name for path in tmp_path.iterdir()) == there
        for name in ("anna", "anna-before", "ben"):
            (tmp_path / name).mkdir(exist_ok=True)


@pytest.mark.parametrize("message", [["bob"], ["reset", "bob"]])
def test_a_file_is_no_pupil_s_folder(message, tmp_path, capsys):
    (tmp_path / "bob").write_text("a list of names")
    assert pupil.main(message, tmp_path) == 2
    assert "bob is not a folder" in capsys.readouterr().err
    assert [path.name for path in tmp_path.iterdir()] == ["bob"]


def test_in_a_pupil_s_folder_no_other_one_is_made_of_it(tmp_path, capsys):
    pupils = tmp_path / "pupils"
    assert pupil.main(["anna"], pupils) == 0
    code, output = run(pupils / "anna", "sim.pupil", "ben")
    assert code == 2 and f"cd {tmp_path}\n" in output
    assert not (pupils / "anna" / "pupils").exists()


def test_a_folder_in_use_is_reported_and_stays(tmp_path, capsys, monkeypatch):
    def refuse(path, target):
        raise PermissionError(path)

    assert pupil.main(["anna"], tmp_path) == 0
    monkeypatch.setattr(Path, "rename", refuse)
    assert pupil.main(["reset", "anna"], tmp_path) == 2
    assert capsys.readouterr().err.endswith("close all programs and windows that have it open\n")
    assert (tmp_path / "anna" / "sim").is_dir()


def full(*_: object, **__: object) -> None:
    raise OSError(28, "No space left on device")


@pytest.mark.parametrize(("module", "call"), [(shutil, "copyfile"), (Path, "rename")])
def test_a_full_drive_is_one_line_and_gets_its_room_again(
    module, call, tmp_path, capsys, monkeypatch
):
    monkeypatch.setattr(module, call, full)
    assert pupil.main(["anna"], tmp_path) == 2
    error = capsys.readouterr().err
    assert error.startswith(f"pupil: {tmp_path / 'anna'} was not made: ")
    assert error.count("No space left on device") == 1 and len(error) < 400
    assert list(tmp_path.iterdir()) == []


def test_a_fresh_start_that_found_no_room_can_be_given_again(tmp_path, capsys, monkeypatch):
    (tmp_path / "anna").mkdir()
    with monkeypatch.context() as patched:
        patched.setattr(shutil, "copyfile", full)
        assert pupil.main(["reset", "anna"], tmp_path) == 2
    assert pupil.main(["reset", "anna"], tmp_path) == 0
    assert sorted(path.name for path in tmp_path.iterdir()) == ["anna", "anna-before"]


def test_the_way_to_a_folder_with_a_space_can_be_pasted(tmp_path, capsys):
    pupils = tmp_path / 'Number Drop é "$HOME"' / "pupils"
    assert pupil.main(["anna"], pupils) == 0
    output = capsys.readouterr().out
    assert f"  cd {shlex.quote(str(pupils / 'anna'))}\n" in output
    code, output = run(pupils / "anna", "sim.pupil", "ben")
    assert code == 2
    assert shlex.split(output.strip().partition("project's: ")[2]) == ["cd", str(pupils.parent)]


@pytest.mark.parametrize("message", [[], ["reset"], ["../anna"], ["anna", "ben"], ["--reset"]])
def test_no_name_is_one_line(message, tmp_path, capsys):
    assert pupil.main(message, tmp_path) == 2
    assert capsys.readouterr().err.count("\n") == 1
    assert list(tmp_path.iterdir()) == []
