"""A drive is not made from a list that says a name without its file."""

from pathlib import Path

import pytest

from sim.board import board_files
from sim.bundler import drive, fast_boards, listed_files

GUESTS = Path("firmware", "guests", "__init__.py")


def sources(board: str = board_files.DEFAULT) -> dict[Path, bytes]:
    """Return what a bundle for a board is made of."""
    files = drive.files([board])
    return fast_boards.offer({place: path.read_bytes() for place, path in files.items()})


@pytest.mark.parametrize("board", board_files.names())
def test_our_lists_have_the_files_they_name(board: str) -> None:
    listed_files.check(sources(board))


@pytest.mark.parametrize(
    ("place", "text", "told"),
    [
        ("themes", 'NAMES = ("dark", "mia")', 'has "mia", but there is no firmware/themes/mia.py'),
        ("themes", 'NAMES = ("dark" "light")', "lacks a comma behind its one name"),
        ("themes", 'NAMES = ("dark", "light", "dark")', 'has "dark" twice'),
        ("themes", 'NAMES = ["dark"]', "has to stand in round brackets"),
        ("themes", 'NAMES = ("dark",', "themes/__init__.py, line 1: '(' was never closed"),
        ("themes", "NAMES = (dark,)", "__init__.py: NameError: name 'dark' is not defined"),
        ("text", 'LANGUAGES = ("en")', 'its one name: LANGUAGES = ("en",)'),
        ("text", 'LANGUAGES = ("en", "eo")', 'has "eo", but there is no firmware/text/eo.py'),
        ("text", "", "LANGUAGES in firmware/text/__init__.py has to stand in round brackets"),
        ("guests", 'NAMES = ("zoe")', 'lacks a comma behind its one name: NAMES = ("zoe",)'),
        ("guests", 'NAMES = ("zoe",)', 'has "zoe", but there is no firmware/guests/zoe.py'),
    ],
)
def test_a_list_that_is_wrong_is_refused_in_a_line(place: str, text: str, told: str) -> None:
    changed = sources() | {GUESTS.parents[1] / place / "__init__.py": text.encode()}
    with pytest.raises(ValueError) as refused:
        listed_files.check(changed)
    assert told in str(refused.value) and "\n" not in str(refused.value)


def test_one_s_own_player_is_taken() -> None:
    own = {GUESTS: b'NAMES = ("zoe",)', GUESTS.with_name("zoe.py"): b""}
    listed_files.check(sources() | own)
