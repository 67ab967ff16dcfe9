"""`python -m sim.pupil`: what one pupil makes, the next one does not find."""

import pytest

from sim import pupil
from tests.sim.exercises.test_exercises import run, solve_language


def test_each_pupil_has_a_game_of_her_own_and_may_begin_afresh(tmp_path, capsys):
    for name in ("anna", "ben"):
        assert pupil.main([name], tmp_path) == 0
    anna, ben = tmp_path / "anna", tmp_path / "ben"
    assert f"cd {ben}" in capsys.readouterr().out
    solve_language(anna)
    assert pupil.main(["anna"], tmp_path) == 0  # it is there already
    assert run(anna, "sim.exercises", "2")[0] == 0
    assert (anna / "build" / "exercise-2.png").is_file()
    assert run(ben, "sim.exercises", "2")[0] == 1
    assert pupil.main(["reset", "anna"], tmp_path) == 0
    assert not (anna / "firmware" / "text" / "eo.py").exists()
    assert (tmp_path / "anna-before" / "firmware" / "text" / "eo.py").exists()


@pytest.mark.parametrize("told", [[], ["reset"], ["../anna"], ["anna", "ben"], ["--help"]])
def test_no_name_is_one_line(told, tmp_path, capsys):
    assert pupil.main(told, tmp_path) == 2
    assert capsys.readouterr().err.count("\n") == 1
    assert list(tmp_path.iterdir()) == []
