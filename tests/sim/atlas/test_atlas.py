"""Atlases on every drive: loaded as they were painted, repainted when needed."""

import json
import subprocess
import sys
from functools import cache
from pathlib import Path

import pytest

from firmware import games
from firmware.widgets import atlas
from sim.atlas import catalogue, cells, folder, freshness
from sim.atlas.art import cell_art
from sim.atlas.by_game import drop_it, number_drop
from sim.atlas.encoding import encode
from sim.board import board_files
from sim.bundler import drive
from sim.project import ROOT
from tests import copied, slow
from tests.bench import heap
from tests.firmware.handheld import Handheld
from tests.imports import imports_of, project_modules
from tests.vm import machine
from web import page_text

# mypy checks each against the catalogue's protocol.
GAMES: tuple[catalogue.GameAtlases, ...] = (drop_it, number_drop)


def test_an_atlas_is_of_one_game():
    for name in catalogue.names():
        assert sum(bool(game.bitmaps(name)) for game in GAMES) == 1, name


# --- loaded as they were painted ---


BITS_AT = 4  # in an atlas: where a bitmap's bits per pixel are


@cache
def painted(name):
    """Return each bitmap of an atlas as its width, height and pixels."""
    return [pixels(bitmap) for bitmap in catalogue.bitmaps(name)]


def pixels(bitmap):
    """Return a bitmap's width, height, bits per pixel and pixels."""
    every = [bitmap[x, y] for y in range(bitmap.height) for x in range(bitmap.width)]
    return [bitmap.width, bitmap.height, encode([bitmap])[BITS_AT], every]


@pytest.mark.parametrize("name", catalogue.names())
def test_what_is_read_is_what_was_painted(name):
    freshness.ensure()
    assert [pixels(bitmap) for bitmap in atlas.load(name)] == painted(name)


ON_THE_VM = """
import json
from firmware import games
from firmware.widgets import atlas
def described(bitmap):
    every = [bitmap[x, y] for y in range(bitmap.height) for x in range(bitmap.width)]
    return [bitmap.width, bitmap.height, bitmap.drawn_bits, every]
print(json.dumps([described(bitmap) for bitmap in atlas.load(NAME)]))
"""


def test_the_stand_in_of_page_and_vm_reads_the_same():
    names = catalogue.names()
    files = machine.tree_files("engine", "firmware")
    files.update({path.name: path.read_bytes() for path in heap.STAND_INS.glob("*.py")})
    for file, content in freshness.read(names).items():
        files[f"atlas/{file}"] = content
    outputs = machine.run_each([f"NAME = {name!r}\n{ON_THE_VM}" for name in names], files)
    assert [json.loads(output) for output in outputs] == [painted(name) for name in names]


def test_a_file_that_is_missing_or_cut_short_is_named(tmp_path, monkeypatch):
    freshness.ensure()
    atlas.forget()
    monkeypatch.setattr(atlas, "_FOLDER", f"{tmp_path}/")
    whole = (folder.FOLDER / "table_9_0_12.bin").read_bytes()
    for length in (None, 3, 700, len(whole) - 1):
        if length is not None:
            (tmp_path / "table_9_0_12.bin").write_bytes(whole[:length])
        with pytest.raises(RuntimeError, match=r"table_9_0_12\.bin is missing or cut short: copy"):
            atlas.load("table_9_0_12")


def test_a_name_that_is_none_is_reported():
    with pytest.raises(ValueError, match="no atlas is called table_9"):
        catalogue.bitmaps("table_9")


# --- painted when needed ---


@pytest.fixture
def copy(tmp_path: Path) -> Path:
    """A copy of the tree without atlases, to be changed."""
    copied.copy(("engine", "firmware", "boards", "sim"), tmp_path)
    return tmp_path


def ensure(root: Path) -> dict[str, tuple[int, bytes]]:
    """Make a tree's atlases; return their modification times and contents."""
    command = [sys.executable, "-c", "from sim.atlas import freshness; freshness.ensure()"]
    subprocess.run(command, cwd=root, check=True)
    files = (root / "atlas").glob("*.bin")
    return {file.stem: (file.stat().st_mtime_ns, file.read_bytes()) for file in files}


def test_they_are_painted_once(copy):
    made = ensure(copy)
    assert {name: content for name, (_, content) in made.items()} == {
        name: catalogue.paint(name) for name in catalogue.names()
    }
    assert ensure(copy) == made
    assert {path.suffix for path in (copy / "atlas").iterdir()} == {".bin", ""}, "no drafts"


def test_one_that_is_missing_is_painted_and_one_that_nobody_knows_goes(copy):
    made = ensure(copy)
    (copy / "atlas" / "table_9_0_12.bin").unlink()
    (copy / "atlas" / "old.bin").write_bytes(b"")
    again = ensure(copy)
    assert again.keys() == made.keys()
    assert again["table_9_0_12"][1] == made["table_9_0_12"][1]


CHANGES = [
    ("sim/atlas/art/cell_art.py", 'b"iiiiiiiii" * 9', 'b"iiiiiiiir" * 9', "table_9_0_12"),
    ("sim/atlas/tiles.py", "_OPEN, _REACHED, _NONE", "_REACHED, _OPEN, _NONE", "notches_11"),
    (
        "firmware/number_drop/widgets/dice.py",
        "(13, 12, 9, 9)",
        "(13, 12, 9, 8)",
        "table_low_8",
    ),
    ("engine/number_drop/shapes.py", '"###/.#./.#."', '"##./.##/..#"', "table_paged_6"),
]  # a source, what is changed in it, and the atlas that shows it


@pytest.mark.parametrize(("source", "old", "new", "changed"), slow.rows_but(CHANGES[:1], CHANGES))
def test_what_they_show_is_never_older_than_its_source(copy, source, old, new, changed):
    made = ensure(copy)
    text = (copy / source).read_text("utf-8")
    assert text.count(old) == 1
    (copy / source).write_text(text.replace(old, new), "utf-8")
    assert ensure(copy)[changed][1] != made[changed][1]


def test_no_source_is_forgotten():
    modules = project_modules("engine", "firmware", "sim")
    painting = [name for name in modules if name.startswith("sim.atlas.")]
    imported = {target.module for name in painting for target in imports_of(name, modules)}
    imported -= {"firmware.games", "sim.blinka", "sim.project"}  # a game's name; Blinka; ROOT
    imported -= {"sim.command_line"}  # how it starts and exits as a program
    looked_at = set(folder.sources())
    forgotten = [name for name in imported if name in modules and modules[name] not in looked_at]
    assert forgotten == [] and len(painting) > 8


# --- on the drive ---


@pytest.mark.parametrize("board", slow.boards())
def test_a_drive_has_just_the_atlases_that_its_screens_load(board, monkeypatch):
    opened = set()

    whole = open

    def note(path, *how, **more):
        opened.add(Path(str(path)))
        return whole(path, *how, **more)

    monkeypatch.setattr("builtins.open", note)
    for game in games.NAMES:
        atlas.forget()  # what a previous handheld has loaded
        device = Handheld(board=board)
        device.app.session.offer(game)
        device.start(1)
        device.app.navigator.run_transitions()
    loaded = {path.relative_to(ROOT) for path in opened if path.parent == folder.FOLDER}
    assert loaded == set(drive.atlases([board]))


def test_a_drive_for_all_has_them_once_and_a_board_says_its_size_in_figures():
    every = [set(drive.atlases([name])) for name in board_files.names()]
    assert set(drive.atlases(board_files.names())) == set().union(*every)
    for name in board_files.names():
        display = Handheld(board=name).display
        assert board_files.screen_size(name) == (display.width, display.height)


def test_the_page_has_those_of_every_board():
    every = {
        place.as_posix(): content for place, content in drive.atlases(board_files.names()).items()
    }
    assert every.items() <= page_text.files().items()


@pytest.mark.parametrize("size", [8, 9])
def test_a_zero_is_as_round_below_as_above(size):
    _, ink, *_ = cell_art.DIGITS[0]
    bitmap = cells.colour(size)
    rows = [tuple(bitmap[x, y] == ord(ink) & 15 for x in range(size)) for y in range(size)]
    digit = [row for row in rows if any(row)]
    assert len(digit) >= 6 and digit == digit[::-1]


def failed(root: Path, *arguments: str) -> str:
    """Return the error message of a command that fails for lack of atlases."""
    command = [sys.executable, "-m", *arguments]
    ran = subprocess.run(command, cwd=root, capture_output=True, text=True, check=False)
    assert (ran.returncode, ran.stdout) == (2, "")
    return ran.stderr


def test_where_they_cannot_be_written_one_line_says_so(copy):
    (copy / "atlas").write_bytes(b"")  # no folder can be created there
    output = failed(copy, "sim", "--view", "none")
    assert output.startswith("sim: the atlases cannot be painted: ") and output.count("\n") == 1
    assert str(copy / "atlas") in output


def test_what_they_cannot_be_painted_from_is_named(copy):
    file = copy / "sim" / "atlas" / "art" / "cell_art.py"
    file.write_text("_FILLED = = 1\n" + file.read_text("utf-8"), "utf-8")
    output = failed(copy, "sim.bundle", "--out", "new", "--board", "pygamer")
    line = "the atlases cannot be painted: sim/atlas/art/cell_art.py, line 1: SyntaxError: "
    assert output == f"bundle: {line}invalid syntax\n"
