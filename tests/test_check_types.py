"""The type check knows each board's real pins."""

import re
from pathlib import Path
from typing import Any

from tests import check_types


def test_every_board_file_is_checked_with_its_own_pins():
    assert [path.stem for path in check_types.named_after_boards() if path.stem == "pygamer"]


def test_a_pin_that_the_board_lacks_is_caught(tmp_path, capfd):
    board = tmp_path / "pygamer.py"
    board.write_text("import board\n\nLATCH = board.BUTTON_LATCH\n")
    assert check_types.check_board(board) == 0
    board.write_text("import board\n\nLATCH = board.BUTTON_LATSCH\n")
    assert check_types.check_board(board) == 1
    assert "BUTTON_LATSCH" in capfd.readouterr().out


TYPED_TREES = ("boards", "engine", "firmware", "sim", "web")


def mistakes(sources: list[str], folder: Path, capfd: Any) -> list[list[str]]:
    """Return what mypy reports in each of these sources, in one run."""
    files = [folder / f"checked_{number}.py" for number in range(len(sources))]
    for file, source in zip(files, sources, strict=True):
        file.write_text(source)
    check_types.run_mypy(list(map(str, files)))
    lines = capfd.readouterr().out.splitlines()
    return [[line for line in lines if f"{file.name}:" in line] for file in files]


LATE = (
    "def thrown(seed: int) -> int:\n    from engine.rng import Rng\n\n    return Rng(seed, 0).{}\n"
)
LATE_CALLS = {
    "below(6)": "",
    "belov(6)": '"Rng" has no attribute "belov"',
    "below(6, 7)": 'Too many arguments for "below"',
    "below('6')": 'Argument 1 to "below" of "Rng" has incompatible type',
    "warm_up()": '"warm_up" of "Rng" does not return a value',
}
WAY = """from firmware import screen_names
from firmware.session.interfaces.handheld import Handheld

def go(app: Handheld) -> None:
    app.navigator.{}
"""
WAYS = {
    "push(screen_names.SEAT, 1)": "",
    "replace_all(screen_names.OVER)": "",  # a game has its own, which may take more
    "push(screen_names.SEET, 1)": 'There is no screen "seet"',
    "push(screen_names.SEAT)": 'Too few arguments for "push"',
    "push(screen_names.SEAT, seat=1)": 'Unexpected keyword argument "seat"',
    'replace_all(screen_names.TITLE, "solo", 2)': 'Too many arguments for "replace_all"',
    'push(screen_names.SEAT, "1")': 'Argument 2 to "push" of "Navigator" has incompatible type',
    "replace_all(screen_names.OVER, None, False, 1)": 'Not each screen "over" takes that',
}


def test_mistakes_in_calls_into_late_imports_and_to_screens_are_caught(tmp_path, capfd):
    sources = [*map(LATE.format, LATE_CALLS), *map(WAY.format, WAYS)]
    wanted = LATE_CALLS | WAYS
    found = mistakes(sources, tmp_path, capfd)
    for (call, mistake), lines in zip(wanted.items(), found, strict=True):
        if mistake:
            assert any(mistake in line for line in lines), (call, lines)
        else:
            assert lines == [], call


def test_a_screen_s_name_that_does_not_follow_the_bracket_is_refused(tmp_path, capfd):
    source = WAY.format("push(  # which\n        screen_names.SEAT, 1\n    )")
    (lines,) = mistakes([source], tmp_path, capfd)
    assert any("has to follow the bracket" in line for line in lines), lines


def test_a_function_without_types_is_caught(tmp_path, capfd):
    check_types.copy_rules(tmp_path)
    for tree in TYPED_TREES:
        (tmp_path / tree).mkdir()
        (tmp_path / tree / "rng.py").write_text("def below(limit):\n    return limit\n")
    assert check_types.run_mypy(list(TYPED_TREES), within=tmp_path) == 1
    output = capfd.readouterr().out
    for tree in TYPED_TREES:
        assert re.search(rf"{tree}.rng\.py:1: error: Function is missing a type annotation", output)


def test_a_board_file_that_offers_too_little_is_caught(tmp_path, capfd):
    files = [f"boards/{name}.py" for name in ("buttons", "pygamer", "speaker", "stick")]
    check_types.copy_rules(tmp_path)
    for name in ("firmware/interfaces/board.py", *files):
        copy = tmp_path / name
        copy.parent.mkdir(parents=True, exist_ok=True)
        copy.write_text((check_types.ROOT / name).read_text())
    board = tmp_path / "boards" / "pygamer.py"
    assert check_types.check_board(board) == 0
    board.write_text(board.read_text().replace("def make_keys", "def make_key"))
    assert check_types.check_board(board) == 1
    assert "make_keys" in capfd.readouterr().out
