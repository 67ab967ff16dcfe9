"""A board's traceback is translated by the bundle's map into what the sources would report."""

import re
from pathlib import Path

import pytest

from sim.bundler import bundle_folder, mpy, pipeline
from sim.bundler.program import Plan, Program
from sim.bundler.traceback import explanation, traceback_map
from sim.bundler.traceback.origins import Origins
from tests.vm import machine

# Ten levels, each of a different kind; all modules but `apart` are joined in `engine/town.py`.
SOURCES = {
    "walls": '''"""Walls."""

WIDTH = 3


class Wall:
    """One."""

    height = 2

    def tallest(self, storeys=1):
        """Call on."""
        for storey in range(storeys):
            if storey > WIDTH:
                return 0
            elif storey >= 0:
                return self.roof
        return 1

    @property
    def roof(self):
        try:
            return self.build(
                self.height,
                WIDTH,
            )
        finally:
            self.height = 1

    def build(self, height, width):
        def bricks(count):
            return (lambda each: each // (count - count))(height)

        return bricks(width)
''',
    "towers": '''"""Towers."""

from engine.walls import WIDTH, Wall


class Tower(Wall):
    """Higher."""

    def __init__(self, storeys):
        self.storeys = storeys
        self.walls = [wall.tallest(WIDTH) for wall in (Wall(),)]


def raised():
    with open("stones", "w"):
        return Tower(storeys=2)
''',
    "apart": '''"""By itself."""

from engine import town


def visit(town_hall, *, at_once=True):
    if at_once:
        x = 1
        return town.dig(town_hall, x)
''',
    "town": '''"""The host."""

from engine.towers import raised


def dig(depth, count):
    while depth:
        return [
            depth,
            raised(), count,
        ]
''',
}
START = "from engine.apart import visit\nvisit(7)"
FRAME = re.compile(r'File "([^"]+)", lines? (\d+)(?:-(\d+))?, in (\S+)')


def raised(files: dict[str, str | bytes], script: str = START) -> str:
    """Return the machine's traceback, without the levels outside the files."""
    with pytest.raises(machine.MachineError) as caught:
        machine.run(script, {"engine/__init__.py": "", **files})
    lines = str(caught.value).splitlines()
    return "\n".join(line for line in lines if '"<stdin>"' not in line and '"script"' not in line)


def small_bundle(
    sources: dict[str, str], has_lines: bool = True
) -> tuple[dict[str, str | bytes], traceback_map.TracebackMap]:
    """Return compiled modules of engine/ with short names, joined in `town`, and their map."""
    own = {Path("engine", f"{name}.py"): text.encode() for name, text in sources.items()}
    # The script calls one function by its name.
    program = Program(own, [START.encode()], Plan(joined={Path("engine/town.py"): ()}))
    made = pipeline.shorten(program)
    files: dict[str, str | bytes] = {}
    for place, text in made.items():
        name = place.with_suffix(".mpy").as_posix()
        files[name] = mpy.compile_source(text, name, has_lines)
    written = traceback_map.text(program.origins, program.origins.lines, {}, "0123abcd", has_lines)
    return files, traceback_map.TracebackMap(written, "the map")


def frames(message: str) -> list[tuple[str, int, int, str]]:
    """Return file, first line, last line and function of each level of a traceback."""
    return [
        (file, int(first), int(last or first), function)
        for file, first, last, function in FRAME.findall(message)
    ]


def test_ten_levels_are_reported_as_in_the_sources():
    own = raised({f"engine/{name}.py": text for name, text in SOURCES.items()})
    files, known = small_bundle(SOURCES)
    assert set(files) == {"engine/town.mpy", "engine/apart.mpy"}
    board = raised(files)
    output = explanation.explain(board, known)
    assert output.splitlines()[-1] == own.splitlines()[-1]
    levels = list(zip(frames(own), frames(output), strict=True))
    assert len(levels) == 10
    for (file, line, _, function), (said_file, first, last, said) in levels:
        assert (said_file, said.rpartition(".")[2]) == (file, function)
        assert first <= line <= last, (file, line)
    assert [said for *_, said in frames(output)] == [
        "visit",
        "dig",
        "raised",
        "Tower.__init__",
        "Tower.__init__.<listcomp>",
        "Wall.tallest",
        "Wall.roof",
        "Wall.build",
        "Wall.build.bricks",
        "Wall.build.bricks.<lambda>",
    ]
    assert not {"raised", "tallest", "dig", "bricks"} & {said for *_, said in frames(board)}


def test_without_line_numbers_the_functions_are_reported():
    files, known = small_bundle(SOURCES, has_lines=False)
    output = explanation.explain(raised(files), known).splitlines()
    assert output[1] == '  File "engine/apart.py", lines 6-9, in visit'
    assert output[4].startswith('  File "engine/towers.py", lines 9-11, in Tower.__init__')


@pytest.mark.parametrize(
    ("failing", "message"),
    [
        ("return self.roof.north", "AttributeError: 'int' object has no attribute 'north'"),
        ("return self.north", "AttributeError: 'Wall' object has no attribute 'north'"),
    ],
)
def test_the_names_in_an_error_are_the_sources(failing, message):
    """They are short names where something else in the program has them."""
    text = (
        "from engine.town import Town\nclass Wall:\n    roof = 1\n"
        f"    def build(self, floor):\n        {failing}\n"
    )
    town = "class Town:\n    def __init__(self, tall):\n        self.north = tall\nnorth = 2\n"
    visit = "from engine.walls import Wall\ndef visit(one):\n    Wall().build(one)\n"
    files, known = small_bundle({"walls": text, "town": town, "apart": visit})
    board = raised(files)
    assert message not in board
    assert explanation.explain(board, known).splitlines()[-1] == message


def test_what_a_name_may_mean_is_listed_where_it_is_not_certain():
    names = "class Well:\n    def dig(self): pass\nclass Wall:\n    def build(self): pass\n"
    visit = "def visit(one):\n    one.dig()\n    one.build()\n"
    files, known = small_bundle({"town": names, "apart": visit})
    new = next(name for name, old in known.attributes.items() if old == ["build", "dig"])
    error = f"AttributeError: 'int' object has no attribute '{new}'"
    board = f'  File "engine/apart.mpy", line 1, in visit\n{error}\n'
    assert explanation.explain(board, known).endswith(f"{error}\n  {new} may be: build, dig\n")


def test_all_else_in_the_text_stays_as_it_is():
    _, known = small_bundle(SOURCES)
    around = "code.py output:\nbundle 0123abcd\n\nTraceback (most recent call last):\n"
    own = '  File "mine.py", line 3, in b\n'
    board = around + own + '  File "/engine/apart.mpy", line 2, in visit\r\nMemoryError:\n\nDone.\n'
    output = explanation.explain(board, known)
    assert output.startswith(around + own + '  File "engine/apart.py", line 3, in <module>\n')
    assert output.endswith("MemoryError:\n\nDone.\n")


@pytest.mark.parametrize(
    ("message", "complaint"),
    [
        (
            "bundle 76543210\n",
            "the traceback is from bundle 76543210, but the map is from 0123abcd",
        ),
        ("all is well\n", "there is no traceback of this bundle in it"),
        ('  File "engine/roof.mpy", line 2, in a\n', "there is no traceback of this bundle in it"),
    ],
)
def test_a_text_of_another_bundle_is_one_line(message, complaint):
    _, known = small_bundle(SOURCES)
    with pytest.raises(traceback_map.MapError) as caught:
        explanation.explain(message, known)
    assert str(caught.value) == complaint


def test_a_bundle_is_known_by_its_id_and_its_map_next_to_it(tmp_path):
    out = tmp_path / "drive"
    files = {Path("code.py"): b"1"}
    assert traceback_map.id_of(files) != traceback_map.id_of({Path("code.py"): b"2"})
    files[traceback_map.ID_FILE] = traceback_map.id_file(traceback_map.id_of(files))
    assert files[traceback_map.ID_FILE].decode() == f"bundle {traceback_map.id_of(files)}\n"
    beside = traceback_map.path(out)
    for text in ("{}", "[]", "all is well"):
        beside.write_text(text)
        assert bundle_folder.alien(out) == beside
        with pytest.raises(traceback_map.MapError, match="is not a map of a bundle"):
            traceback_map.read(beside)
    beside.write_text('{"kind": "number-drop traceback map 0"}')
    assert bundle_folder.alien(out) is None, "an earlier version's"
    beside.write_text(traceback_map.text(Origins(), (), {}, "0123abcd", True))
    assert bundle_folder.alien(out) is None
    bundle_folder.write(out, files, beside.read_text())
    assert traceback_map.read(beside).id == "0123abcd" and bundle_folder.alien(out) is None
    bundle_folder.write(out, files)
    assert not beside.exists(), "sources need none"
