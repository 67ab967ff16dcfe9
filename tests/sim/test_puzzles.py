"""Every puzzle on the drive is proved again, and so is a file for the workshop."""

import json
from dataclasses import replace

import pytest

from firmware import games
from sim.options import parse
from sim.puzzles.__main__ import main
from sim.puzzles.proof import LINES, is_trivial, prove
from sim.puzzles.puzzle_file import FOLDER, PuzzleError, read, shipped
from sim.session import play

COUNTS = {"number_drop": 36, "drop_it": 24}
PUZZLES = [(name, number) for name in games.NAMES for number in range(COUNTS[name])]


def test_each_game_has_its_puzzles_from_one_choice_to_many():
    for name, count in COUNTS.items():
        puzzles = shipped(name)
        assert len(puzzles) == count and {puzzle.name for puzzle in puzzles} == {name}
        assert len(set(puzzles)) == count
        goals = {puzzle.goal for puzzle in puzzles}
        assert goals == set(games.load_module(name, "puzzle").GOALS)


@pytest.mark.parametrize(("name", "number"), PUZZLES)
def test_a_puzzle_is_solved_in_no_fewer_choices_than_it_says_and_not_by_any(name, number):
    puzzle = shipped(name)[number]
    proof = prove(puzzle, is_quick=True)  # not solved already; no shorter line solves it
    assert proof.steps == puzzle.steps == len(proof.solution)
    assert not is_trivial(puzzle)
    record, goal = puzzle.begin()
    for action in proof.solution:
        assert not goal.is_solved()
        LINES[name](record.game).take(action)
    assert goal.is_solved()


def test_a_goal_that_is_out_of_reach_or_reached_is_no_puzzle():
    puzzle = shipped("number_drop")[0]
    with pytest.raises(PuzzleError, match="cannot be solved"):
        prove(replace(puzzle, goal="points", value=60))
    with pytest.raises(PuzzleError, match="solved already"):
        prove(replace(shipped("drop_it")[0], goal="points", value=0))


@pytest.mark.parametrize("name", games.NAMES)
def test_a_file_of_the_workshop_is_proved(name, tmp_path, capsys):
    puzzle = shipped(name)[0]
    path = tmp_path / "anna.json"
    path.write_text(puzzle.line(), "utf-8")
    assert main(["--check", str(path)]) == 0
    assert f"{puzzle.steps} choices solve it" in capsys.readouterr().out
    path.write_text(replace(puzzle, steps=9).line(), "utf-8")
    assert main(["--check", str(path)]) == 2
    assert f'needs "steps": {puzzle.steps}' in capsys.readouterr().err


@pytest.mark.parametrize(
    ("changes", "why"),
    [
        ({"game": "d210"}, "no such puzzle"),
        ({"game": "?"}, "not a puzzle"),
        ({"goal": "fun"}, "no such puzzle"),
        ({"value": "many"}, "not a puzzle"),
        ({"pieces": "0"}, "no such puzzle"),
    ],
)
def test_what_is_wrong_with_a_file_is_one_line(changes, why, tmp_path, capsys):
    path = tmp_path / "anna.json"
    path.write_text(json.dumps(json.loads(shipped("number_drop")[0].line()) | changes), "utf-8")
    assert main(["--check", str(path)]) == 2
    error = capsys.readouterr().err
    assert why in error and error.count("\n") == 1
    path.write_text("no JSON", "utf-8")
    assert main(["--check", str(path)]) == 2
    assert main(["--check", str(tmp_path / "none.json")]) == 2


@pytest.mark.parametrize(
    ("keys", "options"),
    [
        ("a left a wait:500 a wait:1500 start", ["--goal", "holes"]),
        ("down*2 a a start", ["--goal", "level", "--value", "1", "--pieces", "4"]),
    ],
)
def test_a_game_in_a_memory_becomes_a_puzzle(keys, options, tmp_path, capsys):
    memory = str(tmp_path / "game.nvm")
    play(parse(["--view", "none", "--seed", "7", "--nvm", memory, "--keys", keys]))
    capsys.readouterr()
    assert main(["--from", memory, *options]) == 0
    path = tmp_path / "anna.json"
    path.write_text(capsys.readouterr().out, "utf-8")
    assert main(["--check", str(path)]) == 0


def test_a_line_says_what_it_was_read_from():
    for name in games.NAMES:
        text = (FOLDER / f"{name}.jsonl").read_text("utf-8")
        assert text == "".join(f"{read(line).line()}\n" for line in text.splitlines())
